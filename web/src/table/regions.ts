/** Which zone stands where: own things under or beside the board, others' in their panels, facts in the rails. */
import type { LogLine } from "../generated/wire";
import type { Scene, Zone } from "../generated/scene";
import type { Places } from "../look/theme";

const UNDER = new Set(["hand", "holder", "market"]);
const FACTS = new Set(["panel", "pile", "discard"]);
/** Of a row under the board with cards whose theme says nothing. */
const TRAY = 150;
/** A phone shows one line of it; all of it is a sheet. */
const PEEK = 58;
/** Of the box with dice, and with the steps of a turn below them. */
const [DICE, TURN] = [112, 286];

const own = (zone: Zone, seat: number | null): boolean => zone.owner !== undefined && zone.owner === seat;
const mine = (zone: Zone, seat: number | null): boolean => zone.owner === undefined || own(zone, seat);

/** Under the board: own hand and holders, markets, and any pile a choice may name. */
export function stripZones(scene: Scene, seat: number | null): Zone[] {
  const asked = new Set(scene.choices.flatMap((choice) => choice.ids));
  const named = (zone: Zone): boolean => asked.has(zone.id) || (zone.items ?? []).some((item) => asked.has(item.id));
  const kept = (zone: Zone): boolean => zone.owner === undefined || zone.limit !== undefined || (zone.items?.length ?? 0) > 0;
  return scene.zones.filter((zone) => (UNDER.has(zone.kind) && mine(zone, seat) && kept(zone)) || (named(zone) && zone.kind !== "track" && !factual(zone)));
}

/** Beside the board, in the order of the theme, whatever the question is about. */
export const columnZones = (scene: Scene, seat: number | null, places: Places): [string, Zone[]][] =>
  (places.column?.zones ?? []).map((place) => [place, place.split("+").flatMap((start) => scene.zones.filter((zone) => zone.id.startsWith(start) && mine(zone, seat)))]);

/** There is a place for cards under the board, be it empty now. */
const hasTray = (scene: Scene, seat: number | null): boolean => scene.zones.some((zone) => UNDER.has(zone.kind) && mine(zone, seat));

/** The height of the tray; once there is one it stays. */
export function trayHeight(scene: Scene, seat: number | null, places: Places, phone: boolean): number {
  const high = places.tray ?? (hasTray(scene, seat) || stripZones(scene, seat).length ? TRAY : 0);
  return phone ? (places.peek ?? Math.min(high, PEEK)) : high;
}

/** The height of the box with dice and turn. */
export function nowHeight(scene: Scene, places: Places): number {
  return places.now ?? (trackZones(scene).length ? TURN : scene.dice.length ? DICE : 0);
}

const factual = (zone: Zone): boolean => zone.kind === "panel" && zone.owner === undefined;

export function factZones(scene: Scene): Zone[] {
  const asked = new Set(scene.choices.flatMap((choice) => choice.ids));
  return scene.zones.filter((zone) => zone.owner === undefined && FACTS.has(zone.kind) && (factual(zone) || !(asked.has(zone.id) || (zone.items ?? []).some((item) => asked.has(item.id)))));
}

export const trackZones = (scene: Scene): Zone[] => scene.zones.filter((zone) => zone.kind === "track");

/** A seat's zones for its panel; own hands are under the board instead. */
export const seatZones = (scene: Scene, seat: number): Zone[] => scene.zones.filter((zone) => zone.owner === seat);

/** Facts about one seat only: shown with it. */
export const panelsOf = (scene: Scene, seat: number | null): Zone[] => scene.zones.filter((zone) => own(zone, seat) && FACTS.has(zone.kind));

/** The last move: as the scene says, else the last line of the log that names spaces. */
export function lastMove(scene: Scene, log: readonly LogLine[]): { ids: string[]; seat: number } | null {
  const spaces = new Set(scene.spaces.map((space) => space.id));
  const line = log.findLast((one) => (one.seat ?? -1) >= 0 && one.ids?.some((id) => (scene.last.length ? scene.last.includes(id) : spaces.has(id))));
  const ids = scene.last.length ? scene.last : (line?.ids ?? []).filter((id) => spaces.has(id));
  return ids.length ? { ids, seat: line?.seat ?? -1 } : null;
}
