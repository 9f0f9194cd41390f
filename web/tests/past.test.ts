import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Past } from "../src/follow/past.svelte";
import { Steady } from "../src/follow/steady";
import { scene } from "./fixtures";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function seen(...plies: number[]): Past {
  const past = new Past();
  for (const ply of plies) past.note({ ply, seq: ply * 2, scene: scene() });
  return past;
}
const ply = (past: Past): number | null => past.at?.ply ?? null;

test("the table is stepped back and forth, and stands at its end again", async () => {
  const past = seen(1, 2, 3);
  expect([await past.step(-1), ply(past), await past.step(-1), ply(past), await past.step(-1)]).toEqual([true, 2, true, 1, false]);
  expect([await past.step(1), await past.step(1), ply(past), await past.step(1)]).toEqual([true, true, null, false]);
});

test("what this page has not seen is fetched", async () => {
  const past = new Past((at) => Promise.resolve({ ply: at, seq: at * 2, scene: scene() }));
  past.note({ ply: 3, seq: 6, scene: scene() });
  expect([await past.step(-1), ply(past), await past.step(-1), ply(past)]).toEqual([true, 2, true, 1]);
  past.live();
  expect([await past.again(1, 350), ply(past), past.length]).toEqual([true, 0, 4]);
});

test("what happens meanwhile leaves the reader where he is", async () => {
  const past = seen(1, 2);
  await past.step(-1);
  past.note({ ply: 3, seq: 6, scene: scene() });
  expect(ply(past)).toBe(1);
  expect([past.live(), ply(past), past.live()]).toEqual([true, null, false]);
});

test("what was taken back is gone", () => {
  const past = seen(1, 2, 3);
  past.note({ ply: 1, seq: 9, scene: scene() });
  expect(past.length).toBe(2);
});

test("since an entry everything is shown again, a beat each, up to the end", async () => {
  const past = seen(1, 2, 3);
  expect([await past.again(3, 350), ply(past), past.playing]).toEqual([true, 1, true]);
  vi.advanceTimersByTime(350);
  expect(ply(past)).toBe(2);
  vi.advanceTimersByTime(350);
  expect([ply(past), past.playing]).toEqual([null, false]);
  expect(await past.again(6, 350)).toBe(false);
});

test("a line of the log leads to its position, if this page has seen it", () => {
  const past = seen(3, 4, 5);
  expect([past.to(8), ply(past), past.to(1)]).toEqual([true, 4, false]);
});

test("a region that once had a place keeps it", () => {
  const steady = new Steady();
  expect([0, 118, 0, 58].map((high) => steady.see(high))).toEqual([0, 118, 118, 118]);
});
