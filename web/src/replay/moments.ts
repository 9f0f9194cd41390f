/** Positions of a replay, fetched once and a little ahead. */
import type { Replay, ReplayScene } from "../generated/wire";

/** Whose eyes a replay is seen with: a seat's, a spectator's, or everyone's at once. */
export type Eye = number | "open" | null;
export type Watched = Omit<Replay, "view"> & { view: Eye };

const AHEAD = 3;

export class Moments {
  private readonly known = new Map<string, Promise<ReplayScene>>();

  constructor(private readonly fetch: (ply: number, seat: Eye) => Promise<ReplayScene>) {}

  at(ply: number, seat: Eye, language: string): Promise<ReplayScene> {
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
