import type { Axes } from "../look/theme";

/** The names along the foot of a board and at its left, as it is turned. */
export function named(axes: Axes | undefined, turn: number): { across: string[]; along: string[] } {
  const upright = turn % 2 === 0;
  const read = (names: string[] | undefined, back: boolean): string[] => (back ? [...(names ?? [])].reverse() : (names ?? []));
  return { across: read(upright ? axes?.x : axes?.y, turn === 2 || turn === 1), along: read(upright ? axes?.y : axes?.x, turn === 2 || turn === 3) };
}
