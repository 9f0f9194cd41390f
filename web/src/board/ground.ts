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
const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
const holds = (a: Box, b: Box): boolean => b.x >= a.x - 1 && b.y >= a.y - 1 && b.x + b.w <= a.x + a.w + 1 && b.y + b.h <= a.y + a.h + 1;
const moved = (box: Box, by: Spot): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** The frame with room for what is beyond it, and for one more on the sides where it was too small. */
function both(a: Box, b: Box, more: number): Box {
  const least = (from: number, to: number): number => (to < from - 1 ? to - more : from);
  const most = (from: number, to: number): number => (to > from + 1 ? to + more : from);
  const [x, y] = [least(a.x, b.x), least(a.y, b.y)];
  return { x, y, w: most(a.x + a.w, b.x + b.w) - x, h: most(a.y + a.h, b.y + b.h) - y };
}

export class Ground {
  private key = "";
  private turn = 0;
  private places = new Map<string, Spot>();
  private held: Box | null = null;
  private off: Spot = { x: 0, y: 0 };

  /** `key`: what makes it another board; `turn`: with the next there may be more room; `needed`: all that must be in sight. */
  see(key: string, turn: number, spaces: Map<string, Placed>, needed: Box): Seen {
    if (key !== this.key) [this.key, this.held, this.off, this.places] = [key, null, { x: 0, y: 0 }, new Map()];
    const before = this.off;
    this.off = this.offset(spaces);
    for (const [id, { x, y }] of spaces) this.places.set(id, { x: x + this.off.x, y: y + this.off.y });
    const here = moved(needed, this.off);
    const more = margin(spaces.values());
    if (!this.held) this.held = grown(here, more);
    else if (!holds(this.held, here)) this.held = both(this.held, here, more);
    else if (turn !== this.turn) this.held = both(this.held, grown(here, more), 0);
    this.turn = turn;
    return { box: moved(this.held, { x: -this.off.x, y: -this.off.y }), shift: { x: this.off.x - before.x, y: this.off.y - before.y } };
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
