/** The words of lessons and goal cards; they come with them, so that nobody else loads them. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type TeachWord = keyof typeof en;
const WORDS: Record<string, Record<TeachWord, string>> = { en, fr, ko };

export const tell = (word: TeachWord, args?: Args): string => format(WORDS[language()]![word], language(), args);
