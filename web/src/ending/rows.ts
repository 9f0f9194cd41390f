/** A result as rows to draw: one a seat, the best first, with its points by source. */
import { ink } from "../look/marks";
import type { Theme } from "../look/theme";
import type { ResultView } from "../generated/wire";

export interface Part {
  name: string;
  title: string;
  icon: string;
  colour: string;
  ink: string;
  points: number;
}

export interface Row {
  seat: number;
  parts: Part[];
  losses: Part[];
  /** What the parts add up to, without losses: how long the bar is. */
  length: number;
  total: number;
  goal: number | null;
}

export function rows(result: ResultView, theme: Theme): Row[] {
  const made = result.scores.map((total, seat) => row(result, theme, seat, total));
  return made.sort((a, b) => Number(won(result, b)) - Number(won(result, a)) || b.total - a.total || a.seat - b.seat);
}

const won = (result: ResultView, one: Row): boolean => result.winners.includes(one.seat);

function row(result: ResultView, theme: Theme, seat: number, total: number): Row {
  const all = result.sources.map((source, nth) => part(source, theme, seat, nth));
  const parts = all.filter((one) => one.points > 0);
  return { seat, parts, losses: all.filter((one) => one.points < 0), length: parts.reduce((sum, one) => sum + one.points, 0), total, goal: result.goals[seat] ?? null };
}

function part(source: ResultView["sources"][number], theme: Theme, seat: number, nth: number): Part {
  const look = theme.source(source.name, nth);
  return { name: source.name, title: source.title, icon: look.icon, colour: look.colour, ink: ink(look.colour), points: source.points[seat] ?? 0 };
}

/** Sources somebody has something of, once each, in the order of the rules. */
export function legend(made: Row[], result: ResultView): Part[] {
  const found = new Map(made.flatMap((one) => [...one.parts, ...one.losses]).map((one) => [one.name, one]));
  return result.sources.flatMap((source) => found.get(source.name) ?? []);
}

/** The longest bar; never nothing. */
export const longest = (made: Row[]): number => Math.max(1, ...made.map((one) => one.length));

/** The whole result in one line, for whoever cannot see the picture. */
export function inWords(result: ResultView, names: string[]): string {
  const scores = result.scores.map((score, seat) => `${names[seat] ?? ""} ${score}`).join(", ");
  return [result.told, scores].filter(Boolean).join(". ");
}

/** How it came to an end, without the score before it. */
export const how = (result: ResultView | null): string => (result ? result.line.slice(result.score.length).trim() : "");
