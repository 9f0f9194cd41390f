/** One live table as the page sees it. */
import { table as fetchTable } from "../net/api";
import { served } from "../net/build";
import { whole } from "../net/patch";
import { dialTable, freshId, Live, type Link, type Wire } from "../net/socket";
import type { ChatLine, ClockView, FromServer, Hello, LogLine, Message, OlderLines, Refused, TableView, UndoView, Update, View } from "../generated/wire";
import { changed } from "../scene/change";
import type { Choice, Scene } from "../generated/scene";
import { dwell, sounds } from "../sound/cues";
import { sound } from "../sound/sound";
import { language, say } from "../words/words.svelte";
import { Ahead, type Drop } from "./ahead.svelte";
import { Asking, type Why } from "./asking.svelte";
import { Choosing } from "./choosing.svelte";
import { announce } from "./live-region.svelte";
import { Pace } from "./pace";
import { keptShare, unshared } from "./seal";
import { calm, settings } from "./settings.svelte";

const OVER = -2;

interface Sending {
  id: string;
  choice: Choice;
  ply: number;
}

export class LiveTable {
  table = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  ply = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** There are lines of chat before the first one here. */
  older = $state(false);
  clock = $state.raw<{ clock: ClockView; at: number } | null>(null);
  undo = $state.raw<UndoView | null>(null);
  curtain = $state.raw<{ seat: number } | null>(null);
  draw = $state<number | null>(null);
  thinking = $state(false);
  link = $state<Link>("connecting");
  lostAt = $state<number | null>(null);
  sending = $state.raw<Sending | null>(null);
  trouble = $state("");
  /** Minutes until the server is updated, once it has said so. */
  closing = $state<number | null>(null);
  unread = $state({ log: 0, chat: 0 });
  /** Ids a log line names, lit while it is pointed at. */
  pointed = $state.raw<string[]>([]);
  readonly ahead = new Ahead();
  readonly choosing: Choosing;
  private readonly asking: Asking;
  readonly pace = new Pace();
  /** Chance came before the own decision last time: planning ahead would be idle. */
  private dicey = false;
  private readonly shared = new Set<string>();
  private readonly live: Live;

  constructor(
    readonly id: string,
    watch = false,
    dial: () => Wire = () => dialTable(id),
  ) {
    const hands = { send: (choice: Choice) => this.play(choice), why: (ids: string[][]) => this.ask(ids), plan: (ids: string[]) => this.plan(ids), forget: () => this.ahead.forget() };
    this.choosing = new Choosing(hands, `tavola.unwarned.${id}`);
    this.asking = new Asking({ ply: () => this.ply, send: (message) => this.live.send(message), lead: (act) => this.choosing.lead(act) });
    const hello = (): Hello => ({ type: "hello", protocol: 1, language: language(), watch, autopass: settings.autopass });
    this.live = new Live(dial, hello, { heard: (message) => this.hear(message), linked: (link) => this.linked(link) });
  }

  get mine(): boolean {
    return this.scene !== null && this.scene.choices.length > 0;
  }

  /** Why what was chosen last is not possible, until it is closed. */
  get why(): Why | null {
    return this.asking.why;
  }

  set why(why: Why | null) {
    this.asking.why = why;
  }

  get over(): boolean {
    return this.table?.status === "over" && this.scene !== null;
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.pace.finish();
  }

  send(message: Message): void {
    this.live.send(message, "id" in message);
  }

  play(choice: Choice): void {
    if (this.sending) return;
    const id = freshId("m");
    this.why = null;
    this.sending = { id, choice, ply: this.ply };
    sound(choice.tone === "capture" ? "capture" : "piece");
    this.send({ type: "play", id, ply: this.ply, act: choice.act });
  }

  resign(): void {
    this.send({ type: "resign", id: freshId("r"), ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  /** Offers a draw, or answers the offer that stands. */
  drawn(what: "offer" | "accept" | "decline"): void {
    this.send({ type: "draw", id: freshId("d"), do: what, ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  takeBack(to: number, practice = false): void {
    this.send({ type: "undo", id: freshId("u"), ply: this.ply, to, ...(practice ? { practice } : {}) });
  }

  say(text: string): void {
    this.send({ type: "chat", id: freshId("c"), text });
  }

  /** The page of chat before the lines that are here. */
  lookBack(): void {
    this.send({ type: "older", before: this.chat[0]?.seq ?? 0 });
  }

  /** Why not? */
  ask(candidates: string[][]): void {
    this.asking.ask(candidates);
  }

  private linked(link: Link): void {
    if (link === "lost") this.lostAt ??= Date.now();
    if (link === "live") this.lostAt = null;
    if (link === "lost") this.closing = null;
    this.link = link;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.pace.finish();
        return this.view(message);
      case "update":
        return this.pace.add({ ms: calm() ? 0 : dwell(message.events), show: () => this.update(message) });
      case "refused":
        return this.refused(message);
      case "because":
        return this.asking.answered(message);
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread.chat++;
        return;
      case "older":
        return this.earlier(message);
      case "table":
        this.table = message.table;
        return this.share();
      case "elsewhere":
        this.link = "elsewhere";
        return;
      case "notice":
        this.closing = message.code === "draining" ? Math.ceil(message.seconds / 60) : null;
        return;
      case "error":
        this.trouble = message.message;
    }
  }

  private view(view: View): void {
    served(view.build);
    this.table = view.table;
    this.seat = view.seat;
    this.seats = view.seats;
    this.ply = view.ply;
    this.log = joined(this.log, view.after, view.log);
    this.talk(view);
    this.curtain = view.curtain;
    this.facts(view);
    if (view.id && this.sending?.id === view.id) this.sending = null;
    if (this.sending && this.sending.ply !== view.ply) this.sending = null;
    this.ahead.forget();
    this.show(view.scene);
    this.share();
  }

  /** Adds this browser's own randomness for every seat it holds, once under each seal. */
  private share(): void {
    for (const seat of unshared(this.table, this.seats)) {
      const mark = `${this.table!.seal!.commitment} ${seat}`;
      if (this.shared.has(mark)) continue;
      this.shared.add(mark);
      this.send({ type: "share", id: freshId("f"), seat, share: keptShare(this.id, seat) });
    }
  }

  /** What was said since, or the last of it where much was. */
  private talk(view: View): void {
    const anew = view.after === 0 || view.older;
    this.chat = anew ? view.chat : joined(this.chat, view.after, view.chat);
    if (anew) this.older = view.older;
  }

  private earlier(page: OlderLines): void {
    const first = this.chat[0]?.seq ?? Infinity;
    this.chat = [...page.chat.filter((line) => line.seq < first), ...this.chat];
    this.older = page.older;
  }

  private update(update: Update): void {
    this.ply = update.ply;
    if (update.id && this.sending?.id === update.id) this.sending = null;
    this.log = joined(this.log, update.after, update.events);
    this.unread.log += update.events.length;
    this.facts(update);
    const before = this.scene;
    if (before) this.show(changed(before, whole(before, update)));
    for (const heard of sounds(update.events)) sound(heard);
    announce(update.events.map((line) => line.text).join(" "));
    this.comes(update, !before?.choices.length && this.mine);
    this.terms(update);
  }

  /** What an update means for the table itself: it became a practice table, it is over, or its end was taken back. */
  private terms(update: Update): void {
    if (!this.table) return;
    const told = new Set(update.events.map((line) => line.kind));
    if (told.has("table.practice")) this.table = { ...this.table, practice: true };
    if (told.has("table.undo") && this.table.status === "over") this.table = { ...this.table, status: "playing", result: null };
    const over = this.scene?.actor === OVER || told.has("table.draw-agreed");
    if (!over || this.table.result) return;
    this.table = { ...this.table, status: "over" };
    void fetchTable(this.id).then((table) => (this.table = table)).catch(() => undefined);
  }

  /** Carries out what was planned, once the turn has come; nothing is planned across chance. */
  private comes(update: Update, turn: boolean): void {
    const planned = this.ahead.path.length === 2;
    if (update.chance) this.ahead.forget();
    if (update.chance && planned) this.drop("chance");
    if (!turn) return;
    this.dicey = update.chance;
    this.calls();
    const due = this.ahead.due(this.scene!);
    if (typeof due === "string") this.drop(due);
    else for (const id of due ?? []) if (!this.choosing.path.includes(id)) this.choosing.choose(id, true);
  }

  private plan(meanings: string[]): boolean {
    const alone = this.seat !== null && this.seats.length === 1 && this.table?.status === "playing";
    return alone && !this.dicey && this.scene !== null && this.ahead.choose(this.scene, this.seat!, meanings);
  }

  private drop(why: Drop): void {
    this.log = [...this.log, { seq: this.live.seq, ply: this.ply, kind: "table.ahead", seat: this.seat ?? -1, text: say(`ahead-${why}`), only_you: true }];
  }

  private calls(): void {
    sound("turn");
    announce(`${this.scene!.prompt.text}.`, true);
  }

  private facts(news: View | Update): void {
    this.clock = news.clock && { clock: news.clock, at: performance.now() };
    this.undo = news.undo;
    this.draw = news.draw;
    this.thinking = news.thinking;
  }

  private show(scene: Scene | null): void {
    this.asking.forget();
    this.scene = scene;
    this.choosing.see(scene);
  }

  private refused(refusal: Refused): void {
    const choice = this.sending?.id === refusal.id ? this.sending.choice : null;
    if (refusal.code === "shared") return;
    if (choice) this.sending = null;
    this.choosing.steps = [];
    sound("refusal");
    if (refusal.code === "stale") return this.live.send({ type: "sync", after: this.live.seq });
    if (refusal.clause) this.asking.refused(choice, refusal);
    else this.trouble = refusal.message ?? refusal.code;
  }
}

/** Lines as far as an entry, and those after it. */
const joined = <T extends { seq: number }>(old: readonly T[], after: number, fresh: readonly T[]): T[] => [...old.filter((line) => line.seq <= after), ...fresh];
