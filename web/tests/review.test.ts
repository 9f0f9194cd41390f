import { expect, test } from "vitest";
import type { Ledger, Ply, Review, StoryView, Value } from "../src/generated/wire";
import type { Choice } from "../src/generated/scene";
import { advised, practisable } from "../src/review/hint.svelte";
import { bars, chance, drawn, heights, mistake, next, part, places, rows, signed } from "../src/review/judging";
import { close, ends, path } from "../src/review/story";

const value = (at: number, band = 0): Value => ({ at, band });
const ply = (n: number, actor: number, at: number, band = 0, more: Partial<Ply> = {}): Ply => ({
  ply: n, action: 1, actor, chances: [value(0.5), value(0.5)], effect: [value(at, band), value(-at, band)], facts: [], open: [], gap: [], moves: [], others: 0, most: 0, falls: [], futures: 8, sampled: false, ...more,
});
const PLIES = [ply(0, -1, 0.05), ply(1, 0, -0.2, 0.05), ply(2, -1, -0.1), ply(3, 1, 0.1, 0.2), ply(6, 0, -0.3, 0.4), ply(8, 0, -0.04, 0.01)];
const review = { game: "x", judge: "club", seats: 2, length: 10, over: true, hidden: false, plies: PLIES, ledgers: [], result: [0, 1] } as unknown as Review;

test("a mistake costs more than 3 points, and surely costs something", () => {
  expect(PLIES.filter(mistake).map((one) => one.ply)).toEqual([1, 8]);
});

test("each ply falls under one heading of a seat", () => {
  expect(PLIES.map((one) => (["own", "others", "dice", "facts"] as const).filter((kind) => part(one, 0, kind)))).toEqual([["dice"], ["own"], ["dice"], ["others"], ["own"], ["own"]]);
});

test("what weighs most stands first, and what is unsure last", () => {
  expect(rows(review, 0, "own").map((row) => [row.ply.ply, row.sure])).toEqual([[1, true], [8, true], [6, false]]);
  expect(rows(review, 0, "dice").map((row) => row.ply.ply)).toEqual([2, 0]);
});

test("mistakes are walked to both ways, mine or anybody's", () => {
  expect([next(review, 0, 1, 0), next(review, 1, 1, 0), next(review, 8, 1, 0), next(review, 8, -1, 0), next(review, 5, -1, null)]).toEqual([1, 8, null, 1, 1]);
  expect(next(review, 0, 1, 1)).toBeNull();
});

test("both bars are equally long", () => {
  const ledger: Ledger = { seat: 0, start: value(0.5), dice: value(-0.27), own: value(-0.31), others: value(0.08), facts: null, result: 0, remainder: 0, expected: 0.1 };
  const { gains, losses } = bars(ledger);
  const sum = (list: { size: number }[]): number => list.reduce((all, one) => all + one.size, 0);
  expect(sum(gains)).toBeCloseTo(sum(losses));
  expect([gains.map((one) => one.name), losses.map((one) => one.name)]).toEqual([["start", "others"], ["dice", "own"]]);
  const won = bars({ ...ledger, result: 1, dice: value(0.73) });
  expect(sum(won.gains)).toBeCloseTo(sum(won.losses));
});

test("the curve ends at the result, and stands still where nothing else could happen", () => {
  expect(heights(review, 1).at(-1)).toEqual({ ply: 10, value: { at: 1, band: 0 } });
  expect(chance(review, 10, 0).at).toBe(0);
  expect(chance(review, 4, 0)).toEqual(PLIES[3]!.chances[0]);
});

const story = (chances: number[][]): StoryView => ({ seat: 0, plies: chances.map((_, i) => 10 * i), goes: chances.map((_, i) => i + 1), chances, turned: null, dice: null, own: null });

test("a game was close to the end where nobody was far ahead before", () => {
  const even = Array.from({ length: 19 }, () => [0.5, 0.5]);
  expect(close(story([...even, [0.35, 0.65], [1, 0]]))).toEqual({ go: 21, most: 65 });
  expect(close(story([[0.5, 0.5], [0.8, 0.2], ...even, [1, 0]]))).toBeNull();
  expect(close(story([[1, 0]]))).toBeNull();
});

test("marks stand side by side where lines end together", () => {
  const y = (share: number): number => 100 * (1 - share);
  expect(ends(story([[0.3, 0.3, 0.4], [0, 0, 1]]), y).map((end) => [end.at, end.beside])).toEqual([[100, 0], [100, 1], [0, 0]]);
  expect(path(story([[0.5], [1]]), 0, (go) => go, y)).toBe("M1.0 50.0L2.0 0.0");
});

test("of more than four seats mine and the leader's are drawn", () => {
  expect(drawn(review, 0)).toEqual([0, 1]);
  expect(drawn({ ...review, result: [0, 0, 1, 0, 0] }, 4)).toEqual([4, 2]);
});

test("places are spaces; a piece stands on its space", () => {
  expect(places(["p", "e5", "button"], new Set(["d4", "e5"]), new Map([["p", "d4"]]))).toEqual(["d4", "e5"]);
  expect(places(["p", "d4"], new Set(["d4"]), new Map([["p", "d4"]]))).toEqual(["d4"]);
});

test("points are signed as in print", () => {
  expect([signed(0.137), signed(-0.31), signed(0.001)]).toEqual(["+14", "−31", "0"]);
});

test("a hint speaks of choices there are, three at most, and only where nobody else plays", () => {
  const choices = [1, 2, 3, 4, 5].map((act) => ({ act, ids: [], label: `${act}` }) as unknown as Choice);
  const moves = [9, 3, 1, 2, 4].map((act) => ({ act, share: value(act / 10), behind: value(0) }));
  expect(advised({ ply: 0, seat: 0, judge: "club", moves, others: 0 }, choices).map((one) => [one.choice.act, one.share])).toEqual([[3, 30], [1, 10], [2, 20]]);
  const table = (kinds: string[]) => ({ status: "playing", lesson: null, seats: kinds.map((kind, i) => ({ kind, yours: i === 0 })) }) as never;
  expect([practisable(table(["player", "bot"])), practisable(table(["player", "player"])), practisable(null)]).toEqual([true, false, false]);
});
