/** Shows what happened one thing after another, never more than a second and a half behind. */
const LONGEST = 1500;

export interface Beat {
  ms: number;
  show: () => void;
}

export class Pace {
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `ms`: how long it takes before the next may be shown. */
  add(beat: Beat): void {
    this.queue.push(beat);
    if (this.queue.reduce((sum, { ms }) => sum + ms, 0) > LONGEST * 2) this.finish();
    else if (!this.timer) this.next();
  }

  /** Shows all that waits, at once. */
  finish(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const waiting = this.queue;
    this.queue = [];
    for (const beat of waiting) beat.show();
  }

  get busy(): boolean {
    return this.timer !== null;
  }

  private next(): void {
    const beat = this.queue.shift();
    this.timer = null;
    if (!beat) return;
    beat.show();
    if (beat.ms > 0) this.timer = setTimeout(() => this.next(), Math.min(beat.ms, LONGEST));
    else this.next();
  }
}
