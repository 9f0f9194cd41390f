import { expect, test } from "vitest";
import { unfolded, type Sized } from "../src/zones/folding";

const card = (lit = false): Sized => ({ folded: 35, whole: 70, lit });

test("all cards are whole where there is room", () => {
  expect(unfolded([card(), card(), card()], 210)).toEqual([true, true, true]);
});

test("where there is none all are there by their names", () => {
  expect(unfolded([card(), card(), card()], 110)).toEqual([false, false, false]);
});

test("words of what can be chosen come first, then of the others", () => {
  expect(unfolded([card(), card(true), card()], 140)).toEqual([false, true, false]);
  expect(unfolded([card(), card(), card(true)], 175)).toEqual([true, false, true]);
});
