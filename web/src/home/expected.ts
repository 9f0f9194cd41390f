/** How long a game will take, from what bots measured: lengths.toml of the game. */
import type { GameView, SeatAsked } from "../generated/wire";
import type { Values } from "../table/house";
import { usual } from "./levels";

const GO = 40; // seconds a person takes for what it decides in one go
const FURTHER = 5; // and for each decision in it after the first
const STEP = 5; // minutes
const WEEK = 7;

export interface Expected {
  minutes: number;
  /** With a day for each go, at most. */
  weeks: number;
}

/** The value of the option that sets the length, if the game has one. */
export const lengthOf = (game: GameView, values: Values): Values[string] | null => (game.length ? (values[game.length] ?? null) : null);

/** Null where it was not measured. */
export function expected(game: GameView, chairs: readonly SeatAsked[], values: Values): Expected | null {
  const value = lengthOf(game, values);
  const found = game.lengths.find((one) => one.seats === chairs.length && one.value === value);
  if (!found || !chairs.length) return null;
  const people = chairs.filter((chair) => chair.kind !== "bot").length;
  const thinking = chairs.reduce((sum, chair) => sum + (chair.kind === "bot" ? (game.seconds[chair.level ?? usual(game.levels)] ?? 0) : 0), 0);
  const alone = found.goes * GO + (found.decisions - found.goes) * FURTHER;
  const seconds = (alone * people + found.decisions * thinking) / chairs.length;
  return { minutes: Math.max(STEP, Math.round(seconds / 60 / STEP) * STEP), weeks: Math.ceil((found.goes * people) / chairs.length / WEEK) };
}

/** The choices of length, short ones first, as games with the fewest seats were measured. */
export function byLength(game: GameView, values: readonly Values[string][]): Values[string][] {
  const fewest = Math.min(...game.lengths.map((one) => one.seats));
  const goes = (value: Values[string]): number => game.lengths.find((one) => one.seats === fewest && one.value === value)?.goes ?? 0;
  return [...values].sort((a, b) => goes(a) - goes(b));
}
