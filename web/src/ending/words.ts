/** The words of the end of a game, and of what is asked of the others; they come with it. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type EndingWord = keyof typeof en;
const WORDS: Record<string, Record<EndingWord, string>> = { en, fr, ko };

export const tell = (word: EndingWord, args?: Args): string => format(WORDS[language()]![word], language(), args);
