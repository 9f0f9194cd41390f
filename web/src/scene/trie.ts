/** Choices as a trie of the ids a person chooses, and the walk through it. The page knows no rules beyond this. */
import type { Choice, Piece, Scene } from "../generated/scene";

export interface Node {
  id: string;
  children: Map<string, Node>;
  leaves: Choice[];
}

const node = (id: string): Node => ({ id, children: new Map(), leaves: [] });

export function grow(choices: readonly Choice[]): Node {
  const root = node("");
  for (const choice of choices) {
    let here = root;
    for (const id of choice.ids) {
      let next = here.children.get(id);
      if (!next) here.children.set(id, (next = node(id)));
      here = next;
    }
    here.leaves.push(choice);
  }
  return root;
}

export function find(root: Node, path: readonly string[]): Node | null {
  let here: Node | undefined = root;
  for (const id of path) {
    here = here.children.get(id);
    if (!here) return null;
  }
  return here;
}

/** Handfuls to be counted on a stepper, not picked from a menu. */
const counted = (here: Node): boolean => here.leaves.length > 0 && here.leaves.every((leaf) => leaf.bundle);

/** Where a walk begins: a lone first id that leads on, or to a handful, is chosen already. */
export function opening(root: Node): string[] {
  const [only, ...others] = [...root.children.values()];
  return only && !others.length && !root.leaves.length && (only.children.size || counted(only)) ? [only.id] : [];
}

/** The part of an old path that can still be walked after the scene changed. */
export function rewalk(root: Node, path: readonly string[]): string[] {
  return path.length && find(root, path)?.children.size ? [...path] : opening(root);
}

/** A thing beside the board that has just come into one's hand, and is asked about with all that was there before: chosen already. */
export function fresh(before: Node, root: Node, scene: Scene): string[] | null {
  const [come, ...others] = [...root.children.values()].filter((child) => !before.children.has(child.id));
  const held = scene.zones.some((zone) => zone.items?.some((item) => item.id === come?.id));
  return come?.children.size && !others.length && before.children.size && held ? [come.id] : null;
}

/** A thing of a tray that was chosen has found its place, and another waits there: that one is chosen now. */
export function beside(path: readonly string[], root: Node, before: Scene | null): string[] | null {
  const [gone = ""] = path;
  const tray = before?.zones.find((zone) => zone.kind === "tray" && zone.items?.some((item) => item.id === gone));
  if (!tray || root.children.has(gone)) return null;
  const waits = tray.items?.find((item) => root.children.get(item.id)?.children.size);
  return waits ? [waits.id] : null;
}

export type Step =
  | { kind: "down"; path: string[] }
  | { kind: "up"; path: string[] }
  | { kind: "menu"; path: string[] }
  | { kind: "leaf"; path: string[]; choice: Choice }
  | { kind: "unlit"; ids: string[] };

/** What choosing a thing means. `candidates`: the ids under the finger, topmost first (a piece, then its space). */
export function choose(root: Node, path: readonly string[], candidates: readonly string[]): Step {
  const here = find(root, path) ?? root;
  const chosen = path.at(-1);
  const next = candidates.map((id) => here.children.get(id)).find((child) => child);
  if (next) return descend(path, next);
  if (chosen !== undefined && candidates.includes(chosen)) return { kind: "up", path: path.slice(0, -1) };
  const other = candidates.map((id) => root.children.get(id)).find((child) => child);
  if (other) return descend([], other);
  return { kind: "unlit", ids: [...path, candidates[0] ?? ""] };
}

function descend(path: readonly string[], next: Node): Step {
  const down = [...path, next.id];
  const [leaf] = next.leaves;
  if (!leaf || counted(next)) return { kind: "down", path: down };
  if (next.leaves.length > 1 || next.children.size) return { kind: "menu", path: down };
  return { kind: "leaf", path: down, choice: leaf };
}

export function below(here: Node): Choice[] {
  return [...here.leaves, ...[...here.children.values()].flatMap(below)];
}

/** Every id that is drawn somewhere, so that the rest can become buttons. */
export function drawn(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const part of [scene.spaces, scene.pieces, scene.dice]) for (const { id } of part) ids.add(id);
  for (const zone of scene.zones) {
    ids.add(zone.id);
    for (const item of zone.items ?? []) ids.add(item.id);
  }
  return ids;
}

/** Children of a node that nothing on the table stands for: they need buttons. */
export function buttons(here: Node, visible: ReadonlySet<string>): Node[] {
  return [...here.children.values()].filter((child) => !visible.has(child.id));
}

/** Single steps from the root that need buttons, whatever is chosen: end the turn, discover. */
export function always(root: Node, visible: ReadonlySet<string>): Node[] {
  return buttons(root, visible).filter((child) => !child.children.size && child.leaves.length === 1);
}

/** What a node is called on a button: its lone choice's words, else the words its choices share, else its id. */
export function title(here: Node): string {
  const under = below(here);
  const [first] = under;
  if (!first) return here.id;
  if (under.length === 1) return first.menu || first.label;
  return sharedWords(under.map((choice) => choice.label)) || here.id.replace(/[-_]/g, " ");
}

/** Up to a colon, else the start and the end: a Korean verb comes last. */
function sharedWords(labels: string[]): string {
  const split = labels.map((label) => label.split(" "));
  const start = sharedStart(split);
  const [before, after] = start.join(" ").split(/\s*:/, 2) as [string, string?];
  if (after !== undefined) return before;
  const end = sharedStart(split.map((words) => words.slice(start.length).reverse())).reverse();
  return [...start, ...end].join(" ").replace(/[\s,;·–-]+$/, "");
}

function sharedStart(split: string[][]): string[] {
  const [first = []] = split;
  const differs = first.findIndex((word, i) => !split.every((other) => other[i] === word));
  return differs < 0 ? first : first.slice(0, differs);
}

/** A piece in a few words: the start of its label, and where it stands unless that is said already. */
export function named(piece: Piece): string {
  const [words = ""] = piece.label.split(",");
  return words.split(" ").includes(piece.space) ? words : `${words} ${piece.space}`;
}
