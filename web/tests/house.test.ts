import { expect, test } from "vitest";
import type { GameView, OptionView } from "../src/generated/wire";
import { base, endless, houseRules, worded } from "../src/table/house";

const option = (name: string, more: Partial<OptionView>): OptionView => ({
  name, title: name, help: "", default: 0, printed: 0, kind: "number", values: null, titles: null, least: null, most: null, named: {}, clause: null, house: "", ...more,
});
const LIMIT = option("limit", { title: "Turn limit", default: 1500, printed: 0, least: 0, most: 2000, named: { "0": "no limit" }, clause: "XY-R01", house: "After 1,500 turns pawns are counted." });
const HOLD = option("hold", { title: "Holding", kind: "flag", default: false, printed: false, values: [false, true], titles: ["no", "yes"] });
const OPTIONS = [LIMIT, HOLD];

test("values are worded: titles, numbers, and what 0 means", () => {
  expect([worded(HOLD, true), worded(LIMIT, 1500), worded(LIMIT, 0)]).toEqual(["yes", "1,500", "no limit"]);
});

test("house rules are the options that are not as printed", () => {
  expect(houseRules(OPTIONS, {})).toEqual([{ name: "limit", title: "Turn limit", value: "1,500", printed: "no limit", help: "", clause: "XY-R01", told: "After 1,500 turns pawns are counted." }]);
  expect(houseRules(OPTIONS, { limit: 7 })).toMatchObject([{ value: "7", told: "" }]);
  expect(houseRules(OPTIONS, { limit: 0, hold: true }).map((rule) => `${rule.title}: ${rule.value}`)).toEqual(["Holding: yes"]);
  expect(houseRules(OPTIONS, { limit: 0 })).toEqual([]);
});

test("a preset gives every option its value", () => {
  expect([base(LIMIT, "recommended"), base(LIMIT, "printed"), base(HOLD, "printed")]).toEqual([1500, 0, false]);
});

test("a table is without end once every limit is off", () => {
  const game = (limits: string[]): GameView => ({ limits }) as GameView;
  expect(endless(game(["limit", "rounds"]), { limit: 0, rounds: 5 })).toBe(false);
  expect(endless(game(["limit", "rounds"]), { limit: 0, rounds: 0 })).toBe(true);
  expect(endless(game([]), {})).toBe(false);
});
