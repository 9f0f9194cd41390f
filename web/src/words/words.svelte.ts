/** The frame's own words in the reader's language; a game's words come worded from the server. */
import en from "./en.json";
import { format, type Args } from "./format";

export const LANGUAGES = ["en", "fr", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Word = keyof typeof en;
type Dictionary = Record<Word, string>;

export const NAMES: Record<Language, string> = { en: "English", fr: "Français", ko: "한국어" };
const others: Record<Exclude<Language, "en">, () => Promise<{ default: Dictionary }>> = {
  fr: () => import("./fr.json"),
  ko: () => import("./ko.json"),
};

const now: { language: Language; words: Dictionary } = $state({ language: "en", words: en });

export const language = (): Language => now.language;

export function say(word: Word, args?: Args): string {
  return format(now.words[word] ?? en[word], now.language, args);
}

export async function speak(wanted: Language): Promise<void> {
  const words = wanted === "en" ? en : (await others[wanted]()).default;
  if (wanted === "ko") await import("@fontsource/noto-sans-kr/400.css");
  now.words = words;
  now.language = wanted;
  document.documentElement.lang = wanted;
}

/** The reader's language: chosen before, else the browser's, else English. */
export function preferred(stored: string | null): Language {
  const wished = [stored, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (wished.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en";
}
