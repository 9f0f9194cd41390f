/** Levels of bots in words. */
import type { SeatAsked } from "../generated/wire";
import { language, say } from "../words/words.svelte";

const NAMED = ["novice", "casual", "club", "expert"] as const;

/** What a bot is that nobody chose a level for. */
export const usual = (levels: readonly string[]): string => (levels.includes("club") ? "club" : (levels[0] ?? "novice"));

export function levelName(level: string): string {
  const named = NAMED.find((one) => one === level);
  return named ? say(`level-${named}`) : level;
}

/** The time an answer takes. */
export const answers = (seconds: number): string => (seconds < 0.5 ? say("answers-at-once") : say("answers-in", { n: Math.round(seconds) }));

/** How many people and bots. */
export function company(chairs: readonly SeatAsked[]): string {
  const bots = chairs.filter((chair) => chair.kind === "bot").length;
  const told = [chairs.length > bots ? say("n-people", { n: chairs.length - bots }) : "", bots ? say("n-bots", { n: bots }) : ""];
  return new Intl.ListFormat(language(), { type: "unit" }).format(told.filter(Boolean));
}
