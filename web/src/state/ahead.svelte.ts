/** A move chosen while waiting: an own thing, then where it shall go. Sent only if those ids are offered when the turn comes. */
import { find, grow } from "../scene/trie";
import type { Scene } from "../generated/scene";

export type Drop = "chance" | "window" | "refused";

export class Ahead {
  /** What is chosen so far: nothing, an own thing, or that and its goal. */
  path = $state.raw<string[]>([]);
  /** Everything the second choice may mean: a piece, and the space under it. */
  private goals: string[] = [];

  /** Takes a choice made while waiting; false if it begins nothing. */
  choose(scene: Scene, seat: number, meanings: readonly string[]): boolean {
    const [start] = this.path;
    if (start !== undefined && meanings.includes(start)) return this.forget();
    const own = meanings.find((id) => owned(scene, seat, id));
    const another = this.path.length === 2 || (isPiece(scene, start) && isPiece(scene, own));
    if (own !== undefined && (start === undefined || another)) this.path = [own];
    else if (start !== undefined && meanings[0] !== undefined) {
      this.goals = [...meanings];
      this.path = [start, meanings[0]];
    } else return false;
    return true;
  }

  /** Lets it go; false if there was nothing. */
  forget(): boolean {
    const had = this.path.length > 0;
    this.path = [];
    this.goals = [];
    return had;
  }

  /** The turn has come: the ids to choose now, or why they are not chosen. A lone first choice is simply forgotten. */
  due(scene: Scene): string[] | Drop | null {
    const [start, goal] = this.path;
    const goals = this.goals;
    this.forget();
    if (start === undefined || goal === undefined) return null;
    if (scene.window) return "window";
    const root = grow(scene.choices);
    const legal = goals.find((id) => find(root, [start, id]));
    return legal === undefined ? "refused" : [start, legal];
  }
}

const isPiece = (scene: Scene, id: string | undefined): boolean => scene.pieces.some((piece) => piece.id === id);

function owned(scene: Scene, seat: number, id: string): boolean {
  if (scene.pieces.some((piece) => piece.id === id && piece.owner === seat)) return true;
  return scene.zones.some((zone) => zone.owner === seat && zone.kind === "hand" && zone.items?.some((item) => item.id === id));
}
