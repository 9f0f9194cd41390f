/** Where the coach's card stands: beside what it speaks of, and over none of it (teach.md 1.2). */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const STEP = 8;

export const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
export const inflate = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
export const middle = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** The free place nearest to the first pin, or nothing: then the card docks. `within`: no farther from it than that. */
export function place(card: { w: number; h: number }, area: Rect, taken: Rect[], to: { x: number; y: number }, within = Infinity): { x: number; y: number } | null {
  let best: { x: number; y: number } | null = null;
  let least = within;
  for (let y = area.y; y + card.h <= area.y + area.h; y += STEP) {
    for (let x = area.x; x + card.w <= area.x + area.w; x += STEP) {
      const far = distance({ x, y, ...card }, to);
      if (far < least && !taken.some((one) => overlap({ x, y, ...card }, one))) [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

/** From the card's edge, and a little from its middle, so that the tail does not stand at a corner. */
function distance(card: Rect, to: { x: number; y: number }): number {
  const edge = Math.hypot(Math.max(card.x - to.x, 0, to.x - card.x - card.w), Math.max(card.y - to.y, 0, to.y - card.y - card.h));
  const centre = middle(card);
  return edge + 0.1 * Math.hypot(centre.x - to.x, centre.y - to.y);
}

/** Which edge of the card faces the point, and where along it. */
export function tail(card: Rect, to: { x: number; y: number }): { side: "left" | "right" | "top" | "bottom"; at: number } {
  const along = (from: number, length: number, point: number): number => Math.min(Math.max(point - from, 22), length - 22);
  if (to.x < card.x) return { side: "left", at: along(card.y, card.h, to.y) };
  if (to.x > card.x + card.w) return { side: "right", at: along(card.y, card.h, to.y) };
  return { side: to.y < card.y ? "top" : "bottom", at: along(card.x, card.w, to.x) };
}
