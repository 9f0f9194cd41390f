/** Where pieces stand on their spaces: layers low to high, small stacks fanned, from four on one with a count. */
import { CELL, type Layout } from "./geometry";
import type { Layer, Piece } from "../generated/scene";

const LAYERS: readonly Layer[] = ["ground", "structure", "token", "rider", "marker"];
const FAN = 0.06;
const COUNT_FROM = 4;

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  n: number;
}

export function stand(pieces: readonly Piece[], layout: Layout): Standing[] {
  const out: Standing[] = [];
  for (const group of grouped(pieces)) {
    const place = layout.spaces.get(group[0]!.space);
    if (!place) continue;
    const room = Math.max(Math.min(place.w, place.h), CELL * 0.5);
    if (group.length >= COUNT_FROM) {
      out.push(...counted(group, place.x, place.y, room));
      continue;
    }
    group.forEach((piece, i) => {
      const shift = (i - (group.length - 1) / 2) * room * (alike(group) ? FAN : 0.3);
      out.push({ piece, x: place.x + shift, y: place.y - (alike(group) ? shift : 0), size: sized(piece, room, group.length), n: piece.n ?? 1 });
    });
  }
  return out.sort((a, b) => depth(a.piece) - depth(b.piece));
}

const depth = (piece: Piece): number => LAYERS.indexOf(piece.layer ?? "token");

/** Things of one look are a stack; different things stand side by side. */
const alike = (group: readonly Piece[]): boolean => new Set(group.map((piece) => `${piece.icon}/${piece.owner}/${piece.style}`)).size === 1;

function sized(piece: Piece, room: number, many: number): number {
  const whole = piece.layer === "ground" ? 1 : piece.layer === "structure" ? 0.92 : piece.layer === "rider" ? 0.42 : piece.layer === "marker" ? 0.5 : 0.78;
  return room * whole * (many > 1 ? 0.8 : 1);
}

function grouped(pieces: readonly Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.space}\n${piece.layer ?? "token"}`;
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups.values()];
}

function counted(group: readonly Piece[], x: number, y: number, room: number): Standing[] {
  const looks = new Map<string, Piece[]>();
  for (const piece of group) {
    const key = `${piece.icon}/${piece.owner}/${piece.style}`;
    looks.set(key, [...(looks.get(key) ?? []), piece]);
  }
  const kinds = [...looks.values()];
  return kinds.map((kind, i) => ({
    piece: kind[0]!,
    x: x + (i - (kinds.length - 1) / 2) * room * 0.3,
    y,
    size: sized(kind[0]!, room, kinds.length),
    n: kind.reduce((sum, piece) => sum + (piece.n ?? 1), 0),
  }));
}

/** Those that stand as before are the very same objects, so that nothing is drawn anew for them. */
export function unmoved(before: readonly Standing[], after: Standing[]): Standing[] {
  const known = new Map(before.map((one) => [one.piece.id, one]));
  return after.map((one) => {
    const old = known.get(one.piece.id);
    return old && old.piece === one.piece && old.x === one.x && old.y === one.y && old.size === one.size && old.n === one.n ? old : one;
  });
}
