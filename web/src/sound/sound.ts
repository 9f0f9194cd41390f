/** Sounds made on the spot: short, soft, never the only bearer of news. Silent until the first click. */
import { settings } from "../state/settings.svelte";

export type Sound = "turn" | "piece" | "capture" | "fight" | "die" | "card" | "reveal" | "build" | "gain" | "loss" | "refusal" | "time" | "win" | "end";

interface Material {
  pitch: number;
  ring: number;
  noise: number;
}

export const MATERIALS: Record<string, Material> = {
  wood: { pitch: 1, ring: 0.09, noise: 0.25 },
  stone: { pitch: 0.72, ring: 0.06, noise: 0.5 },
  paper: { pitch: 1.3, ring: 0.04, noise: 0.8 },
  shell: { pitch: 1.6, ring: 0.14, noise: 0.2 },
  iron: { pitch: 0.9, ring: 0.28, noise: 0.15 },
};

/** One knock: a falling tone with a breath of noise; without a pitch the breath alone. `ring`: seconds, else the material's. */
export interface Knock {
  at: number;
  hz?: number;
  loud: number;
  ring?: number;
}

export const SOUNDS: Record<Sound, Knock[]> = {
  turn: [{ at: 0, hz: 520, loud: 0.5 }, { at: 0.12, hz: 660, loud: 0.5 }],
  piece: [{ at: 0, hz: 320, loud: 0.6 }],
  capture: [{ at: 0, hz: 260, loud: 0.8 }, { at: 0.07, hz: 180, loud: 0.7 }],
  fight: [{ at: 0, hz: 210, loud: 0.8, ring: 0.07 }, { at: 0.09, hz: 310, loud: 0.6, ring: 0.07 }, { at: 0.18, hz: 210, loud: 0.8, ring: 0.12 }],
  die: [0, 0.06, 0.13, 0.22, 0.33].map((at, i) => ({ at, hz: 700 - i * 60, loud: 0.35, ring: 0.04 })),
  card: [{ at: 0, loud: 0.9, ring: 0.09 }],
  reveal: [{ at: 0, hz: 440, loud: 0.3, ring: 0.15 }, { at: 0.08, hz: 590, loud: 0.3, ring: 0.2 }],
  build: [{ at: 0, hz: 300, loud: 0.6 }, { at: 0.1, hz: 360, loud: 0.6 }],
  gain: [{ at: 0, hz: 780, loud: 0.25, ring: 0.08 }, { at: 0.06, hz: 980, loud: 0.25, ring: 0.12 }],
  loss: [{ at: 0, hz: 420, loud: 0.3, ring: 0.1 }, { at: 0.09, hz: 280, loud: 0.3, ring: 0.16 }],
  refusal: [{ at: 0, hz: 130, loud: 0.6, ring: 0.06 }],
  time: [{ at: 0, hz: 900, loud: 0.2, ring: 0.03 }],
  win: [392, 494, 587, 784].map((hz, i) => ({ at: i * 0.06, hz, loud: 0.4, ring: 0.2 })),
  end: [{ at: 0, hz: 392, loud: 0.35, ring: 0.2 }, { at: 0.15, hz: 294, loud: 0.35, ring: 0.24 }],
};

let context: AudioContext | null = null;
let material = MATERIALS.wood!;

export function voice(name = "wood"): void {
  material = MATERIALS[name] ?? MATERIALS.wood!;
}

/** Browsers let a page sound only after a gesture. */
export function wake(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

export function sound(name: Sound): void {
  if (!settings.sound || !context || context.state !== "running") return;
  for (const knock of SOUNDS[name]) strike(context, knock);
}

function strike(ears: AudioContext, { at, hz, loud, ring = material.ring }: Knock): void {
  const now = ears.currentTime + at;
  if (hz === undefined) return hiss(ears, now, loud, ring);
  tone(ears, now, hz * material.pitch, loud, ring);
  hiss(ears, now, loud * material.noise);
}

function tone(ears: AudioContext, now: number, hz: number, loud: number, ring: number): void {
  const wave = ears.createOscillator();
  const gain = ears.createGain();
  wave.type = "triangle";
  wave.frequency.setValueAtTime(hz, now);
  wave.frequency.exponentialRampToValueAtTime(hz * 0.7, now + ring);
  gain.gain.setValueAtTime(loud * settings.volume * 0.5, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + ring);
  wave.connect(gain).connect(ears.destination);
  wave.start(now);
  wave.stop(now + ring + 0.02);
}

function hiss(ears: AudioContext, now: number, loud: number, length = 0.03): void {
  const buffer = ears.createBuffer(1, Math.ceil(ears.sampleRate * length), ears.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = ears.createBufferSource();
  const gain = ears.createGain();
  source.buffer = buffer;
  gain.gain.value = loud * settings.volume * 0.3;
  source.connect(gain).connect(ears.destination);
  source.start(now);
}
