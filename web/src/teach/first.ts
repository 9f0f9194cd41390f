/** When the goal card shows itself: to who sits, at the start, in the first three games of a kind. */
import { laid } from "../follow/turns";
import { settings } from "../state/settings.svelte";
import type { LiveTable } from "../state/table.svelte";

const [GAMES, EARLY, FEW] = [3, 60, 6]; // cards are dealt and tokens laid before the first turn, by lot many at once
const STORE = "tavola.goals";

export function seen(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Is the card due now? Asked once a table: afterwards it counts as shown. */
export function due(live: LiveTable): boolean {
  const table = live.table;
  if (!settings.goals || !table || table.lesson || table.status !== "playing" || !live.seats.length || live.curtain || !live.scene) return false;
  const shown = seen();
  const tables = shown[table.game] ?? [];
  if (tables.includes(table.id) || tables.length >= GAMES) return false;
  if (live.ply > EARLY && live.log.filter((line) => !laid(line)).length > FEW) return false;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...shown, [table.game]: [...tables, table.id] }));
  } catch {
    return false; // a browser that keeps nothing would show it every time
  }
  return true;
}
