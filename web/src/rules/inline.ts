/** The few marks of the rules inside a line: `code`, **strong** and *said with stress*. */
export interface Run {
  kind: "plain" | "code" | "strong" | "em";
  text: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

export function inline(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) runs.push({ kind: "plain", text: text.slice(from, found.index) });
    const [all, code, strong, em] = found;
    runs.push(code ? { kind: "code", text: code } : strong ? { kind: "strong", text: strong } : { kind: "em", text: em ?? "" });
    from = found.index + all.length;
  }
  if (from < text.length) runs.push({ kind: "plain", text: text.slice(from) });
  return runs;
}
