/** What the cue of an event means here: what it sounds like, and how long it is looked at before the next thing is shown. */
import type { Cue, LogLine } from "../generated/wire";
import type { Sound } from "./sound";

/** Ways of looking, in milliseconds; of each way only one counts, however much happens at once. */
export const LOOKS = { roll: 700, step: 360, glance: 300 };

interface Manner {
  sound?: Sound;
  look?: keyof typeof LOOKS;
}

export const MANNERS: Record<Cue, Manner> = {
  quiet: {},
  turn: {}, // whose turn it is sounds only for the one who must decide: see `LiveTable`
  move: { sound: "piece", look: "step" },
  capture: { sound: "capture", look: "step" },
  fight: { sound: "fight", look: "step" },
  roll: { sound: "die", look: "roll" },
  card: { sound: "card", look: "glance" },
  reveal: { sound: "reveal", look: "glance" },
  build: { sound: "build", look: "step" },
  gain: { sound: "gain", look: "glance" },
  loss: { sound: "loss", look: "glance" },
  offer: {},
  win: { sound: "win" },
  end: { sound: "end" },
};

type Cued = Pick<LogLine, "cue">;

const manners = (lines: readonly Cued[]): Manner[] => lines.map((line) => MANNERS[line.cue ?? "quiet"]);

/** What is heard of these lines: each sound once, in the order of the lines. */
export const sounds = (lines: readonly Cued[]): Sound[] => [...new Set(manners(lines).flatMap(({ sound }) => sound ?? []))];

/** How long these lines are looked at: a roll, then a step, then a glance. */
export function dwell(lines: readonly Cued[]): number {
  const looks = new Set(manners(lines).flatMap(({ look }) => look ?? []));
  return [...looks].reduce((sum, look) => sum + LOOKS[look], 0);
}

/** The last roll told: dice tumble anew when it is another. */
export const lastRoll = <Line extends Cued>(log: readonly Line[]): Line | undefined => log.findLast((line) => line.cue === "roll");
