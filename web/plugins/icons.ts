/** Takes from game-icons only the drawings that the frame and the games' themes name. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = resolve(HERE, "../../src/tavola/games");
const FRAME = resolve(HERE, "../src/look/frame-icons.json");
type Drawings = Record<string, { body: string }>;
const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Drawings; aliases?: Record<string, { parent: string }> };

function drawing(name: string): string | null {
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  return found?.body ?? null;
}

function drawings(names: Iterable<string>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const name of [...new Set(names)].sort()) {
    const body = drawing(name);
    if (body) out[name] = body;
  }
  return out;
}

/** Every word of a theme that is the name of an icon: themes are small, and a stray match costs little. */
function named(theme: unknown): string[] {
  if (typeof theme === "string") return [theme];
  if (Array.isArray(theme)) return theme.flatMap(named);
  return theme && typeof theme === "object" ? Object.values(theme).flatMap(named) : [];
}

function themes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of existsSync(GAMES) ? readdirSync(GAMES) : []) {
    const file = join(GAMES, folder, "theme", "theme.json");
    if (existsSync(file)) found.set(folder.replaceAll("_", "-"), file);
  }
  return found;
}

export function gameIcons(): Plugin {
  const all = "virtual:icons";
  return {
    name: "tavola-icons",
    resolveId: (id) => (id.startsWith(all) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${all}`)) return null;
      const slug = id.slice(all.length + 2); // after "\0virtual:icons/"
      if (slug) return `export default ${JSON.stringify(drawings(named(JSON.parse(readFileSync(themes().get(slug)!, "utf8")))))}`;
      const frame = JSON.parse(readFileSync(FRAME, "utf8")) as string[];
      const missing = frame.filter((name) => !drawing(name));
      if (missing.length) this.error(`game-icons has no ${missing.join(", ")}`);
      const loaders = [...themes().keys()].map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${all}/${name}`)})`);
      return `export const frame = ${JSON.stringify(drawings(frame))};\nexport const games = {${loaders.join(",")}};`;
    },
  };
}
