/** An update's parts, whole again: those told item by item are completed from the scene as it stands. */
import type { Scene } from "../generated/scene";
import type { Patch, Update } from "../generated/wire";

export function whole(before: Scene, update: Pick<Update, "scene" | "patch">): Partial<Scene> {
  const parts: Record<string, unknown> = { ...update.scene };
  for (const [part, items] of Object.entries(update.patch)) {
    const list: unknown[] = [...before[part as keyof Patch]];
    for (const [place, item] of items) list[place] = item;
    parts[part] = list;
  }
  return parts as Partial<Scene>;
}
