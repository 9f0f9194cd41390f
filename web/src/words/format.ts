/** Whole sentences with named places: `{name}`, `{n, plural, one {…} other {…}}`, and `{name, josa, 을/를}` for Korean. */
export type Args = Record<string, string | number>;

const FINALS = 28;
const HANGUL = 0xac00;
const CLOSED = "013678lmnrLMNR";

/** The Korean particle the last letter of a word asks for. */
export function josa(word: string, pair: string): string {
  const [closed = "", open = ""] = pair.split("/");
  const last = [...word].reverse().find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  const code = last.charCodeAt(0) - HANGUL;
  const ends = code >= 0 && code < 11172 ? code % FINALS > 0 : CLOSED.includes(last || "?");
  return ends ? closed : open;
}

export function format(text: string, language: string, args: Args = {}): string {
  let out = "";
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== "{") {
      out += text[i];
      continue;
    }
    const end = closing(text, i);
    out += placed(text.slice(i + 1, end), language, args);
    i = end;
  }
  return out;
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "{") depth++;
    if (text[i] === "}" && --depth === 0) return i;
  }
  throw new Error(`a { without its } in ${text}`);
}

function placed(inside: string, language: string, args: Args): string {
  const [name = "", kind, ...rest] = inside.split(",").map((part) => part.trim());
  const value = args[name];
  if (value === undefined) return `{${name}}`;
  if (kind === "plural") return plural(rest.join(", "), language, Number(value), args);
  const worded = typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  return kind === "josa" ? worded + josa(String(worded), rest[0] ?? "") : worded;
}

function plural(forms: string, language: string, n: number, args: Args): string {
  const chosen = new Map<string, string>();
  for (let i = 0; i < forms.length; ) {
    const open = forms.indexOf("{", i);
    if (open < 0) break;
    const end = closing(forms, open);
    chosen.set(forms.slice(i, open).trim(), forms.slice(open + 1, end));
    i = end + 1;
  }
  const form = chosen.get(`=${n}`) ?? chosen.get(new Intl.PluralRules(language).select(n)) ?? chosen.get("other") ?? "";
  return format(form.replaceAll("#", new Intl.NumberFormat(language).format(n)), language, args);
}
