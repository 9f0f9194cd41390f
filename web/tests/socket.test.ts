import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type Wire } from "../src/net/socket";
import type { FromServer } from "../src/generated/wire";
import { FakeWire } from "./fixtures";

let wires: FakeWire[];
let heard: FromServer[];
let links: string[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, links] = [[], [], []];
  const dial = (): Wire => wires[wires.push(new FakeWire()) - 1]!;
  live = new Live(dial, () => ({ type: "hello", protocol: 1 }), { heard: (message) => heard.push(message), linked: (link) => links.push(link) });
  live.open();
  wires[0]!.onopen!();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("the client speaks first", () => {
  expect(wires[0]!.sent).toEqual([{ type: "hello", protocol: 1 }]);
});

test("cut off, it comes back and says what it has seen", () => {
  wires[0]!.says({ type: "view", seq: 7 });
  wires[0]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(300);
  wires[1]!.onopen!();
  expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", after: 7 });
  expect(links).toContain("lost");
});

test("a move not yet confirmed is sent again after a cut, and not after its confirmation", () => {
  wires[0]!.says({ type: "view", seq: 1 });
  live.send({ type: "play", id: "m-1", ply: 0, act: 5 }, true);
  wires[0]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(300);
  wires[1]!.onopen!();
  expect(wires[1]!.sent[1]).toMatchObject({ type: "play", id: "m-1" });
  wires[1]!.says({ type: "update", after: 1, seq: 2, id: "m-1" });
  expect(live.waiting.size).toBe(0);
});

test("an update that leaves a gap is not shown; the missing part is asked for", () => {
  wires[0]!.says({ type: "view", seq: 3 });
  wires[0]!.says({ type: "update", after: 5, seq: 6 });
  expect(heard.map(({ type }) => type)).toEqual(["view"]);
  expect(wires[0]!.sent.at(-1)).toEqual({ type: "sync", after: 3 });
});

test("a line of chat is an entry: what follows it leaves no gap", () => {
  wires[0]!.says({ type: "view", seq: 3 });
  wires[0]!.says({ type: "said", line: { seq: 4 } });
  wires[0]!.says({ type: "update", after: 4, seq: 5 });
  expect(heard.map(({ type }) => type)).toEqual(["view", "said", "update"]);
});

test("opened elsewhere it stays away until told to come back", () => {
  wires[0]!.onclose!({ code: 4001 });
  vi.advanceTimersByTime(60000);
  expect(wires).toHaveLength(1);
  expect(links.at(-1)).toBe("elsewhere");
});

test("sent away it does not come back", () => {
  wires[0]!.onclose!({ code: 4005 });
  vi.advanceTimersByTime(60000);
  expect([wires.length, links.at(-1)]).toEqual([1, "kicked"]);
});

test("waits grow but never beyond eight seconds", () => {
  for (let i = 0; i < 12; i++) {
    wires.at(-1)!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(8000);
  }
  expect(wires).toHaveLength(13);
});
