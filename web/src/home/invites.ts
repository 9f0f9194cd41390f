/** Invitations are told once, when a table is opened; this tab remembers them. */
import type { Opened } from "../generated/wire";

const key = (id: string): string => `tavola.invites.${id}`;

export function remember({ table, invites }: Opened): void {
  if (Object.keys(invites).length) sessionStorage.setItem(key(table.id), JSON.stringify(invites));
}

export function recall(id: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key(id)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function add(id: string, seat: number, secret: string): Record<string, string> {
  const all = { ...recall(id), [seat]: secret };
  sessionStorage.setItem(key(id), JSON.stringify(all));
  return all;
}

export const link = (id: string, seat: number, secret: string): string => `${location.origin}/t/${id}#seat=${seat}&invite=${secret}`;
