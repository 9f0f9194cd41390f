/** A mode in words: `recommended-2`. */
import { tell } from "./words";

export function modeName(mode: string): string {
  const [preset, n] = mode.split("-");
  return tell(preset === "printed" ? "mode-printed" : "mode-recommended", { n: Number(n) });
}
