/** Since your turn: a sentence for each seat, what counts first, at most ninety characters. */
import type { LogLine } from "../generated/wire";
import type { Callings } from "./callings";
import type { Item, Turn } from "./turns";

export interface Told {
  seat: number;
  order: number;
  text: string;
  ids: string[];
  /** The reader lost something by it. */
  loss: boolean;
}

export const LONGEST = 90;
/** What is told of a turn, the weightiest first; what is missing is left to the log unless nothing else happened. */
const WEIGHT: Record<string, number> = { win: 9, end: 9, capture: 8, fight: 7, loss: 6, reveal: 5, build: 4, move: 3, gain: 2 };

const weight = (item: Item): number => Math.max(...item.lines.map((line) => WEIGHT[line.cue ?? "quiet"] ?? 0));
const mentions = (item: Item, seat: number | null): boolean => seat !== null && item.lines.some((line) => line.seat === seat && (line.cue === "loss" || line.cue === "capture"));

/** `turns`: those of the gap, the reader's own left out. */
export function recap(turns: readonly Turn[], mine: number | null, callings: Callings): Told[] {
  const told = turns.filter((turn) => turn.seat !== null && turn.seat !== mine).map((turn, i) => sentence(turn, i + 1, mine, callings));
  return merged(told).sort((a, b) => Number(b.loss) - Number(a.loss) || a.order - b.order);
}

function sentence(turn: Turn, order: number, mine: number | null, callings: Callings): Told {
  const telling = turn.items.filter((item) => weight(item) > 0);
  const rest = turn.items.filter((item) => item.lines.some((line) => line.cue !== "turn"));
  const chosen = (telling.length ? [...telling].sort((a, b) => weight(b) - weight(a)) : rest.length ? rest : turn.items).slice(0, 3);
  const inOrder = turn.items.filter((item) => chosen.includes(item));
  const say = (parts: readonly Item[]): string => callings.after(parts.map((item) => item.text), turn.seat);
  return { seat: turn.seat!, order, text: fitted(inOrder, say), ids: [...new Set(inOrder.flatMap((item) => item.ids))], loss: turn.items.some((item) => mentions(item, mine)) };
}

/** As many parts as fit; the first is cut where even it does not. */
export function fitted<T>(parts: readonly T[], say: (parts: readonly T[]) => string): string {
  const kept = parts.slice(1).reduce<T[]>((some, part) => (say([...some, part]).length <= LONGEST ? [...some, part] : some), parts.slice(0, 1));
  const text = say(kept);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** Several turns of a seat in one gap: the last speaks, the others are counted by it. */
function merged(told: readonly Told[]): Told[] {
  const last = new Map(told.map((one) => [one.seat, one]));
  return told.filter((one) => last.get(one.seat) === one || one.loss).map((one, i) => ({ ...one, order: i + 1 }));
}

/** The lines of the reader's gap: all since his last decision; a spectator's are the last turn of everybody. */
export function gap(log: readonly LogLine[], after: number): LogLine[] {
  return log.filter((line) => line.seq > after && !line.kind.startsWith("table."));
}
