/** What is this? The name of anything on the table, and what is printed on it. */
import type { Item, Piece, Scene } from "../generated/scene";

export interface About {
  name: string;
  lines: string[];
  /** A card opens large. */
  card: boolean;
  /** The rules of where it lies. */
  clauses?: string[];
}

const CARDS = new Set(["hand", "market", "holder", "tray", "discard", "pile"]);

/** What things do, in the game's words: by icon or style. */
export type Kinds = Readonly<Record<string, string>>;

/** `ivory.explorer` is an explorer, `crown-blue` a crown; the most particular word counts. */
export function kind(kinds: Kinds, sign: string | undefined): string {
  for (let name = sign?.split(".").pop() ?? ""; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
    const does = kinds[name];
    if (does) return does;
  }
  return "";
}

export function about(scene: Scene, id: string, kinds: Kinds = {}): About | null {
  const seen = scene.sights?.find((sight) => sight.of === id)?.text ?? "";
  const does = (one: Piece): string => kind(kinds, one.ghost ?? one.icon);
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece) return { name: piece.label, lines: [does(piece), seen].filter(Boolean), card: false };
  const space = scene.spaces.find((one) => one.id === id);
  if (space) return { name: space.label, lines: [kind(kinds, space.style), ...scene.pieces.filter((one) => one.space === id).flatMap((one) => [one.label, does(one)]), seen].filter(Boolean), card: false };
  const die = scene.dice.find((one) => one.id === id);
  if (die) return { name: die.text, lines: [], card: false };
  for (const zone of scene.zones) {
    if (zone.id === id) return { name: zone.title, lines: (zone.items ?? []).map((item) => item.title ?? "").filter(Boolean), card: false, clauses: zone.clauses };
    const item = zone.items?.find((one) => one.id === id);
    if (item) return { name: item.title || item.back || zone.title, lines: [...printed(item), item.lines?.length ? "" : kind(kinds, item.icon), item.title ? zone.title : ""].filter(Boolean), card: CARDS.has(zone.kind), clauses: zone.clauses };
  }
  const part = scene.bundle?.parts.find((one) => one.id === id);
  if (part) return { name: part.title || id, lines: printed(part), card: false };
  const fact = scene.seats.flatMap((seat) => seat.facts ?? []).find((one) => one.id === id);
  return fact ? { name: fact.title ?? String(fact.n ?? ""), lines: fact.lines ?? [], card: false } : null;
}

const printed = (item: Item): string[] => [(item.corners ?? []).join(" · "), ...(item.lines ?? []), item.cost ?? "", item.slot ?? ""].filter(Boolean);
