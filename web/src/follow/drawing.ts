/** Where a trail's lines run: from cell to cell, those that share an edge side by side. */
import type { Layout, Placed } from "../scene/geometry";
import type { Mark, Trail } from "./trails";

interface At {
  x: number;
  y: number;
}

export interface DrawnTrail {
  seat: number;
  order: number;
  strokes: { d: string; leap: boolean }[];
  head: (At & { angle: number }) | null;
  foot: (At & { r: number }) | null;
  steps: (At & { n: number })[];
  marks: (At & { r: number; mark: Mark })[];
  /** The corner of the place where it begins. */
  label: At;
  /** Brackets round where it ended. */
  end: string;
}

const ASIDE = 7;
const radius = (place: Placed): number => Math.min(place.w, place.h) / 2;

export function drawnTrails(trails: readonly Trail[], layout: Layout): DrawnTrail[] {
  const used = new Map<string, number>();
  return trails.flatMap((trail) => {
    const places = trail.cells.map((id) => layout.spaces.get(id));
    return places.every((place) => place !== undefined) ? [drawn(trail, places as Placed[], layout, used)] : [];
  });
}

function drawn(trail: Trail, places: Placed[], layout: Layout, used: Map<string, number>): DrawnTrail {
  const [first, last] = [places[0]!, places.at(-1)!];
  const walks = places.length > 1;
  const strokes = places.slice(1).map((to, i) => ({ d: stroke(places[i]!, to, trail.leaps[i] ?? false, i === places.length - 2, aside(trail.cells[i]!, trail.cells[i + 1]!, used)), leap: trail.leaps[i] ?? false }));
  const before = places.at(-2);
  const angle = before ? (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI : 0;
  const short = before ? radius(last) * 0.62 : 0;
  const marks = trail.marks.flatMap(({ at, mark }) => {
    const place = layout.spaces.get(at);
    return place ? [{ x: place.x, y: place.y, r: radius(place), mark }] : [];
  });
  return {
    seat: trail.seat,
    order: trail.order,
    strokes,
    head: walks ? { x: last.x - Math.cos((angle * Math.PI) / 180) * short, y: last.y - Math.sin((angle * Math.PI) / 180) * short, angle } : null,
    foot: walks ? { x: first.x, y: first.y, r: radius(first) } : null,
    steps: places.length > 2 ? places.slice(1, -1).map((place, i) => ({ x: place.x, y: place.y, n: i + 1 })) : [],
    marks,
    label: { x: first.x - radius(first) * 0.8, y: first.y + radius(first) * 0.8 },
    end: walks ? brackets(last) : "",
  };
}

/** How far beside the middle: each further trail on an edge keeps its distance. */
function aside(from: string, to: string, used: Map<string, number>): number {
  const key = [from, to].sort().join(" ");
  const n = used.get(key) ?? 0;
  used.set(key, n + 1);
  return n * ASIDE;
}

function stroke(from: Placed, to: Placed, leap: boolean, last: boolean, off: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [ox, oy] = [-uy * off, ux * off];
  const cut = last ? radius(to) * 0.62 : 0;
  const [x1, y1, x2, y2] = [from.x + ox, from.y + oy, to.x + ox - ux * cut, to.y + oy - uy * cut].map((v) => Math.round(v * 10) / 10) as [number, number, number, number];
  if (!leap) return `M${x1} ${y1}L${x2} ${y2}`;
  const bend = Math.min(60, length * 0.2);
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2 + uy * bend)} ${Math.round((y1 + y2) / 2 - ux * bend)} ${x2} ${y2}`;
}

function brackets({ x, y, w, h }: Placed): string {
  const [a, b, c] = [w / 2 - 2, h / 2 - 2, Math.min(w, h) * 0.2];
  return `M${x - a} ${y - b + c}v${-c}h${c}M${x + a - c} ${y - b}h${c}v${c}M${x + a} ${y + b - c}v${c}h${-c}M${x - a + c} ${y + b}h${-c}v${-c}`;
}
