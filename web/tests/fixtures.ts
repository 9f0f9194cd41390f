/** Scenes and messages small enough to be read, built by hand. */
import type { Choice, Piece, Scene, Space } from "../src/generated/scene";
import type { LogLine, Message, ResultView, TableView, UndoView, Update, View } from "../src/generated/wire";
import type { Wire } from "../src/net/socket";

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

export const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({ seq, ply: seq, kind: "sailed", text: `Line ${seq}.`, ...more });

export const BARRED: UndoView = { to: null, turn: null, code: "nothing", text: "Nothing to take back", label: "", practice: null, ask: null, by: null, agreed: [] };

export function table(parts: Partial<TableView> = {}): TableView {
  const seat = { kind: "player" as const, away: false, level: null, screen: false, stands_in_for: null, muted: false, player: null };
  return {
    id: "t1", game: "lantern", title: "Lantern", options: {}, status: "playing", practice: false, listed: false, spectators: true, secrets: false, draws: true,
    host: true, created: 0, touched: 0, ply: 0, seq: 1, actor: 0, needs_you: true, clock: null, next: null, origin: "", result: null, rematch: null, seal: null, lesson: null, rated: false,
    seats: [{ ...seat, seat: 0, name: "Anna", yours: true }, { ...seat, seat: 1, name: "Tom", yours: false }], ...parts,
  };
}

export const result = (parts: Partial<ResultView> = {}): ResultView => ({
  winners: [], scores: [], reason: "", clause: "", text: "", headline: "", told: "", line: "", clauses: [], measure: "", sources: [], goals: [], figures: [], score: "", ...parts,
});

export function view(parts: Partial<View> = {}): View {
  return {
    type: "view", protocol: 1, after: 0, seq: 1, ply: 0, seat: 0, seats: [0], table: table(), scene: scene(), log: [], chat: [], older: false, clock: null, undo: BARRED,
    curtain: null, draw: null, thinking: false, build: "", id: null, ...parts,
  };
}

export function update(after: number, parts: Partial<Update> = {}): Update {
  return {
    type: "update", after, seq: after + 1, ply: after, seat: 0, by: null, scene: {}, patch: {}, events: [], clock: null, undo: BARRED, draw: null, thinking: false,
    chance: false, id: null, ...parts,
  };
}

/** Stands in for a WebSocket: keeps what is sent, says what a test lets it say. */
export class FakeWire implements Wire {
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
