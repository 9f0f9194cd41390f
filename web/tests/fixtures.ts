/** Scenes small enough to be read, built by hand. */
import type { Choice, Piece, Scene, Space } from "../src/generated/scene";

export function scene(parts: Partial<Scene> = {}): Scene {
  return {
    game: "lantern", seat: 0, actor: 0, board: { size: [3, 3] }, spaces: grid(3), pieces: [], zones: [], seats: [], dice: [],
    prompt: { seat: 0, text: "Choose a boat" }, choices: [], sights: [], last: [], bundle: null, window: null, result: "", ...parts,
  };
}

export function grid(n: number): Space[] {
  return Array.from({ length: n * n }, (_, i) => {
    const [x, y] = [i % n, Math.floor(i / n)];
    return { id: `${"abcdefghi"[x]}${n - y}`, shape: "square", at: [x + 0.5, y + 0.5], label: `${"abcdefghi"[x]}${n - y}` };
  });
}

export const boat = (id: string, space: string, more: Partial<Piece> = {}): Piece => ({ id, space, icon: "boat", label: `${id} on ${space}`, owner: 0, ...more });

let acts = 0;
export const choice = (ids: string[], more: Partial<Choice> = {}): Choice => ({ act: ++acts, ids, label: ids.join(" "), ...more });
