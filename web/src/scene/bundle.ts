/** Bundles: a handful chosen by its numbers, one action for each handful that is allowed. */
import type { Choice, Stepper } from "../generated/scene";

export type Counts = Record<string, number>;
/** A part and how many of it, in the order in which they were said. */
export type Said = readonly (readonly [string, number])[];

const count = (choice: Choice, id: string): number => choice.bundle?.[id] ?? 0;

/** The handfuls that still fit what was said. */
export const fitting = (choices: readonly Choice[], said: Said): Choice[] => choices.filter((one) => one.bundle && said.every(([id, n]) => count(one, id) === n));

/** One number more; of what was said before, the latest stays as far as a handful has all of it. */
export function saying(choices: readonly Choice[], said: Said, id: string, n: number): Said {
  let kept: Said = [[id, n]];
  for (const one of said.toReversed()) if (one[0] !== id && fitting(choices, [one, ...kept]).length) kept = [one, ...kept];
  return kept;
}

/** The numbers there are of a part in any handful. */
export const numbers = (choices: readonly Choice[], id: string): number[] => [...new Set(choices.filter((one) => one.bundle).map((one) => count(one, id)))].sort((a, b) => a - b);

/** How many of a part, once that was said or nothing else is left. */
export function decided(choices: readonly Choice[], said: Said, id: string): number | null {
  const [first, ...others] = numbers(fitting(choices, said), id);
  return first !== undefined && !others.length ? first : null;
}

/** The handful that was said; what nobody speaks of is left out. */
export function chosen(choices: readonly Choice[], said: Said): Choice | null {
  const left = fitting(choices, said);
  const spoken = new Set(said.map(([id]) => id));
  return left.length === 1 ? left[0]! : (left.find((one) => said.length && Object.entries(one.bundle!).every(([id, n]) => !n || spoken.has(id))) ?? null);
}

const kept = new Map<string, Said>();
const sheet = ({ parts }: Stepper): string => parts.map(({ id }) => id).join(" ");

/** What was sent from a sheet like this before, if it is on offer again. */
export function again(stepper: Stepper, choices: readonly Choice[]): Said {
  const said = kept.get(sheet(stepper)) ?? [];
  return said.length && chosen(choices, said) ? said : [];
}

export const remember = (stepper: Stepper, choice: Choice): void => void kept.set(sheet(stepper), stepper.parts.map(({ id }) => [id, count(choice, id)] as const));
