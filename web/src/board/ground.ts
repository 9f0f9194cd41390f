/** What is in sight of a board that may grow: its frame lies still while everything fits into it. */
import { CELL, type Placed } from "../scene/geometry";
import type { Box } from "./viewport.svelte";

interface Spot {
  x: number;
  y: number;
}

export interface Seen {
  /** In the units of the newest layout. */
  box: Box;
  /** How far the newest layout lies from the one before: the same space had x and y so much larger. */
  shift: Spot;
}

/** Boards of hexes are put together while one plays: room for one more on every side. */
const margin = (spaces: Iterable<Placed>): number => ([...spaces].some(({ space }) => space.shape === "hex") ? CELL * 1.2 : 0);
export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
const holds = (a: Box, b: Box): boolean => b.x >= a.x - 1 && b.y >= a.y - 1 && b.x + b.w <= a.x + a.w + 1 && b.y + b.h <= a.y + a.h + 1;
const moved = (box: Box, by: Spot): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

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

  /** `key`: what makes it another board; `turn`: with the next there may be more room; `needed`: all that must be in sight. */
  see(key: string, turn: number, spaces: Map<string, Placed>, needed: Box, opening: Opening): Seen {
    if (key !== this.key) [this.key, this.held, this.off, this.places] = [key, new Map(), { x: 0, y: 0 }, new Map()];
    const before = this.off;
    this.off = this.offset(spaces);
    for (const [id, { x, y }] of spaces) this.places.set(id, { x: x + this.off.x, y: y + this.off.y });
    const frame = this.framed(turn, moved(needed, this.off), margin(spaces.values()), opening);
    return { box: moved(frame, { x: -this.off.x, y: -this.off.y }), shift: { x: this.off.x - before.x, y: this.off.y - before.y } };
  }

  /** It grows where something is out of sight, and between two turns where the next thing might be. */
  private framed(turn: number, here: Box, more: number, { size, sees }: Opening): Box {
    const held = this.held.get(size);
    const frame = held ? larger(held.frame, sees(held.frame), here, more, turn !== held.turn) : grown(here, more);
    this.held.set(size, { frame, turn });
    return frame;
  }

  /** Where the layout lies, by a space that was there before. */
  private offset(spaces: Map<string, Placed>): Spot {
    for (const [id, { x, y }] of spaces) {
      const was = this.places.get(id);
      if (was) return { x: was.x - x, y: was.y - y };
    }
    return this.off;
  }
}
