import { expect, test } from "vitest";
import { whole } from "../src/net/patch";
import type { Scene } from "../src/generated/scene";

const piece = (id: string, space: string) => ({ id, space, icon: "crown", label: id });
const before = { pieces: [piece("a", "a1"), piece("b", "b1")], zones: [{ id: "z" }], choices: [] } as unknown as Scene;

test("items told by their place stand in a new list, the others are the same objects", () => {
  const parts = whole(before, { scene: { actor: 1 }, patch: { pieces: [[1, piece("b", "b2")]] } });
  expect(parts.actor).toBe(1);
  expect(parts.pieces).toEqual([piece("a", "a1"), piece("b", "b2")]);
  expect(parts.pieces![0]).toBe(before.pieces[0]);
  expect(before.pieces[1]!.space).toBe("b1");
  expect(parts.zones).toBeUndefined();
});

test("an update with an empty patch is its parts", () => {
  expect(whole(before, { scene: { actor: 0 }, patch: {} })).toEqual({ actor: 0 });
});
