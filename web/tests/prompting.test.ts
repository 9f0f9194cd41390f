import { afterEach, beforeEach, expect, test } from "vitest";
import { onlyPass, prompted, reader } from "../src/follow/prompting";
import { LiveTable } from "../src/state/table.svelte";
import { settings } from "../src/state/settings.svelte";
import type { View } from "../src/generated/wire";
import { choice, FakeWire, scene, table, update, view } from "./fixtures";

let wire: FakeWire;
let live: LiveTable;
beforeEach(() => {
  settings.motion = "less";
  live = new LiveTable("t1", false, () => (wire = new FakeWire()));
  live.open();
  wire.onopen!();
});
afterEach(() => live.close());

const theirs = scene({ actor: 1, prompt: { seat: 1, text: "Choose a boat", hint: "Any." } });
function sees(parts: Partial<View>): string[] {
  wire.says(view({ scene: theirs, ...parts }));
  const { text, hint } = prompted(live, live.scene!.prompt.seat);
  return [reader(live), text, hint];
}

test("who is asked reads the question", () => {
  const asked = scene({ choices: [choice(["p", "a1"]), choice(["pass"], { tone: "pass" })] });
  expect(sees({ scene: asked })).toEqual(["asked", "Choose a boat", ""]);
});

test("who has nothing left but to end the turn is told so", () => {
  const last = choice(["end"], { tone: "pass", label: "End turn" });
  expect(onlyPass([last, choice(["p"])])).toBeNull();
  expect(sees({ scene: scene({ choices: [last] }) })).toEqual(["asked", "Only this is left: End turn", "Choose a boat"]);
});

test("who waits is told for whom, and what is asked there", () => {
  expect(sees({})).toEqual(["waiting", "Waiting for Tom", "Asked: Choose a boat"]);
  expect(sees({ thinking: true })[1]).toBe("Tom is thinking");
});

test("who watches, or has resigned, is told that", () => {
  expect(sees({ seat: null, seats: [] })).toEqual(["watching", "Tom decides", "You are watching."]);
  live.resign();
  expect(sees({ seat: null, seats: [] })[2]).toBe("You have resigned: a bot plays on for you.");
});

test("who looks back, and who reads the end, is told that too", async () => {
  sees({ seq: 1, ply: 0 });
  wire.says(update(1, { ply: 1 }));
  await live.following.past.step(-1);
  expect([reader(live), prompted(live, 1).text]).toEqual(["past", "Looking back: move 0 of 1"]);
  expect(sees({ table: table({ status: "over" }) })[0]).toBe("over");
});

test("who passes until the own turn reads that, and may be asked again", () => {
  const off = { scene: scene({ choices: [choice(["fight"]), choice(["pass"], { tone: "pass" })] }) };
  sees(off);
  expect(live.mayHush).toBe(true);
  sees({ ...off, table: table({ lesson: {} as never }) });
  expect(live.mayHush).toBe(false); // the script says what is answered
  sees({ ...off, table: table({}) });
  live.hush(true);
  expect(wire.sent.at(-1)).toMatchObject({ type: "quiet", on: true });
  expect(sees({})[1]).toBe("You pass until your turn");
  sees({ scene: scene({ choices: [choice(["p", "a1"])], seats: [{ seat: 0, role: "", active: true }] }) });
  expect([live.quiet, live.mayHush]).toEqual([false, false]);
});
