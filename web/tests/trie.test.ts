import { expect, test } from "vitest";
import { always, below, buttons, choose, drawn, find, grow, named, opening, rewalk, title } from "../src/scene/trie";
import { boat, choice, scene } from "./fixtures";

const moves = [choice(["b1", "a2"]), choice(["b1", "a3"]), choice(["b2", "c3"]), choice(["pass"], { label: "Pass" })];

test("what is lit at the root are the first ids", () => {
  expect([...grow(moves).children.keys()]).toEqual(["b1", "b2", "pass"]);
});

test("choosing a piece goes down, choosing it again goes up", () => {
  const root = grow(moves);
  expect(choose(root, [], ["b1", "a1"])).toEqual({ kind: "down", path: ["b1"] });
  expect(choose(root, ["b1"], ["b1", "a1"])).toEqual({ kind: "up", path: [] });
});

test("a leaf is a choice", () => {
  const step = choose(grow(moves), ["b1"], ["a3"]);
  expect(step).toMatchObject({ kind: "leaf", choice: { act: moves[1]!.act } });
});

test("choosing another start while one is chosen changes over", () => {
  expect(choose(grow(moves), ["b1"], ["b2"])).toEqual({ kind: "down", path: ["b2"] });
});

test("a piece on a target space means the space", () => {
  expect(choose(grow(moves), ["b1"], ["enemy", "a2"])).toMatchObject({ kind: "leaf", path: ["b1", "a2"] });
});

test("something unlit is asked about with the ids chosen so far", () => {
  expect(choose(grow(moves), ["b1"], ["z9"])).toEqual({ kind: "unlit", ids: ["b1", "z9"] });
});

test("several actions on one id open a menu", () => {
  const root = grow([choice(["t"], { menu: "Look" }), choice(["t"], { menu: "Turn over" })]);
  expect(choose(root, [], ["t"])).toEqual({ kind: "menu", path: ["t"] });
  expect(find(root, ["t"])!.leaves.map((leaf) => leaf.menu)).toEqual(["Look", "Turn over"]);
});

test("a lone start that leads on is chosen already, a lone leaf is not sent", () => {
  expect(opening(grow([choice(["b1", "a2"]), choice(["b1", "a3"])]))).toEqual(["b1"]);
  expect(opening(grow([choice(["pass"])]))).toEqual([]);
  expect(opening(grow(moves))).toEqual([]);
});

test("after a new scene the old path stays only if it still leads somewhere", () => {
  expect(rewalk(grow(moves), ["b1"])).toEqual(["b1"]);
  expect(rewalk(grow(moves), ["b7"])).toEqual([]);
});

test("ids that nothing on the table stands for become buttons", () => {
  const visible = drawn(scene({ pieces: [boat("b1", "a1"), boat("b2", "a2")] }));
  expect(buttons(grow(moves), visible).map(title)).toEqual(["Pass"]);
});

test("a button of several choices is called by the words they share", () => {
  const root = grow([choice(["buy", "x"], { label: "Buy a lamp" }), choice(["buy", "y"], { label: "Buy a sail" })]);
  expect(title(find(root, ["buy"])!)).toBe("Buy a");
  const worded = (...labels: string[]): string => title(find(grow(labels.map((label, i) => choice(["do", `a${i}`], { label }))), ["do"])!);
  expect(worded("Bastion: B1", "Bastion: C2")).toBe("Bastion");
  expect(worded("Tour : B1", "Tour : C2")).toBe("Tour");
  expect(worded("Offer Emma: 1 gold for 2 food", "Offer Emma: 1 gold for 2 wood")).toBe("Offer Emma");
  expect(worded("장수 1 내보내기", "장수 2 내보내기")).toBe("장수 내보내기");
  expect(below(root)).toHaveLength(2);
});

test("a piece is named with its place, said once", () => {
  expect(named(boat("b1", "a1", { label: "red boat, laden" }))).toBe("red boat a1");
  expect(named(boat("b1", "a1", { label: "red boat on a1, laden" }))).toBe("red boat on a1");
});

test("a lone handful is opened at once, and is no menu", () => {
  const handfuls = [choice(["gather"], { bundle: { food: 1 } }), choice(["gather"], { bundle: { wood: 1 } })];
  expect(opening(grow(handfuls))).toEqual(["gather"]);
  expect(choose(grow([...handfuls, choice(["pass"])]), [], ["gather"])).toEqual({ kind: "down", path: ["gather"] });
});

test("single steps keep their buttons whatever is chosen", () => {
  const root = grow([...moves, choice(["offer", "give"])]);
  expect(always(root, new Set(["b1", "b2"])).map((node) => node.id)).toEqual(["pass"]);
});
