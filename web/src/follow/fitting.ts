/** Which buttons stand in the prompt, and which on the sheet beside it: none is ever cut. */

const HANGUL = /\p{Script=Hangul}/gu;
/** In pixels: a letter (Hangul: two of them), what is round the words of a button, a gap, and the button that opens the sheet. */
const [LETTER, PADDING, GAP, MORE] = [6.7, 27, 6, 86];
const MOST = 3;

export const wide = (text: string): number => (text.length + (text.match(HANGUL)?.length ?? 0)) * LETTER + PADDING;

/** How many of these stand in the bar, the first of them first; the rest is on the sheet. `sheet`: something else is on it already. */
export function fitting(titles: readonly string[], room: number, sheet = false): number {
  const upTo = (n: number): number => titles.slice(0, n).reduce((sum, title) => sum + wide(title) + GAP, -GAP);
  if (titles.length === 1 && !sheet) return 1; // its words go on in a second line
  if (!sheet && titles.length <= MOST && upTo(titles.length) <= room) return titles.length;
  const counts = [2, 1].filter((n) => (sheet ? n <= titles.length : n < titles.length) && upTo(n) + GAP + MORE <= room);
  return counts[0] ?? 0;
}
