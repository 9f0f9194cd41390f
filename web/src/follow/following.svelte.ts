/** What happened since the reader last decided: told, drawn, and played again. */
import { untrack } from "svelte";
import type { Scene } from "../generated/scene";
import type { LogLine } from "../generated/wire";
import { keep, settings } from "../state/settings.svelte";
import { Callings } from "./callings";
import { LIMITS, PACES } from "./film";
import { moment } from "../net/api";
import { Past, type Stop } from "./past.svelte";
import { gap, recap, type Told } from "./recap";
import { trails, type Trail } from "./trails";
import { turns, type Turn } from "./turns";

/** What is needed of the table that is followed. */
export interface Followed {
  readonly id: string;
  readonly scene: Scene | null;
  readonly log: LogLine[];
  readonly seat: number | null;
  readonly names: string[];
}

/** Shown again even at the fastest pace. */
const SEEN = 300;

export class Following {
  /** The entry of the log after which the reader's gap begins, and where the one before began. */
  since = $state(0);
  private before = $state(0);
  /** Trails are drawn: whole, faint while the reader chooses, or not at all. */
  drawn = $state<"whole" | "faint" | "none">("whole");
  hidden = $state(false);
  /** The trails of the sentence pointed at, by their numbers; none: all. */
  pointed: readonly number[] = $state.raw([]);
  readonly past = new Past((ply) => this.fetched(ply));
  readonly spaces: Set<string> = $derived.by(() => new Set(this.table.scene?.spaces.map((space) => space.id) ?? []));
  /** What is said as before stays the very same, so that the log is not worded anew with every line. */
  private said: Callings | null = null;
  readonly callings: Callings = $derived.by(() => {
    const fresh = new Callings(this.table.scene?.seats.map((seat) => seat.role) ?? [], this.table.names, this.table.log);
    return (this.said = this.said?.like(fresh) ? this.said : fresh);
  });
  private known: Turn[] = [];
  readonly turns: Turn[] = $derived.by(() => (this.known = turns(this.table.log, (id) => this.spaces.has(id), this.known)));
  /** A gap in which nobody else did anything leaves the one before to be read. */
  private readonly gap: LogLine[] = $derived.by(() => this.chosenGap());
  private readonly gapTurns: Turn[] = $derived(turns(this.gap, (id) => this.spaces.has(id)));
  readonly told: Told[] = $derived.by(() => recap(this.gapTurns, this.table.seat, this.callings, (id) => this.owner(id)));
  private readonly drawing: { shown: Trail[]; more: number } = $derived.by(() => trails(this.gapTurns, this.table.seat, (id) => this.spaces.has(id)));
  readonly trails: Trail[] = $derived(this.hidden || this.drawn === "none" || this.past.at ? [] : this.drawing.shown);
  /** The reader has decided before: an empty recap is not that of a first move. */
  readonly begun: boolean = $derived(this.since > 0);
  readonly more: number = $derived(this.drawing.more);

  constructor(private readonly table: Followed) {
    [this.before, this.since] = remembered(table.id);
  }

  /** Whose a piece is; one that was taken, as it was last seen. */
  private owner(id: string): number | undefined {
    return [this.table.scene, ...this.past.seen()].map((scene) => scene?.pieces.find((piece) => piece.id === id)).find(Boolean)?.owner;
  }

  /** The numbers of a seat's trails. */
  numbers(seat: number): number[] {
    return this.trails.filter((trail) => trail.seat === seat).map((trail) => trail.order);
  }

  private chosenGap(): LogLine[] {
    const { log, seat } = this.table;
    if (seat === null) return lastRound(this.turns, this.table.names.length);
    const now = gap(log, this.since);
    return now.some((line) => (line.seat ?? -1) >= 0 && line.seat !== seat) ? now : gap(log, this.before).filter((line) => line.seq <= this.since);
  }

  /** The reader's decision is stored: a new gap begins. */
  decided(seq: number): void {
    const others = gap(this.table.log, this.since).some((line) => (line.seat ?? -1) >= 0 && line.seat !== this.table.seat);
    if (others) this.before = this.since;
    this.since = seq;
    this.drawn = "none";
    keepFor(this.table.id, this.before, seq);
  }

  /** A position was set up: what was before it is not told any more. */
  anew(seq: number): void {
    this.before = this.since = seq;
    keepFor(this.table.id, seq, seq);
  }

  /** Somebody else did something, or the reader has begun to choose. */
  happened(): void {
    this.drawn = "whole";
  }

  choosing(begun: boolean): void {
    if (untrack(() => this.drawn) !== "none") this.drawn = begun ? "faint" : "whole";
  }

  private async fetched(ply: number): Promise<Stop> {
    const { scene, events } = await moment(this.table.id, ply, this.table.seat);
    return { ply, seq: events.at(-1)?.seq ?? Infinity, scene: { ...scene, choices: [] } };
  }

  /** The gap once more, or an end of it. */
  async replay(): Promise<boolean> {
    if (this.past.playing) return this.past.live();
    const first = this.gap[0]?.seq ?? 0;
    return this.past.again(first - 1, Math.max(SEEN, LIMITS[settings.pace]?.beat ?? 0));
  }
}

/** The next pace. */
export function otherPace(): void {
  settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length]!;
  keep();
}

/** The last turn of everybody. */
function lastRound(all: readonly Turn[], seats: number): LogLine[] {
  return all.filter((turn) => turn.seat !== null).slice(-seats).flatMap((turn) => turn.lines);
}

const mark = (id: string): string => `tavola.since.${id}`;

/** Where the last two gaps began: what was to be read is there again after a reload. */
function remembered(id: string): [number, number] {
  try {
    const [before = 0, since = before] = (sessionStorage.getItem(mark(id)) ?? "").split(" ").map(Number);
    return [before, since];
  } catch {
    return [0, 0]; // a browser that keeps nothing tells everything
  }
}

function keepFor(id: string, before: number, since: number): void {
  try {
    sessionStorage.setItem(mark(id), `${before} ${since}`);
  } catch {
    // a browser that keeps nothing still plays
  }
}
