import { expect, test } from "vitest";
import { again, chosen, decided, numbers, remember, saying } from "../src/scene/bundle";
import { choice } from "./fixtures";

const bundles: Record<string, number>[] = [{ food: 3 }, { food: 2, wood: 1 }, { food: 2, gold: 1 }, { wood: 3 }];
const handfuls = bundles.map((bundle) => choice(["gather"], { bundle }));
const [threeFood, , foodAndGold, threeWood] = handfuls;
const stepper = { parts: [{ id: "food" }, { id: "wood" }, { id: "gold" }], total: 3 };

test("a number for each part; what nothing else fits is decided by itself", () => {
  expect(numbers(handfuls, "food")).toEqual([0, 2, 3]);
  const said = saying(handfuls, [], "food", 2);
  expect([decided(handfuls, said, "food"), decided(handfuls, said, "wood"), chosen(handfuls, said)]).toEqual([2, null, null]);
  expect(chosen(handfuls, saying(handfuls, said, "wood", 0))).toBe(foodAndGold);
  expect(chosen(handfuls, saying(handfuls, [], "food", 3))).toBe(threeFood);
});

test("a number that does not go with an older one takes its place", () => {
  const said = saying(handfuls, saying(handfuls, [], "food", 3), "wood", 3);
  expect(said).toEqual([["wood", 3]]);
  expect(chosen(handfuls, said)).toBe(threeWood);
});

test("what is not spoken of is left out, where that is allowed", () => {
  const offers = [choice(["offer"], { bundle: { give: 1, want: 1 } }), choice(["offer"], { bundle: { give: 1 } })];
  expect(chosen(offers, [])).toBeNull();
  expect(chosen(offers, saying(offers, [], "give", 1))).toBe(offers[1]);
});

test("the handful sent last stands there again, if it is on offer", () => {
  expect(again(stepper, handfuls)).toEqual([]);
  remember(stepper, foodAndGold!);
  expect(chosen(handfuls, again(stepper, handfuls))).toBe(foodAndGold);
  expect(again(stepper, [threeWood!, threeFood!])).toEqual([]);
});
