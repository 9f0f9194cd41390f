/** Why not? What a thing chosen can mean is asked of the server, until one meaning is an action; answers hold as long as the scene. */
import type { Choice } from "../generated/scene";
import type { Because, Message, Reason, Refusal, Refused } from "../generated/wire";
import { freshId } from "../net/socket";
import { sound } from "../sound/sound";
import { announce } from "./live-region.svelte";

export interface Why {
  id: string;
  /** What was pointed at, which is named first: a piece, where what is refused is its space. */
  thing?: string;
  ids: string[];
  refusal: Refusal | null;
  more: Reason[];
  /** It was asked what this is, and it can be chosen, or nothing can be just now. */
  free?: boolean;
}

/** What is needed of the table that is asked about. */
export interface Subject {
  ply(): number;
  send(message: Message): void;
  /** Shows the way to an action; false if it is not on offer. */
  lead(act: number): boolean;
}

const key = (ids: readonly string[]): string => ids.join(" ");

export class Asking {
  why = $state.raw<Why | null>(null);
  private readonly answers = new Map<string, Because>();
  private readonly asked = new Map<string, { candidates: string[][]; thing: string }>();

  constructor(private readonly subject: Subject) {}

  /** Another scene: what was answered may no longer be so, even at the same ply, for a step may have been taken back. */
  forget(): void {
    this.why = null;
    this.answers.clear();
    this.asked.clear();
  }

  /** `candidates`: the ids chosen so far, once for each thing the last of them can mean. */
  ask(candidates: string[][], thing = candidates[0]?.at(-1) ?? ""): void {
    const [ids, ...others] = candidates;
    if (!ids) return;
    const known = this.answers.get(key(ids));
    if (known) return this.weigh(ids, others, known, thing);
    const id = freshId("w");
    this.asked.set(id, { candidates, thing });
    this.subject.send({ type: "why", id, ids });
  }

  answered(answer: Because): void {
    const { candidates, thing } = this.asked.get(answer.id) ?? { candidates: [], thing: "" };
    const [ids, ...others] = candidates;
    this.asked.delete(answer.id);
    if (!ids || answer.ply !== this.subject.ply()) return;
    this.answers.set(key(ids), answer);
    this.weigh(ids, others, answer, thing);
  }

  /** A move that was sent was refused, with a clause. */
  refused(choice: Choice | null, { clause = "", message = "", fact = "" }: Refused): void {
    this.why = { id: choice?.ids.at(-1) ?? "", ids: choice?.ids ?? [], refusal: { clause, message, fact }, more: [] };
  }

  private weigh(ids: string[], others: string[][], answer: Because, thing: string): void {
    if (answer.act === null && others.length) return this.ask(others, thing);
    if (answer.act !== null && !answer.refusal && this.subject.lead(answer.act)) return; // legal, by other ids: there it is
    sound("refusal");
    this.why = { id: ids.at(-1)!, thing, ids, refusal: answer.refusal, more: answer.more };
    announce(answer.refusal?.fact || answer.refusal?.message || "");
  }
}
