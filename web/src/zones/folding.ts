/** Which cards of a hand show their words where there is no room for all of them. */

export interface Sized {
  /** In pixels: its name alone, and with all that is printed on it. */
  folded: number;
  whole: number;
  /** It can be chosen: its words come first. */
  lit: boolean;
}

/** By place: is the card shown whole? All names stand in the box, then words as long as there is room. */
export function unfolded(cards: readonly Sized[], room: number): boolean[] {
  let left = room - cards.reduce((sum, card) => sum + card.folded, 0);
  const open = cards.map(() => false);
  const places = cards.map((_, i) => i);
  for (const i of [...places.filter((i) => cards[i]!.lit), ...places.filter((i) => !cards[i]!.lit)]) {
    const more = cards[i]!.whole - cards[i]!.folded;
    if (more > left) continue;
    left -= more;
    open[i] = true;
  }
  return open;
}
