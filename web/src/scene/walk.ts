/** Chains of single steps: the cells a walker may reach by repeating them, guessed by nearness; the server decides each step. */
import type { Choice, Scene, Space } from "../generated/scene";

export interface Reach {
  cost: number;
  path: string[];
}

type Near = (id: string) => string[];

/** Neighbours of each space: as the scene says, else those within a step and a bit along an axis. */
export function neighbours(spaces: readonly Space[], gap: number): Near {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const cache = new Map<string, string[]>();
  return (id) => {
    const known = cache.get(id);
    if (known) return known;
    const space = byId.get(id);
    const found = !space ? [] : (space.near ?? spaces.filter((other) => touches(space, other, gap)).map((other) => other.id));
    cache.set(id, found);
    return found;
  };
}

function touches(a: Space, b: Space, gap: number): boolean {
  const distance = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
  return a !== b && (a.plane ?? "") === (b.plane ?? "") && distance > 0 && distance < gap * 1.1;
}

/** Spaces reachable from the first steps on offer, with their cost; nobody walks through occupied spaces or those it avoids. */
export function reach(scene: Scene, steps: readonly Choice[], near: Near): Map<string, Reach> {
  const left = Math.max(0, ...steps.map((step) => step.walk?.left ?? 0));
  const avoid = new Set(steps.flatMap((step) => step.walk?.avoid ?? []));
  const busy = new Set(scene.pieces.filter((piece) => (piece.layer ?? "token") === "token").map((piece) => piece.space));
  for (const space of avoid.size ? scene.spaces : []) if (avoid.has(space.style ?? "")) busy.add(space.id);
  const found = new Map<string, Reach>();
  let edge = steps.map((step) => step.ids.at(-1)!).filter(Boolean);
  for (const id of edge) found.set(id, { cost: 1, path: [id] });
  for (let cost = 2; cost <= left; cost++) edge = ring(edge, cost, found, busy, near);
  return found;
}

function ring(edge: string[], cost: number, found: Map<string, Reach>, busy: Set<string>, near: Near): string[] {
  const next: string[] = [];
  for (const from of edge) {
    if (busy.has(from)) continue;
    for (const to of near(from)) {
      if (found.has(to) || busy.has(to)) continue;
      found.set(to, { cost, path: [...found.get(from)!.path, to] });
      next.push(to);
    }
  }
  return next;
}

/** The choice that makes the next step of a walk, if it is still on offer. */
export function nextStep(scene: Scene, walker: readonly string[], to: string): Choice | null {
  return scene.choices.find((choice) => choice.walk && choice.ids.length === walker.length + 1 && walker.every((id, i) => choice.ids[i] === id) && choice.ids.at(-1) === to) ?? null;
}

const pauses = ({ walk }: Choice): string => (walk?.pause ?? []).join(" ");

/** Do all steps name the same pauses? Then they say nothing of one step: a walk stops where there is someone new to fight. */
function alike(scene: Scene): boolean {
  const [first, ...others] = scene.choices.filter((choice) => choice.walk);
  return first !== undefined && others.length > 0 && pauses(first) !== "" && others.every((other) => pauses(other) === pauses(first));
}

/** Is there something else to choose after this step? The game says so of each step. */
export const pausing = (scene: Scene, step: Choice): boolean => pauses(step) !== "" && !alike(scene);

/** Whom one could fight from here, where the game leaves it to the walk to stop for them. */
export const foes = (scene: Scene): string[] => (alike(scene) ? scene.choices.filter((choice) => choice.tone === "capture").map((choice) => choice.ids.join(" ")) : []);

/** Is the seat that reads this on turn, whoever is asked between two of its decisions? */
export const onTurn = (scene: Scene): boolean => (scene.seats ?? []).some((seat) => seat.seat === scene.seat && seat.active);
