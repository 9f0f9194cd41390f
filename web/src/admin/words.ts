/** The words of the admin page; they come with it, so that nobody else loads them. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type AdminWord = keyof typeof en;
const WORDS: Record<string, Record<AdminWord, string>> = { en, fr, ko };

export const tell = (word: AdminWord, args?: Args): string => format(WORDS[language()]![word], language(), args);

/** How long ago, or how long until. */
export function when(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  const minutes = Math.round((seconds - Date.now() / 1000) / 60);
  const far = Math.abs(minutes);
  return far < 60 ? words.format(minutes, "minute") : far < 1440 ? words.format(Math.round(minutes / 60), "hour") : words.format(Math.round(minutes / 1440), "day");
}

export function size(bytes: number): string {
  const unit = bytes < 1e6 ? "kilobyte" : "megabyte";
  return new Intl.NumberFormat(language(), { style: "unit", unit, maximumSignificantDigits: 3 }).format(bytes / (bytes < 1e6 ? 1e3 : 1e6));
}

export const rate = (number: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: number < 10 ? 1 : 0 }).format(number);

export function lasts(seconds: number | null): string {
  if (seconds === null) return "–"; // nobody moved
  return new Intl.NumberFormat(language(), { style: "unit", unit: "millisecond", maximumFractionDigits: 1 }).format(seconds * 1000);
}
