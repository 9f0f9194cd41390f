import { expect, test } from "vitest";
import { layout } from "../src/scene/geometry";
import { stand, unmoved } from "../src/scene/stacks";
import { boat, scene } from "./fixtures";

const where = layout(scene());

test("a lone piece stands in the middle of its space", () => {
  const [one] = stand([boat("b1", "b2")], where);
  expect([one!.x, one!.y]).toEqual([where.spaces.get("b2")!.x, where.spaces.get("b2")!.y]);
});

test("two or three alike fan a little, four and more become one with a count", () => {
  expect(stand([boat("b1", "a1"), boat("b2", "a1")], where)).toHaveLength(2);
  const many = stand(["1", "2", "3", "4"].map((id) => boat(id, "a1")), where);
  expect(many.map(({ n }) => n)).toEqual([4]);
});

test("a crowd of two kinds becomes one of each, with counts", () => {
  const crowd = [boat("1", "a1"), boat("2", "a1"), boat("3", "a1"), boat("4", "a1", { owner: 1 })];
  expect(stand(crowd, where).map(({ n }) => n)).toEqual([3, 1]);
});

test("layers are drawn low to high", () => {
  const pieces = [boat("rider", "a1", { layer: "rider" }), boat("hull", "a1"), boat("isle", "a1", { layer: "ground" })];
  expect(stand(pieces, where).map(({ piece }) => piece.id)).toEqual(["isle", "hull", "rider"]);
});

test("a piece on an unknown space is not drawn", () => {
  expect(stand([boat("b1", "z9")], where)).toEqual([]);
});

test("what stands as before is the same object", () => {
  const [still, goes] = [boat("b1", "a1"), boat("b2", "b2")];
  const before = stand([still, goes], where);
  const after = unmoved(before, stand([still, boat("b2", "c2")], where));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
