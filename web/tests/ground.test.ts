import { expect, test } from "vitest";
import { Ground, grown, type Opening } from "../src/board/ground";
import { CELL, layout } from "../src/scene/geometry";
import type { Space } from "../src/generated/scene";

const hexes = (...ids: [string, number, number][]): Space[] => ids.map(([id, x, y]) => ({ id, shape: "hex", at: [x, y], label: id }));
const laid = (spaces: Space[]) => layout({ board: { size: [3, 3] }, spaces }).spaces;
const around = (spaces: ReturnType<typeof laid>) => {
  const all = [...spaces.values()];
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return { x, y, w: Math.max(...all.map((one) => one.x)) - x, h: Math.max(...all.map((one) => one.y)) - y };
};

const TIGHT: Opening = { size: "tight", sees: (frame) => frame };
const WIDE: Opening = { size: "wide", sees: (frame) => grown(frame, 3 * CELL) };

test("a tile beside the others moves nothing, wherever the scene now counts from", () => {
  const ground = new Ground();
  const first = laid(hexes(["a", 0, 0], ["b", 1, 0]));
  const before = ground.see("island", 0, first, around(first), TIGHT).box;
  const next = laid(hexes(["a", 1, 0], ["b", 2, 0], ["c", 0, 0])); // one further left: everything is counted from there
  const { box, shift } = ground.see("island", 0, next, around(next), TIGHT);
  expect(shift).toEqual({ x: -CELL, y: 0 });
  expect([box.x - CELL, box.w]).toEqual([before.x, before.w]); // the same frame, in the units of the newest scene
});

test("a tile that has no room makes the frame larger on its side alone", () => {
  const ground = new Ground();
  const first = laid(hexes(["a", 0, 0], ["b", 1, 0]));
  const before = ground.see("island", 0, first, around(first), TIGHT).box;
  const next = laid(hexes(["a", 0, 0], ["b", 1, 0], ["c", 4, 0]));
  const { box } = ground.see("island", 0, next, around(next), TIGHT);
  expect([box.x, box.y, box.h]).toEqual([before.x, before.y, before.h]);
  expect(box.x + box.w).toBeGreaterThan(4 * CELL);
});

test("what the window shows beyond the frame is room enough, between two turns too", () => {
  const ground = new Ground();
  const first = laid(hexes(["a", 0, 0], ["b", 1, 0]));
  const before = ground.see("island", 0, first, around(first), WIDE).box;
  const next = laid(hexes(["a", 0, 0], ["b", 1, 0], ["c", 3, 0]));
  expect(ground.see("island", 0, next, around(next), WIDE).box).toEqual(before);
  expect(ground.see("island", 1, next, around(next), WIDE).box).toEqual(before);
});

test("each size of the window has a frame of its own", () => {
  const ground = new Ground();
  const first = laid(hexes(["a", 0, 0], ["b", 1, 0]));
  const before = ground.see("island", 0, first, around(first), WIDE).box;
  const next = laid(hexes(["a", 0, 0], ["b", 1, 0], ["c", 4, 0]));
  expect(ground.see("island", 0, next, around(next), TIGHT).box.w).toBeGreaterThan(before.w);
  expect(ground.see("island", 0, next, around(next), WIDE).box).toEqual(before);
});
