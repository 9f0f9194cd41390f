/** Writes the service worker beside the page, under a name for its shell that changes with every build. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = resolve(dirname(fileURLToPath(import.meta.url)), "../worker.js");

export function worker(): Plugin {
  return {
    name: "tavola-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const text = readFileSync(WORKER, "utf8");
      const build = createHash("sha256").update(text + Object.keys(bundle).sort().join(" ")).digest("hex").slice(0, 16);
      this.emitFile({ type: "asset", fileName: "sw.js", source: text.replace("__BUILD__", build) });
    },
  };
}
