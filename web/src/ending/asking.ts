/** How the question for a rematch looks to whoever reads it. */
import type { TableView } from "../generated/wire";

export type Stage = "none" | "ask" | "asked" | "answer" | "agreed" | "off" | "ready";

/** `late`: the time it stands has run out here. */
export function stage(table: TableView, seated: boolean, late: boolean): Stage {
  const wish = table.rematch;
  if (table.next) return "ready";
  if (!seated || table.origin === "record") return "none";
  if (!wish) return "ask";
  if (late || wish.declined.length || wish.left <= 0) return "off";
  if (wish.yours) return "asked";
  return mine(table).some((seat) => wish.agreed.includes(seat)) ? "agreed" : "answer";
}

const mine = (table: TableView): number[] => table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);

/** People who have not agreed: those who declined, if any did. */
export function awaited(table: TableView): number[] {
  const wish = table.rematch;
  if (!wish) return [];
  const people = table.seats.filter((seat) => (seat.kind === "player" || seat.stands_in_for !== null) && !wish.agreed.includes(seat.seat)).map((seat) => seat.seat);
  return wish.declined.length ? people.filter((seat) => wish.declined.includes(seat)) : people;
}
