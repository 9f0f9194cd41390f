import { afterEach, expect, it, vi } from "vitest";
import en from "../src/teach/en.json";
import fr from "../src/teach/fr.json";
import ko from "../src/teach/ko.json";
import { settings } from "../src/state/settings.svelte";
import { LiveTable } from "../src/state/table.svelte";
import { due } from "../src/teach/first";
import { FakeWire, line, view } from "./fixtures";

it("lessons and goal cards have the same words in every language", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect(Object.keys(ko)).toEqual(Object.keys(en));
});

afterEach(() => vi.unstubAllGlobals());

/** A table seen for the first time at this ply, with this behind it. */
function sat(ply: number, kind: string): LiveTable {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  settings.goals = true;
  const wire = new FakeWire();
  const live = new LiveTable("t1", false, () => wire);
  live.open();
  wire.onopen!();
  wire.says(view({ ply, log: Array.from({ length: ply }, (_, i) => line(i + 1, { kind })) }));
  return live;
}

it("the goal card comes at the start, however many tokens the lot has laid, and never in the middle", () => {
  expect([due(sat(0, "placed")), due(sat(150, "placed")), due(sat(150, "moved"))]).toEqual([true, true, false]);
});

it("a table has it once", () => {
  const live = sat(0, "placed");
  expect([due(live), due(live)]).toEqual([true, false]);
});
