/** What the server says, as docs/protocol.md describes it. */
import type { Scene } from "../scene/types";

export interface Seat {
  seat: number;
  kind: "player" | "bot" | "open" | "invite";
  name: string;
  yours: boolean;
  away: boolean;
  level: string | null;
  screen: boolean;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
  clause: string;
  text: string;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number | boolean>;
  status: "lobby" | "playing" | "over";
  practice: boolean;
  listed: boolean;
  spectators: boolean;
  secrets: boolean;
  draws: boolean;
  host: boolean;
  created: number;
  touched: number;
  ply: number;
  seq: number;
  actor: number | null;
  needs_you: boolean;
  clock: { bank: number; add: number } | null;
  next: string | null;
  origin: string;
  seats: Seat[];
  result: Result | null;
}

export interface Line {
  seq: number;
  ply: number;
  kind: string;
  seat: number;
  clause?: string;
  text: string;
  ids?: string[];
  note?: string;
  only_you?: boolean;
}

export interface Said {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Clock {
  left: number[];
  running: number | null;
  add: number;
}

export interface Undo {
  to: number | null;
  turn: number | null;
  code?: string;
  text?: string;
  label?: string;
  practice: number | null;
}

export interface Refusal {
  clause: string;
  message: string;
  fact: string;
  more?: Reason[];
}

/** A further clause that refuses the same thing. */
export interface Reason {
  clause: string;
  message: string;
  text: string;
}

export interface View {
  type: "view";
  seq: number;
  ply: number;
  seat: number | null;
  seats: number[];
  table: Table;
  scene: Scene | null;
  log: Line[];
  chat: Said[];
  clock: Clock | null;
  undo: Undo | null;
  curtain: { seat: number } | null;
  draw: number | null;
  thinking: boolean;
  id?: string;
}

/** Items of long parts that changed, by their place. */
export type Patch = Partial<Record<"spaces" | "pieces" | "zones" | "seats", [number, unknown][]>>;

export interface Update {
  type: "update";
  after: number;
  seq: number;
  ply: number;
  by?: number;
  id?: string;
  scene: Partial<Scene>;
  patch?: Patch;
  events: Line[];
  clock?: Clock | null;
  undo?: Undo | null;
  draw?: number | null;
  thinking?: boolean;
  /** A die or a draw is among what happened. */
  chance?: boolean;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  clause?: string;
  message?: string;
  fact?: string;
  ply?: number;
}

export interface Because {
  type: "because";
  id: string;
  ply: number;
  act: number | null;
  refusal: Refusal | null;
  more?: Reason[];
}

export type FromServer =
  | View
  | Update
  | Refused
  | Because
  | { type: "said"; line: Said; id?: string }
  | { type: "table"; table: Table }
  | { type: "clock"; clock: Clock }
  | { type: "elsewhere" }
  | { type: "error"; code: string; message: string }
  | { type: "pong" };

export interface GameCard {
  slug: string;
  title: string;
  seats: number[];
  version: string;
  secrets: boolean;
  draws: boolean;
  theme: string[];
}

export interface Option {
  name: string;
  title: string;
  help: string;
  default: string | number | boolean;
  kind: "number" | "word" | "flag";
  values: (string | number | boolean)[] | null;
  titles?: string[];
  least: number | null;
  most: number | null;
}

export interface GamePage extends GameCard {
  languages: string[];
  levels: string[];
  options: Option[];
}

export interface Rule {
  id: string;
  text: string;
  ruling: boolean;
}

export interface Rules {
  game: string;
  title: string;
  sections: { title: string; clauses: Rule[] }[];
}

export type Chair = { kind: "me" } | { kind: "screen"; name: string } | { kind: "invite" } | { kind: "open" } | { kind: "bot"; level: string };

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  name?: string;
  seats: Chair[];
  clock?: { bank: number; add: number } | null;
  practice?: boolean;
  listed?: boolean;
  spectators?: boolean;
  start?: boolean;
}

export interface Opened {
  table: Table;
  invites: Record<string, string>;
}

/** Whose eyes a replay is seen with: a seat's, a spectator's, or everyone's at once. */
export type Eye = number | "open" | null;

export interface Replay {
  table: Table;
  plies: number;
  view: Eye;
  steps: { ply: number; seat: number; seq: number; events: Line[] }[];
}

export interface Moment {
  ply: number;
  scene: Scene;
  events: Line[];
}
