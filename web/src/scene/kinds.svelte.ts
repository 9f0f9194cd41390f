/** What the things of a game do: fetched when somebody first asks what something is. */
import * as api from "../net/api";
import { language } from "../words/words.svelte";
import type { Kinds } from "./naming";

const known: Record<string, Kinds> = $state({});

/** Nothing until it has come; then whoever has asked is told. */
export function kindsOf(game: string): Kinds {
  const key = `${game} ${language()}`;
  if (!known[key]) void api.game(game).then((found) => (known[key] = found.what), () => undefined);
  return known[key] ?? {};
}
