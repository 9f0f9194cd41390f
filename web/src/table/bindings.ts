/** What each key does at the table (table.md 2.8). */
import { tick } from "svelte";
import { nextRegion } from "../follow/landmarks";
import { otherPace } from "../follow/following.svelte";
import { factWords } from "../scene/telling";
import { askHint } from "../review/hint.svelte";
import { sound } from "../sound/sound";
import { announce } from "../state/live-region.svelte";
import { openRule, page } from "../state/page.svelte";
import { keep, settings } from "../state/settings.svelte";
import type { LiveTable } from "../state/table.svelte";
import { say } from "../words/words.svelte";
import { tell } from "./clock";
import type { Keys } from "./keys";

export interface Hands {
  cursor(): string;
  move(id: string): void;
  about(): string;
  fit(): void;
  field(): void;
  list(): void;
}

export function bindings(live: LiveTable, names: string[], hands: Hands): Keys {
  return { ...choosing(live, hands), ...speaking(live, names, hands), ...digits(live), ...commands(live, hands) };
}

function choosing(live: LiveTable, hands: Hands): Keys {
  return {
    ".": () => along(live, hands, 1),
    ",": () => along(live, hands, -1),
    Enter: () => confirm(live, hands),
    Escape: () => {
      if (live.following.past.live()) return;
      if (live.why) live.why = null;
      else if (!live.choosing.back()) page.drawer = "";
    },
    E: () => live.choosing.keys.length === 1 && live.choosing.choose(live.choosing.keys[0]!.id, true),
    " ": () => hands.field(),
  };
}

/** The next or previous lit id; a piece is found on its space, a card or a die is focused where it lies. */
function along(live: LiveTable, hands: Hands, way: 1 | -1): void {
  const scene = live.scene;
  if (!scene) return;
  const where = (id: string): string => scene.pieces.find((piece) => piece.id === id)?.space ?? id;
  const lit = [...new Set([...live.choosing.here.children.keys(), ...live.choosing.far.keys()].map(where))];
  if (!lit.length) return;
  const focused = document.activeElement?.closest("button[data-id], button[data-key]") as HTMLElement | null;
  const at = lit.indexOf(focused ? (focused.dataset.id ?? focused.dataset.key ?? "") : hands.cursor());
  const next = lit[at < 0 ? (way > 0 ? 0 : lit.length - 1) : (at + way + lit.length) % lit.length]!;
  if (scene.spaces.some((space) => space.id === next)) return hands.move(next);
  const id = CSS.escape(next);
  const button = (): HTMLElement | null => document.querySelector(`button[data-id="${id}"], button[data-key="${id}"]`);
  if (!button()) document.querySelector<HTMLElement>(".prompt .more[aria-expanded=false]")?.click(); // it waits on the sheet
  void tick().then(() => button()?.focus());
}

function confirm(live: LiveTable, hands: Hands): void {
  const { choosing } = live;
  if (choosing.sheet) choosing.send(choosing.sheet);
  else if (choosing.armed) choosing.send(choosing.armed);
  else if (onStepper(".pri:enabled")) return;
  else if (hands.cursor()) choosing.choose(hands.cursor());
}

/** Presses a button of the stepper, if there is one: its digits count, Enter sends. */
function onStepper(which: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-testid=stepper] ${which}`);
  button?.click();
  return button !== null;
}

function digits(live: LiveTable): Keys {
  const pick = (n: number): void => {
    const { choosing } = live;
    const leaf = choosing.menu ? choosing.here.leaves[n - 1] : undefined;
    if (leaf) return choosing.settle(leaf);
    if (onStepper(`[data-digit="${n}"]`)) return;
    const cards = (live.scene?.zones ?? []).flatMap((zone) => zone.items ?? []).filter((item) => choosing.here.children.has(item.id));
    const key = cards[n - 1] ?? choosing.keys[n - 1];
    if (key) choosing.choose(key.id, true);
  };
  return Object.fromEntries(Array.from({ length: 10 }, (_, n) => [String(n), () => pick(n)]));
}

function speaking(live: LiveTable, names: string[], hands: Hands): Keys {
  const scene = () => live.scene!;
  return {
    B: () => announce(hands.about() || say("board")),
    S: () => announce(scene().seats.map((seat) => [names[seat.seat], seat.role, ...(seat.facts ?? []).map(factWords)].filter(Boolean).join(", ")).join(". ")),
    C: () => announce(live.clock ? live.clock.clock.left.map((ms, seat) => `${names[seat]} ${tell(ms)}`).join(", ") : say("no-clock")),
    P: () => announce(`${scene().prompt.text}. ${say("n-choices", { n: scene().choices.length })}`),
    O: () => announce(live.log.slice(-3).map((line) => line.text).join(" ")),
  };
}

function commands(live: LiveTable, hands: Hands): Keys {
  return {
    U: () => undo(live, live.undo?.to ?? null),
    "Shift U": () => undo(live, live.undo?.turn ?? null),
    "?": () => (live.why?.refusal ? openRule(live.why.refusal.clause) : hands.cursor() ? live.ask(live.choosing.meanings(hands.cursor()).map((id) => [...live.choosing.path, id])) : openRule("")),
    R: () => (page.drawer === "rules" ? (page.drawer = "") : openRule("")),
    L: () => hands.list(),
    M: () => {
      settings.sound = !settings.sound;
      keep();
    },
    F: () => hands.fit(),
    W: () => {
      const focused = document.activeElement?.closest<HTMLElement>("[data-id]:not(svg *)")?.dataset.id;
      const id = focused ?? hands.cursor();
      if (id) live.what(live.choosing.meanings(id)[0] ?? id);
    },
    H: () => void askHint(live),
    G: () => (page.goal = live.table?.status !== "lobby"),
    T: () => void (live.following.hidden ? (live.following.hidden = false) : live.following.replay()),
    "Shift T": () => (live.following.hidden = !live.following.hidden),
    F6: (event) => nextRegion(event.shiftKey ? -1 : 1),
    Z: () => {
      otherPace();
      announce(say(`pace-${settings.pace}`));
    },
    "[": () => live.table?.lesson || void live.following.past.step(-1), // at a lesson the coach listens to these
    "]": () => live.table?.lesson || void live.following.past.step(1),
    N: () => (page.newTable = live.table?.game ?? ""),
  };
}

function undo(live: LiveTable, to: number | null): void {
  if (to !== null) live.takeBack(to);
  else if (live.undo?.practice != null) live.takeBack(live.undo.practice, true);
  else if (live.undo?.ask != null) live.askBack("ask");
  else {
    sound("refusal");
    announce(live.undo?.text ?? "");
    live.trouble = live.undo?.text ?? "";
  }
}
