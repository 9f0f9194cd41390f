/** What is in sight of a board that may grow: its frame lies still while everything fits into it. */
import { CELL, type Layout, type Placed } from "../scene/geometry";
import type { Box } from "./viewport.svelte";

interface Spot {
  x: number;
  y: number;
}

/** Boards of hexes are put together while one plays: room for one more on every side. */
const margin = (spaces: Iterable<Placed>): number => ([...spaces].some(({ space }) => space.shape === "hex") ? CELL * 1.2 : 0);
export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
const holds = (a: Box, b: Box): boolean => b.x >= a.x - 1 && b.y >= a.y - 1 && b.x + b.w <= a.x + a.w + 1 && b.y + b.h <= a.y + a.h + 1;

/** The frame with room for what is beyond it, and for one more on the sides where it was too small. */
function both(a: Box, b: Box, more: number): Box {
  const least = (from: number, to: number): number => (to < from - 1 ? to - more : from);
  const most = (from: number, to: number): number => (to > from + 1 ? to + more : from);
  const [x, y] = [least(a.x, b.x), least(a.y, b.y)];
  return { x, y, w: most(a.x + a.w, b.x + b.w) - x, h: most(a.y + a.h, b.y + b.h) - y };
}

/** As it is while everything is in sight; between two turns there shall be room for more too. */
function larger(frame: Box, seen: Box, here: Box, more: number, between: boolean): Box {
  if (!holds(seen, here)) return both(frame, here, more);
  return between && !holds(seen, grown(here, more)) ? both(frame, grown(here, more), 0) : frame;
}

/** The window on a board: its size, and all that it shows while it is filled with a frame. */
export interface Opening {
  size: string;
  sees: (frame: Box) => Box;
}

interface Held {
  frame: Box;
  turn: number;
}

export class Ground {
  private key = "";
  private places = new Map<string, Spot>();
  /** By the size of the window: one that shows more need not move so soon. */
  private held = new Map<string, Held>();
  private off: Spot = { x: 0, y: 0 };

  /** The same layout, counted from where it always was: what lies still is drawn at the same place. `key`: what makes it another board. */
  settled(key: string, layout: Layout): Layout {
    if (key !== this.key) [this.key, this.held, this.off, this.places] = [key, new Map(), { x: 0, y: 0 }, new Map()];
    this.off = this.offset(layout.spaces);
    const spaces = this.off.x || this.off.y ? shifted(layout.spaces, this.off) : layout.spaces;
    for (const [id, { x, y }] of spaces) this.places.set(id, { x, y });
    return { ...layout, spaces, at: [this.off.x, this.off.y] };
  }

  /** What is in sight. `turn`: with the next there may be more room; `needed`: all that must be seen of this layout. */
  see(turn: number, { spaces }: Layout, needed: Box, { size, sees }: Opening): Box {
    const [held, more] = [this.held.get(size), margin(spaces.values())];
    const frame = held ? larger(held.frame, sees(held.frame), needed, more, turn !== held.turn) : grown(needed, more);
    this.held.set(size, { frame, turn });
    return frame;
  }

  /** How far the layout lies from where it was, by a space that was there before. */
  private offset(spaces: Map<string, Placed>): Spot {
    for (const [id, { x, y }] of spaces) {
      const was = this.places.get(id);
      if (was) return { x: near(was.x - x), y: near(was.y - y) };
    }
    return this.off;
  }
}

/** No further than a rounding is nothing. */
const near = (by: number): number => (Math.abs(by) < 0.01 ? 0 : by);

function shifted(spaces: Map<string, Placed>, by: Spot): Map<string, Placed> {
  return new Map([...spaces].map(([id, one]) => [id, { ...one, x: one.x + by.x, y: one.y + by.y }]));
}
