/** One live table as the page sees it. */
import { table as fetchTable } from "../net/api";
import { served } from "../net/build";
import { whole } from "../net/patch";
import { dialTable, freshId, Live, type Link, type Wire } from "../net/socket";
import type { ChatLine, ClockView, FromServer, Hello, LogLine, Message, OlderLines, Refused, TableView, TakeBack, UndoView, Update, View } from "../generated/wire";
import { Film, HURRY, LIMITS, sort, type Limits } from "../follow/film";
import { Following } from "../follow/following.svelte";
import { changed } from "../scene/change";
import { onTurn } from "../scene/walk";
import type { Choice, Scene } from "../generated/scene";
import { dwell, sounds } from "../sound/cues";
import { sound } from "../sound/sound";
import { language, say } from "../words/words.svelte";
import { Ahead, type Drop } from "./ahead.svelte";
import { Asking, type Why } from "./asking.svelte";
import { Choosing } from "./choosing.svelte";
import { announce } from "./live-region.svelte";
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
  /** What is shown; while a film runs, the table is further on. */
  scene = $state.raw<Scene | null>(null);
  private latest = $state.raw<Scene | null>(null);
  /** The bot whose moves wait to be shown. */
  filming = $state<number | null>(null);
  /** This browser gave a seat up. */
  resigned = $state(false);
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
  /** At a lesson: a move shown, not played; what another move was answered with, and how many there were. */
  ghost = $state.raw<{ piece: string; to: string } | null>(null);
  later = $state("");
  laters = $state(0);
  /** Ids a log line names, lit while it is pointed at. */
  pointed = $state.raw<string[]>([]);
  /** The choice pointed at on the board. */
  hinted = $state.raw<Choice | null>(null);
  readonly ahead = new Ahead();
  readonly choosing: Choosing;
  private readonly asking: Asking;
  readonly film = new Film(() => this.limits(), (bot) => (this.filming = bot));
  readonly following: Following;
  /** Chance came before the own decision last time: planning ahead would be idle. */
  private dicey = false;
  private readonly shared = new Set<string>();
  /** Whatever can be passed is passed, until it is one's turn. */
  quiet = $state(false);
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
    this.following = new Following(this);
    this.live = new Live(dial, hello, { heard: (message) => this.hear(message), linked: (link) => this.linked(link) });
  }

  get mine(): boolean {
    return this.latest !== null && this.latest.choices.length > 0;
  }

  /** Is something asked out of turn that can be passed? */
  get mayHush(): boolean {
    if (this.table?.lesson) return false; // the script says what is answered
    return this.mine && (this.latest!.window !== null || !onTurn(this.latest!)) && this.latest!.choices.some((choice) => choice.tone === "pass");
  }

  /** Why what was chosen last is not possible, until it is closed. */
  get why(): Why | null {
    return this.asking.why;
  }

  set why(why: Why | null) {
    this.asking.why = why;
  }

  /** The position drawn: as it stands, or as it was. */
  get shown(): Scene | null {
    return this.following.past.at?.scene ?? this.scene;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get over(): boolean {
    return this.table?.status === "over" && this.scene !== null;
  }

  /** Does the table wait for somebody at this screen? The scene knows first; the table's own word may be old. */
  get waits(): boolean {
    if (this.table?.status !== "playing") return false;
    return this.scene ? this.mine || (this.curtain !== null && this.seats.includes(this.curtain.seat)) : this.table.needs_you;
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.film.finish();
    this.following.past.stop();
  }

  send(message: Message): void {
    this.live.send(message, "id" in message);
  }

  play(choice: Choice): void {
    if (this.sending) return;
    this.film.finish();
    this.following.past.live();
    const id = freshId("m");
    this.why = null;
    this.sending = { id, choice, ply: this.ply };
    sound(choice.tone === "capture" ? "capture" : "piece");
    this.send({ type: "play", id, ply: this.ply, act: choice.act });
  }

  /** The table decides the rest, where the game lets it. */
  rest(): void {
    this.send({ type: "rest", id: freshId("a"), ply: this.ply, ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  /** Leaves off-turn questions alone, or wants to be asked again. */
  hush(on: boolean): void {
    this.quiet = on;
    this.send({ type: "quiet", on });
  }

  resign(): void {
    this.resigned = true;
    this.send({ type: "resign", id: freshId("r"), ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  /** Offers a draw, or answers the offer that stands. */
  drawn(what: "offer" | "accept" | "decline"): void {
    this.send({ type: "draw", id: freshId("d"), do: what, ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  takeBack(to: number, practice = false): void {
    this.send({ type: "undo", id: freshId("u"), ply: this.ply, to, ...(practice ? { practice } : {}) });
  }

  /** Asks the others whether the last decision may be taken back, or answers who asks. */
  askBack(what: TakeBack["do"]): void {
    this.send({ type: "takeback", id: freshId("t"), do: what });
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

  /** What is this? Its name, what is printed on it, and why nothing can be done with it now. */
  what(id: string): void {
    const { choosing } = this;
    const lit = choosing.meanings(id).some((one) => choosing.here.children.has(one));
    if (lit || !this.mine) this.why = { id, ids: [id], refusal: null, more: [], free: true };
    else this.ask(choosing.meanings(id).map((one) => [...choosing.path, one]));
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
        this.film.finish();
        return this.view(message);
      case "update":
        return this.enqueue(message);
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
        if (message.table.lesson) return this.film.add({ bot: null, sort: "other", look: 0, show: () => (this.table = message.table) }); // after what led there
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

  /** How long a film may take now; null: nothing is filmed. */
  private limits(): Limits | null {
    if (calm() || settings.list || globalThis.document?.hidden) return null;
    const limits = LIMITS[settings.pace];
    const hurried = this.clock !== null && this.clock.clock.running !== null && this.seats.includes(this.clock.clock.running);
    return limits && hurried ? { ...limits, all: Math.min(limits.all, HURRY) } : limits;
  }

  /** What the reader may do is known from the moment the server asks; what happened is shown beat by beat. */
  private enqueue(update: Update): void {
    this.facts(update);
    const before = this.latest;
    const scene = before && changed(before, whole(before, update));
    this.latest = scene;
    const broken = update.chance || update.events.some((line) => line.cue === "turn");
    if (broken) this.choosing.interrupt();
    if (this.mine && !this.mayHush) this.quiet = false;
    const bot = update.by !== null && this.table?.seats[update.by]?.kind === "bot" ? update.by : null;
    const cues = update.events.map((line) => line.cue ?? "quiet");
    this.film.add({ bot, sort: sort(cues), look: dwell(update.events), show: () => this.update(update, scene) });
    if (this.filming !== null) this.choosing.see(this.latest);
    if (broken) this.choosing.interrupt();
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
    this.latest = view.scene;
    if (this.quiet) this.hush(!this.mine || this.mayHush); // the server forgets with the connection
    this.following.past.forget();
    this.show(view.scene);
    this.note(view.seq);
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

  private note(seq: number): void {
    if (this.scene) this.following.past.note({ ply: this.ply, seq, scene: this.scene });
  }

  private update(update: Update, scene: Scene | null): void {
    const turned = this.table?.lesson != null && update.id !== null && update.id !== this.sending?.id; // to another step of the lesson
    const anew = turned && (update.ply < this.ply || update.events.some((line) => line.ply <= this.ply)); // in a position of its own
    const own = update.id !== null || (update.by !== null && this.seats.includes(update.by));
    this.ply = update.ply;
    if (update.id && this.sending?.id === update.id) this.sending = null;
    this.log = joined(this.log, update.after, update.events);
    this.unread.log += update.events.length;
    const before = this.scene;
    if (scene) this.show(scene);
    this.note(update.seq);
    for (const heard of sounds(update.events)) sound(heard);
    if (anew) this.following.anew(update.after);
    this.told(update, own && !turned, before);
    this.comes(update, !before?.choices.length && scene !== null && scene.choices.length > 0);
    this.terms(update);
  }

  /** Ears hear what they did themselves at once, of the others a sentence a turn. */
  private told(update: Update, own: boolean, before: Scene | null): void {
    const { following } = this;
    if (own) {
      following.decided(update.seq);
      announce(update.events.map((line) => line.text).join(" "));
      return;
    }
    following.happened();
    const was = before?.prompt.seat ?? before?.actor ?? -1;
    if ((this.scene?.prompt.seat ?? this.scene?.actor ?? -1) === was && this.scene?.actor !== OVER) return;
    const said = following.told.find((one) => one.seat === was);
    announce(said ? `${this.names[was] ?? ""}${said.text}` : update.events.map((line) => line.text).join(" "));
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
    this.choosing.see(this.latest);
  }

  /** Another legal move at a lesson: the piece goes back, and nothing is wrong. */
  private putOff(text: string): void {
    this.later = text;
    this.laters++;
    announce(text);
    this.choosing.see(null);
    this.choosing.see(this.scene);
  }

  private refused(refusal: Refused): void {
    const choice = this.sending?.id === refusal.id ? this.sending.choice : null;
    if (refusal.code === "shared") return;
    if (choice) this.sending = null;
    this.choosing.steps = [];
    if (refusal.code === "later") return this.putOff(refusal.message ?? "");
    sound("refusal");
    if (refusal.code === "stale") return this.live.send({ type: "sync", after: this.live.seq });
    if (refusal.clause) this.asking.refused(choice, refusal);
    else this.trouble = refusal.message ?? refusal.code;
  }
}

/** Lines as far as an entry, and those after it. */
const joined = <T extends { seq: number }>(old: readonly T[], after: number, fresh: readonly T[]): T[] => [...old.filter((line) => line.seq <= after), ...fresh];
