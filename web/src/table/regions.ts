/** Which zone stands where: own things under the board, others' in their panels, facts in the rails. */
import type { LogLine } from "../generated/wire";
import type { Scene, Zone } from "../generated/scene";

const UNDER = new Set(["hand", "holder", "market"]);
const FACTS = new Set(["panel", "pile", "discard"]);

const own = (zone: Zone, seat: number | null): boolean => zone.owner !== undefined && zone.owner === seat;

/** Under the board: own hand and holders, markets, and any pile a choice may name. */
export function stripZones(scene: Scene, seat: number | null): Zone[] {
  const asked = new Set(scene.choices.flatMap((choice) => choice.ids));
  const named = (zone: Zone): boolean => asked.has(zone.id) || (zone.items ?? []).some((item) => asked.has(item.id));
  return scene.zones.filter((zone) => (own(zone, seat) && UNDER.has(zone.kind) && (zone.items?.length ?? 0) > 0) || (zone.owner === undefined && UNDER.has(zone.kind)) || (named(zone) && zone.kind !== "track" && !factual(zone)));
}

const factual = (zone: Zone): boolean => zone.kind === "panel" && zone.owner === undefined;

export function factZones(scene: Scene): Zone[] {
  const asked = new Set(scene.choices.flatMap((choice) => choice.ids));
  return scene.zones.filter((zone) => zone.owner === undefined && FACTS.has(zone.kind) && (factual(zone) || !(asked.has(zone.id) || (zone.items ?? []).some((item) => asked.has(item.id)))));
}

export const trackZones = (scene: Scene): Zone[] => scene.zones.filter((zone) => zone.kind === "track");

/** A seat's zones for its panel; own hands are under the board instead. */
export const seatZones = (scene: Scene, seat: number): Zone[] => scene.zones.filter((zone) => zone.owner === seat);

/** Facts about oneself only: shown in the rail, under the seats. */
export const ownPanels = (scene: Scene, seat: number | null): Zone[] => scene.zones.filter((zone) => own(zone, seat) && (zone.kind === "panel" || zone.kind === "pile" || zone.kind === "discard"));

/** The last move: as the scene says, else the last line of the log that names spaces. */
export function lastMove(scene: Scene, log: readonly LogLine[]): { ids: string[]; seat: number } | null {
  const spaces = new Set(scene.spaces.map((space) => space.id));
  const line = log.findLast((one) => (one.seat ?? -1) >= 0 && one.ids?.some((id) => (scene.last.length ? scene.last.includes(id) : spaces.has(id))));
  const ids = scene.last.length ? scene.last : (line?.ids ?? []).filter((id) => spaces.has(id));
  return ids.length ? { ids, seat: line?.seat ?? -1 } : null;
}
