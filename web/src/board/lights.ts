/** Which things are lit, and how: never by colour alone. */
import type { Node } from "../scene/trie";
import { below } from "../scene/trie";
import type { Reach } from "../scene/walk";

export type Light = "start" | "chosen" | "target" | "capture" | "borrow" | "card" | "far" | "ahead";

export interface Lit {
  id: string;
  light: Light;
  text: string;
}

export function lights(here: Node, path: readonly string[], far: ReadonlyMap<string, Reach>): Lit[] {
  const out: Lit[] = path.map((id) => ({ id, light: "chosen", text: "" }));
  for (const child of here.children.values()) out.push({ id: child.id, light: light(child, path.length), text: cost(child, far) });
  for (const [id, { cost: steps }] of far) if (!here.children.has(id)) out.push({ id, light: "far", text: String(steps) });
  return out;
}

/** A move planned while waiting: hollow, with a pin at its goal. */
export const planned = (path: readonly string[]): Lit[] => path.map((id, i) => ({ id, light: "ahead", text: i ? "pin" : "" }));

function light(child: Node, depth: number): Light {
  const tone = below(child)[0]?.tone;
  if (tone === "capture" && child.leaves.length) return "capture";
  if (tone === "card") return "card";
  if (tone === "borrow" && !child.leaves.length) return "borrow";
  return depth || child.leaves.length ? "target" : "start";
}

const cost = (child: Node, far: ReadonlyMap<string, Reach>): string => (far.size && child.leaves.some((leaf) => leaf.walk) ? "1" : "");
