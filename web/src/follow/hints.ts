/** What a choice would do, in a few signs: the game says it, the page works nothing out. */
import type { Choice, Scene } from "../generated/scene";

export const HINTS = ["off", "costs", "danger"] as const;
export type Hints = (typeof HINTS)[number];

export interface Outcome {
  /** The piece that would stand elsewhere. */
  piece: string;
  at: string;
  caption: string;
}

const SHORT = 26;

/** At most one number: a chance first, then what is compared, then a short remark. */
export function caption({ preview }: Pick<Choice, "preview">): string {
  const [chance] = Object.entries(preview?.odds ?? {}).filter(([, n]) => n > 0);
  const whole = Object.values(preview?.odds ?? {}).reduce((sum, n) => sum + n, 0);
  if (chance && whole) return `${Number.isInteger(chance[1]) ? `${chance[1]}/${whole}` : `${Math.round((chance[1] / whole) * 100)} %`} ${chance[0]}`;
  const [number] = Object.entries(preview?.numbers ?? {});
  if (number) return `${number[0]} ${number[1]}`;
  return preview?.lines?.find((line) => line.length <= SHORT) ?? "";
}

/** Where it would happen: the last place or piece that is chosen. */
export function outcome(choice: Choice | null, scene: Scene): Outcome | null {
  if (!choice) return null;
  const [first, last] = [choice.ids[0] ?? "", choice.ids.at(-1) ?? ""];
  const space = (id: string): string => scene.pieces.find((piece) => piece.id === id)?.space ?? id;
  if (!scene.spaces.some((one) => one.id === space(last))) return null;
  const moves = first !== last && scene.pieces.some((piece) => piece.id === first) && scene.spaces.some((one) => one.id === last);
  return { piece: moves ? first : "", at: space(last), caption: caption(choice) };
}

/** All that is known of it, for the prompt. */
export function inWords(choice: Choice): string {
  const { numbers = {}, lines = [] } = choice.preview ?? {};
  return [choice.label, ...Object.entries(numbers).map(([name, n]) => `${name} ${n}`), ...lines].slice(0, 4).join(" · ");
}
