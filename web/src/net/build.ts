/** A tab left open across an update: once the server serves another page than this one, it loads itself anew. */
const KEY = "tavola.reloaded";
const SOON = 1500; // what was just sent is confirmed first
const PAUSE = 30000; // and never again and again

let mine = "";

/** What the server says which page it serves; the first word is taken for our own. */
export function served(build: string | null | undefined): void {
  if (!build || build === mine) return;
  if (mine) setTimeout(reload, SOON);
  mine = build;
}

/** Also where a part of the page is no longer there. */
export function reload(): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
