import { expect, test } from "vitest";
import type { Message } from "../src/generated/wire";
import { about, kind } from "../src/scene/naming";
import { Asking } from "../src/state/asking.svelte";
import { boat, scene } from "./fixtures";

const there = scene({
  pieces: [boat("p", "a1", { label: "Anna’s boat", ghost: "sloop" })],
  dice: [{ id: "die", style: "bone", face: 4, text: "4, wind" }],
  zones: [
    { id: "hand0", kind: "hand", title: "Your cards", items: [{ id: "storm", title: "Storm", corners: ["3"], lines: ["Every boat drifts."], cost: "2 gold" }] },
    { id: "tide", kind: "panel", title: "Tide", clauses: ["LN-5"], items: [{ id: "t", title: "High" }] },
  ],
});

test("a piece, a space and a die have their names", () => {
  expect(about(there, "p")).toEqual({ name: "Anna’s boat", lines: [], card: false }); // its drawing has no name
  expect(about(there, "a1")?.lines).toEqual(["Anna’s boat"]);
  expect(about(there, "die")).toEqual({ name: "4, wind", lines: [], card: false });
});

test("what a thing does follows its name, by its icon or what the reader knows it to be", () => {
  const kinds = { sloop: "Sails against the wind.", calm: "Nothing moves here." };
  expect(about(there, "p", kinds)?.lines).toEqual(["Sails against the wind."]);
  expect(about(there, "a1", kinds)?.lines).toEqual(["Anna’s boat", "Sails against the wind."]);
  expect([kind(kinds, "ivory.sloop"), kind(kinds, "sloop-red"), kind(kinds, "slo"), kind(kinds, undefined)]).toEqual([kinds.sloop, kinds.sloop, "", ""]);
  expect(kind({ wall: "No way.", "wall-site": "A site." }, "wall-site-red")).toBe("A site.");
});

test("a card opens large, with all that is printed on it and where it lies", () => {
  expect(about(there, "storm")).toEqual({ name: "Storm", lines: ["3", "Every boat drifts.", "2 gold", "Your cards"], card: true });
});

test("a panel and its lines are named too; what is not there is nothing", () => {
  expect(about(there, "tide")).toMatchObject({ name: "Tide", lines: ["High"] });
  expect(about(there, "t")).toMatchObject({ name: "High", lines: ["Tide"], card: false, clauses: ["LN-5"] });
  expect(about(there, "nowhere")).toBe(null);
});

test("a piece is named first, where what is refused is its space", () => {
  const sent: Message[] = [];
  const asking = new Asking({ ply: () => 0, send: (message) => sent.push(message), lead: () => false });
  asking.ask([["p"], ["a1"]]);
  for (let nth = 0; nth < 2; nth++) asking.answered({ type: "because", id: (sent[nth] as { id: string }).id, ply: 0, act: null, refusal: null, more: [] });
  expect(asking.why).toMatchObject({ thing: "p", id: "a1" });
});
