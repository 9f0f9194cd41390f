/** Keeps of Noto Sans KR what a browser of today asks for: the Korean slices, as WOFF2 only. */
import type { Plugin } from "vite";

const FACE = /@font-face \{[^}]*\}/g;
const SLICE = /noto-sans-kr-\d+-400-normal\.woff2/;
const OLD = /,\s*url\([^)]*\.woff\) format\('woff'\)/;

export function koreanSlices(): Plugin {
  return {
    name: "tavola-korean",
    enforce: "pre",
    transform(code, id) {
      if (!/noto-sans-kr\/400\.css/.test(id)) return null;
      return { code: (code.match(FACE) ?? []).filter((face) => SLICE.test(face)).map((face) => face.replace(OLD, "")).join("\n"), map: null };
    },
  };
}
