import { afterEach, beforeEach, expect, test, vi } from "vitest";

let reloads: number;
let served: (build: string | null) => void;
let reload: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reloads = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("location", { reload: () => reloads++ });
  ({ served, reload } = await import("../src/net/build"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the page that is served stays as it is, also where none is named", () => {
  for (const build of ["a", "a", "", null, "a"]) served(build);
  vi.advanceTimersByTime(60000);
  expect(reloads).toBe(0);
});

test("another one than ours is loaded, once what was sent had time to be confirmed", () => {
  served("a");
  served("b");
  expect(reloads).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(reloads).toBe(1);
});

test("it does not load itself again and again", () => {
  reload();
  reload();
  expect(reloads).toBe(1);
  vi.advanceTimersByTime(31000);
  reload();
  expect(reloads).toBe(2);
});
