import { expect, test } from "vitest";
import { ink, markPath, seatLook, SHAPES } from "../src/look/marks";
import { Theme } from "../src/look/theme";
import { where } from "../src/state/page.svelte";
import { tell } from "../src/table/clock";

test("no two seats share a shape or a colour", () => {
  const looks = Array.from({ length: 8 }, (_, seat) => seatLook(seat));
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(8);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(SHAPES.map((shape) => markPath(shape, 0, 0, 5))).size).toBe(8);
});

test("text on seats 1, 2 and 7 is white, on the others ink", () => {
  const white = Array.from({ length: 8 }, (_, seat) => seatLook(seat).on === "#ffffff");
  expect(white).toEqual([true, true, false, false, false, false, true, false]);
  expect(ink("#000")).toBe("#ffffff");
});

test("the colours of a scene count wherever a theme draws a seat, and cost one theme each", () => {
  const theme = new Theme("game", { seats: [{ colour: "#111111" }, { colour: "#222222" }] }, {});
  const dyed = theme.dyed("#b3322b #2e7d46");
  expect([dyed.seat(0).colour, dyed.seat(1).colour, dyed.seat(1).shape]).toEqual(["#b3322b", "#2e7d46", "square"]);
  expect(theme.seat(1).colour).toBe("#222222");
  expect(theme.dyed("#b3322b #2e7d46")).toBe(dyed);
  expect(theme.dyed(" ")).toBe(theme);
});

test("without a drawing no two things have the same letters", () => {
  const theme = new Theme("game", {}, {});
  const shown = ["goblin-axe", "goblin-archer", "frog", "fruit", "fr", "f", "frog"].map((name) => theme.drawing(name));
  expect(shown.map((each) => (each.kind === "letter" ? each.text : ""))).toEqual(["GA", "Go", "Fr", "Fu", "F1", "F", "Fr"]);
});

test("addresses name pages", () => {
  expect(where("/", "")).toEqual({ page: "home" });
  expect(where("/t/k3v9", "#seat=1&invite=x")).toEqual({ page: "table", id: "k3v9" });
  expect(where("/t/k3v9/replay", "#41")).toEqual({ page: "replay", id: "k3v9", ply: 41 });
  expect(where("/rules/adventurers-guard", "#AG-40")).toEqual({ page: "rules", game: "adventurers-guard", clause: "AG-40" });
  expect(where("/what", "")).toEqual({ page: "lost" });
});

test.each([[5000, "0:05"], [401000, "6:41"], [3661000, "1:01:01"], [259200000, "3 d"]])("%i ms on the clock reads %s", (ms, text) => {
  expect(tell(ms)).toBe(text);
});
