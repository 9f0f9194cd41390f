/** One live table: speaks first, comes back when cut, sends again what was not confirmed. No DOM, no view. */
import type { FromServer, Hello, Message, Update, View } from "../generated/wire";

export type Link = "connecting" | "live" | "lost" | "elsewhere" | "gone" | "private" | "kicked" | "banned";

export interface Ears {
  heard(message: FromServer): void;
  linked(link: Link): void;
}

/** As much of a WebSocket as is used here, so that a test can stand in for it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const FINAL: Record<number, Link> = { 4001: "elsewhere", 4003: "private", 4004: "gone", 4005: "kicked", 4006: "banned" };
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;

export class Live {
  /** Moves sent and not yet confirmed: sent again after a reconnect, harmless by their id. */
  readonly waiting = new Map<string, Message>();
  seq = -1;
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private closed = false;

  constructor(
    private readonly dial: () => Wire,
    private readonly hello: () => Hello,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.closed = false;
    this.ears.linked(this.tries ? "lost" : "connecting");
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.greet(wire);
    wire.onmessage = ({ data }) => this.hear(JSON.parse(data) as FromServer);
    wire.onclose = ({ code }) => this.cut(code);
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.beat) clearInterval(this.beat);
    this.wire?.close();
  }

  /** Sends at once; a message with an id is kept until the server answers it. */
  send(message: Message, keep = false): void {
    if (keep && "id" in message) this.waiting.set(message.id, message);
    this.wire?.send(JSON.stringify(message));
  }

  private greet(wire: Wire): void {
    const after = this.seq >= 0 ? { after: this.seq } : {};
    wire.send(JSON.stringify({ ...this.hello(), ...after }));
    for (const message of this.waiting.values()) wire.send(JSON.stringify(message));
    if (this.beat) clearInterval(this.beat);
    this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
  }

  private hear(message: FromServer): void {
    if ("id" in message && message.id) this.waiting.delete(message.id);
    if (message.type === "view") this.seen(message);
    if (message.type === "said") this.seq = Math.max(this.seq, message.line.seq); // a line of chat is an entry too
    if (message.type === "update" && !this.follows(message)) return this.send({ type: "sync", after: this.seq });
    this.ears.heard(message);
  }

  private seen(view: View): void {
    this.tries = 0;
    this.seq = view.seq;
    this.ears.linked("live");
  }

  /** An update that leaves a gap is not shown; one already seen is harmless. */
  private follows(update: Update): boolean {
    if (update.after > this.seq) return false;
    this.seq = Math.max(this.seq, update.seq);
    return true;
  }

  private cut(code: number): void {
    if (this.beat) clearInterval(this.beat);
    this.wire = null;
    if (this.closed) return;
    const final = FINAL[code];
    if (final) return this.ears.linked(final);
    this.ears.linked("lost");
    this.timer = setTimeout(() => this.open(), Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++));
  }
}

export function dialTable(id: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live`) as unknown as Wire;
}

export const freshId = (kind: string): string => `${kind}-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`.slice(0, 64);
