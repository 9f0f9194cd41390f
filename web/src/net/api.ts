/** The HTTP half of the protocol. */
import type { Scene } from "../generated/scene";
import { served } from "./build";
import { language } from "../words/words.svelte";
import type { AddBrowser, AskRematch, Branch, Device, GameCard, GameView, GoalView, HookMade, Invite, LessonCard, NewTable, Notices, Opened, PictureView, Player, Replay, ReplayScene, Rules, Tables, TableView } from "../generated/wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly ply: number | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const join = path.includes("?") ? "&" : "?";
  const response = await fetch(`/api${path}${join}lang=${language()}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  served(response.headers?.get("tavola-build"));
  const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string; ply?: number };
  if (!response.ok) throw new Refusal(response.status, answer.code ?? "unknown", answer.message ?? response.statusText, answer.ply ?? null);
  return answer as T;
}

let known: Promise<unknown> | null = null;

/** Makes sure this browser has a player key; the first visit gets one. */
export function introduce(name: string): Promise<unknown> {
  known ??= ask("POST", "/me", name ? { name } : {});
  return known;
}

/** A new key: whoever has the old one is nobody from now on. */
export const renewKey = (): Promise<unknown> => ask("POST", "/me/key", {});
/** Everything that is this player's goes; the next visit is somebody new. */
export async function forgetMe(): Promise<void> {
  await ask("DELETE", "/me");
  known = null;
}

export const me = (): Promise<Player> => ask("GET", "/me");
export const rename = (name: string): Promise<unknown> => ask("POST", "/me", { name });

const shelf = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  let answer = shelf.get(key);
  if (!answer) {
    answer = ask<T>("GET", path);
    answer.catch(() => shelf.delete(key));
    shelf.set(key, answer);
  }
  return answer as Promise<T>;
}

export const games = (): Promise<GameCard[]> => once("/games");
export const game = (slug: string): Promise<GameView> => once(`/games/${slug}`);
export const rules = (slug: string): Promise<Rules> => once(`/games/${slug}/rules`);
export const firstScene = (slug: string, seats?: number): Promise<Scene> => once(`/games/${slug}/scene${seats ? `?seats=${seats}` : ""}`);
export const pictures = (slug: string): Promise<PictureView[]> => once(`/games/${slug}/pictures`);
export const goalOf = (table: string): Promise<GoalView | null> => ask("GET", `/tables/${table}/goal`);
export const lessons = (): Promise<LessonCard[]> => ask("GET", "/lessons");
export const learn = (slug: string): Promise<LessonCard> => ask("POST", `/games/${slug}/lesson`, {});
export const tables = (): Promise<Tables> => ask("GET", "/tables");
export const table = (id: string): Promise<TableView> => ask("GET", `/tables/${id}`);
export const openTable = (wish: NewTable): Promise<Opened> => ask("POST", "/tables", wish);
export const take = (id: string, seat: number, name: string, invite?: string, rated = false): Promise<TableView> =>
  ask("POST", `/tables/${id}/seats/${seat}/take`, { name, rated, ...(invite ? { invite } : {}) });
export const leave = (id: string, seat: number): Promise<TableView> => ask("POST", `/tables/${id}/seats/${seat}/leave`, {});
export const invite = (id: string, seat: number): Promise<Invite> => ask("POST", `/tables/${id}/seats/${seat}/invite`, {});
export const seatBot = (id: string, seat: number, level: string): Promise<TableView> => ask("POST", `/tables/${id}/seats/${seat}/bot`, { level });
/** Somebody at a table, by a seat or by a line of the chat. */
export type Whom = { seat: number } | { line: number };
export const mute = (id: string, whom: Whom, off = false): Promise<TableView> => ask("POST", `/tables/${id}/mute`, { ...whom, off });
export const kick = (id: string, whom: Whom): Promise<TableView> => ask("POST", `/tables/${id}/kick`, whom);
export const closeTable = (id: string): Promise<TableView> => ask("POST", `/tables/${id}/close`, {});
export const start = (id: string): Promise<TableView> => ask("POST", `/tables/${id}/start`, {});
export const addShare = (id: string, seat: number, share: string): Promise<TableView> => ask("POST", `/tables/${id}/seats/${seat}/share`, { share });
export type RematchWord = NonNullable<AskRematch["do"]>;
/** Asks for a rematch, or answers who asks: this table until all have agreed, then the new one. */
export const rematch = (id: string, what: RematchWord = "ask"): Promise<Opened> => ask("POST", `/tables/${id}/rematch`, { do: what });
export const renameSeat = (id: string, seat: number, name: string): Promise<TableView> => ask("POST", `/tables/${id}/seats/${seat}/name`, { name });
export const notices = (): Promise<Notices> => ask("GET", "/me/notices");
export const addBrowser = (browser: AddBrowser): Promise<Device> => ask("POST", "/me/browsers", browser);
export const dropBrowser = (id: string): Promise<unknown> => ask("DELETE", `/me/browsers/${id}`);
export const setHook = (url: string): Promise<HookMade> => ask("POST", "/me/hook", { url });
export const dropHook = (): Promise<unknown> => ask("DELETE", "/me/hook");
export const branch = (id: string, wish: Branch): Promise<Opened> =>
  ask("POST", `/tables/${id}/branch`, wish);
export const uploadRecord = (record: unknown): Promise<Opened> => ask("POST", "/records", record);
const eye = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
export const replay = (id: string, seat: number | null): Promise<Replay> => ask("GET", `/tables/${id}/replay${eye(seat)}`);
export const moment = (id: string, ply: number, seat: number | null): Promise<ReplayScene> => ask("GET", `/tables/${id}/replay/${ply}${eye(seat)}`);
