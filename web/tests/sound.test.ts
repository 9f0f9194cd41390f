import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** As much of the browser's sound as is used: notes down what would be heard. */
class Ears {
  static tones: { hz: number; at: number; until: number }[] = [];
  static hisses = 0;
  state = "running";
  currentTime = 10;
  sampleRate = 1000;
  destination = {};
  createOscillator() {
    const note = { hz: 0, at: 0, until: 0 };
    const frequency = { setValueAtTime: (hz: number) => (note.hz = hz), exponentialRampToValueAtTime: () => undefined };
    return { type: "", frequency, connect: (to: object) => to, start: (at: number) => void Ears.tones.push(Object.assign(note, { at: at - 10 })), stop: (at: number) => (note.until = at - 10) };
  }
  createGain() {
    return { gain: { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: (to: object) => to };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    return { buffer: null, connect: (to: object) => to, start: () => void Ears.hisses++ };
  }
}

let heard: typeof import("../src/sound/sound");
let settings: typeof import("../src/state/settings.svelte").settings;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Ears);
  [Ears.tones, Ears.hisses] = [[], 0];
  heard = await import("../src/sound/sound");
  ({ settings } = await import("../src/state/settings.svelte"));
});
afterEach(() => void vi.unstubAllGlobals());

test("nothing sounds before the first click", () => {
  heard.sound("piece");
  expect(Ears.tones).toEqual([]);
  heard.wake();
  heard.sound("piece");
  expect(Ears.tones).toMatchObject([{ hz: 320, at: 0 }]);
});

test("nothing sounds when sound is off", () => {
  heard.wake();
  settings.sound = false;
  heard.sound("win");
  expect([Ears.tones, Ears.hisses]).toEqual([[], 0]);
});

test("a game may choose its material; an unknown one is wood", () => {
  heard.wake();
  for (const name of ["stone", "glass"]) {
    heard.voice(name);
    heard.sound("piece");
  }
  expect(Ears.tones.map(({ hz }) => hz)).toEqual([320 * 0.72, 320]);
});

test("every sound is heard, a card as a breath alone", () => {
  heard.wake();
  for (const [name, knocks] of Object.entries(heard.SOUNDS)) {
    [Ears.tones, Ears.hisses] = [[], 0];
    heard.sound(name as keyof typeof heard.SOUNDS);
    expect([name, Ears.tones.length, Ears.hisses]).toEqual([name, name === "card" ? 0 : knocks.length, knocks.length]);
  }
});

test("every sound ends within 400 ms, of whatever material", () => {
  for (const { ring } of Object.values(heard.MATERIALS))
    for (const [name, knocks] of Object.entries(heard.SOUNDS))
      for (const knock of knocks) expect([name, knock.at + (knock.ring ?? ring) <= 0.4 + 1e-9]).toEqual([name, true]);
});

test("no two sounds are alike", () => {
  expect(new Set(Object.values(heard.SOUNDS).map((knocks) => JSON.stringify(knocks))).size).toBe(Object.keys(heard.SOUNDS).length);
});
