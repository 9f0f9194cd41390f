/** Since your turn: a sentence for each seat, what counts first, at most ninety characters. */
import type { LogLine } from "../generated/wire";
import type { Callings } from "./callings";
import type { Item, Turn } from "./turns";

export interface Told {
  seat: number;
  text: string;
  ids: string[];
  /** The reader lost something by it. */
  loss: boolean;
}

/** Whose piece an id is, as far as this page has seen it. */
export type OwnerOf = (id: string) => number | undefined;

export const LONGEST = 90;
/** What is told of a turn, the weightiest first; what is missing is left to the log unless nothing else happened. */
const WEIGHT: Record<string, number> = { win: 9, end: 9, capture: 8, fight: 7, loss: 6, reveal: 5, build: 4, move: 3, gain: 2 };

const weight = (item: Item): number => Math.max(...item.lines.map((line) => WEIGHT[line.cue ?? "quiet"] ?? 0));
const HURTS = new Set(["loss", "capture"]);

/** The reader lost something, or something of the reader's was taken. */
const hurts = (item: Item, mine: number | null, ownerOf: OwnerOf): boolean =>
  mine !== null && item.lines.some((line) => HURTS.has(line.cue ?? "") && (line.seat === mine || (line.ids ?? []).some((id) => ownerOf(id) === mine)));

/** `turns`: those of the gap, the reader's own left out. All that a seat did in it is one sentence. */
export function recap(turns: readonly Turn[], mine: number | null, callings: Callings, ownerOf: OwnerOf = () => undefined): Told[] {
  const seats = [...new Set(turns.flatMap((turn) => (turn.seat !== null && turn.seat !== mine ? [turn.seat] : [])))];
  const told = seats.map((seat) => sentence(seat, turns.filter((turn) => turn.seat === seat), mine, callings, ownerOf));
  return [...told.filter((one) => one.loss), ...told.filter((one) => !one.loss)];
}

function sentence(seat: number, turns: readonly Turn[], mine: number | null, callings: Callings, ownerOf: OwnerOf): Told {
  const all = turns.flatMap((turn) => turn.items);
  const latest = turns.toReversed().flatMap((turn) => turn.items);
  const telling = latest.filter((item) => weight(item) > 0).sort((a, b) => weight(b) - weight(a));
  const rest = latest.filter((item) => item.lines.some((line) => line.cue !== "turn"));
  const chosen = [telling, rest, latest].find((some) => some.length)!.slice(0, 3);
  const inOrder = all.filter((item) => chosen.includes(item));
  const say = (parts: readonly Item[]): string => callings.after(parts.map((item) => item.text), seat);
  return { seat, text: fitted(inOrder, say), ids: [...new Set(inOrder.flatMap((item) => item.ids))], loss: all.some((item) => hurts(item, mine, ownerOf)) };
}

/** As many parts as fit; the first is cut where even it does not. */
export function fitted<T>(parts: readonly T[], say: (parts: readonly T[]) => string): string {
  const kept = parts.slice(1).reduce<T[]>((some, part) => (say([...some, part]).length <= LONGEST ? [...some, part] : some), parts.slice(0, 1));
  const text = say(kept);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** The lines of the reader's gap: all since his last decision; a spectator's are the last turn of everybody. */
export function gap(log: readonly LogLine[], after: number): LogLine[] {
  return log.filter((line) => line.seq > after && !line.kind.startsWith("table."));
}
