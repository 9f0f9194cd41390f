/** Bundles: a handful chosen by counting, one action for each allowed handful. */
import type { Choice, Stepper } from "../generated/scene";

export type Counts = Record<string, number>;

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

export function chosen(choices: readonly Choice[], counts: Counts): Choice | null {
  return choices.find((choice) => choice.bundle && same(choice.bundle, counts)) ?? null;
}

function same(a: Counts, b: Counts): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
}

/** May one more of this part still lead to an allowed handful? */
export function mayAdd(choices: readonly Choice[], stepper: Stepper, counts: Counts, id: string): boolean {
  const more = { ...counts, [id]: (counts[id] ?? 0) + 1 };
  if (stepper.total !== undefined && total(more) > stepper.total) return false;
  return choices.some((choice) => choice.bundle && Object.entries(more).every(([key, n]) => n <= (choice.bundle?.[key] ?? 0)));
}
