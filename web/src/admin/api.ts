/** What an admin asks of the server: section 10 of the protocol. */
import { ask } from "../net/api";
import type { AdminPlayers, AdminTableMore, AdminTables, AdminView, BackupView, BanView, LoadView, NewBan, OfficeLine } from "../generated/wire";

const query = (words: Record<string, string>): string => new URLSearchParams(words).toString();

export const me = (): Promise<AdminView> => ask("GET", "/admin");
export const comeIn = (key: string): Promise<AdminView> => ask("POST", "/admin/in", { key });
export const goOut = (): Promise<unknown> => ask("POST", "/admin/out", {});
export const load = (): Promise<LoadView> => ask("GET", "/admin/load");
export const drain = (minutes: number): Promise<unknown> => ask("POST", "/admin/drain", { minutes });
export const stay = (): Promise<unknown> => ask("DELETE", "/admin/drain");
export const backUp = (): Promise<BackupView> => ask("POST", "/admin/backup", {});
export const log = (): Promise<OfficeLine[]> => ask("GET", "/admin/log?limit=100");
export const tables = (q: string, status: string): Promise<AdminTables> => ask("GET", `/admin/tables?${query({ q, status })}`);
export const table = (id: string): Promise<AdminTableMore> => ask("GET", `/admin/tables/${id}`);
export const closeTable = (id: string): Promise<unknown> => ask("POST", `/admin/tables/${id}/close`, {});
export const deleteTable = (id: string): Promise<unknown> => ask("DELETE", `/admin/tables/${id}`);
export const players = (q: string): Promise<AdminPlayers> => ask("GET", `/admin/players?${query({ q })}`);
export const revoke = (id: string): Promise<unknown> => ask("POST", `/admin/players/${id}/revoke`, {});
export const deletePlayer = (id: string): Promise<unknown> => ask("DELETE", `/admin/players/${id}`);
export const bans = (): Promise<BanView[]> => ask("GET", "/admin/bans");
export const ban = (wish: NewBan): Promise<BanView> => ask("POST", "/admin/bans", wish);
export const lift = (id: string): Promise<unknown> => ask("DELETE", `/admin/bans/${id}`);
