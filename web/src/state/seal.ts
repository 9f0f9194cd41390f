/** Fair dice: this browser's own randomness, and which seats still lack theirs. */
import type { TableView } from "../generated/wire";

const BYTES = 16;
const at = (table: string, seat: number): string => `tavola.share.${table}.${seat}`;

/** 32 hexadecimal digits nobody can foretell. */
export function randomness(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A fresh share of a seat, remembered, so that its owner can find it in the record. */
export function keptShare(table: string, seat: number): string {
  const share = randomness();
  try {
    localStorage.setItem(at(table, seat), share);
  } catch {
    // a browser that keeps nothing: the share counts all the same
  }
  return share;
}

export function ownShare(table: string, seat: number): string | null {
  try {
    return localStorage.getItem(at(table, seat));
  } catch {
    return null;
  }
}

/** Of these seats, those whose share is not yet counted. */
export function unshared(table: TableView | null, seats: readonly number[]): number[] {
  const seal = table?.seal;
  return !seal || table.status === "over" ? [] : seats.filter((seat) => !seal.shares.includes(seat));
}
