/** The keyboard outside text fields. Letters can be switched off or changed (WCAG 2.1.4). */
export interface Keys {
  [key: string]: (event: KeyboardEvent) => void;
}

/** The single-letter keys a reader may change, by what they are on a fresh table. */
export const LETTERS = ["E", "U", "R", "L", "M", "F", "T", "Z", "N", "B", "S", "C", "P", "O", "G", "H", "W"] as const;
export type Letter = (typeof LETTERS)[number];
export type Changed = Partial<Record<Letter, string>>;

export const keyOf = (letter: Letter, changed: Changed): string => changed[letter] ?? letter;

/** What the reader's key means: the letter it stands for, nothing if its own meaning has moved elsewhere. */
export function meant(pressed: string, changed: Changed): string {
  const found = LETTERS.find((letter) => keyOf(letter, changed) === pressed);
  if (found) return found;
  return LETTERS.some((letter) => letter === pressed) ? "" : pressed;
}

/** The letters with one of them changed; a key in use is exchanged, so that none is lost. */
export function rebound(letter: Letter, key: string, changed: Changed): Changed {
  const other = LETTERS.find((one) => one !== letter && keyOf(one, changed) === key);
  const fresh = { ...changed, [letter]: key, ...(other ? { [other]: keyOf(letter, changed) } : {}) };
  return Object.fromEntries(Object.entries(fresh).filter(([from, to]) => from !== to));
}

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs the binding of a key; letters only if they are on, and as the reader has them. */
export function press(event: KeyboardEvent, keys: Keys, letters: boolean, changed: Changed = {}): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const pressed = event.key.length === 1 ? meant(event.key.toUpperCase(), changed) : event.key;
  const name = event.shiftKey && /^[A-Z]$/.test(pressed) ? `Shift ${pressed}` : pressed;
  const act = keys[name];
  if (!act || (event.key.length === 1 && !letters)) return;
  if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("button, a, summary")) return;
  event.preventDefault();
  act(event);
}
