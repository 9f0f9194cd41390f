import { expect, test } from "vitest";
import { allTold, opened } from "../src/scene/open";
import type { LogLine, Replay } from "../src/generated/wire";
import { boat, choice, scene } from "./fixtures";

const back = { id: "hand1", kind: "hand" as const, title: "Hand", owner: 1, items: [{ id: "c1", back: "card" }] };
const face = { ...back, items: [{ id: "c1", title: "Storm" }] };
const own = scene({ seat: 0, actor: 1, pieces: [boat("p", "a1"), boat("q", "b1", { owner: 1, face_down: true })], zones: [back] });
const other = scene({ seat: 1, actor: 1, pieces: [boat("p", "a1"), boat("q", "b1", { owner: 1, face_down: true, ghost: "dragon" })], zones: [face], choices: [choice(["q", "b2"])] });

test("everything is seen through its owner's eyes, and the mover's choices are open", () => {
  const all = opened([own, other]);
  expect(all.pieces.find((piece) => piece.id === "q")?.ghost).toBe("dragon");
  expect(all.zones).toEqual([face]);
  expect(all.choices.map((one) => one.ids)).toEqual([["q", "b2"]]);
});

test("every line that any seat was told stands once", () => {
  const line = (text: string, only_you = false): LogLine => ({ seq: 1, ply: 1, kind: "drew", seat: 0, text, only_you });
  const replay = (...events: LogLine[]): Replay => ({ table: null as never, plies: 1, view: 0, steps: [{ ply: 1, seat: 0, seq: 1, events }] });
  const steps = allTold([replay(line("A card is drawn.")), replay(line("A card is drawn."), line("You draw Storm.", true))]);
  expect(steps[0]!.events.map((one) => [one.text, one.only_you])).toEqual([["A card is drawn.", false], ["You draw Storm.", false]]);
});
