/** The keyboard outside text fields. Letters can be switched off (WCAG 2.1.4). */
export interface Keys {
  [key: string]: (event: KeyboardEvent) => void;
}

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs the binding of a key; letters only if they are on. */
export function press(event: KeyboardEvent, keys: Keys, letters: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const name = event.shiftKey && /^[A-Z]$/.test(pressed) ? `Shift ${pressed}` : pressed;
  const act = keys[name];
  if (!act || (event.key.length === 1 && !letters)) return;
  if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("button, a, summary")) return;
  event.preventDefault();
  act(event);
}
