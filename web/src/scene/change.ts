/** A scene after an update: what did not change stays the very same object, so that nothing is drawn anew for it. */
import type { Scene } from "../generated/scene";

interface Named {
  id: string;
}

export function changed(before: Scene, parts: Partial<Scene>): Scene {
  const scene = { ...before, ...parts };
  if (parts.pieces) scene.pieces = same(before.pieces, parts.pieces);
  if (parts.spaces) scene.spaces = same(before.spaces, parts.spaces);
  if (parts.zones) scene.zones = same(before.zones, parts.zones);
  return scene;
}

function same<T extends Named>(old: T[], fresh: T[]): T[] {
  const known = new Map(old.map((one) => [one.id, one]));
  const kept = fresh.map((one) => {
    const twin = known.get(one.id);
    return twin && (twin === one || JSON.stringify(twin) === JSON.stringify(one)) ? twin : one;
  });
  return kept.length === old.length && kept.every((one, i) => one === old[i]) ? old : kept;
}
