import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import type { Message } from "../src/generated/wire";
import type { Wire } from "../src/net/socket";
import * as build from "../src/net/build";
import * as sounds from "../src/sound/sound";
import { spoken } from "../src/state/live-region.svelte";
import { settings } from "../src/state/settings.svelte";
import { LiveTable } from "../src/state/table.svelte";
import { BARRED, boat, choice, FakeWire, line, result, scene, table, update, view } from "./fixtures";

const boats = [boat("p", "a1"), boat("q", "b1", { owner: 1 })];
const [toA2, toA3] = [choice(["p", "a2"]), choice(["p", "a3"], { tone: "capture" })];
const mine = scene({ pieces: boats, choices: [toA2, toA3] });
const theirs = scene({ actor: 1, pieces: boats, prompt: { seat: 1, text: "Tom chooses" } });

let wires: FakeWire[];
let live: LiveTable;
let heard: MockInstance<typeof sounds.sound>;
const wire = (): FakeWire => wires.at(-1)!;
const says = (message: object): void => wire().says(message);
const sent = (type: Message["type"]): Message[] => wire().sent.filter((message) => message.type === type);
const played = (): string[] => heard.mock.calls.map(([name]) => name);
const cut = (): void => {
  wire().onclose!({ code: 1006 });
  vi.advanceTimersByTime(300);
  wire().onopen!();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  wires = [];
  heard = vi.spyOn(sounds, "sound");
  live = new LiveTable("t1", false, (): Wire => wires[wires.push(new FakeWire()) - 1]!);
  live.open();
  wire().onopen!();
});
afterEach(() => {
  live.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a view", () => {
  test("is everything there is to see", () => {
    const clock = { left: [1000, 2000], running: 0, add: 0 };
    says(view({ seq: 4, ply: 3, scene: mine, log: [line(2), line(3)], undo: { ...BARRED, to: 2 }, clock, draw: 1, thinking: true }));
    expect([live.ply, live.seat, live.mine, live.link]).toEqual([3, 0, true, "live"]);
    expect(live.log.map(({ seq }) => seq)).toEqual([2, 3]);
    expect([live.undo?.to, live.clock?.clock, live.draw, live.thinking]).toEqual([2, clock, 1, true]);
    expect(live.choosing.path).toEqual(["p"]);
  });

  test("continues the log after the entry it names, and begins anew after none", () => {
    says(view({ seq: 3, log: [line(1), line(2), line(3)] }));
    says(view({ after: 2, seq: 5, log: [line(3, { text: "Taken back." }), line(5)] }));
    expect(live.log.map(({ seq, text }) => `${seq} ${text}`)).toEqual(["1 Line 1.", "2 Line 2.", "3 Taken back.", "5 Line 5."]);
    says(view({ after: 0, seq: 5, log: [line(5, { text: "Ligne 5." })] }));
    expect(live.log.map(({ text }) => text)).toEqual(["Ligne 5."]);
  });

  test("keeps what was told when only the eyes change, as at a shared screen without secrets", () => {
    says(view({ seats: [0, 1], seq: 3, log: [line(1), line(3)] }));
    says(view({ seats: [0, 1], seat: 1, after: 3, seq: 4, log: [line(4)] }));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 3, 4]);
  });

  test("shows the curtain, and no scene in the lobby", () => {
    says(view({ curtain: { seat: 1 }, scene: null, seat: null, seats: [0, 1] }));
    expect([live.curtain, live.scene, live.mine, live.over]).toEqual([{ seat: 1 }, null, false, false]);
  });
});

describe("a bot's moves", () => {
  const seats = table().seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "bot" as const, level: "club" } : seat));
  const asks = { actor: 0, choices: [toA2], prompt: { seat: 0, text: "Choose a boat" } };
  beforeEach(() => {
    settings.pace = "normal";
    says(view({ scene: theirs, table: table({ seats }) }));
    says(update(1, { by: 1, ply: 1, events: [line(2, { seat: 1, cue: "roll" })] }));
    says(update(2, { by: 1, ply: 2, events: [line(3, { seat: 1, cue: "move", ids: ["q", "b1", "b2"] })], scene: asks }));
  });

  test("are seen one by one, while the reader's own choices are lit already", () => {
    expect([live.filming, live.ply, live.mine, live.choosing.lit.length > 0]).toEqual([1, 0, true, true]);
    vi.advanceTimersByTime(450);
    expect([live.ply, live.filming, played()]).toEqual([1, 1, ["die"]]);
    vi.advanceTimersByTime(350);
    expect([live.ply, live.filming, played()]).toEqual([2, null, ["die", "piece", "turn"]]);
  });

  test("are finished at once, and told once all the same", () => {
    expect([live.film.finish(), live.ply, live.filming, spoken.urgent]).toEqual([true, 2, null, "Choose a boat."]);
  });

  test("last as long as the reader's clock allows", () => {
    const clock = { left: [9000, 9000], running: 0, add: 0 };
    says(view({ scene: theirs, table: table({ seats }), seq: 3, clock }));
    for (let n = 3; n < 20; n++) says(update(n, { by: 1, ply: n, clock, events: [line(n + 1, { seat: 1, cue: "capture" })] }));
    vi.advanceTimersByTime(1500);
    expect([live.ply, live.filming]).toEqual([19, null]);
  });

  test("leave trails and a recap, which go with the reader's own decision", () => {
    live.film.finish();
    expect(live.following.trails.map(({ cells }) => cells)).toEqual([["b1", "b2"]]);
    expect(live.following.told.map(({ seat }) => seat)).toEqual([1]);
    says(update(3, { by: 0, ply: 3, events: [line(4, { seat: 0, cue: "move", ids: ["p", "a1", "a2"] })] }));
    expect(live.following.trails).toEqual([]);
    expect(live.following.told.map(({ seat }) => seat)).toEqual([1]);
  });

  test("can be seen again, and the table stepped back; a move is made where it stands", async () => {
    live.film.finish();
    expect([await live.following.replay(), live.shown === live.scene]).toEqual([true, false]);
    vi.advanceTimersByTime(900);
    expect(live.shown).toBe(live.scene);
    await live.following.past.step(-1);
    live.play(toA2);
    expect([live.shown === live.scene, sent("play")]).toEqual([true, [{ type: "play", id: live.sending!.id, ply: 2, act: toA2.act }]]);
  });
});

test("the rest is left to the table", () => {
  says(view({ scene: mine, ply: 7 }));
  live.rest();
  expect(sent("rest")).toEqual([{ type: "rest", id: expect.any(String), ply: 7, seat: 0 }]);
});

describe("updates", () => {
  beforeEach(() => says(view({ scene: theirs, log: [line(1)] })));

  test("change parts of the scene, and single items of the long ones", () => {
    const { spaces } = live.scene!;
    says(update(1, { scene: { actor: 0, choices: [toA2] }, patch: { pieces: [[1, boat("q", "c3", { owner: 1 })]] } }));
    expect([live.scene!.actor, live.mine]).toEqual([0, true]);
    expect(live.scene!.pieces.map(({ space }) => space)).toEqual(["a1", "c3"]);
    expect(live.scene!.spaces).toBe(spaces);
  });

  test("are told in the log, counted as unread, spoken when the turn passes on, and heard", () => {
    says(update(1, { scene: { actor: 0, prompt: { seat: 0, text: "Choose" } }, events: [line(2, { cue: "roll" }), line(2, { cue: "capture", text: "Taken." })] }));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 2, 2]);
    expect(live.unread.log).toBe(2);
    expect(spoken.polite).toBe("Line 2. Taken.");
    expect(played()).toEqual(["die", "capture"]);
  });

  test("are shown one after another, each as long as its cues ask", () => {
    says(update(1, { events: [line(2, { cue: "roll" })], scene: { result: "rolled" } }));
    says(update(2, { events: [line(3, { cue: "move" })], scene: { result: "moved" } }));
    says(update(3, { events: [line(4)], scene: { result: "passed" } }));
    expect(live.scene!.result).toBe("rolled");
    vi.advanceTimersByTime(699);
    expect(live.scene!.result).toBe("rolled");
    vi.advanceTimersByTime(1);
    expect(live.scene!.result).toBe("moved");
    vi.advanceTimersByTime(360);
    expect(live.scene!.result).toBe("passed");
  });

  test("are shown at once to those who want less motion", () => {
    settings.motion = "less";
    says(update(1, { events: [line(2, { cue: "roll" })], scene: { result: "rolled" } }));
    says(update(2, { events: [line(3, { cue: "move" })], scene: { result: "moved" } }));
    expect(live.scene!.result).toBe("moved");
  });

  test("that wait are shown before a view, which is the last word", () => {
    says(update(1, { events: [line(2, { cue: "roll" })] }));
    says(update(2, { events: [line(3, { cue: "move" })] }));
    says(view({ after: 3, seq: 3, ply: 9, scene: mine }));
    expect([live.log.map(({ seq }) => seq), live.ply]).toEqual([[1, 2, 3], 9]);
  });

  test("that leave a gap are not shown: what is missing is asked for again", () => {
    says(update(4, { scene: { result: "too far" } }));
    expect([live.scene!.result, sent("sync")]).toEqual(["", [{ type: "sync", after: 1 }]]);
    says(view({ after: 1, seq: 5, scene: mine, log: [line(4), line(5)] }));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 4, 5]);
  });

  test("follow a line of chat without a gap", () => {
    says({ type: "said", line: { seq: 2, seat: 1, name: "Tom", text: "Hello", at: 0 }, id: null });
    says(update(2, { scene: { result: "moved" } }));
    expect([live.chat.map(({ text }) => text), live.unread.chat, live.scene!.result, sent("sync")]).toEqual([["Hello"], 1, "moved", []]);
  });

  test("are spoken a sentence a turn, not one a beat; one's own at once", () => {
    const told = (seq: number, text: string) => line(seq, { seat: 1, cue: "move", text, ids: [] });
    spoken.polite = "";
    says(update(1, { by: 1, events: [told(2, "Tom moves.")] }));
    says(update(2, { by: 1, events: [told(3, "Tom builds.")] }));
    expect(spoken.polite).toBe("");
    says(update(3, { by: 1, events: [told(4, "Tom ends.")], scene: { actor: 0, prompt: { seat: 0, text: "Choose" } } }));
    vi.advanceTimersByTime(2000);
    expect(spoken.polite).toBe("Tom moves · Tom builds · Tom ends.");
    says(update(4, { by: 0, events: [line(5, { seat: 0, text: "You move." })] }));
    vi.advanceTimersByTime(2000);
    expect(spoken.polite).toBe("You move.");
  });

  test("call when the turn comes, and only then", () => {
    says(update(1, { scene: { actor: 0, choices: [toA2], prompt: { seat: 0, text: "Choose a boat" } } }));
    expect([played(), spoken.urgent]).toEqual([["turn"], "Choose a boat."]);
    says(update(2, { scene: { choices: [toA3] } }));
    expect(played()).toEqual(["turn"]);
  });
});

describe("a move", () => {
  beforeEach(() => says(view({ ply: 4, scene: mine })));

  test("is sent once, by the ply it was chosen at, and stands as sending until it is stored", () => {
    live.choosing.choose("a2");
    live.play(toA3);
    expect(sent("play")).toMatchObject([{ ply: 4, act: toA2.act }]);
    expect(live.sending?.choice).toEqual(toA2);
    says(update(1, { id: live.sending!.id, ply: 5, scene: { choices: [] } }));
    expect([live.sending, live.ply]).toEqual([null, 5]);
  });

  test("sounds as it is made: a piece, or a capture", () => {
    live.play(toA2);
    says(update(1, { id: live.sending!.id }));
    live.play(toA3);
    expect(played()).toEqual(["piece", "capture"]);
  });

  test("of somebody else does not end the wait for the own one", () => {
    live.play(toA2);
    says(update(1, { ply: 4, events: [line(2)] }));
    expect(live.sending?.choice).toBe(toA2);
  });

  test("not confirmed before a cut is sent again by the same id", () => {
    live.play(toA2);
    const [first] = sent("play");
    cut();
    expect(wires).toHaveLength(2);
    expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "play"]);
    expect(sent("play")).toEqual([first]);
    expect(wire().sent[0]).toMatchObject({ after: 1 });
    says(view({ after: 1, seq: 1, ply: 4, scene: mine }));
    expect(live.sending).not.toBeNull();
    says(view({ after: 2, seq: 2, ply: 5, scene: theirs, id: (first as { id: string }).id }));
    expect(live.sending).toBeNull();
    cut();
    expect(sent("play")).toEqual([]);
  });

  test("made while cut off is sent when the line is back", () => {
    wire().onclose!({ code: 1006 });
    live.play(toA2);
    vi.advanceTimersByTime(300);
    wire().onopen!();
    expect(sent("play")).toMatchObject([{ act: toA2.act }]);
  });

  test("refused with a clause says why, and may be made anew", () => {
    live.play(toA2);
    says({ type: "refused", id: live.sending!.id, code: "illegal", ply: 4, clause: "LN-12", message: "Boats go ahead.", fact: "Not a2: behind." });
    expect(live.why).toEqual({ id: "a2", ids: ["p", "a2"], refusal: { clause: "LN-12", message: "Boats go ahead.", fact: "Not a2: behind." }, more: [] });
    expect(live.sending).toBeNull();
    live.play(toA3);
    expect([live.why, sent("play").length]).toEqual([null, 2]);
  });

  test("refused without one is told as trouble", () => {
    live.play(toA2);
    says({ type: "refused", id: live.sending!.id, code: "unavailable", ply: 4, message: "not stored" });
    expect([live.trouble, live.why]).toEqual(["not stored", null]);
  });

  test("out of date asks for the scene as it is", () => {
    live.play(toA2);
    says({ type: "refused", id: live.sending!.id, code: "stale", ply: 5 });
    expect([sent("sync"), live.trouble, live.sending]).toEqual([[{ type: "sync", after: 1 }], "", null]);
  });
});

describe("why not", () => {
  const because = (ids: string[], more: object) => {
    const [question] = sent("why").slice(-1) as { id: string; ids: string[] }[];
    expect(question!.ids).toEqual(ids);
    says({ type: "because", id: question!.id, ply: 4, act: null, refusal: null, more: [], ...more });
  };
  const refusal = { clause: "LN-12", message: "Boats go ahead.", fact: "Not c3." };
  beforeEach(() => says(view({ ply: 4, scene: mine })));

  test("is asked of the server, and the fact is spoken", () => {
    live.choosing.choose("c3");
    because(["p", "c3"], { act: 7, refusal, more: [{ clause: "LN-13", message: "m", text: "t" }] });
    expect(live.why).toMatchObject({ id: "c3", ids: ["p", "c3"], refusal, more: [{ clause: "LN-13" }] });
    expect(spoken.polite).toBe("Not c3.");
    expect(played()).toEqual(["refusal"]);
  });

  test("tries one meaning after the other, until one is an action", () => {
    live.choosing.choose("q");
    because(["p", "q"], {});
    expect(live.why).toBeNull();
    because(["p", "b1"], { act: 8, refusal });
    expect(live.why).toMatchObject({ id: "b1", refusal });
  });

  test("without any action there is nothing to do here", () => {
    live.choosing.choose("c3");
    because(["p", "c3"], {});
    expect(live.why).toMatchObject({ id: "c3", refusal: null });
  });

  test("what is legal by other ids is led to", () => {
    live.ask([["c3"]]);
    because(["c3"], { act: toA3.act });
    expect([live.why, live.choosing.path]).toEqual([null, ["p"]]);
  });

  test("is not asked twice of the same scene, but again of the next, even at the same ply", () => {
    live.ask([["c3"]]);
    because(["c3"], { act: 7, refusal });
    live.why = null;
    live.ask([["c3"]]);
    expect([sent("why").length, live.why]).toMatchObject([1, { refusal }]);
    says(update(1, { ply: 4, scene: { choices: [toA3] } }));
    expect(live.why).toBeNull();
    live.ask([["c3"]]);
    expect(sent("why")).toHaveLength(2);
  });

  test("an answer that comes after the next move is not shown", () => {
    live.ask([["c3"]]);
    const [question] = sent("why") as { id: string }[];
    says(update(1, { ply: 5 }));
    says({ type: "because", id: question!.id, ply: 4, act: 7, refusal, more: [] });
    expect(live.why).toBeNull();
  });
});

test("an answer about a position that is not yet shown is not shown either", () => {
  says(view({ ply: 4, scene: mine }));
  says(update(1, { ply: 5, events: [line(2, { cue: "roll" })] }));
  says(update(2, { ply: 6, events: [line(3, { cue: "move" })] }));
  live.ask([["c3"]]);
  const [question] = sent("why") as { id: string }[];
  says({ type: "because", id: question!.id, ply: 6, act: null, refusal: null, more: [] });
  expect([live.ply, live.why]).toEqual([5, null]);
});

describe("taking back", () => {
  test("asks by the ply that is seen, across everything only in practice", () => {
    says(view({ ply: 4, scene: mine }));
    live.takeBack(3);
    live.takeBack(1, true);
    expect(sent("undo")).toMatchObject([{ ply: 4, to: 3 }, { ply: 4, to: 1, practice: true }]);
    expect(sent("undo")[0]).not.toHaveProperty("practice");
  });

  test("shows the earlier ply with its line, and marks a practice table", () => {
    says(view({ ply: 4, scene: mine, log: [line(1)] }));
    says(update(1, { ply: 3, events: [line(2, { kind: "table.practice" }), line(3, { kind: "table.undo" })], seq: 3 }));
    expect([live.ply, live.table!.practice, live.log.length]).toEqual([3, true, 3]);
  });

  test("of the end goes on with the game", () => {
    says(view({ scene: { ...theirs, actor: -2 }, table: table({ status: "over", result: result({ winners: [1] }) }) }));
    expect(live.over).toBe(true);
    says(update(1, { scene: { actor: 0, choices: [toA2] }, events: [line(2, { kind: "table.undo" })] }));
    expect([live.over, live.table!.result]).toEqual([false, null]);
  });
});

describe("the end", () => {
  const over = table({ status: "over", result: result({ winners: [0], scores: [1, 0], reason: "home", clause: "LN-40", text: "Anna wins." }) });
  beforeEach(() => vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => over })));

  test("of the game is fetched with its result", async () => {
    says(view({ scene: theirs }));
    says(update(1, { scene: { actor: -2 }, events: [line(2, { cue: "win" })] }));
    expect([live.over, played()]).toEqual([true, ["win"]]);
    await vi.waitFor(() => expect(live.table!.result?.text).toBe("Anna wins."));
  });

  test("by an agreed draw as well", async () => {
    says(view({ scene: theirs }));
    says(update(1, { events: [line(2, { kind: "table.draw-agreed", cue: "end" })] }));
    expect([live.over, played()]).toEqual([true, ["end"]]);
    await vi.waitFor(() => expect(live.table!.result).not.toBeNull());
  });
});

describe("a move planned while waiting", () => {
  const turn = { actor: 0, choices: [toA2, toA3] };
  const plan = (): void => ["p", "a2"].forEach((id) => live.choosing.choose(id));
  beforeEach(() => says(view({ scene: theirs })));

  test("is sent when its ids are offered", () => {
    plan();
    expect([live.ahead.path, sent("play")]).toEqual([["p", "a2"], []]);
    says(update(1, { scene: turn }));
    expect(sent("play")).toMatchObject([{ act: toA2.act }]);
  });

  test("is dropped with a line where they are not, and across chance", () => {
    plan();
    says(update(1, { scene: { actor: 0, choices: [toA3] } }));
    expect(live.log.at(-1)).toMatchObject({ kind: "table.ahead", only_you: true });
    says(update(2, { scene: { actor: 1, choices: [] } }));
    plan();
    says(update(3, { scene: turn, chance: true }));
    expect([sent("play"), live.log.filter(({ kind }) => kind === "table.ahead").length]).toEqual([[], 2]);
  });

  test("is not begun where chance came before the own decision last time", () => {
    says(update(1, { scene: turn, chance: true }));
    says(update(2, { scene: { actor: 1, choices: [] } }));
    plan();
    expect(live.ahead.path).toEqual([]);
  });

  test("is forgotten when the table jumps", () => {
    plan();
    says(view({ after: 1, seq: 2, scene: theirs }));
    expect(live.ahead.path).toEqual([]);
  });
});

describe("chat", () => {
  const said = (seq: number) => ({ seq, seat: 0, name: "Anna", text: `${seq}`, at: 0 });
  const seqs = (): number[] => live.chat.map(({ seq }) => seq);

  test("begins with the last page; older ones are asked for and put before it", () => {
    says(view({ seq: 9, chat: [said(8), said(9)], older: true }));
    live.lookBack();
    expect(sent("older")).toEqual([{ type: "older", before: 8 }]);
    says({ type: "older", chat: [said(6), said(7)], older: false });
    says({ type: "older", chat: [said(6), said(7)], older: false }); // asked twice
    expect([seqs(), live.older]).toEqual([[6, 7, 8, 9], false]);
  });

  test("goes on after what is there, and begins anew where much was missed", () => {
    says(view({ seq: 9, chat: [said(8), said(9)], older: true }));
    says(view({ after: 9, seq: 10, chat: [said(10)] }));
    expect([seqs(), live.older]).toEqual([[8, 9, 10], true]);
    says(view({ after: 10, seq: 99, chat: [said(99)], older: true }));
    expect([seqs(), live.older]).toEqual([[99], true]);
  });
});

test("a view of another build has the page loaded anew", () => {
  const asked = vi.spyOn(build, "served");
  says(view({ build: "b1" }));
  expect(asked).toHaveBeenCalledWith("b1");
});

describe("the line", () => {
  test("greets in the reader's language and with what is passed by itself", () => {
    expect(wire().sent).toEqual([{ type: "hello", protocol: 1, language: "en", watch: false, autopass: {} }]);
  });

  test("lost, it remembers since when, until it is back", () => {
    says(view());
    wire().onclose!({ code: 1006 });
    const since = live.lostAt;
    expect([live.link, since]).toEqual(["lost", Date.now()]);
    vi.advanceTimersByTime(300);
    wire().onclose!({ code: 1006 });
    expect(live.lostAt).toBe(since);
    vi.advanceTimersByTime(600);
    wire().onopen!();
    says(view());
    expect([live.link, live.lostAt]).toEqual(["live", null]);
  });

  test("tells of another window, of changes at the table and of what could not be read", () => {
    says(view());
    says({ type: "table", table: table({ next: "t2" }) });
    says({ type: "error", code: "bad-request", message: "not so" });
    says({ type: "elsewhere" });
    expect([live.table!.next, live.trouble, live.link]).toEqual(["t2", "not so", "elsewhere"]);
  });

  test("carries chat, draws and resigning for the own seat", () => {
    says(view({ seat: 1, seats: [1] }));
    live.say("Well played");
    live.drawn("offer");
    live.resign();
    expect(wire().sent.slice(1)).toMatchObject([{ type: "chat", text: "Well played" }, { type: "draw", do: "offer", seat: 1 }, { type: "resign", seat: 1 }]);
  });
});

describe("fair dice", () => {
  const seal = (commitment: string, shares: number[]) => ({ commitment, next: "n", shares, draws: 0, secret: null });
  const shares = (): (number | null | undefined)[] => sent("share").map((message) => ("seat" in message ? message.seat : null));

  test("every seat of this browser adds its own randomness, once under each seal", () => {
    says(view({ seats: [0, 1], table: table({ seal: seal("c1", [1]) }) }));
    says({ type: "table", table: table({ seal: seal("c1", []) }) });
    expect(shares()).toEqual([0, 1]);
    says(view({ seats: [0, 1], table: table({ seal: seal("c1", [0, 1]) }) }));
    expect(shares()).toEqual([0, 1]);
    says(view({ seats: [0, 1], table: table({ seal: seal("c2", []) }) }));
    expect(shares()).toEqual([0, 1, 0, 1]);
    const given = sent("share").map((message) => ("share" in message ? message.share : ""));
    expect(new Set(given).size).toBe(4);
    expect(given.every((share) => /^[0-9a-f]{32}$/.test(share))).toBe(true);
  });

  test("nothing is added to a game that is over, was never sealed, or by who only looks", () => {
    says(view({ seats: [0], table: table({ status: "over", seal: seal("c1", []) }) }));
    says(view({ seats: [0], table: table({ seal: null }) }));
    says(view({ seats: [], table: table({ seal: seal("c1", []) }) }));
    expect(shares()).toEqual([]);
  });
});
