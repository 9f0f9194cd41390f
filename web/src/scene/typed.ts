/** The move field: ids typed as the log writes them, completed to legal paths only. */
import type { Choice, Scene } from "../generated/scene";

export interface Typed {
  choices: Choice[];
  exact: Choice | null;
}

/** Words a person may type for an id: the id, or for a piece the space it stands on. */
function spellings(scene: Scene, choice: Choice): string[][] {
  const where = new Map(scene.pieces.map((piece) => [piece.id, piece.space]));
  const words = choice.ids.map((id) => [id, where.get(id) ?? id].map((word) => word.toLowerCase()));
  return choice.menu ? [...words, [choice.menu.toLowerCase()]] : words;
}

function fits(words: string[][], typed: string[]): boolean {
  return typed.every((word, i) => (words[i] ?? []).some((spelling) => (i < typed.length - 1 ? spelling === word : spelling.startsWith(word))));
}

function same(words: string[][], typed: string[]): boolean {
  return words.length === typed.length && typed.every((word, i) => words[i]?.includes(word));
}

/** The legal choices that what is typed may still become, and the one it already is. */
export function complete(scene: Scene, text: string): Typed {
  const typed = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!typed.length) return { choices: scene.choices.slice(), exact: null };
  const spelled = scene.choices.map((choice) => ({ choice, words: spellings(scene, choice) }));
  const choices = spelled.filter(({ words }) => fits(words, typed)).map(({ choice }) => choice);
  const exact = spelled.filter(({ words }) => same(words, typed));
  return { choices, exact: exact.length === 1 ? (exact[0]?.choice ?? null) : null };
}
