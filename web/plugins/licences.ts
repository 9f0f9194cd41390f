/** Puts the licence of every font and of the icons beside them, as they ask for. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGES = resolve(dirname(fileURLToPath(import.meta.url)), "../node_modules");
const SCOPES = ["@fontsource", "@fontsource-variable", "@iconify-json"];

export function licences(): Plugin {
  return {
    name: "tavola-licences",
    apply: "build",
    generateBundle() {
      for (const scope of SCOPES) {
        for (const name of readdirSync(join(PACKAGES, scope))) {
          const file = ["LICENSE", "license.txt", "LICENSE.md"].map((one) => join(PACKAGES, scope, name, one)).find(existsSync);
          if (file) this.emitFile({ type: "asset", fileName: `assets/${name}-licence.txt`, source: readFileSync(file) });
        }
      }
    },
  };
}
