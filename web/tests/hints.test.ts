import { expect, test } from "vitest";
import { caption, inWords, outcome } from "../src/follow/hints";
import { boat, choice, scene } from "./fixtures";

const here = scene({ pieces: [boat("p", "a1"), boat("q", "b2", { owner: 1 })] });

test("a chance says more than a number, a number more than a remark", () => {
  expect(caption({ preview: { odds: { win: 4, lose: 8 }, numbers: { attack: 3 } } })).toBe("4/12 win");
  expect(caption({ preview: { odds: { win: 0.25, lose: 0.75 } } })).toBe("25 % win");
  expect(caption({ preview: { numbers: { attack: 3 }, lines: ["Short."] } })).toBe("attack 3");
  expect(caption({ preview: { lines: ["This remark is much too long for a cell.", "Short."] } })).toBe("Short.");
  expect(caption({})).toBe("");
});

test("a move ends on its space, an attack where its victim stands, a button nowhere", () => {
  expect(outcome(choice(["p", "a2"]), here)).toEqual({ piece: "p", at: "a2", caption: "" });
  expect(outcome(choice(["p", "q"]), here)).toEqual({ piece: "", at: "b2", caption: "" });
  expect(outcome(choice(["end"]), here)).toBeNull();
  expect(outcome(null, here)).toBeNull();
});

test("the prompt says the rest", () => {
  expect(inWords(choice(["p", "a2"], { label: "Sail", preview: { numbers: { cost: 2 }, lines: ["Mind the rocks."] } }))).toBe("Sail · cost 2 · Mind the rocks.");
});
