/** Whether a table can be rated, by the word for what is in the way. */
import type { SeatAsked } from "../generated/wire";
import type { Values } from "../table/house";
import type { ClockChoice } from "./last";

export type Obstacle = "screen" | "bots" | "alone" | "clock" | "rules";

export function obstacle(chairs: readonly SeatAsked[], clock: ClockChoice, changed: Values, usual: Values): Obstacle | null {
  if (chairs.some((chair) => chair.kind === "screen") || chairs.filter((chair) => chair.kind === "me").length > 1) return "screen";
  if (chairs.length < 2) return "alone";
  if (chairs.every((chair) => chair.kind === "bot")) return "bots";
  if (clock === "none") return "clock";
  return Object.entries(changed).some(([name, value]) => usual[name] !== value) ? "rules" : null;
}
