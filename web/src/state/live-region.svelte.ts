/** What a screen reader hears: politely one sentence an event, at once only for "your turn" and time. */
export const spoken: { polite: string; urgent: string; last: string[] } = $state({ polite: "", urgent: "", last: [] });

export function announce(text: string, urgent = false): void {
  if (!text) return;
  if (urgent) spoken.urgent = text;
  else spoken.polite = text;
  spoken.last = [text, ...spoken.last].slice(0, 3);
}
