import { expect, test } from "vitest";
import { Ahead } from "../src/state/ahead.svelte";
import { boat, choice, scene } from "./fixtures";

const waiting = scene({ actor: 1, pieces: [boat("p", "a1"), boat("r", "c1"), boat("q", "b1", { owner: 1 })] });
const offering = (...paths: string[][]) => ({ ...waiting, choices: paths.map((ids) => choice(ids)) });

function set(goal: string[]): Ahead {
  const ahead = new Ahead();
  ahead.choose(waiting, 0, ["p", "a1"]);
  ahead.choose(waiting, 0, goal);
  return ahead;
}

test("it begins at an own thing only", () => {
  const ahead = new Ahead();
  expect(ahead.choose(waiting, 0, ["q", "b1"])).toBe(false);
  expect(ahead.choose(waiting, 0, ["a2"])).toBe(false);
  expect(ahead.choose(waiting, 0, ["p", "a1"])).toBe(true);
  expect(ahead.path).toEqual(["p"]);
  ahead.choose(waiting, 0, ["r", "c1"]);
  expect(ahead.path).toEqual(["r"]);
});

test("the same ids are chosen when they are offered", () => {
  expect(set(["a2"]).due(offering(["p", "a2"]))).toEqual(["p", "a2"]);
  expect(set(["q", "b1"]).due(offering(["p", "b1"]))).toEqual(["p", "b1"]);
});

test("it is dropped where they are not, and never answers a window", () => {
  expect(set(["a2"]).due(offering(["p", "b1"]))).toBe("refused");
  expect(set(["a2"]).due({ ...offering(["p", "a2"]), window: { kind: "arrow", title: "An arrow" } })).toBe("window");
});

test("choosing the same thing again, or half of it, leaves nothing", () => {
  const ahead = set(["a2"]);
  ahead.choose(waiting, 0, ["p", "a1"]);
  expect(ahead.path).toEqual([]);
  const half = new Ahead();
  half.choose(waiting, 0, ["p", "a1"]);
  expect(half.due(offering(["p", "a2"]))).toBeNull();
});
