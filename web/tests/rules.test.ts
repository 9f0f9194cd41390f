import { expect, test } from "vitest";
import type { Rules } from "../src/generated/wire";
import { inline } from "../src/rules/inline";
import { count, sift } from "../src/rules/sift";

const RULES: Rules = {
  game: "xy",
  title: "Xy",
  sections: [
    { title: "", level: 1, parts: [{ kind: "text", text: "For two." }] },
    {
      title: "Board",
      level: 2,
      parts: [
        { kind: "map", text: "x ." },
        { kind: "clause", id: "XY-01", text: "Two tiles.", ruling: false },
        { kind: "points", items: ["`x` a pawn", "`.` none"] },
        { kind: "table", head: ["who", "cost"], rows: [["mage", "1"], ["guard", "2"]] },
      ],
    },
    { title: "Rulings", level: 2, parts: [] },
  ],
};

test("without a search the page is whole, empty headings too", () => {
  expect(sift(RULES, " ", null).map((section) => section.title)).toEqual(["", "Board", "Rulings"]);
});

test("a search leaves clauses, sentences, points and rows that have every word", () => {
  expect(sift(RULES, "guard", null)).toEqual([
    { title: "Board", level: 2, place: 1, parts: [{ kind: "table", head: ["who", "cost"], rows: [["guard", "2"]] }] },
  ]);
  expect(sift(RULES, "pawn", null)[0]!.parts).toEqual([{ kind: "points", items: ["`x` a pawn"] }]);
  expect(sift(RULES, "two", null).map((section) => section.place)).toEqual([0, 1]);
  expect(sift(RULES, "two mage", null)).toEqual([]);
});

test("heading, head of a table and id are searched too, and what is left is counted", () => {
  expect(count(sift(RULES, "board", null))).toBe(6);
  expect(count(sift(RULES, "cost", null))).toBe(2);
  expect(count(sift(RULES, "xy-01", null))).toBe(1);
});

test("only the clauses that were cited", () => {
  expect(sift(RULES, "", new Set(["XY-01"]))[0]!.parts.map((part) => part.kind)).toEqual(["clause"]);
  expect(sift(RULES, "guard", new Set(["XY-01"]))).toEqual([]);
});

test("code, strong and stressed words are told apart; a lone star is a star", () => {
  expect(inline("a `b*c*` **d** *e f* 2 * 3 * 4")).toEqual([
    { kind: "plain", text: "a " },
    { kind: "code", text: "b*c*" },
    { kind: "plain", text: " " },
    { kind: "strong", text: "d" },
    { kind: "plain", text: " " },
    { kind: "em", text: "e f" },
    { kind: "plain", text: " 2 * 3 * 4" },
  ]);
});
