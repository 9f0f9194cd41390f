/** The words of the notices; they come with it. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type ToldWord = keyof typeof en;
const WORDS: Record<string, Record<ToldWord, string>> = { en, fr, ko };

export const tell = (word: ToldWord, args?: Args): string => format(WORDS[language()]![word], language(), args);
