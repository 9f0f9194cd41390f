/** What a tab, and the icon of an installed page, say while it is your turn; it goes when it is not any more. */
interface Badged {
  setAppBadge?: (n?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const ICON = 'link[rel="icon"]';

export function mark(title: string, turn: boolean): void {
  document.title = `${turn ? "● " : ""}${title}`;
  document.querySelector(ICON)?.setAttribute("href", turn ? "/favicon-turn.svg" : "/favicon.svg");
  badge(turn ? 1 : 0);
}

/** How many tables wait. */
export function badge(n: number): void {
  const home = navigator as Navigator & Badged;
  void (n ? home.setAppBadge?.(n) : home.clearAppBadge?.())?.catch(() => undefined);
}
