/** What a reader prefers; kept in this browser only. */
import type { PaceName } from "../follow/film";
import type { Hints } from "../follow/hints";
import type { When } from "../generated/wire";
import type { Changed } from "../table/keys";
import type { Language } from "../words/words.svelte";

export interface Settings {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  sound: boolean;
  volume: number;
  keys: boolean;
  letters: Changed;
  list: boolean;
  confirm: boolean;
  /** Quarter turns of the board. */
  turned: number;
  /** The goal card shows itself in the first games of a kind. */
  goals: boolean;
  name: string;
  /** Notices while the page is open in the background. */
  notify: boolean;
  autopass: Record<string, When>;
  pace: PaceName;
  hints: Hints;
}

const STORE = "tavola.settings";
const ORDINARY: Settings = {
  language: null, theme: "auto", motion: "auto", sound: true, volume: 0.6, keys: true, letters: {}, list: false, confirm: false, turned: 0, goals: true, name: "", notify: false, autopass: {}, pace: "normal", hints: "danger",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...ORDINARY, ...stored() });
if (typeof settings.turned !== "number") settings.turned = settings.turned ? 2 : 0; // as older pages kept it

export function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function calm(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** The theme in force; a game may prefer one when the reader leaves it open. */
export function shade(game?: "light" | "dark"): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return game ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}
