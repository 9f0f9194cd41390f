/** What the prompt says to the one who reads it: who decides, what is asked, and what is left to do. */
import type { Choice } from "../generated/scene";
import type { LiveTable } from "../state/table.svelte";
import { say } from "../words/words.svelte";

export type Reader = "past" | "film" | "over" | "asked" | "watching" | "waiting";

export function reader(live: LiveTable): Reader {
  if (live.following.past.at) return "past";
  if (live.filming !== null) return "film";
  if (live.table?.status === "over") return "over";
  if (live.mine) return "asked";
  return live.seat === null && !live.seats.length ? "watching" : "waiting";
}

/** Nothing is left but to pass or to end the turn. */
export const onlyPass = (choices: readonly Choice[]): Choice | null => (choices.length === 1 && choices[0]!.tone === "pass" ? choices[0]! : null);

/** `actor`: whose decision it is, as far as everybody knows. */
export function prompted(live: LiveTable, actor: number | null): { text: string; hint: string } {
  const scene = live.scene!;
  const asked = { text: scene.prompt.text, hint: scene.prompt.hint ?? "" };
  const name = actor === null ? "" : (live.names[actor] ?? "");
  switch (reader(live)) {
    case "past":
      return { text: say("past-at", { n: live.following.past.at!.ply, of: live.ply }), hint: say("past-hint") };
    case "film":
      return { text: say("moves", { name: live.names[live.filming!] ?? "" }), hint: live.mine ? say("your-turn") : "" };
    case "asked": {
      const last = onlyPass(scene.choices);
      return last ? { text: say("only-left", { what: last.menu || last.label }), hint: scene.prompt.text } : asked;
    }
    case "watching":
      return { text: name ? say("decides", { name }) : asked.text, hint: live.resigned ? say("resigned-line") : say("watching-line") };
    case "waiting":
      if (live.quiet) return { text: say("passing-on"), hint: name ? say("asked-is", { text: asked.text }) : "" };
      return name ? { text: live.thinking ? say("thinks", { name }) : say("waiting-for", { name }), hint: say("asked-is", { text: asked.text }) } : asked;
    case "over": {
      const [you, { callings }] = [live.seats.length === 1 ? live.seats[0]! : null, live.following];
      return { text: callings.to(asked.text, you), hint: callings.to(asked.hint, you) };
    }
    default:
      return asked;
  }
}
