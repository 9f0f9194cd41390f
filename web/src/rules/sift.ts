/** The rules that answer a search: every word must be found, in the text or the id. */
import type { Rules } from "../generated/wire";

export function sift(rules: Rules, query: string, cited: ReadonlySet<string> | null): Rules["sections"] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (clause: { id: string; text: string }, title: string): boolean => {
    const where = `${clause.id} ${clause.text} ${title}`.toLowerCase();
    return (!cited || cited.has(clause.id)) && words.every((word) => where.includes(word));
  };
  return rules.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => fits(clause, section.title)) }))
    .filter((section) => section.clauses.length);
}
