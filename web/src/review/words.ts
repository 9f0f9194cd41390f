/** The words of reviews and hints; they come with them. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type ReviewWord = keyof typeof en;
const WORDS: Record<string, Record<ReviewWord, string>> = { en, fr, ko };

export const tell = (word: ReviewWord, args?: Args): string => format(WORDS[language()]![word], language(), args);
