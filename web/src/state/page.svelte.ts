/** Where the reader is, and what is open over the page. */
export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; ply: number | null }
  | { page: "review"; id: string; ply: number | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string }
  | { page: "admin" }
  | { page: "profile"; id: string }
  | { page: "leaders"; game: string }
  | { page: "lost" };

export function where(path: string, hash: string): Place {
  const [, first = "", second = "", third = ""] = path.split("/");
  const fragment = decodeURIComponent(hash.replace(/^#/, ""));
  if (!first || first === "lab") return { page: "home" };
  if (first === "t" && second && third === "replay") return { page: "replay", id: second, ply: /^\d+$/.test(fragment) ? Number(fragment) : null };
  if (first === "t" && second && third === "review") return { page: "review", id: second, ply: /^\d+$/.test(fragment) ? Number(fragment) : null };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "rules" && second) return { page: "rules", game: second, clause: fragment };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "leaders") return { page: "leaders", game: second };
  if (first === "p" && second) return { page: "profile", id: second };
  if (first === "admin" && !second) return { page: "admin" };
  return { page: "lost" };
}

export type Drawer = "" | "rules" | "settings" | "side" | "keys";

export const page: { place: Place; drawer: Drawer; clause: string; newTable: string | null; first: { table: string; act: number } | null; goal: boolean; fit: (() => void) | null; tab: "log" | "chat" | "notes" | "roll" | "steps" } = $state({
  place: { page: "home" },
  drawer: "",
  clause: "",
  newTable: null,
  /** A move to play as soon as a table is open: a branch begins with it. */
  first: null,
  /** The goal card is open. */
  goal: false,
  /** Shows all of the board, where there is one. */
  fit: null,
  tab: "log",
});

export function follow(): void {
  page.place = where(location.pathname, location.hash);
}

export function go(address: string): void {
  history.pushState(null, "", address);
  page.drawer = "";
  page.newTable = null;
  page.goal = false;
  follow();
  scrollTo(0, 0);
}

/** Lets plain links change the page without loading it anew. */
export function links(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function openRule(clause: string): void {
  page.clause = clause;
  page.drawer = "rules";
}
