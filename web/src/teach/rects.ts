/** Where things are on the screen: on the board, in a hand, or as a button. */
import type { Rect } from "./place";

const drawn = (id: string): Element[] => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"], [data-key="${CSS.escape(id)}"]`)];

export function boxed(one: Element): Rect {
  const { x, y, width: w, height: h } = one.getBoundingClientRect();
  return { x, y, w, h };
}

/** What is chosen beside the board: a card, a button. */
export const elementOf = (id: string): Element | undefined => drawn(id).find((one) => one instanceof HTMLElement && one.checkVisibility());

export const rectOf = (id: string): Rect | null =>
  drawn(id).filter((one) => one.checkVisibility()).map(boxed).find(({ w, h }) => w && h) ?? null;

/** Is this a space of the board, and no piece? */
export const isSpace = (id: string): boolean => drawn(id)[0]?.matches("svg.board .space") ?? false;

export const rectsOf = (ids: readonly string[]): Rect[] => ids.map(rectOf).filter((one) => one !== null);

export function boxOf(selector: string): Rect | null {
  const found = document.querySelector(selector);
  return found && boxed(found);
}
