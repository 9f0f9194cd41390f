/** The story of a game in figures: where its curve goes, and what is said about it. */
import type { StoryView } from "../generated/wire";
import { points } from "./judging";

/** Nothing is decided up to here. */
const OPEN = 0.7;
/** Beyond this share of the game it is close to the end. */
const LATE = 0.85;

export interface Stop {
  ply: number;
  go: number;
  shares: number[];
}

export const stops = (story: StoryView): Stop[] => story.plies.map((ply, i) => ({ ply, go: story.goes[i]!, shares: story.chances[i]! }));

/** The last turn before which nobody was far ahead, if it came late; and the most anybody had until then. */
export function close(story: StoryView): { go: number; most: number } | null {
  const all = stops(story);
  const ahead = all.findIndex((stop) => Math.max(...stop.shares) > OPEN);
  const from = ahead < 0 ? all.length - 1 : ahead;
  const last = all[all.length - 1]!.go;
  if (from < 1 || all[from]!.go < LATE * last) return null;
  return { go: all[from]!.go, most: points(Math.max(...all.slice(0, from).flatMap((stop) => stop.shares))) };
}

/** A line through the chances of a seat. */
export function path(story: StoryView, seat: number, x: (go: number, nth: number) => number, y: (share: number) => number): string {
  return stops(story).map((stop, i) => `${i ? "L" : "M"}${x(stop.go, i).toFixed(1)} ${y(stop.shares[seat] ?? 0).toFixed(1)}`).join("");
}

/** Marks at the end of the lines, side by side where lines end together. */
export function ends(story: StoryView, y: (share: number) => number): { seat: number; at: number; beside: number }[] {
  const last = story.chances[story.chances.length - 1] ?? [];
  const placed: { seat: number; at: number; beside: number }[] = [];
  for (const [seat, share] of last.entries()) {
    const at = y(share);
    placed.push({ seat, at, beside: placed.filter((other) => Math.abs(other.at - at) < 10).length });
  }
  return placed;
}

/** The least and the most a seat's chances were on the way. */
export function range(story: StoryView): { low: number; high: number } {
  const own = story.chances.slice(0, -1).map((shares) => points(shares[story.seat] ?? 0));
  return own.length ? { low: Math.min(...own), high: Math.max(...own) } : { low: 0, high: 100 };
}
