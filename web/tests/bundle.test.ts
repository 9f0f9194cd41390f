import { expect, test } from "vitest";
import { chosen, mayAdd, total } from "../src/scene/bundle";
import { choice } from "./fixtures";

const handfuls = [choice(["gather"], { bundle: { food: 2, wood: 1 } }), choice(["gather"], { bundle: { food: 3 } })];
const stepper = { parts: [{ id: "food" }, { id: "wood" }], total: 3 };

test("a handful is chosen when its counts are met exactly", () => {
  expect(chosen(handfuls, { food: 2, wood: 1 })?.act).toBe(handfuls[0]!.act);
  expect(chosen(handfuls, { food: 2 })).toBeNull();
  expect(chosen(handfuls, { food: 3, wood: 0 })?.act).toBe(handfuls[1]!.act);
});

test("one more is offered only where it can still lead to a handful", () => {
  expect(mayAdd(handfuls, stepper, { food: 2 }, "wood")).toBe(true);
  expect(mayAdd(handfuls, stepper, { food: 2, wood: 1 }, "food")).toBe(false);
  expect(mayAdd(handfuls, stepper, { wood: 1 }, "wood")).toBe(false);
  expect(total({ food: 2, wood: 1 })).toBe(3);
});
