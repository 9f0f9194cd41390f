import { expect, test } from "vitest";
import { foes, neighbours, nextStep, pausing, reach } from "../src/scene/walk";
import { boat, choice, scene } from "./fixtures";

const steps = [choice(["w", "a2"], { walk: { left: 3 } }), choice(["w", "b1"], { walk: { left: 3 } })];
const here = scene({ pieces: [boat("w", "a1"), boat("rock", "b2")], choices: steps });

test("spaces within the steps left are reached, with their cost, around what stands in the way", () => {
  const found = reach(here, steps, neighbours(here.spaces, 1));
  expect(found.get("a2")).toEqual({ cost: 1, path: ["a2"] });
  expect(found.get("a3")).toEqual({ cost: 2, path: ["a2", "a3"] });
  expect(found.get("c2")).toEqual({ cost: 3, path: ["b1", "c1", "c2"] });
  expect(found.has("b2")).toBe(false);
  expect(found.has("c3")).toBe(false);
});

test("a walker keeps off the spaces it avoids", () => {
  const guarded = steps.map((step) => ({ ...step, walk: { left: 3, avoid: ["forest"] } }));
  const wooded = { ...here, spaces: here.spaces.map((space) => (space.id === "a3" ? { ...space, style: "forest" } : space)) };
  const found = reach(wooded, guarded, neighbours(wooded.spaces, 1));
  expect(found.has("a3")).toBe(false);
  expect(found.has("c2")).toBe(true);
});

test("a scene's own neighbours win over nearness", () => {
  const near = neighbours([{ id: "a1", shape: "square", at: [0, 0], label: "a1", near: ["c3"] }, ...here.spaces], 1);
  expect(near("a1")).toContain("a2");
  expect(neighbours([{ id: "x", shape: "circle", at: [0, 0], label: "x", near: ["c3"] }], 1)("x")).toEqual(["c3"]);
});

test("the next step of a walk is sent only while the game offers it", () => {
  expect(nextStep(here, ["w"], "a2")?.act).toBe(steps[0]!.act);
  expect(nextStep(here, ["w"], "a3")).toBeNull();
});

test("a walk pauses where the game says so of one step, and not of all", () => {
  const [crown, free] = [choice(["w", "a2"], { walk: { left: 3, pause: ["crown"] } }), choice(["w", "b1"], { walk: { left: 3 } })];
  const offering = scene({ choices: [crown, free, choice(["w", "c1"], { tone: "capture" })] });
  expect([pausing(offering, crown), pausing(offering, free), foes(offering)]).toEqual([true, false, []]);
  const other = { ...free, walk: { left: 3, pause: ["crown"] } };
  const always = scene({ choices: [crown, other, choice(["w", "c1"], { tone: "capture" })] });
  expect([pausing(always, crown), foes(always)]).toEqual([false, ["w c1"]]);
});
