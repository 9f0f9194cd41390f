/** What a table plays other than its rulebook prints, in words. */
import type { GameView, OptionView } from "../generated/wire";
import { language } from "../words/words.svelte";

export type Value = string | number | boolean;
export type Values = Record<string, Value>;
export type Preset = "recommended" | "printed";

export interface HouseRule {
  name: string;
  title: string;
  value: string;
  printed: string;
  help: string;
  clause: string | null;
  /** What it means, as a sentence; "" where only the option and its value say it. */
  told: string;
}

/** What a preset says of an option. */
export const base = (option: OptionView, preset: Preset): Value => (preset === "printed" ? option.printed : option.default);

/** A value as the game words it. */
export function worded(option: OptionView, value: Value): string {
  const title = option.titles?.[option.values?.indexOf(value) ?? -1];
  if (title !== undefined) return title;
  const word = option.named[String(value)];
  if (word !== undefined) return word;
  return typeof value === "number" ? new Intl.NumberFormat(language()).format(value) : String(value);
}

/** Is there nothing at this table that makes every game end? */
export const endless = (game: GameView, values: Values): boolean => game.limits.length > 0 && game.limits.every((limit) => values[limit] === 0);

/** Every option that is not as printed. */
export function houseRules(options: OptionView[], values: Values): HouseRule[] {
  return options
    .filter((option) => (values[option.name] ?? option.default) !== option.printed)
    .map((option) => ({
      name: option.name, title: option.title, help: option.help, clause: option.clause,
      told: (values[option.name] ?? option.default) === option.default ? option.house : "",
      value: worded(option, values[option.name] ?? option.default), printed: worded(option, option.printed),
    }));
}
