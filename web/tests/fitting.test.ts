import { expect, test } from "vitest";
import { fitting, wide } from "../src/follow/fitting";

test("three buttons that fit stand in the prompt, a fourth waits with what is least wanted", () => {
  expect(fitting(["Trade", "Build", "March"], 400)).toBe(3);
  expect(fitting(["Trade", "Build", "March", "Redeploy"], 600)).toBe(2);
});

test("what does not fit whole is on the sheet, never cut", () => {
  expect(fitting(["Market trade", "Construction", "Move and battle"], 300)).toBe(1);
  expect(fitting(["Market trade", "Construction"], 160)).toBe(0);
});

test("a lone button always stands there", () => {
  expect(fitting(["Hector discovers a tile beside the cave"], 120)).toBe(1);
});

test("a letter of Hangul takes the room of two", () => {
  expect(wide("한글") - wide("ab")).toBeCloseTo(2 * (wide("ab") - wide("a")));
});

test("beside the button of the sheet only what fits whole stands, a lone one too", () => {
  expect(fitting(["Refuse"], 163, true)).toBe(1);
  expect(fitting(["Turn food into 1 gold"], 163, true)).toBe(0);
});
