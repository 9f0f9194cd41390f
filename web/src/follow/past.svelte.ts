/** The live table seen as it was: step by step back and forth, or the reader's gap once more; the game goes on meanwhile. */
import type { Scene } from "../generated/scene";

export interface Stop {
  ply: number;
  seq: number;
  scene: Scene;
}

/** Positions kept in this page; a part that did not change is one object in all of them. */
const MOST = 400;
/** So far back one looks for a piece that is gone. */
const LATELY = 60;
/** Positions fetched at most to see a gap again. */
const FETCHED = 60;

export class Past {
  /** The position looked at; null: the table as it stands. */
  at = $state.raw<Stop | null>(null);
  playing = $state(false);
  private stops: Stop[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `fetch`: the position after a ply that this page has not seen. */
  constructor(private readonly fetch: (ply: number) => Promise<Stop | null> = () => Promise.resolve(null)) {}

  /** A position was shown; what was taken back is gone. */
  note(stop: Stop): void {
    this.stops = [...this.stops.filter((one) => one.seq < stop.seq && one.ply <= stop.ply), stop].slice(-MOST);
  }

  /** Everything is new: another seat's eyes, another language. */
  forget(): void {
    this.live();
    this.stops = [];
  }

  /** The latest positions, the last of them first. */
  seen(): Scene[] {
    return this.stops.slice(-LATELY).map((stop) => stop.scene).toReversed();
  }

  get place(): number {
    return this.at ? this.stops.indexOf(this.at) : this.stops.length - 1;
  }

  get length(): number {
    return this.stops.length;
  }

  /** One position back or on; what this page has not seen is fetched. */
  async step(way: 1 | -1): Promise<boolean> {
    this.stop();
    if (this.place + way < 0 && !(await this.older())) return false;
    const to = this.place + way;
    if (to >= this.stops.length) return false;
    this.go(to);
    return true;
  }

  /** The position before the first one here, if there is one. */
  private async older(): Promise<boolean> {
    const [first] = this.stops;
    if (!first?.ply) return false;
    const found = await this.fetch(first.ply - 1).catch(() => null);
    if (!found || this.stops[0] !== first) return false;
    this.stops = [{ ...found, seq: Math.min(found.seq, first.seq - 1) }, ...this.stops];
    return true;
  }

  private go(to: number): void {
    this.at = to >= this.stops.length - 1 ? null : this.stops[to]!;
  }

  /** The position an entry of the log led to, or the first after it; false if this page has not seen it. */
  to(seq: number): boolean {
    const found = this.stops.findIndex((stop) => stop.seq >= seq);
    if (found < 0 || (found === 0 && this.stops[0]!.seq > seq)) return false;
    this.stop();
    this.go(found);
    return true;
  }

  /** From the position after an entry to where the table stands, a beat each; false if nothing has happened since. */
  async again(after: number, beat: number): Promise<boolean> {
    const known = (): number => this.stops.findLastIndex((stop) => stop.seq <= after);
    for (let n = 0; n < FETCHED && known() < 0; n++) if (!(await this.older())) break;
    const from = Math.max(0, known());
    if (from >= this.stops.length - 1) return false;
    this.stop();
    this.go(from);
    this.playing = true;
    this.on(beat);
    return true;
  }

  private on(beat: number): void {
    this.timer = setTimeout(() => {
      this.go(this.place + 1);
      if (this.at) this.on(beat);
      else this.stop();
    }, beat);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.playing = false;
  }

  /** Back to the table as it stands; was something else looked at? */
  live(): boolean {
    const was = this.at !== null;
    this.stop();
    this.at = null;
    return was;
  }
}
