/** The last table opened of each game, kept in this browser. */
import type { GameView, SeatAsked } from "../generated/wire";
import { usual } from "./levels";
import { base, type Preset, type Values } from "../table/house";

export type ClockChoice = "none" | "quick" | "slow" | "days";

export interface Wish {
  chairs: SeatAsked[];
  preset: Preset;
  options: Values;
  clock: ClockChoice;
  listed: boolean;
}

const key = (slug: string): string => `tavola.last.${slug}`;

export function keepWish(slug: string, wish: Wish): void {
  try {
    localStorage.setItem(key(slug), JSON.stringify(wish));
  } catch {
    // a browser that keeps nothing begins anew
  }
}

/** What was opened last, as far as the game still has it; else one person against bots. */
export function lastWish(game: GameView, seats?: number): Wish {
  const kept = read(game.slug);
  const chairs = kept && game.seats.includes(kept.chairs.length) && kept.chairs.every((chair) => chair.kind !== "bot" || game.levels.includes(chair.level ?? "")) ? kept.chairs : null;
  const known = kept && Object.keys(kept.options).every((name) => game.options.some((option) => option.name === name));
  const count = seats ?? chairs?.length ?? game.seats.find((many) => many > 1) ?? 1;
  return {
    chairs: seated(game, chairs ?? [], count),
    preset: known ? kept.preset : "recommended",
    options: known ? kept.options : {},
    clock: kept?.clock ?? "none",
    listed: kept?.listed ?? false,
  };
}

function read(slug: string): Wish | null {
  try {
    return JSON.parse(localStorage.getItem(key(slug)) ?? "null") as Wish | null;
  } catch {
    return null;
  }
}

/** So many chairs: those there are, then bots like the last one; somebody sits in the first. */
export function seated(game: GameView, chairs: readonly SeatAsked[], count: number): SeatAsked[] {
  const bot = chairs.findLast((chair) => chair.kind === "bot") ?? { kind: "bot", level: usual(game.levels) };
  return Array.from({ length: count }, (_, i) => chairs[i] ?? (i ? { ...bot } : { kind: "me" }));
}

/** Every option as it would be played. */
export const played = (game: GameView, preset: Preset, options: Values): Values => Object.fromEntries(game.options.map((option) => [option.name, options[option.name] ?? base(option, preset)]));
