/** A hint at a practice table: the best things to do with their chances, asked for by the reader, drawn where they happen. */
import type { HintView, TableView } from "../generated/wire";
import type { Choice, Scene } from "../generated/scene";
import { ask } from "../net/api";
import { announce } from "../state/live-region.svelte";
import type { LiveTable } from "../state/table.svelte";
import { say } from "../words/words.svelte";
import type { Arrow } from "./Arrows.svelte";
import { places, points } from "./judging";

const MOST = 3;

export const given: { table: string; view: HintView | null; busy: boolean } = $state({ table: "", view: null, busy: false });

/** Hints are for one person and bots; nobody else is deceived. */
export const practisable = (table: TableView | null): boolean => table !== null && table.status === "playing" && !table.lesson && table.seats.every((seat) => seat.yours || seat.kind === "bot");

/** What the hint says of the choices there are now, best first. */
export function advised(view: HintView, choices: readonly Choice[]): { choice: Choice; share: number }[] {
  return view.moves.flatMap((move) => {
    const choice = choices.find((one) => one.act === move.act);
    return choice ? [{ choice, share: points(move.share.at) }] : [];
  }).slice(0, MOST);
}

export function hintArrows(view: HintView, scene: Scene): Arrow[] {
  const spaces = new Set(scene.spaces.map((one) => one.id));
  const pieces = new Map(scene.pieces.map((one) => [one.id, one.space]));
  return advised(view, scene.choices).map(({ choice, share }, i) => ({ places: places(choice.ids, spaces, pieces), text: `${share} %`, colour: i ? "#4a6b5c" : "#1f7a4d", dashed: true }));
}

/** The hint for the decision at hand, if one was asked for. */
export const current = (live: LiveTable): HintView | null => (given.view && given.table === live.id && given.view.ply === live.ply && live.mine ? given.view : null);

/** Asks once; asked again, the hint goes. */
export async function askHint(live: LiveTable): Promise<void> {
  if (!live.mine || !practisable(live.table) || given.busy) return;
  if (current(live)) return void (given.view = null);
  given.busy = true;
  announce(say("hint-thinking"));
  try {
    Object.assign(given, { table: live.id, view: await ask<HintView>("POST", `/tables/${live.id}/hint`, {}) });
    announce(spoken(given.view!, live.scene!.choices));
  } catch (refusal) {
    live.trouble = (refusal as Error).message;
  } finally {
    given.busy = false;
  }
}

/** The same in the prompt: what lies in no place of the board is read there; while it is looked for, that. */
export function inPrompt(live: LiveTable): string {
  if (given.busy) return say("hint-thinking");
  const view = current(live);
  const best = view ? advised(view, live.scene!.choices) : [];
  return best.length ? say("hint-line", { what: best.map(({ choice, share }) => `${choice.label.replace(/[.。]$/, "")} ${share}\u00a0%`).join(" · ") }) : "";
}

export const spoken = (view: HintView, choices: readonly Choice[]): string => advised(view, choices).map(({ choice, share }) => say("hint-says", { what: choice.label, n: share })).join(" ");
