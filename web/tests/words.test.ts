import { expect, test } from "vitest";
import { format, josa } from "../src/words/format";
import en from "../src/words/en.json";
import fr from "../src/words/fr.json";
import ko from "../src/words/ko.json";
import adminEn from "../src/admin/en.json";
import adminFr from "../src/admin/fr.json";
import adminKo from "../src/admin/ko.json";

import endingEn from "../src/ending/en.json";
import endingFr from "../src/ending/fr.json";
import endingKo from "../src/ending/ko.json";
import toldEn from "../src/told/en.json";
import toldFr from "../src/told/fr.json";
import toldKo from "../src/told/ko.json";

import peopleEn from "../src/people/en.json";
import peopleFr from "../src/people/fr.json";
import peopleKo from "../src/people/ko.json";

const PARTS: [string, Record<string, string>[]][] = [["ending", [endingEn, endingFr, endingKo]], ["told", [toldEn, toldFr, toldKo]], ["people", [peopleEn, peopleFr, peopleKo]]];
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]!).filter((name, i, all) => all.indexOf(name) === i).sort();
const outer = (text: string): string[] => places(text.replace(/(one|other|=\d+) \{[^}]*\}/g, ""));

test("every sentence is there in three languages, with the same places", () => {
  for (const other of [fr, ko] as Record<string, string>[]) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    for (const [word, text] of Object.entries(en)) expect([word, outer(other[word]!)]).toEqual([word, outer(text)]);
  }
});

test("every word the page says is in the files, and none is idle", () => {
  const files = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "!../src/generated/**"], { query: "?raw", import: "default", eager: true });
  const sources = Object.values(files).join("\n");
  const used = (word: string): boolean => sources.includes(`"${word}"`) || [...sources.matchAll(/say\(`([\w-]+-)\$\{/g)].some((found) => word.startsWith(found[1]!));
  expect(Object.keys(en).filter((word) => !used(word))).toEqual([]);
});

test("the admin page has its own words, in three languages, and none is idle", () => {
  const files = import.meta.glob<string>("../src/admin/*.svelte", { query: "?raw", import: "default", eager: true });
  const sources = Object.values(files).join("\n");
  const listed = ["load", "tables", "players", "bans", "log", "address", "player", "limits", "refusals"];
  const used = (word: string): boolean => sources.includes(`tell("${word}"`) || listed.includes(word) || (word.startsWith("status-") && sources.includes("tell(`status-")) || sources.includes(`tell('${word}'`);
  for (const other of [adminFr, adminKo] as Record<string, string>[]) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(adminEn).sort());
    for (const [word, text] of Object.entries(adminEn)) expect([word, outer(other[word]!)]).toEqual([word, outer(text)]);
  }
  expect(Object.keys(adminEn).filter((word) => !used(word))).toEqual([]);
});

test.each(PARTS)("the words of %s are there in three languages, and none is idle", (_, [english, ...others]) => {
  const files = import.meta.glob<string>(["../src/{ending,told,table,replay,people,home}/*.{svelte,ts}"], { query: "?raw", import: "default", eager: true });
  const sources = Object.values(files).join("\n");
  for (const other of others) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english!).sort());
    for (const [word, text] of Object.entries(english!)) expect([word, outer(other[word]!)]).toEqual([word, outer(text)]);
  }
  expect(Object.keys(english!).filter((word) => !sources.includes(`"${word}"`))).toEqual([]);
});

test("plurals follow the language", () => {
  expect(format(en["n-choices"], "en", { n: 1 })).toBe("1 choice");
  expect(format(en["n-choices"], "en", { n: 7 })).toBe("7 choices");
  expect(format(fr["n-need-you"], "fr", { n: 1 })).toBe("1 t’attend");
});

test("Korean particles follow the last letter", () => {
  expect(josa("전사", "을/를")).toBe("를");
  expect(josa("봇", "을/를")).toBe("을");
  expect(format(ko["waiting-for"], "ko", { name: "클럽 봇" })).toBe("클럽 봇을 기다려요");
});

test("French puts a narrow space before its double signs", () => {
  for (const text of [fr, adminFr, endingFr, toldFr].flatMap((words) => Object.values(words))) expect(text).not.toMatch(/[^\u202f:/][:;!?](\s|$)/);
});
