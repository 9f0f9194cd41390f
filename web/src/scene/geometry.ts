/** Where things are drawn: spaces in pixels at zoom 1, turned for the seat; the cursor's next stop. */
import type { Point, Scene, Space } from "../generated/scene";

export const CELL = 66;

export interface Placed {
  space: Space;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Path of its outline, around its own centre. */
  outline: string;
}

export interface Layout {
  scale: number;
  width: number;
  height: number;
  turn: number;
  /** Where its upper left corner lies. */
  at: Point;
  spaces: Map<string, Placed>;
}

/** The distance between neighbours: what one cell measures in board units. */
export function unit(spaces: readonly Space[]): number {
  const cells = spaces.filter((space) => space.shape !== "corner" && space.shape !== "edge");
  const sized = cells.find((space) => space.size)?.size;
  if (cells.length < 2) return sized?.[0] ?? alone(cells[0], spaces);
  const gaps = cells.slice(0, 60).map((one) => nearest(one, cells)).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] || 1;
}

/** A lone hex has no neighbour to measure, but it may have corners. */
function alone(cell: Space | undefined, spaces: readonly Space[]): number {
  const corners = spaces.filter((space) => space.shape === "corner");
  return cell?.shape === "hex" && corners.length ? nearest(cell, corners) * Math.sqrt(3) : 1;
}

function nearest(one: Space, all: readonly Space[]): number {
  let least = Infinity;
  for (const other of all) {
    if (other === one || (other.plane ?? "") !== (one.plane ?? "")) continue;
    const gap = Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]);
    if (gap > 0.01 && gap < least) least = gap;
  }
  return least === Infinity ? 1 : least;
}

export function turned([x, y]: Point, [w, h]: Point, turn: number): Point {
  switch (((turn % 4) + 4) % 4) {
    case 1:
      return [h - y, x];
    case 2:
      return [w - x, h - y];
    case 3:
      return [y, w - x];
    default:
      return [x, y];
  }
}

export function layout(scene: Pick<Scene, "board" | "spaces">, extra = 0): Layout {
  const turn = ((scene.board.turn ?? 0) + extra) % 4;
  const [bw, bh] = scene.board.size;
  const scale = CELL / unit(scene.spaces);
  const upright = turn % 2 === 0;
  const flat = flatHexes(scene.spaces);
  const spaces = new Map(scene.spaces.map((space) => [space.id, place(space, scene.board.size, turn, scale, flat)]));
  return { scale, turn, spaces, at: [0, 0], width: (upright ? bw : bh) * scale, height: (upright ? bh : bw) * scale };
}

/** Hexes whose nearest neighbour is straight above lie on a flat side. */
function flatHexes(spaces: readonly Space[]): boolean {
  const hexes = spaces.filter((space) => space.shape === "hex").slice(0, 12);
  const step = unit(hexes);
  return hexes.some((a) => hexes.some((b) => Math.abs(a.at[0] - b.at[0]) < step * 0.05 && Math.abs(Math.abs(a.at[1] - b.at[1]) - step) < step * 0.05));
}

function place(space: Space, board: Point, turn: number, scale: number, flat: boolean): Placed {
  const [x, y] = turned(space.at, board, turn).map((v) => v * scale) as Point;
  const [w, h] = extent(space, turn, scale, flat);
  return { space, x, y, w, h, outline: outline(space, board, turn, scale, [x, y], [w, h], flat) };
}

function extent(space: Space, turn: number, scale: number, flat: boolean): Point {
  if (space.points?.length) return spread(space.points, turn, scale);
  const [w, h] = space.size ? [space.size[0] * scale, space.size[1] * scale] : ordinary(space, flat);
  return turn % 2 ? [h, w] : [w, h];
}

function spread(points: Point[], turn: number, scale: number): Point {
  const xs = points.map(([x]) => x * scale);
  const ys = points.map(([, y]) => y * scale);
  const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return turn % 2 ? [h, w] : [w, h];
}

function ordinary(space: Space, flat: boolean): Point {
  const long = (CELL * 2) / Math.sqrt(3);
  if (space.shape === "hex") return flat ? [long, CELL] : [CELL, long];
  if (space.shape === "corner" || space.shape === "edge") return [CELL * 0.36, CELL * 0.36];
  return [CELL, CELL];
}

function outline(space: Space, board: Point, turn: number, scale: number, at: Point, [w, h]: Point, flat: boolean): string {
  if (space.points?.length && space.shape !== "corner") {
    const points = space.points.map((point) => turned(point, board, turn).map((v) => v * scale) as Point);
    const around = points.map(([x, y]): Point => [x - at[0], y - at[1]]);
    return space.shape === "edge" && around.length === 2 ? band(around[0]!, around[1]!, CELL * 0.1) : polygon(around);
  }
  if (space.shape === "hex") return polygon(hexagon(w, h, flat));
  if (space.shape === "circle" || space.shape === "corner" || space.shape === "edge") return ellipse(w / 2, h / 2);
  return box(w, h, space.shape === "slot" ? Math.min(w, h) * 0.12 : 0);
}

const n = (v: number): string => String(Math.round(v * 100) / 100);

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

function hexagon(w: number, h: number, flat: boolean): Point[] {
  const [a, b] = [w / 2, h / 2];
  if (flat) return [[a, 0], [a / 2, b], [-a / 2, b], [-a, 0], [-a / 2, -b], [a / 2, -b]];
  return [[0, -b], [a, -b / 2], [a, b / 2], [0, b], [-a, b / 2], [-a, -b / 2]];
}

function ellipse(a: number, b: number): string {
  return `M${n(-a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0Z`;
}

function box(w: number, h: number, r: number): string {
  const [x, y] = [w / 2, h / 2];
  if (!r) return `M${n(-x)} ${n(-y)}H${n(x)}V${n(y)}H${n(-x)}Z`;
  const c = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(r - x)} ${n(-y)}H${n(x - r)}${c(r, r)}V${n(y - r)}${c(-r, r)}H${n(r - x)}${c(-r, -r)}V${n(r - y)}${c(r, -r)}Z`;
}

/** A strip along an edge, wide enough to hit. */
function band([ax, ay]: Point, [bx, by]: Point, half: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [((ay - by) / length) * half, ((bx - ax) / length) * half];
  return polygon([[ax + dx, ay + dy], [bx + dx, by + dy], [bx - dx, by - dy], [ax - dx, ay - dy]]);
}

export type Direction = "left" | "right" | "up" | "down" | "pageup" | "pagedown";
const HEADINGS: Record<Direction, number> = { right: 0, down: 90, left: 180, up: 270, pageup: 300, pagedown: 120 };

/** The space the cursor goes to: nearest in that direction, the straight one before the slanting one. */
export function step(spaces: Iterable<Placed>, from: Placed, direction: Direction): Placed | null {
  const heading = (HEADINGS[direction] * Math.PI) / 180;
  let best: Placed | null = null;
  let least = Infinity;
  for (const to of spaces) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const gap = Math.hypot(dx, dy);
    if (gap < 1 || (to.space.plane ?? "") !== (from.space.plane ?? "")) continue;
    const off = Math.abs(Math.atan2(Math.sin(Math.atan2(dy, dx) - heading), Math.cos(Math.atan2(dy, dx) - heading)));
    const cost = gap * (1 + off * off * 2.2);
    if (off < 1.05 && cost < least) [best, least] = [to, cost];
  }
  return best;
}
