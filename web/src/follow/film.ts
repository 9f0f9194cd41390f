/** Shows what happened one thing after another. Pace changes what a page shows, never when the server plays. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type PaceName = (typeof PACES)[number];

export interface Limits {
  /** Before a bot's first beat, and between two, in milliseconds. */
  before: number;
  beat: number;
  /** One bot's turn, and all bots together, at most. */
  turn: number;
  all: number;
}

/** At a fast pace a bot's turn is one picture; at once there is no film at all. */
export const LIMITS: Record<PaceName, Limits | null> = {
  slow: { before: 900, beat: 700, turn: 6000, all: 14000 },
  normal: { before: 450, beat: 350, turn: 3000, all: 7000 },
  fast: { before: 250, beat: 0, turn: 300, all: 1000 },
  once: null,
};
/** People's moves: never more than this behind. */
export const LONGEST = 1500;
/** While the reader's clock runs, the film may last so long. */
export const HURRY = 1500;

/** What is merged first where a turn would be too long: steps, then draws, then payments. */
export const SORTS = ["walk", "draw", "pay"] as const;
export type Sort = (typeof SORTS)[number] | "other";

export interface Beat {
  /** The bot that played it; null: a person's, or one whose timing is the server's affair. */
  bot: number | null;
  sort: Sort;
  /** How long a person's move is looked at. */
  look: number;
  show: () => void;
}

/** How long to wait before each beat of a bot's turn, so that all of them fit: by merging, never by cutting the end. */
export function waits(beats: readonly Pick<Beat, "sort">[], first: number, beat: number, left: number): number[] {
  const found = beats.map((_, i) => (i ? beat : first));
  const sum = (): number => found.reduce((all, ms) => all + ms, 0);
  for (const sort of SORTS) {
    if (sum() <= left) return found;
    beats.forEach((one, i) => { if (i && one.sort === sort && beats[i - 1]!.sort === sort) found[i] = 0; });
  }
  for (let i = 0; i < found.length && sum() > left; i++) found[i] = 0;
  return found;
}

export class Film {
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Waited so far: in this bot's turn, and since a person moved. */
  private spent = { turn: 0, all: 0 };
  private bot: number | null = null;
  private shownAt = -Infinity;
  private look = 0;

  /** `waiting` hears whose beats wait, null once none do. */
  constructor(
    private readonly limits: () => Limits | null,
    private readonly waiting: (bot: number | null) => void = () => {},
  ) {}

  add(beat: Beat): void {
    this.queue.push(beat);
    if (!this.limits() || this.behind() > LONGEST * 2) this.finish();
    else if (!this.timer) this.next();
  }

  /** Shows all that waits, at once; was there anything? */
  finish(): boolean {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const left = this.queue;
    this.queue = [];
    for (const beat of left) this.shown(beat);
    this.waiting(null);
    return left.length > 0;
  }

  /** What people's moves would take. */
  private behind(): number {
    return this.queue.reduce((sum, beat) => sum + (beat.bot === null ? beat.look : 0), 0);
  }

  private next(): void {
    this.timer = null;
    const [beat] = this.queue;
    if (!beat) return this.waiting(null);
    const wait = this.due(beat);
    if (wait > 0) {
      this.waiting(beat.bot);
      this.timer = setTimeout(() => this.turn(), wait);
    } else this.turn();
  }

  private turn(): void {
    this.shown(this.queue.shift()!);
    this.next();
  }

  private shown(beat: Beat): void {
    if (beat.bot === null) this.spent = { turn: 0, all: 0 };
    this.bot = beat.bot;
    this.shownAt = performance.now();
    this.look = beat.bot === null ? Math.min(beat.look, LONGEST) : 0;
    beat.show();
  }

  /** How long until a beat is shown. */
  private due(beat: Beat): number {
    const since = performance.now() - this.shownAt;
    const after = Math.max(0, this.look - since);
    const limits = this.limits();
    if (beat.bot === null || !limits) return after;
    const anew = beat.bot !== this.bot;
    if (anew) this.spent.turn = 0;
    const mine = this.queue.slice(0, this.length(beat.bot));
    const left = Math.min(limits.turn - this.spent.turn, limits.all - this.spent.all);
    const [wished = 0] = waits(mine, anew ? limits.before : limits.beat, limits.beat, left);
    const wait = Math.max(after, wished - (anew ? 0 : since), 0);
    this.spent = { turn: this.spent.turn + wait, all: this.spent.all + wait };
    return wait;
  }

  /** How many beats at the head of the queue are this bot's. */
  private length(bot: number): number {
    const other = this.queue.findIndex((beat) => beat.bot !== bot);
    return other < 0 ? this.queue.length : other;
  }
}

/** What kind of beat these lines make: one walk, one draw, one payment, or something to be seen by itself. */
export function sort(cues: readonly string[]): Sort {
  const told = cues.filter((cue) => cue !== "quiet" && cue !== "turn");
  if (told.length && told.every((cue) => cue === "move")) return "walk";
  if (told.length && told.every((cue) => cue === "card")) return "draw";
  if (told.every((cue) => cue === "gain" || cue === "loss" || cue === "offer")) return "pay";
  return "other";
}
