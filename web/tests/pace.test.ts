import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/state/pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("things are shown one after another", () => {
  const [pace, shown] = [new Pace(), [] as string[]];
  pace.add({ ms: 700, show: () => shown.push("roll") });
  pace.add({ ms: 300, show: () => shown.push("move") });
  expect(shown).toEqual(["roll"]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(["roll", "move"]);
});

test("a key or a click finishes what runs", () => {
  const [pace, shown] = [new Pace(), [] as number[]];
  for (const n of [1, 2, 3]) pace.add({ ms: 500, show: () => shown.push(n) });
  pace.finish();
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.busy).toBe(false);
});

test("a long queue jumps to its end", () => {
  const [pace, shown] = [new Pace(), [] as number[]];
  for (let n = 0; n < 20; n++) pace.add({ ms: 700, show: () => shown.push(n) });
  expect(shown.length).toBeGreaterThan(14);
});
