/** What was moved in the reader's gap, as lines on the board: from public events alone. */
import type { LogLine } from "../generated/wire";
import { continues, path, walker, type Turn } from "./turns";

export type Mark = "place" | "turn" | "taken" | "eye" | "card" | "coin";

export interface Trail {
  seat: number;
  order: number;
  piece: string;
  /** Places from the first to the last; one alone is where something was put down, turned or taken. */
  cells: string[];
  /** By step: no walk but a leap, from dot to dot or through a tunnel. */
  leaps: boolean[];
  marks: { at: string; mark: Mark }[];
}

export const MOST = 6;
const LEAP = /teleport|tunnel|flew|crossed/;
const ALONE: [RegExp, Mark][] = [[/orient|faced|turned/, "turn"], [/looked/, "eye"]];
const CUED: Record<string, Mark> = { move: "place", build: "place", capture: "taken", reveal: "eye" };
const GAINS: Record<string, Mark> = { gain: "coin", card: "card" };

/** `turns`: of the gap; each seat's own colour and order, never the reader's. */
export function trails(turns: readonly Turn[], mine: number | null, space: (id: string) => boolean): { shown: Trail[]; more: number } {
  const others = turns.filter((turn) => turn.seat !== null && turn.seat !== mine);
  const all = others.flatMap((turn) => ofTurn(turn, space));
  const last = new Set(new Map(others.map((turn) => [turn.seat, turn])).values());
  const kept = all.length > MOST ? others.filter((turn) => last.has(turn)).flatMap((turn) => ofTurn(turn, space)) : all;
  const shown = kept.slice(-MOST).map((trail, i) => ({ ...trail, order: i + 1 }));
  return { shown, more: all.length - shown.length };
}

export function ofTurn(turn: Turn, space: (id: string) => boolean): Trail[] {
  const found: Trail[] = [];
  const before = new Map<Trail, LogLine>();
  for (const line of turn.lines) {
    if (line.only_you) continue;
    const cells = path(line, space);
    if (cells.length > 1 && cells[0] !== cells[1]) walk(found, before, line, cells as [string, string], turn.seat!, space);
    else if (cells.length) single(found, line, cells[0]!, turn.seat!);
    else gained(found, line);
  }
  return found;
}

function walk(found: Trail[], before: Map<Trail, LogLine>, line: LogLine, [from, to]: [string, string], seat: number, space: (id: string) => boolean): void {
  let trail = found.findLast((one) => before.has(one) && (continues(before.get(one)!, line, space) || (one.cells.at(-1) === from && !walker(line, space) !== !one.piece)));
  if (!trail) found.push((trail = { seat, order: 0, piece: "", cells: [from], leaps: [], marks: [] }));
  trail.piece ||= walker(line, space);
  trail.cells.push(to);
  trail.leaps.push(LEAP.test(line.kind));
  if (line.cue === "capture") trail.marks.push({ at: to, mark: "taken" });
  before.set(trail, line);
}

function single(found: Trail[], line: LogLine, at: string, seat: number): void {
  const mark = ALONE.find(([kind]) => kind.test(line.kind))?.[1] ?? CUED[line.cue ?? ""];
  if (!mark) return;
  const here = found.find((one) => one.cells.includes(at));
  if (here) {
    if (mark !== "place") here.marks.push({ at, mark });
  } else found.push({ seat, order: 0, piece: "", cells: [at], leaps: [], marks: [{ at, mark }] });
}

/** What was won on the way stands where it happened. */
function gained(found: Trail[], line: LogLine): void {
  const mark = GAINS[line.cue ?? ""];
  const trail = found.at(-1);
  if (mark && trail && !trail.marks.some((one) => one.at === trail.cells.at(-1))) trail.marks.push({ at: trail.cells.at(-1)!, mark });
}
