import { expect, test } from "vitest";
import type { Cue } from "../src/generated/wire";
import { dwell, lastRoll, LOOKS, MANNERS, sounds } from "../src/sound/cues";
import { SOUNDS } from "../src/sound/sound";

const told = (...cues: (Cue | undefined)[]) => cues.map((cue, seq) => ({ seq, ...(cue ? { cue } : {}) }));

test.each<[Cue, string[], number]>([
  ["quiet", [], 0],
  ["turn", [], 0],
  ["move", ["piece"], 360],
  ["capture", ["capture"], 360],
  ["fight", ["fight"], 360],
  ["roll", ["die"], 700],
  ["card", ["card"], 300],
  ["reveal", ["reveal"], 300],
  ["build", ["build"], 360],
  ["gain", ["gain"], 300],
  ["loss", ["loss"], 300],
  ["offer", [], 0],
  ["win", ["win"], 0],
  ["end", ["end"], 0],
])("%s sounds like %j and is looked at for %i ms", (cue, heard, ms) => {
  expect(sounds(told(cue))).toEqual(heard);
  expect(dwell(told(cue))).toBe(ms);
});

test("every cue has its manner, and every manner a sound and a look that exist", () => {
  expect(Object.keys(MANNERS)).toHaveLength(14);
  for (const { sound, look } of Object.values(MANNERS)) {
    if (sound) expect(SOUNDS).toHaveProperty(sound);
    if (look) expect(LOOKS).toHaveProperty(look);
  }
});

test("a line without a cue is quiet", () => {
  expect(sounds(told(undefined))).toEqual([]);
  expect(dwell(told(undefined))).toBe(0);
});

test("a roll and the walk after it are looked at one after the other", () => {
  expect(dwell(told("roll", "move"))).toBe(1060);
  expect(dwell(told("roll", "capture", "reveal"))).toBe(1360);
});

test("many of a kind take no longer than one, and sound once", () => {
  expect(dwell(told("move", "capture", "move", "build"))).toBe(360);
  expect(dwell(told("gain", "gain", "loss", "card"))).toBe(300);
  expect(sounds(told("gain", "move", "gain"))).toEqual(["gain", "piece"]);
});

test("the name of an event is not listened to", () => {
  expect(sounds([{ kind: "no-winner", cue: "end" } as { cue: Cue }])).toEqual(["end"]);
  expect(sounds([{ kind: "gold-taken", cue: "gain" } as { cue: Cue }])).toEqual(["gain"]);
  expect(sounds([{ kind: "rolled" } as { cue?: Cue }])).toEqual([]);
});

test("dice follow the last roll told", () => {
  expect(lastRoll(told("roll", "move", "roll", "capture"))).toMatchObject({ seq: 2 });
  expect(lastRoll(told("move"))).toBeUndefined();
});
