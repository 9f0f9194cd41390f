import { afterEach, expect, test, vi } from "vitest";
import { byLength, expected } from "../src/home/expected";
import { keepWish, lastWish, seated } from "../src/home/last";
import { obstacle } from "../src/home/rating";
import { answers, company } from "../src/home/levels";
import type { GameView, SeatAsked } from "../src/generated/wire";

const lengths = [
  { seats: 2, value: "short", goes: 60, decisions: 400 },
  { seats: 2, value: "long", goes: 120, decisions: 800 },
];
const game = { slug: "lantern", seats: [2, 3], levels: ["novice", "club"], seconds: { novice: 0, club: 0.1 }, length: "tide", lengths, options: [{ name: "tide" }] } as unknown as GameView;
const [me, bot]: SeatAsked[] = [{ kind: "me" }, { kind: "bot", level: "club" }];
afterEach(() => vi.unstubAllGlobals());

test("a game is expected to take what people and bots take for what was measured, in steps of five minutes", () => {
  expect(expected(game, [me!, me!], { tide: "short" })).toEqual({ minutes: 70, weeks: 9 });
  expect(expected(game, [me!, bot!], { tide: "short" })).toEqual({ minutes: 35, weeks: 5 });
  expect(expected(game, [me!, bot!], { tide: "long" })?.minutes).toBe(70);
});

test("short games stand first", () => {
  expect(byLength(game, ["long", "short"])).toEqual(["short", "long"]);
});

test("where nothing was measured nothing is said", () => {
  expect(expected(game, [me!, bot!, bot!], { tide: "short" })).toBeNull();
});

test("chairs that come are bots like the last one, and the first is one's own", () => {
  const novice: SeatAsked = { kind: "bot", level: "novice" };
  expect(seated(game, [], 2)).toEqual([me, bot]);
  expect(seated(game, [me!, novice], 3)).toEqual([me, novice, novice]);
  expect(company(seated(game, [], 3))).toBe("1 person, 2 bots");
});

test("a game opens as its last table was, as far as it still has that", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  expect(lastWish(game)).toMatchObject({ chairs: [me, bot], preset: "recommended", clock: "none" });
  keepWish("lantern", { chairs: [me!, me!, { kind: "bot", level: "gone" }], preset: "printed", options: { tide: "long" }, clock: "slow", listed: true });
  expect(lastWish(game)).toEqual({ chairs: [me, bot], preset: "printed", options: { tide: "long" }, clock: "slow", listed: true });
});

test("what is in the way of a rated table is named", () => {
  const two = [me!, bot!];
  expect(obstacle(two, "quick", {}, {})).toBeNull();
  expect(obstacle(two, "none", {}, {})).toBe("clock");
  expect(obstacle([me!], "quick", {}, {})).toBe("alone");
  expect(obstacle([bot!, bot!], "quick", {}, {})).toBe("bots");
  expect([obstacle([me!, me!], "quick", {}, {}), obstacle([me!, { kind: "screen" }], "quick", {}, {})]).toEqual(["screen", "screen"]);
  expect(obstacle(two, "quick", { tide: "long" }, { tide: "short" })).toBe("rules");
  expect(obstacle(two, "quick", { tide: "short" }, { tide: "short" })).toBeNull();
});

test("the time of an answer in words", () => {
  expect([answers(0.1), answers(1), answers(10)]).toEqual(["answers at once", "about a second", "up to 10 seconds"]);
});
