import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./plugins/icons.ts";
import { koreanSlices } from "./plugins/korean.ts";

export default defineConfig({
  plugins: [koreanSlices(), svelte(), gameIcons()],
  build: {
    outDir: "../src/tavola/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's own policy forbids nothing here, but hashed files are cached for a year
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
