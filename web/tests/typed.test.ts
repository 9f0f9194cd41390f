import { expect, test } from "vitest";
import { complete } from "../src/scene/typed";
import { boat, choice, scene } from "./fixtures";

const here = scene({
  pieces: [boat("S-M1", "a1"), boat("S-M2", "c1")],
  choices: [choice(["S-M1", "a2"]), choice(["S-M1", "b1"]), choice(["S-M2", "b1"]), choice(["t1"], { menu: "Look" })],
});

test("a move is typed as the log writes it: where from, where to", () => {
  expect(complete(here, "a1 a2").exact?.act).toBe(here.choices[0]!.act);
  expect(complete(here, "c1 B1").exact?.act).toBe(here.choices[2]!.act);
});

test("half a move offers what it can become", () => {
  expect(complete(here, "a1").choices).toHaveLength(2);
  expect(complete(here, "a1 b").choices.map(({ act }) => act)).toEqual([here.choices[1]!.act]);
  expect(complete(here, "").choices).toHaveLength(4);
});

test("a menu item is a word of its own", () => {
  expect(complete(here, "t1 look").exact?.act).toBe(here.choices[3]!.act);
});

test("nonsense offers nothing", () => {
  expect(complete(here, "z9 z8")).toEqual({ choices: [], exact: null });
});
