import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Film, LIMITS, sort, waits, type Beat, type Limits } from "../src/follow/film";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown: string[] = [];
const beat = (name: string, parts: Partial<Beat> = {}): Beat => ({ bot: 1, sort: "other", look: 0, show: () => void shown.push(name), ...parts });
let limits: Limits | null;
let waiting: number | null;
let film: Film;
beforeEach(() => {
  shown.length = 0;
  [limits, waiting] = [LIMITS.normal, null];
  film = new Film(() => limits, (bot) => (waiting = bot));
});
const after = (ms: number): string => {
  vi.advanceTimersByTime(ms);
  return shown.join("");
};

describe("a bot's turn", () => {
  test("begins after a moment, and a beat comes after another", () => {
    for (const name of "abc") film.add(beat(name));
    expect([after(449), waiting]).toEqual(["", 1]);
    expect(after(1)).toBe("a");
    expect(after(349)).toBe("a");
    expect([after(1), after(350), waiting]).toEqual(["ab", "abc", null]);
  });

  test("that thinks for itself is not made to wait as well", () => {
    film.add(beat("a"));
    after(450);
    after(2000);
    film.add(beat("b"));
    expect(after(0)).toBe("ab");
  });

  test("lasts three seconds at most, however much happens", () => {
    for (let n = 0; n < 40; n++) film.add(beat("x"));
    expect(after(3000)).toHaveLength(40);
  });

  test.each(["slow", "normal"] as const)("all bots together keep to the limit of %s", (pace) => {
    limits = LIMITS[pace];
    for (let bot = 0; bot < 9; bot++) for (let n = 0; n < 9; n++) film.add(beat("x", { bot }));
    expect(after(LIMITS[pace]!.all - 1).length).toBeLessThan(82);
    expect(after(1)).toHaveLength(81);
  });

  test("at a fast pace is one picture, after the bot's before", () => {
    limits = LIMITS.fast;
    for (const name of "abc") film.add(beat(name, { bot: 1 }));
    for (const name of "xyz") film.add(beat(name, { bot: 2 }));
    expect([after(250), after(250), waiting]).toEqual(["abc", "abcxyz", null]);
  });

  test("is there at once, if that is the pace", () => {
    limits = LIMITS.once;
    for (const name of "abc") film.add(beat(name));
    expect([after(0), waiting]).toEqual(["abc", null]);
  });

  test("nothing is filmed where nobody looks", () => {
    limits = null;
    for (const name of "abc") film.add(beat(name));
    expect(after(0)).toBe("abc");
  });

  test("is finished by a key or a click, which is told", () => {
    for (const name of "abc") film.add(beat(name));
    expect([film.finish(), after(0), waiting, film.finish()]).toEqual([true, "abc", null, false]);
  });
});

describe("people's moves", () => {
  const person = (name: string, look = 700): Beat => beat(name, { bot: null, look });

  test("are shown one after another", () => {
    film.add(person("a"));
    film.add(person("b"));
    expect([after(0), after(700)]).toEqual(["a", "ab"]);
  });

  test("never lag more than three seconds behind", () => {
    for (let n = 0; n < 20; n++) film.add(person("x"));
    expect(after(0).length).toBeGreaterThan(14);
  });

  test("a bot's first move waits until a die has rolled", () => {
    film.add(person("a", 1000));
    film.add(beat("b"));
    expect([after(999), after(1)]).toEqual(["a", "ab"]);
  });
});

describe("what does not fit is merged", () => {
  const of = (...sorts: Beat["sort"][]): { sort: Beat["sort"] }[] => sorts.map((one) => ({ sort: one }));

  test("steps first, then draws, then payments; the end is never cut", () => {
    const beats = of("walk", "walk", "walk", "draw", "draw", "pay", "pay", "other");
    expect(waits(beats, 400, 300, 9999)).toEqual([400, 300, 300, 300, 300, 300, 300, 300]);
    expect(waits(beats, 400, 300, 2000)).toEqual([400, 0, 0, 300, 300, 300, 300, 300]);
    expect(waits(beats, 400, 300, 1800)).toEqual([400, 0, 0, 300, 0, 300, 300, 300]);
    expect(waits(beats, 400, 300, 1400)).toEqual([400, 0, 0, 300, 0, 300, 0, 300]);
    expect(waits(beats, 400, 300, 700)).toEqual([0, 0, 0, 0, 0, 300, 0, 300]);
  });

  test("a beat is what its cues are", () => {
    expect([sort(["move", "quiet"]), sort(["card"]), sort(["gain", "loss"]), sort(["roll", "move"]), sort(["move", "capture"])]).toEqual(["walk", "draw", "pay", "other", "other"]);
  });
});
