/** All open: a position as nobody saw it, put together from what each seat saw. Only once the game is over. */
import type { LogLine, Replay } from "../generated/wire";
import type { Piece, Scene, Zone } from "../generated/scene";

/** `scenes`: one for each seat, by number. Everything is taken from the eyes of its owner; the choices from whoever decides. */
export function opened(scenes: readonly Scene[]): Scene {
  const base = scenes[0]!;
  const decides = scenes[base.actor] ?? base;
  return { ...base, seat: null, pieces: base.pieces.map((piece) => known(scenes, piece)), zones: zones(scenes), choices: decides.choices, prompt: decides.prompt, bundle: decides.bundle, window: null };
}

function known(scenes: readonly Scene[], piece: Piece): Piece {
  const owner = piece.owner === undefined ? undefined : scenes[piece.owner];
  return owner?.pieces.find((one) => one.id === piece.id) ?? piece;
}

function zones(scenes: readonly Scene[]): Zone[] {
  const found = new Map<string, Zone>();
  for (const [seat, scene] of scenes.entries()) for (const zone of scene.zones) if (!found.has(zone.id) || zone.owner === seat) found.set(zone.id, zone);
  return [...found.values()];
}

/** The steps of a replay with every line any seat was told. */
export function allTold(replays: readonly Replay[]): Replay["steps"] {
  return replays[0]!.steps.map((step, i) => ({ ...step, events: united(replays.map((one) => one.steps[i]?.events ?? [])) }));
}

function united(told: readonly LogLine[][]): LogLine[] {
  const seen = new Map<string, LogLine>();
  for (const line of told.flat()) if (!seen.has(line.text)) seen.set(line.text, { ...line, only_you: false });
  return [...seen.values()];
}
