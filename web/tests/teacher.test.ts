import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonView, Message } from "../src/generated/wire";
import { settings } from "../src/state/settings.svelte";
import { LiveTable } from "../src/state/table.svelte";
import { teacherOf } from "../src/teach/teacher.svelte";
import { boat, choice, FakeWire, scene, table, update, view } from "./fixtures";

const there = scene({ pieces: [boat("p", "a1"), boat("q", "b1")], choices: [choice(["p", "a2"]), choice(["p", "a2"]), choice(["q", "b2"])] });
const LESSON: LessonView = {
  step: 0, titles: ["One", "Two"], minutes: 6, kind: "do", title: "One", do: ["First", "Then"], why: "Because.", clauses: ["LN-12"], done: "Done.",
  point: ["p", "a2"], arrow: ["a1", "a2"], path: ["p", "a2"], act: there.choices[1]!.act, passed: false, over: false,
};
let wire: FakeWire;
let live: LiveTable;
const sent = (type: Message["type"]): Message[] => wire.sent.filter((message) => message.type === type);
const taught = (parts: Partial<LessonView> = {}) => table({ origin: "lesson", lesson: { ...LESSON, ...parts } });

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  wire = new FakeWire();
  live = new LiveTable("t1", false, () => wire);
  live.open();
  wire.onopen!();
  wire.says(view({ scene: there, table: taught() }));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("a line is ticked and the next pin pulses once its thing is chosen", () => {
  const teacher = teacherOf(live);
  expect([teacher.ticked(0), teacher.active]).toEqual([false, 0]);
  live.choosing.choose("p");
  expect([teacher.ticked(0), teacher.active]).toEqual([true, 1]);
});

test("of a second decision, the pins before its own are ticked", () => {
  live.table = taught({ point: ["first", "p", "a2"] });
  const teacher = teacherOf(live);
  expect([teacher.ticked(0), teacher.ticked(1), teacher.active]).toEqual([true, false, 1]);
});

test("another legal move is put off: nothing is wrong, and the piece goes back", () => {
  live.choosing.choose("q");
  live.choosing.choose("b2");
  const id = (sent("play")[0] as { id: string }).id;
  wire.says({ type: "refused", id, code: "later", ply: 0, message: "Later. First: One." });
  expect([live.later, live.laters, live.trouble, live.sending]).toEqual(["Later. First: One.", 1, "", null]);
  expect(live.choosing.path).toEqual([]);
});

test("Show me shows the move as a ghost and takes it back; a second time it is played, among others of the same ids", () => {
  const teacher = teacherOf(live);
  teacher.show();
  expect([live.ghost, sent("play").length]).toEqual([{ piece: "p", to: "a2" }, 0]);
  vi.advanceTimersByTime(2000);
  expect(live.ghost).toBe(null);
  teacher.show();
  expect(sent("play")).toMatchObject([{ act: LESSON.act }]);
});

test("another step begins with nothing chosen; one in a position of its own tells nothing of before", () => {
  wire.says(update(1, { by: 1, events: [{ seq: 2, ply: 1, kind: "moved", text: "Tom moves.", cue: "move", seat: 1 }] }));
  live.choosing.choose("p");
  wire.says(update(1, { id: "l-1", seq: 3, after: 2, events: [] }));
  vi.advanceTimersByTime(3000);
  teacherOf(live).enter();
  expect([live.choosing.path, live.following.told.length]).toEqual([[], 1]);
  wire.says(update(0, { id: "l-2", seq: 4, after: 3, events: [] }));
  vi.advanceTimersByTime(3000);
  expect(live.following.told).toEqual([]);
});

test("what a pin points at is behind once the step asks for what comes later", () => {
  wire.says({ type: "table", table: taught({ point: ["q", "p", "a2"] }) });
  vi.advanceTimersByTime(3000);
  const teacher = teacherOf(live);
  expect([teacher.ticked(0), teacher.ticked(1), teacher.active]).toEqual([true, false, 1]);
});

test("what is done is read for a moment; then it goes on, once", () => {
  const teacher = teacherOf(live);
  wire.says({ type: "table", table: taught({ passed: true }) });
  teacher.passed();
  vi.advanceTimersByTime(1100);
  expect(sent("lesson")).toHaveLength(0);
  vi.advanceTimersByTime(200);
  teacher.on();
  expect(sent("lesson")).toMatchObject([{ do: "on", step: 0 }]);
  vi.advanceTimersByTime(5000);
  expect(sent("lesson")).toHaveLength(2); // nothing came: it is asked once more, from the same step
});

test("a refusal that was asked for is read as long as one likes", () => {
  wire.says({ type: "table", table: taught({ kind: "try", passed: true }) });
  expect(teacherOf(live).passed()).toBe(undefined);
});

test("the next step is shown after what led there", () => {
  wire.says(update(1, { events: [{ seq: 2, ply: 1, kind: "moved", text: "Tom moves.", cue: "move" }] }));
  wire.says(update(2));
  wire.says({ type: "table", table: taught({ step: 1 }) });
  expect(live.table?.lesson?.step).toBe(0);
  vi.advanceTimersByTime(3000);
  expect(live.table?.lesson?.step).toBe(1);
});

test("help grows the longer nothing is chosen, and with other tries", () => {
  const teacher = teacherOf(live);
  teacher.wait();
  vi.advanceTimersByTime(8100);
  expect([teacher.swollen, teacher.outlined]).toEqual([true, false]);
  vi.advanceTimersByTime(12000);
  expect(teacher.outlined).toBe(true);
  teacher.wait();
  live.laters = 2;
  teacher.tried();
  expect(teacher.outlined).toBe(true);
});
