/** What a table needs is asked for with the page itself, not only once the first script has run. */
import type { Plugin } from "vite";

const FIRST = "TablePage";

export function ahead(): Plugin {
  return {
    name: "ahead",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === "chunk");
        const table = chunks.find((chunk) => chunk.name === FIRST && chunk.isDynamicEntry);
        if (!table) return [];
        const entry = new Set(chunks.find((chunk) => chunk.isEntry)?.imports);
        const scripts = [table.fileName, ...table.imports.filter((file) => !entry.has(file) && !isEntry(file))];
        return scripts.map((file) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` }, injectTo: "head" as const }));

        function isEntry(file: string): boolean {
          return chunks.some((chunk) => chunk.fileName === file && chunk.isEntry);
        }
      },
    },
  };
}
