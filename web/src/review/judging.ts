/** What a review says, made ready to be drawn: points of a hundred, curves, lists. */
import type { Ledger, Ply, Review, Value } from "../generated/wire";

export const CHANCE = -1;
const MISTAKE = 0.03;

export const points = (share: number): number => Math.round(100 * share);
export const signed = (share: number): string => (points(share) > 0 ? `+${points(share)}` : `${points(share)}`.replace("-", "−"));
export const sure = (value: Value): boolean => Math.abs(value.at) > (value.band ?? 0);
export const band = (value: Value): number => points(value.band ?? 0);

/** A decision that costs more than 3 points, and surely costs something. */
export const mistake = (ply: Ply): boolean => ply.actor !== CHANCE && ply.effect[ply.actor]!.at < -MISTAKE && sure(ply.effect[ply.actor]!);

export type Kind = "own" | "others" | "dice" | "facts";

/** What a ply gave a seat under one heading, or nothing if it belongs elsewhere. */
export function part(ply: Ply, seat: number, kind: Kind): Value | null {
  if (kind === "facts") return ply.facts[seat] ?? null;
  const home: Kind = ply.actor === CHANCE ? "dice" : ply.actor === seat ? "own" : "others";
  return home === kind ? ply.effect[seat]! : null;
}

export interface Row {
  ply: Ply;
  value: Value;
  sure: boolean;
}

const MOST = 40;

/** The plies of a heading that weigh most; those that are unsure stand last. */
export function rows(review: Review, seat: number, kind: Kind): Row[] {
  const found = review.plies.flatMap((ply) => {
    const value = part(ply, seat, kind);
    return value && points(value.at) !== 0 ? [{ ply, value, sure: sure(value) }] : [];
  });
  found.sort((one, two) => Number(two.sure) - Number(one.sure) || Math.abs(two.value.at) - Math.abs(one.value.at));
  return found.slice(0, MOST);
}

/** The next mistake after a ply, or before it; of one seat, or anybody's. */
export function next(review: Review, from: number, way: 1 | -1, seat: number | null): number | null {
  const found = review.plies.filter((ply) => mistake(ply) && (seat === null || ply.actor === seat) && (ply.ply - from) * way > 0).map((ply) => ply.ply);
  return found.length ? (way > 0 ? found[0]! : found[found.length - 1]!) : null;
}

export interface Term {
  name: "start" | Kind;
  value: Value;
}

export function terms(ledger: Ledger): Term[] {
  const all: Term[] = [{ name: "start", value: ledger.start }, { name: "dice", value: ledger.dice }, { name: "own", value: ledger.own }, { name: "others", value: ledger.others }];
  return ledger.facts ? [...all, { name: "facts", value: ledger.facts }] : all;
}

export interface Bar {
  name: Term["name"] | "result";
  size: number;
  band: number;
}

/** Two bars of one length: what there was to lose, and where it went. */
export function bars(ledger: Ledger): { gains: Bar[]; losses: Bar[] } {
  const bar = (term: Term): Bar => ({ name: term.name, size: Math.abs(term.value.at), band: term.value.band ?? 0 });
  const all = terms(ledger);
  const kept: Bar[] = ledger.result > 0 ? [{ name: "result", size: ledger.result, band: 0 }] : [];
  return { gains: all.filter((term) => term.value.at > 0).map(bar), losses: [...kept, ...all.filter((term) => term.value.at < 0).map(bar)] };
}

/** Where a seat stands at each judged ply, and at the end. */
export function heights(review: Review, seat: number): { ply: number; value: Value }[] {
  const along = review.plies.map((ply) => ({ ply: ply.ply, value: ply.chances[seat]! }));
  return [...along, { ply: review.length, value: { at: review.result[seat]!, band: 0 } }];
}

/** The judged ply that stands at a place of the game, or the last one before it. */
export function standing(review: Review, ply: number): Ply | null {
  return review.plies.findLast((one) => one.ply <= ply) ?? null;
}

export const judged = (review: Review, ply: number): Ply | null => review.plies.find((one) => one.ply === ply) ?? null;

/** The seat's chance at a place of the game. */
export function chance(review: Review, ply: number, seat: number): Value {
  if (ply >= review.length) return { at: review.result[seat]!, band: 0 };
  return (judged(review, ply) ?? standing(review, ply) ?? review.plies[0])?.chances[seat] ?? { at: review.result[seat]!, band: 0 };
}

/** Seats whose curves are drawn: all of four; of more, mine and the leader's. */
export function drawn(review: Review, seat: number): number[] {
  const all = review.result.map((_, one) => one);
  if (all.length <= 4) return all;
  const leader = all.reduce((best, one) => (review.result[one]! > review.result[best]! ? one : best), 0);
  return [...new Set([seat, leader])];
}

/** Where things stand: the spaces that ids name, a piece by its space. */
export function places(ids: string[], spaces: ReadonlySet<string>, pieces: ReadonlyMap<string, string>): string[] {
  const found = ids.map((id) => (spaces.has(id) ? id : (pieces.get(id) ?? ""))).filter((id) => spaces.has(id));
  return found.filter((id, i) => id !== found[i - 1]);
}
