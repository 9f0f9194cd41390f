/** The log in turns: steps of one walk are one thing, so are cards of one deal; what hurts or comes to light stays by itself. */
import type { LogLine } from "../generated/wire";

/** Lines that came to one thing. */
export interface Item {
  lines: LogLine[];
  /** The last of them in words, as far as it speaks for all. */
  text: string;
  ids: string[];
  /** How many lines it stands for beside those its words tell of. */
  more: number;
}

export interface Turn {
  /** Of its first line: stays while the turn grows. */
  key: string;
  /** Whose turn; null: dealing, or the table itself. */
  seat: number | null;
  /** A heading, where a round begins with it. */
  round: string;
  lines: LogLine[];
  items: Item[];
}

type Is = (id: string) => boolean;

const HARD = new Set(["capture", "fight", "reveal", "loss", "win", "end"]);
const bare = (line: LogLine): string => line.kind.replace(/-unseen$/, "");
const ofTable = (line: LogLine): boolean => line.kind.startsWith("table.");
/** Dealt or put down before the game proper: such lines of all seats belong together. */
export const laid = (line: LogLine): boolean => line.cue === "card" || /^(picked|placed|faced)/.test(line.kind);
const begun = (line: LogLine): boolean => line.kind === "turn" && line.cue === "turn";

/** `space`: is this the id of a place? `known`: turns of before; those that have not grown are the very same objects. */
export function turns(lines: readonly LogLine[], space: Is, known: readonly Turn[] = []): Turn[] {
  const announced = lines.findIndex(begun);
  const groups: LogLine[][] = [];
  lines.forEach((line, i) => {
    const last = groups.at(-1);
    if (!last || starts(line, last, announced >= 0 && i >= announced)) groups.push([line]);
    else last.push(line);
  });
  let round = "";
  return groups.map((group, i) => {
    const heading = roundOf(group[0]!);
    const anew = heading !== "" && heading !== round;
    if (anew) round = heading;
    const was = known[i];
    if (was && was.lines.length === group.length && was.lines.every((line, n) => line === group[n])) return was;
    return { key: `${group[0]!.seq}.${i}`, seat: seatOf(group), round: anew ? heading : "", lines: group, items: items(group, space) };
  });
}

/** Does a turn begin with this line? Where the game announces turns, only so; else with another seat. */
function starts(line: LogLine, group: readonly LogLine[], announced: boolean): boolean {
  if (ofTable(line) || ofTable(group[0]!)) return true;
  if (announced) return begun(line);
  if (line.seat === group.at(-1)!.seat) return group.every(laid) && !laid(line);
  return !(laid(line) && group.every(laid));
}

function seatOf(group: readonly LogLine[]): number | null {
  const seats = new Set(group.map((line) => line.seat ?? -1));
  const [first] = group;
  if (begun(first!) || seats.size === 1) return (first!.seat ?? -1) >= 0 && !ofTable(first!) ? first!.seat! : null;
  return group.every(laid) ? null : (first!.seat ?? null);
}

const roundOf = (line: LogLine): string => (begun(line) ? (/^([^:]*\d[^:]*?)\s*:\s/.exec(line.text)?.[1] ?? "") : "");

/** What a turn came to. */
export function items(lines: readonly LogLine[], space: Is): Item[] {
  const found: Item[] = [];
  for (const line of lines) {
    const into = HARD.has(line.cue ?? "") || line.only_you ? undefined : joined(found, line, space);
    if (into) grow(into, line, space);
    else found.push({ lines: [line], text: line.text, ids: line.ids ?? [], more: 0 });
  }
  return found;
}

/** The item a line goes on with: the walk it continues, the same thing said before, a deal. */
function joined(found: Item[], line: LogLine, space: Is): Item | undefined {
  for (const item of found.toReversed()) {
    const last = item.lines.at(-1)!;
    if (HARD.has(last.cue ?? "")) return undefined;
    if (last.kind === line.kind && last.seat === line.seat && ((continues(last, line, space) && !returns(item, line, space)) || alike(last, line))) return item;
  }
  return undefined;
}

const alike = (last: LogLine, line: LogLine): boolean => !last.only_you && (last.text === line.text || (laid(line) && bare(last) !== last.kind) || line.kind.startsWith("placed"));

export function continues(last: LogLine, line: LogLine, space: Is): boolean {
  const [walked, walks] = [path(last, space), path(line, space)];
  return walked.length > 1 && walks.length > 1 && walker(last, space) === walker(line, space) && walked.at(-1) === walks[0];
}

/** Back where the walk began: as one walk it would lead from a place to that very place. */
const returns = (item: Item, line: LogLine, space: Is): boolean => path(line, space)[1] === path(item.lines[0]!, space)[0];

/** Where a line leads: the first place it names and the second. */
export const path = (line: LogLine, space: Is): string[] => (line.ids ?? []).filter(space).slice(0, 2);
export const walker = (line: LogLine, space: Is): string => (line.ids ?? []).find((id) => !space(id)) ?? "";

function grow(item: Item, line: LogLine, space: Is): void {
  const [from, start] = [path(item.lines[0]!, space)[0] ?? "", path(line, space)[0] ?? ""];
  const walk = continues(item.lines.at(-1)!, line, space);
  item.lines.push(line);
  item.ids = [...new Set([...item.ids, ...(line.ids ?? [])])];
  item.text = walk ? said(line.text, start, from) : item.lines[0]!.text;
  if (!walk) item.more++;
}

/** A step's sentence for the whole walk: it began where the first step did. */
function said(text: string, start: string, from: string): string {
  const at = start ? text.indexOf(start) : -1;
  return at < 0 ? text : text.slice(0, at) + from + text.slice(at + start.length);
}
