import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Scene } from "../src/generated/scene";
import { complete } from "../src/scene/typed";
import { Choosing } from "../src/state/choosing.svelte";
import { settings } from "../src/state/settings.svelte";
import { boat, choice, scene } from "./fixtures";

let sent: Choice[];
let asked: string[][][];
let planned: string[][];
let plans: boolean;
let choosing: Choosing;

beforeEach(() => {
  [sent, asked, planned, plans] = [[], [], [], false];
  const hands = {
    send: (one: Choice) => void sent.push(one),
    why: (candidates: string[][]) => void asked.push(candidates),
    plan: (meanings: string[]) => plans && planned.push(meanings) > 0,
    forget: () => planned.splice(0).length > 0,
  };
  choosing = new Choosing(hands);
});
afterEach(() => {
  settings.confirm = false;
  vi.unstubAllGlobals();
});

const boats = [boat("p", "a1"), boat("q", "b1")];
const offering = (...choices: Choice[]): Scene => scene({ pieces: boats, choices });
const lit = (light: string): string[] => choosing.lit.filter((one) => one.light === light).map(({ id }) => id);

describe("step by step", () => {
  const [toA2, toA3, toB2] = [choice(["p", "a2"]), choice(["p", "a3"]), choice(["q", "b2"])];
  beforeEach(() => choosing.see(offering(toA2, toA3, toB2)));

  test("first what may start is lit, then where it may go, then it is sent", () => {
    expect(lit("start")).toEqual(["p", "q"]);
    choosing.choose("p");
    expect([lit("chosen"), lit("target"), sent]).toEqual([["p"], ["a2", "a3"], []]);
    choosing.choose("a3");
    expect(sent).toEqual([toA3]);
  });

  test("a space means the piece on it", () => {
    choosing.choose("a1");
    expect(choosing.path).toEqual(["p"]);
  });

  test("but not where just this id is meant", () => {
    choosing.choose("a1", true);
    expect([choosing.path, asked]).toEqual([[], [[["a1"]]]]);
  });

  test("back goes up one, and says when there is nothing to go up from", () => {
    choosing.choose("p");
    expect([choosing.back(), choosing.path, choosing.back()]).toEqual([true, [], false]);
  });

  test("the chosen thing chosen again is let go", () => {
    choosing.choose("p");
    choosing.choose("p");
    expect(choosing.path).toEqual([]);
  });

  test("another start takes the place of the chosen one", () => {
    choosing.choose("p");
    choosing.choose("q");
    expect(choosing.path).toEqual(["q"]);
  });

  test("while nothing is chosen, a space that one piece alone can go to is enough", () => {
    choosing.choose("b2");
    expect([sent, asked]).toEqual([[toB2], []]);
  });

  test("but not one that two can go to, nor one where something is taken", () => {
    const [other, taking] = [choice(["q", "a2"]), choice(["p", "a4"], { tone: "capture" })];
    choosing.see(offering(toA2, other, taking));
    choosing.choose("a2");
    choosing.choose("a4");
    expect([sent, asked]).toEqual([[], [[["a2"]], [["a4"]]]]);
  });

  test("an unlit thing is asked about, for all it can mean, after what is chosen", () => {
    choosing.choose("p");
    choosing.choose("c3");
    expect(asked).toEqual([[["p", "c3"]]]);
    choosing.see(scene({ pieces: boats, choices: [toA2, toA3] }));
    choosing.choose("q");
    expect(asked[1]).toEqual([["p", "q"], ["p", "b1"]]);
    expect(sent).toEqual([]);
  });

  test("the way to an action known by other ids is shown", () => {
    expect(choosing.lead(toA3.act)).toBe(true);
    expect(choosing.path).toEqual(["p"]);
    expect(choosing.lead(-1)).toBe(false);
  });
});

describe("a new scene", () => {
  test("a lone first id is chosen already, and back does not let it go", () => {
    choosing.see(offering(choice(["p", "a2"]), choice(["p", "a3"])));
    expect(choosing.path).toEqual(["p"]);
    expect([choosing.back(), choosing.path]).toEqual([false, ["p"]]);
  });

  test("what was chosen stays chosen if it still leads somewhere", () => {
    choosing.see(offering(choice(["p", "a2"]), choice(["q", "b2"])));
    choosing.choose("p");
    choosing.see(offering(choice(["p", "a3"]), choice(["q", "b2"])));
    expect(choosing.path).toEqual(["p"]);
    choosing.see(offering(choice(["q", "b2"]), choice(["q", "b3"]), choice(["end"])));
    expect(choosing.path).toEqual([]);
  });

  test("menus and questions of the scene before are gone", () => {
    const look = choice(["p"], { menu: "Look", confirm: "sheet" });
    choosing.see(offering(look, choice(["p"], { menu: "Turn over" })));
    choosing.choose("p");
    choosing.settle(look);
    expect(choosing.sheet).toEqual(look);
    choosing.see(offering(choice(["q", "b2"])));
    expect([choosing.menu, choosing.sheet]).toEqual([false, null]);
  });

  test("without a scene nothing can be chosen", () => {
    choosing.see(null);
    choosing.choose("p");
    expect([choosing.lit, choosing.offered, sent, asked]).toEqual([[], [], [], []]);
  });
});

test("several actions on one id open a menu, and a line of it is sent", () => {
  const [look, turn] = [choice(["p"], { menu: "Look" }), choice(["p"], { menu: "Turn over" })];
  choosing.see(offering(look, turn));
  choosing.choose("p");
  expect([choosing.menu, choosing.here.leaves, sent]).toEqual([true, [look, turn], []]);
  choosing.back();
  expect([choosing.menu, choosing.path]).toEqual([false, []]);
  choosing.choose("p");
  choosing.settle(turn);
  expect([choosing.menu, sent]).toEqual([false, [turn]]);
});

test("what nothing on the table stands for becomes a button, whatever is chosen", () => {
  choosing.see(offering(choice(["p", "a2"]), choice(["p", "a3"]), choice(["end"])));
  choosing.choose("p");
  expect(choosing.keys.map(({ id }) => id)).toEqual(["end"]);
});

describe("asked once more", () => {
  const press = choice(["p", "a2"], { confirm: "press" });
  const sheet = choice(["p", "a3"], { confirm: "sheet" });
  beforeEach(() => {
    choosing.see(offering(press, sheet, choice(["q", "b2"])));
    choosing.choose("p");
  });

  test("a press is answered by a second one on the same spot", () => {
    choosing.choose("a2");
    expect([choosing.armed, sent]).toEqual([press, []]);
    choosing.choose("a2");
    expect([choosing.armed, sent]).toEqual([null, [press]]);
  });

  test("choosing something else instead lets the question go", () => {
    choosing.choose("a2");
    choosing.choose("q");
    expect([choosing.armed, choosing.path, sent]).toEqual([null, ["q"], []]);
  });

  test("a sheet waits for its answer; back closes it and keeps the path", () => {
    choosing.choose("a3");
    expect([choosing.sheet, sent]).toEqual([sheet, []]);
    expect([choosing.back(), choosing.sheet, choosing.path]).toEqual([true, null, ["p"]]);
    choosing.choose("a3");
    choosing.send(choosing.sheet!);
    expect([choosing.sheet, sent]).toEqual([null, [sheet]]);
  });

  test("what is asked stays while nothing else is asked, and goes when a turn ended or something changed", () => {
    const asked = offering(press, sheet);
    const again = (): Scene => structuredClone(asked);
    choosing.see(again());
    choosing.choose("p");
    choosing.choose("a2");
    choosing.see(again());
    expect(choosing.armed).toEqual(press);
    choosing.interrupt();
    choosing.see(again());
    expect(choosing.armed).toBe(null);
    choosing.choose("p");
    choosing.choose("a2");
    choosing.see(offering(press, choice(["q", "b2"])));
    expect([choosing.armed, sent]).toEqual([null, []]);
  });

  test("a reader may wish to be asked about every choice", () => {
    settings.confirm = true;
    choosing.choose("q");
    choosing.choose("b2");
    expect([choosing.armed?.ids, sent]).toEqual([["q", "b2"], []]);
    choosing.choose("b2");
    expect(sent).toHaveLength(1);
  });
});

describe("the warning before a turn ends", () => {
  const end = choice(["end"], { tone: "pass", confirm: "press", preview: { lines: ["A crown is within reach"] } });

  test("is given, until it is asked to be left out", () => {
    choosing.see(offering(end, choice(["p", "a2"])));
    expect(choosing.warns(end)).toBe(true);
    choosing.choose("end");
    expect(sent).toEqual([]);
    choosing.back();
    choosing.hush(true);
    choosing.choose("end");
    expect(sent).toEqual([end]);
  });

  test("a press that names nothing overlooked is no warning, and is asked still", () => {
    const plain = choice(["end"], { tone: "pass", confirm: "press" });
    choosing.see(offering(plain, choice(["p", "a2"])));
    choosing.hush(true);
    choosing.choose("end");
    expect([choosing.warns(plain), choosing.armed, sent]).toEqual([false, plain, []]);
  });

  test("being asked no more is kept for this game, by browsers that keep anything", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const hands = { send: () => undefined, why: () => undefined, plan: () => false, forget: () => false };
    new Choosing(hands, "game 1").hush(true);
    expect([new Choosing(hands, "game 1").unwarned, new Choosing(hands, "game 2").unwarned]).toEqual([true, false]);
    vi.stubGlobal("sessionStorage", { getItem: () => { throw new Error("not here"); } });
    expect(new Choosing(hands, "game 1").unwarned).toBe(false);
  });
});

describe("a walk", () => {
  const step = (to: string, left: number, pause: string[] = []): Choice => choice(["p", to], { walk: { left, pause } });
  const at = (space: string, ...steps: Choice[]): Scene => scene({ pieces: [boat("p", space)], choices: [...steps, choice(["end"])] });
  beforeEach(() => {
    choosing.see(at("a1", step("a2", 3), step("b1", 3)));
    choosing.choose("p");
  });

  test("lights what can be reached, with what it costs", () => {
    expect(choosing.lit.filter(({ light }) => light === "far").map(({ id, text }) => `${id} ${text}`).sort()).toEqual(["a3 2", "b2 2", "b3 3", "c1 2", "c2 3"]);
  });

  test("is sent step by step, each when the one before is done", () => {
    choosing.choose("a3");
    expect(sent.map(({ ids }) => ids[1])).toEqual(["a2"]);
    choosing.see(at("a2", step("a3", 2), step("b2", 2)));
    expect(sent.map(({ ids }) => ids[1])).toEqual(["a2", "a3"]);
    choosing.see(at("a3", step("b3", 1)));
    expect(sent).toHaveLength(2);
  });

  const asked = scene({ pieces: [boat("p", "a2")] });

  test("waits while the others are asked something, and goes on afterwards", () => {
    choosing.choose("a3");
    choosing.see(asked);
    choosing.see(at("a2", step("a3", 2), step("b2", 2)));
    expect(sent.map(({ ids }) => ids[1])).toEqual(["a2", "a3"]);
  });

  test("is forgotten once chance has spoken or a turn ended", () => {
    choosing.choose("a3");
    choosing.see(asked);
    choosing.interrupt();
    choosing.see(at("a2", step("a3", 2), step("b2", 2)));
    expect(sent).toHaveLength(1);
  });

  test("of the one piece there is begins without choosing it", () => {
    const alone = (space: string, ...to: string[]): Scene => scene({ pieces: [boat("p", space)], choices: to.map((id) => choice([id], { walk: { left: 3 } })) });
    choosing.see(null);
    choosing.see(alone("a1", "a2", "b1"));
    choosing.choose("a3");
    choosing.see(alone("a2", "a3", "b2"));
    expect(sent.map(({ ids }) => ids)).toEqual([["a2"], ["a3"]]);
  });

  test("ends where a step is no longer offered", () => {
    choosing.choose("b3");
    choosing.see(at("a2", step("b2", 2)));
    choosing.see(at("b2"));
    expect(choosing.steps).toEqual([]);
  });

  test("ends after a step at which the game pauses", () => {
    choosing.see(at("a1", step("a2", 3, ["crown"])));
    choosing.choose("a3");
    choosing.see(at("a2", step("a3", 2)));
    expect(sent.map(({ ids }) => ids[1])).toEqual(["a2"]);
  });
});

describe("while waiting", () => {
  const waiting = scene({ actor: 1, pieces: boats });

  test("a choice is planned ahead, and back lets it go first", () => {
    plans = true;
    choosing.see(waiting);
    choosing.choose("a1");
    expect([planned, asked]).toEqual([[["p", "a1"]], []]);
    expect([choosing.back(), planned]).toEqual([true, []]);
  });

  test("what cannot be planned is asked about", () => {
    choosing.see(waiting);
    choosing.choose("c3");
    expect(asked).toEqual([[["c3"]]]);
  });
});

test("a typed choice is confirmed like a chosen one", () => {
  const plain = choice(["p", "a2"]);
  const asks = choice(["p", "a3"], { confirm: "press" });
  const here = offering(plain, asks);
  choosing.see(here);
  choosing.settle(complete(here, "a1 a2").exact!);
  expect(sent).toEqual([plain]);
  choosing.settle(complete(here, "a1 a3").exact!);
  expect([choosing.armed, sent]).toEqual([asks, [plain]]);
});

describe("what has just come into the hand", () => {
  const hand = (...ids: string[]): Scene["zones"] => [{ id: "hand", kind: "hand", title: "Hand", items: ids.map((id) => ({ id })) }];
  const [draw, toP, toQ] = [choice(["deck"]), choice(["card", "p"]), choice(["card", "q"])];
  beforeEach(() => choosing.see(scene({ pieces: boats, choices: [draw] })));

  test("is chosen already, if nothing else is new", () => {
    choosing.see(scene({ pieces: boats, choices: [draw, toP, toQ], zones: hand("card") }));
    expect([choosing.path, lit("target")]).toEqual([["card"], ["p", "q"]]);
    choosing.choose("deck");
    expect(sent).toEqual([draw]);
  });

  test("is not, if it lies on the board, or came with another", () => {
    choosing.see(scene({ pieces: [...boats, boat("card", "c1")], choices: [draw, toP, toQ] }));
    expect(choosing.path).toEqual([]);
    choosing.see(scene({ pieces: boats, choices: [draw] }));
    choosing.see(scene({ pieces: boats, choices: [draw, toP, choice(["other", "p"])], zones: hand("card", "other") }));
    expect(choosing.path).toEqual([]);
  });
});

describe("what waits beside the board to be placed", () => {
  const tray = (...ids: string[]): Scene["zones"] => [{ id: "bought", kind: "tray", title: "Bought", items: ids.map((id) => ({ id })) }];
  const offers = (...ids: string[]): Scene => scene({ pieces: boats, choices: [choice(["deck"]), ...ids.flatMap((id) => [choice([id, "p"]), choice([id, "q"])])], zones: tray(...ids) });

  test("is chosen one after another", () => {
    choosing.see(offers("axe", "bow"));
    choosing.choose("axe");
    choosing.see(offers("bow"));
    expect([choosing.path, lit("target")]).toEqual([["bow"], ["p", "q"]]);
  });

  test("is left alone where nothing of it was chosen", () => {
    choosing.see(offers("axe", "bow"));
    choosing.see(offers("bow"));
    expect(choosing.path).toEqual([]);
  });
});
