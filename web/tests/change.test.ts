import { expect, test } from "vitest";
import { changed } from "../src/scene/change";
import { boat, scene } from "./fixtures";

const before = scene({ pieces: [boat("b1", "a1"), boat("b2", "b2")] });

test("only what changed is a new object", () => {
  const after = changed(before, { pieces: [boat("b1", "a1"), boat("b2", "c2")] });
  expect(after.pieces[0]).toBe(before.pieces[0]);
  expect(after.pieces[1]).toMatchObject({ space: "c2" });
  expect(after.spaces).toBe(before.spaces);
});

test("a part sent again unchanged stays the same", () => {
  expect(changed(before, { pieces: structuredClone(before.pieces) }).pieces).toBe(before.pieces);
});

test("pieces that left are gone", () => {
  expect(changed(before, { pieces: [boat("b2", "b2")] }).pieces.map(({ id }) => id)).toEqual(["b2"]);
});
