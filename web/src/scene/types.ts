/** The scene vocabulary, as `src/tavola/kernel/scene.py` writes it; fields at their default are absent. */
export type Point = [number, number];
export type Shape = "square" | "hex" | "polygon" | "slot" | "circle" | "corner" | "edge";
export type Layer = "ground" | "structure" | "token" | "rider" | "marker";
export type ZoneKind = "hand" | "pile" | "discard" | "market" | "track" | "tray" | "holder" | "panel" | "inset";

export interface Plane {
  id: string;
  title?: string;
  kind?: "main" | "inset";
  size?: Point;
}

export interface BoardPart {
  size: Point;
  art?: string;
  turn?: number;
  planes?: Plane[];
}

export interface Space {
  id: string;
  shape: Shape;
  at: Point;
  label: string;
  style?: string;
  size?: Point;
  points?: Point[];
  plane?: string;
  state?: string;
  near?: string[];
}

export interface Badge {
  at: "ne" | "se" | "sw" | "nw" | "n" | "s";
  icon?: string;
  text?: string;
  tone?: string;
  seats?: number[];
}

export interface Piece {
  id: string;
  space: string;
  icon: string;
  label: string;
  owner?: number;
  layer?: Layer;
  facing?: string | number;
  arrows?: number[];
  face_down?: boolean;
  ghost?: string;
  badges?: Badge[];
  n?: number;
  style?: string;
}

export interface Item {
  id: string;
  title?: string;
  icon?: string;
  back?: string;
  lines?: string[];
  corners?: string[];
  frame?: string;
  cost?: string;
  off?: string;
  n?: number;
  slot?: string;
  steps?: number;
  at?: number;
  marks?: string[];
  tone?: string;
  seats?: number[];
}

export interface Zone {
  id: string;
  kind: ZoneKind;
  title: string;
  items?: Item[];
  owner?: number;
  limit?: number;
  clauses?: string[];
}

export interface Die {
  id: string;
  style: string;
  face: number | string;
  text: string;
  used?: boolean;
}

export interface Prompt {
  seat: number | null;
  text: string;
  hint?: string;
  clauses?: string[];
}

export interface Preview {
  path?: string[];
  capture?: string;
  numbers?: Record<string, number | string>;
  odds?: Record<string, number>;
  lines?: string[];
}

export interface Choice {
  act: number;
  ids: string[];
  label: string;
  menu?: string;
  tone?: "" | "capture" | "borrow" | "card" | "pass";
  confirm?: "" | "press" | "sheet";
  auto?: boolean;
  walk?: { left: number; pause?: string[]; avoid?: string[] };
  bundle?: Record<string, number>;
  preview?: Preview;
}

/** What is seen from a thing while somebody points at it. */
export interface Sight {
  of: string;
  marks: Record<string, string[]>;
  text?: string;
}

export interface SeatView {
  seat: number;
  role: string;
  facts?: Item[];
  active?: boolean;
  colour?: string;
}

export interface Stepper {
  parts: Item[];
  total?: number;
}

export interface AnswerWindow {
  kind: string;
  title: string;
  odds?: number;
}

export interface Scene {
  game: string;
  seat: number | null;
  actor: number;
  board: BoardPart;
  spaces: Space[];
  pieces: Piece[];
  zones: Zone[];
  seats: SeatView[];
  dice: Die[];
  prompt: Prompt;
  choices: Choice[];
  sights?: Sight[];
  last: string[];
  bundle: Stepper | null;
  window: AnswerWindow | null;
  result: string;
}
