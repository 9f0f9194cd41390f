/** A game's theme, as docs/themes.md describes it; everything has an ordinary look without one. */
import { frame, games } from "virtual:icons";
import { games as shelfOfGames } from "../net/api";
import { seatLook, type SeatLook } from "./marks";

export type Tokens = Partial<Record<"page" | "panel" | "panel2" | "line" | "ink" | "ink2" | "accent" | "on_accent" | "link" | "title", string>>;
export type Form = "disc" | "token" | "figure" | "plain" | "gem" | "block" | "image";

export interface PieceLook {
  icon?: string;
  form?: Form;
  fill?: string;
  deep?: string;
  ink?: string;
  scale?: number;
  file?: string;
  letter?: string;
}

export interface SpaceLook {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  /** Drawn smaller than it is pressed. */
  scale?: number;
  radius?: number;
  icon?: string;
  ink?: string;
  file?: string;
}

export interface BoardLook {
  file?: string;
  dark?: string;
  over?: string;
  box?: [number, number, number, number];
  axes?: Axes;
}

export interface Axes {
  x: string[];
  y: string[];
  gap?: number;
  colour?: string;
}

export interface DieLook {
  face?: string;
  pip?: string;
  edge?: string;
  faces?: Record<string, string>;
}

type Worded = Partial<Record<string, string>>;

export interface Poster {
  file?: string;
  ground?: string;
  ink?: string;
  ink2?: string;
  title?: string;
  minutes?: string;
  line?: Worded;
  kind?: Worded;
}

/** Where things stand beside the board, in pixels: nothing of it changes during a game. */
export interface Places {
  /** The height of the row under the board, and of the box with dice and turn. */
  tray?: number;
  now?: number;
  /** Of the row as it is on a phone. */
  peek?: number;
  /** What stands beside the board: the beginnings of the ids of its zones. */
  column?: { width: number; zones: string[] };
  /** The smallest cell on which pieces can be read. */
  cell?: number;
  /** Room for an inset of the board, before there is one. */
  inset?: boolean;
}

interface ThemeFile {
  mood?: "light" | "dark";
  title?: { face?: string; weight?: number; file?: string };
  light?: Tokens;
  dark?: Tokens;
  cloth?: { light?: string[]; dark?: string[]; file?: string };
  boards?: Record<string, BoardLook>;
  axes?: Axes;
  seats?: Partial<SeatLook>[];
  spaces?: Record<string, SpaceLook>;
  pieces?: Record<string, PieceLook>;
  icons?: Record<string, string>;
  paths?: Record<string, string>;
  dice?: Record<string, DieLook>;
  cards?: Record<string, { face?: string; ink?: string; back?: string }>;
  poster?: Poster;
  goal?: Partial<Record<"win" | "turn" | "look" | "own", string>> & { way?: { icon?: string; colour?: string; text?: Worded }[] };
  /** What a result counts, by the name of its source. */
  sources?: Record<string, { icon?: string; colour?: string }>;
  sound?: string;
  places?: Places;
}

export type Drawing = { kind: "path"; body: string } | { kind: "file"; href: string } | { kind: "letter"; text: string };

const SOURCES = ["#2c5b80", "#8a5a1a", "#37702f", "#7d1717", "#3a2748", "#6c6557", "#c2641c"];

/** Looks are worked out once: a scene asks for the same ones again and again. */
function kept<T>(shelf: Map<string, T>, key: string, make: () => T): T {
  let found = shelf.get(key);
  if (found === undefined) shelf.set(key, (found = make()));
  return found;
}

export class Theme {
  private readonly seats = new Map<string, SeatLook>();
  private readonly drawings = new Map<string, Drawing>();
  private readonly twins = new Map<string, Theme>();
  private readonly said = new Map<string, string>();

  constructor(
    readonly slug: string,
    readonly file: ThemeFile,
    private readonly drawn: Record<string, string>,
    private readonly colours: string[] = [],
  ) {}

  /** The same with the colours a scene gives its seats, one word each: they count wherever a seat's mark is drawn. */
  dyed(colours: string): Theme {
    return colours.trim() ? kept(this.twins, colours, () => new Theme(this.slug, this.file, this.drawn, colours.split(" "))) : this;
  }

  href(file: string): string {
    return `/api/games/${this.slug}/theme/${file}`;
  }

  seat(seat: number, colour = this.colours[seat] ?? ""): SeatLook {
    return kept(this.seats, `${seat} ${colour}`, () => seatLook(seat, this.file.seats, colour));
  }

  piece(icon: string, style = ""): PieceLook {
    const looks = this.file.pieces ?? {};
    return looks[`${icon}/${style}`] ?? looks[icon] ?? {};
  }

  space(style = "", state = ""): SpaceLook {
    const looks = this.file.spaces ?? {};
    return { ...(looks[style] ?? {}), ...(state ? (looks[`${style}/${state}`] ?? looks[`/${state}`] ?? {}) : {}) };
  }

  /** How a source of points is drawn; without a look of its own, in the colour of its place. */
  source(name: string, nth: number): { icon: string; colour: string } {
    const own = this.file.sources?.[name] ?? {};
    return { icon: own.icon ?? name, colour: own.colour ?? SOURCES[nth % SOURCES.length]! };
  }

  board(art = "", shade = "light"): BoardLook & { href: string } {
    const look = this.file.boards?.[art] ?? {};
    const file = shade === "dark" ? (look.dark ?? look.file) : look.file;
    return { ...look, href: file ? this.href(file) : "" };
  }

  /** How to draw an icon named in a scene; without a drawing, its first letters. */
  drawing(name: string): Drawing {
    return kept(this.drawings, name, () => this.draw(name));
  }

  private draw(name: string): Drawing {
    const wanted = this.file.icons?.[name] ?? this.file.pieces?.[name]?.icon ?? name;
    if (/\.(svg|webp|png)$/.test(wanted)) return { kind: "file", href: this.href(wanted) };
    const body = this.file.paths?.[wanted] ?? this.drawn[wanted] ?? frame[wanted];
    return body ? { kind: "path", body: safe(body) } : { kind: "letter", text: this.apart(name) };
  }

  /** Its first letters, or others of its letters where something else has those already. */
  private apart(name: string): string {
    const plain = letters(name);
    const rest = [...name.replace(/[^\p{L}\p{N}]/gu, "").slice(1), ..."123456789"];
    const wanted = [plain, ...rest.map((letter) => plain[0]! + letter)];
    const text = wanted.find((each) => (this.said.get(each) ?? name) === name) ?? plain;
    this.said.set(text, name);
    return text;
  }
}

/** Only shapes: a theme may come from anywhere. */
const safe = (body: string): string => (/<(?!\/?(?:path|g|circle|rect|ellipse|polygon)\b)|\son|href|style=/i.test(body) ? "" : body);

export function letters(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 1 ? words.map((word) => word[0]!.toUpperCase()).join("").slice(0, 2) : (words[0] ?? "?").slice(0, 2).replace(/^./, (c) => c.toUpperCase());
}

export const PLAIN = new Theme("", {}, {});
const shelf = new Map<string, Promise<Theme>>();

export function theme(slug: string): Promise<Theme> {
  let found = shelf.get(slug);
  if (!found) shelf.set(slug, (found = load(slug)));
  return found;
}

async function load(slug: string): Promise<Theme> {
  const [file, drawn] = await Promise.all([
    read(slug).catch(() => ({})),
    games[slug]?.().then((module) => module.default) ?? {},
  ]);
  const made = new Theme(slug, file, drawn);
  await face(made);
  return made;
}

async function read(slug: string): Promise<ThemeFile> {
  const card = (await shelfOfGames()).find((game) => game.slug === slug);
  if (!card?.theme.includes("theme.json")) return {};
  return (await fetch(`/api/games/${slug}/theme/theme.json`)).json() as Promise<ThemeFile>;
}

/** A title face of the theme's own; the table's faces are in its stylesheet. */
async function face(made: Theme): Promise<void> {
  const title = made.file.title;
  if (!title?.file || !title.face) return;
  const loaded = new FontFace(title.face, `url(${made.href(title.file)})`, { weight: String(title.weight ?? 400) });
  await loaded.load().then(() => document.fonts.add(loaded)).catch(() => undefined);
}

const NAMES: Record<keyof Tokens, string> = {
  page: "--page", panel: "--panel", panel2: "--panel2", line: "--line", ink: "--ink", ink2: "--ink2", accent: "--accent", on_accent: "--on-accent", link: "--link", title: "--title",
};

/** Puts a theme's tokens on the page, or takes them off. */
export function dress(made: Theme | null, shade: "light" | "dark"): void {
  const root = document.documentElement;
  root.dataset.theme = shade;
  const tokens = made?.file[shade] ?? {};
  for (const [token, name] of Object.entries(NAMES)) {
    const value = tokens[token as keyof Tokens];
    if (value) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
  const title = made?.file.title;
  root.style.setProperty("--title-face", title?.face ? `"${title.face}"` : "var(--text-face)");
  root.style.setProperty("--title-weight", String(title?.weight ?? 600));
  const cloth = made?.file.cloth?.[shade] ?? made?.file.cloth?.light;
  for (const i of [0, 1, 2]) {
    if (cloth?.[i]) root.style.setProperty(`--cloth${i}`, cloth[i]!);
    else root.style.removeProperty(`--cloth${i}`);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--panel").trim());
}
