/** A table's terms in words. */
import type { TableView } from "../generated/wire";
import { say } from "../words/words.svelte";

export function clockInWords(clock: TableView["clock"]): string {
  if (!clock) return say("no-clock");
  if (clock.bank >= 86400) return say("clock-days", { n: Math.round(clock.add / 86400) || 1 });
  return say("clock-words", { bank: Math.round(clock.bank / 60), add: clock.add });
}

export function inWords(table: TableView): string {
  const parts = [say("n-players", { n: table.seats.length })];
  if (table.clock) parts.push(clockInWords(table.clock));
  if (table.practice) parts.push(say("practice"));
  return parts.join(" · ");
}
