/** The words of accounts and profiles; they come with them. */
import { format, type Args } from "../words/format";
import { language } from "../words/words.svelte";
import en from "./en.json";
import fr from "./fr.json";
import ko from "./ko.json";

export type PeopleWord = keyof typeof en;
const WORDS: Record<string, Record<PeopleWord, string>> = { en, fr, ko };

export const tell = (word: PeopleWord, args?: Args): string => format(WORDS[language()]![word], language(), args);
