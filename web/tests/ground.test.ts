import { expect, test } from "vitest";
import { Ground, grown, type Opening } from "../src/board/ground";
import type { Box } from "../src/board/viewport.svelte";
import { CELL, layout, type Layout } from "../src/scene/geometry";
import type { Space } from "../src/generated/scene";

const hexes = (...ids: [string, number, number][]): Space[] => ids.map(([id, x, y]) => ({ id, shape: "hex", at: [x, y], label: id }));
const laid = (...ids: [string, number, number][]): Layout => layout({ board: { size: [3, 3] }, spaces: hexes(...ids) });
const around = ({ spaces }: Layout): Box => {
  const all = [...spaces.values()];
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return { x, y, w: Math.max(...all.map((one) => one.x)) - x, h: Math.max(...all.map((one) => one.y)) - y };
};

const TIGHT: Opening = { size: "tight", sees: (frame) => frame };
const WIDE: Opening = { size: "wide", sees: (frame) => grown(frame, 3 * CELL) };
const FIRST = laid(["a", 0, 0], ["b", 1, 0]);

/** What is seen of a layout, where it lies on this ground. */
function seen(ground: Ground, given: Layout, turn = 0, opening = TIGHT): Box {
  const here = ground.settled("island", given);
  return ground.see(turn, here, around(here), opening);
}

test("a tile beside the others moves nothing, wherever the scene now counts from", () => {
  const ground = new Ground();
  const before = seen(ground, FIRST);
  const next = laid(["a", 1, 0], ["b", 2, 0], ["c", 0, 0]); // one further left: everything is counted from there
  expect(seen(ground, next)).toEqual(before);
  expect([...ground.settled("island", next).spaces.values()].map(({ x }) => x)).toEqual([0, CELL, -CELL]);
});

test("a tile that has no room makes the frame larger on its side alone", () => {
  const ground = new Ground();
  const before = seen(ground, FIRST);
  const box = seen(ground, laid(["a", 0, 0], ["b", 1, 0], ["c", 4, 0]));
  expect([box.x, box.y, box.h]).toEqual([before.x, before.y, before.h]);
  expect(box.x + box.w).toBeGreaterThan(4 * CELL);
});

test("what the window shows beyond the frame is room enough, between two turns too", () => {
  const ground = new Ground();
  const before = seen(ground, FIRST, 0, WIDE);
  const next = laid(["a", 0, 0], ["b", 1, 0], ["c", 3, 0]);
  expect(seen(ground, next, 0, WIDE)).toEqual(before);
  expect(seen(ground, next, 1, WIDE)).toEqual(before);
});

test("each size of the window has a frame of its own", () => {
  const ground = new Ground();
  const before = seen(ground, FIRST, 0, WIDE);
  const next = laid(["a", 0, 0], ["b", 1, 0], ["c", 4, 0]);
  expect(seen(ground, next).w).toBeGreaterThan(before.w);
  expect(seen(ground, next, 0, WIDE)).toEqual(before);
});

test("another board begins anew", () => {
  const ground = new Ground();
  seen(ground, FIRST);
  expect(ground.settled("other", laid(["a", 1, 0])).spaces.get("a")!.x).toBe(CELL);
});
