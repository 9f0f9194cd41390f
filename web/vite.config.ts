import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./plugins/icons.ts";
import { koreanSlices } from "./plugins/korean.ts";
import { licences } from "./plugins/licences.ts";
import { worker } from "./plugins/worker.ts";

export default defineConfig({
  plugins: [koreanSlices(), svelte(), gameIcons(), licences(), worker()],
  build: {
    outDir: "../src/tavola/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // hashed files are cached for a year; fonts as data: are forbidden by the page's own policy
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
