import { expect, it } from "vitest";
import { inflate, overlap, place, tail } from "../src/teach/place";

const AREA = { x: 240, y: 120, w: 740, h: 670 };
const CARD = { w: 306, h: 260 };

it("stands beside what it speaks of, over none of it", () => {
  const taken = [{ x: 515, y: 495, w: 64, h: 64 }, { x: 515, y: 366, w: 64, h: 64 }, { x: 579, y: 430, w: 64, h: 64 }].map((one) => inflate(one, 12));
  const found = place(CARD, AREA, taken, { x: 547, y: 527 })!;
  expect(taken.some((one) => overlap({ ...found, ...CARD }, one))).toBe(false);
  expect(found.x).toBeGreaterThanOrEqual(AREA.x);
  expect(found.y + CARD.h).toBeLessThanOrEqual(AREA.y + AREA.h);
});

it("takes the place nearest to the first pin", () => {
  const near = place(CARD, AREA, [], { x: 300, y: 200 })!;
  expect(overlap({ ...near, ...CARD }, { x: 300, y: 200, w: 1, h: 1 })).toBe(true);
});

it("docks where no place is free", () => {
  expect(place(CARD, AREA, [AREA], { x: 0, y: 0 })).toBe(null);
  expect(place(CARD, { ...AREA, w: 200 }, [], { x: 0, y: 0 })).toBe(null);
});

it("points its tail at the pin", () => {
  const card = { x: 600, y: 300, ...CARD };
  expect(tail(card, { x: 500, y: 400 })).toEqual({ side: "left", at: 100 });
  expect(tail(card, { x: 950, y: 100 }).side).toBe("right");
  expect(tail(card, { x: 700, y: 100 })).toEqual({ side: "top", at: 100 });
  expect(tail(card, { x: 700, y: 700 }).side).toBe("bottom");
});
