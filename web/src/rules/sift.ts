/** The rules that answer a search: every word must be found, in the text, the id or the heading; of a table, in one row. */
import type { PartView, Rules, SectionView } from "../generated/wire";

type Fits = (text: string) => boolean;
/** A section and its place on the page, by which it is known again after the next letter. */
export type Sifted = SectionView & { place: number };

export function sift(rules: Rules, query: string, cited: ReadonlySet<string> | null): Sifted[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = rules.sections.map((section, place) => ({ ...section, place }));
  if (!words.length && !cited) return all;
  return all.map((section) => left(section, words, cited)).filter((section) => section.parts.length);
}

function left(section: Sifted, words: string[], cited: ReadonlySet<string> | null): Sifted {
  const fits: Fits = (text) => words.every((word) => `${text} ${section.title}`.toLowerCase().includes(word));
  return { ...section, parts: section.parts.flatMap((part) => (cited ? quoted(part, cited, fits) : kept(part, fits))) };
}

/** How many passages a search left. */
export const count = (sections: SectionView[]): number => sections.reduce((sum, section) => sum + section.parts.reduce((many, part) => many + size(part), 0), 0);

const size = (part: PartView): number => (part.kind === "table" ? part.rows.length : part.kind === "points" ? part.items.length : 1);

function quoted(part: PartView, cited: ReadonlySet<string>, fits: Fits): PartView[] {
  return part.kind === "clause" && cited.has(part.id) ? kept(part, fits) : [];
}

function kept(part: PartView, fits: Fits): PartView[] {
  if (part.kind === "clause") return fits(`${part.id} ${part.text}`) ? [part] : [];
  if (part.kind === "points") return some({ ...part, items: part.items.filter(fits) });
  if (part.kind === "table") return some({ ...part, rows: part.rows.filter((row) => fits([...part.head, ...row].join(" "))) });
  return fits(part.text) ? [part] : [];
}

const some = (part: PartView): PartView[] => (size(part) ? [part] : []);
