/** Who is meant in a sentence of the game: it calls a seat Macaw or Blue, the reader knows Pilar and Tom. */
import { josa } from "../words/format";
import { language, say } from "../words/words.svelte";
import type { LogLine } from "../generated/wire";

type Told = Pick<LogLine, "seat" | "text">;

const PARTICLES = ["이/가", "은/는", "을/를", "과/와", "으로/로"];
const AFTER = new RegExp(`^(${PARTICLES.flatMap((pair) => pair.split("/")).join("|")})(?=\\s|$)`);
const LETTER = /[\p{L}\p{N}]/u;
/** Stands for a name until all are found: somebody may be called like another's side. */
const MARK = /\uE000(\d+)\uE001/g;
/** How it is said that something is somebody's. */
const OWN: Record<string, string[]> = { en: [" of $"], fr: [" de $", " d’$"], ko: ["$의 "] };
const VOWEL = /^[aeiouyhàâéèêëîïôöùûü]/i;

/** What a seat may be called: `Blue · William the Merchant` is Blue, William, or in full. */
export function callings(role: string): string[] {
  const parts = role.split(/\s*[·,]\s*/).filter(Boolean);
  return [...new Set([...parts, ...parts.map((part) => part.split(" ")[0]!)])].sort((a, b) => b.length - a.length);
}

/** A seat that has no side yet, in the three languages. */
const numbered = (n: number): string[] => [`Seat ${n}`, `seat ${n}`, `Siège ${n}`, `siège ${n}`, `${n}번 자리`];

export class Callings {
  /** By seat: what sentences about it begin with; "" until one does. */
  private readonly called: string[];

  constructor(roles: readonly string[], private readonly names: readonly string[], log: readonly Told[]) {
    this.called = roles.map((role, seat) => this.learnt(callings(role), log.filter((line) => line.seat === seat)));
  }

  private learnt(candidates: string[], lines: readonly Told[]): string {
    const count = (word: string): number => lines.filter((line) => begins(line.text, word)).length;
    return candidates.map((word) => ({ word, n: count(word) })).sort((a, b) => b.n - a.n).find(({ n }) => n > 0)?.word ?? "";
  }

  /** The sentence with the people's names in it. */
  named(text: string): string {
    const words = this.names.flatMap((name, seat) => (name ? [this.called[seat] ?? "", ...numbered(seat + 1)].filter(Boolean).map((word) => ({ word, name, seat })) : []));
    const marked = words.reduce((said, { word, name, seat }) => replaced(said, word, name, seat), text);
    return marked.replace(MARK, (_, seat: string) => this.names[Number(seat)]!);
  }

  /** Would it say the same? */
  like(other: Callings): boolean {
    return JSON.stringify([this.called, this.names]) === JSON.stringify([other.called, other.names]);
  }

  /** What is said of a seat whose name stands before it: without its subject, or null if that is something else. */
  private bare(text: string, seat: number | null): string | null {
    const word = seat === null ? "" : (this.called[seat] ?? "");
    const rest = word && begins(text, word) ? text.slice(word.length).replace(AFTER, "") : "";
    return /^\s+\S/.test(rest) ? rest.trim() : null;
  }

  /** A sentence about anybody, to a reader: `You win: every enemy pawn is taken.` */
  to(text: string, you: number | null): string {
    return you !== null && this.bare(text, you) !== null ? this.own(text, you) : this.named(text);
  }

  /** The same after a colon: `you turn over j7`. */
  within(text: string, you: number | null): string {
    const said = this.to(text, you);
    return said.startsWith(`${say("you")} `) && language() === "en" ? `y${said.slice(1)}` : said;
  }

  /** Sentences about one seat, to stand after its name: ` rolls 4 · steps to F9`. `you`: the name is "You". */
  after(texts: readonly string[], seat: number | null, you = false): string {
    const parts = texts.map((text, i) => (i < texts.length - 1 ? text.replace(/[.。]\s*$/, "") : text)).map((text) => ({ text, bare: this.bare(text, seat) }));
    const said = parts.map(({ text, bare }) => (bare === null ? this.theirs(text, seat, you) : this.named(you ? second(bare) : bare)));
    const name = seat === null ? "" : (this.names[seat] ?? "");
    if (name && !you && parts[0]?.bare === null && goesOn(said[0]!, name)) return said.join(" · ").slice(name.length);
    return (seat === null ? "" : parts[0]?.bare != null && (!you || said[0] !== parts[0].bare) ? " " : ": ") + said.join(" · ");
  }

  /** A line of the reader's own turn: `You roll 4.` where the language has a verb for it. */
  own(text: string, seat: number): string {
    const bare = this.bare(text, seat);
    const said = bare === null ? null : second(bare);
    return said === null || said === bare ? this.theirs(text, seat, true) : `${say("you")} ${this.named(said)}`;
  }

  /** A sentence about what a seat has, beside its name: whose villager goes need not be said again. */
  private theirs(text: string, seat: number | null, you: boolean): string {
    const named = this.named(text);
    const name = seat === null ? "" : (this.names[seat] ?? "");
    if (!name) return named;
    const has = OWN[language()]?.map((own) => own.replace("$", name)) ?? [];
    const said = has.reduce(without, named);
    return you && language() === "en" && goesOn(said, name) && said.startsWith(`${name}’s `) ? `Your ${said.slice(name.length + 3)}` : said;
  }
}

/** English verbs for "you": rolls becomes roll, goes go, its pawn your pawn; other languages keep their sentence. */
function second(text: string): string {
  const [verb = ""] = /^[a-z]*/.exec(text) ?? [];
  const odd: Record<string, string> = { is: "are", has: "have", goes: "go" };
  if (language() !== "en" || (!odd[verb] && !/^[a-z]+s$/.test(verb))) return text;
  const plain = odd[verb] ?? verb.replace(/ies$/, "y").replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^s])s$/, "$1");
  return (plain + text.slice(verb.length)).replace(/\bits\b/g, "your");
}

function without(text: string, own: string): string {
  const [before, after] = [text.slice(0, text.indexOf(own)), text.slice(text.indexOf(own) + own.length)];
  return before && text.includes(own) && !LETTER.test(after.slice(0, own.endsWith(" ") ? 0 : 1)) ? before + after : text;
}

/** Does a sentence begin with the name that stands before it? `Pilar’s hero falls.` */
const goesOn = (said: string, name: string): boolean => said.startsWith(name) && !LETTER.test(said.slice(name.length, name.length + 1));

function begins(text: string, word: string): boolean {
  const rest = text.slice(word.length);
  return text.startsWith(word) && (!rest || !LETTER.test(rest[0]!) || AFTER.test(rest));
}

/** Every mention of a word, with the particle or the elision that the name asks for. */
function replaced(text: string, word: string, name: string, seat: number): string {
  let [out, rest] = ["", text];
  for (let at = rest.indexOf(word); at >= 0; at = rest.indexOf(word)) {
    const [before, after] = [rest.slice(0, at), rest.slice(at + word.length)];
    const whole = !LETTER.test((out + before).slice(-1)) && (!after || !LETTER.test(after[0]!) || AFTER.test(after));
    out += whole ? `${elided(before, name)}\uE000${seat}\uE001` : before + word;
    rest = whole ? reparticled(after, name) : after;
  }
  return out + rest;
}

const elided = (before: string, name: string): string =>
  VOWEL.test(name) ? before.replace(/\b(d)e $/i, "$1’") : before.replace(/\b(d)’$/i, "$1e ");

function reparticled(after: string, name: string): string {
  const [said] = AFTER.exec(after) ?? [];
  const pair = said && PARTICLES.find((one) => one.split("/").includes(said));
  return said && pair ? josa(name, pair) + after.slice(said.length) : after;
}
