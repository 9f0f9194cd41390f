/** Positions of a replay, fetched once and a little ahead. */
import type { Eye, Moment } from "../net/types";

const AHEAD = 3;

export class Moments {
  private readonly known = new Map<string, Promise<Moment>>();

  constructor(private readonly fetch: (ply: number, seat: Eye) => Promise<Moment>) {}

  at(ply: number, seat: Eye, language: string): Promise<Moment> {
    const key = `${language} ${seat} ${ply}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.fetch(ply, seat);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  ahead(ply: number, seat: Eye, language: string, plies: number): void {
    for (let next = ply + 1; next <= Math.min(plies, ply + AHEAD); next++) void this.at(next, seat, language).catch(() => undefined);
  }
}
