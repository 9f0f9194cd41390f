/** Cues made on the spot: short, soft, never the only bearer of news. Silent until the first click. */
import { settings } from "../state/settings.svelte";

export type Cue = "turn" | "piece" | "capture" | "die" | "card" | "refusal" | "reveal" | "time" | "win" | "none";

interface Material {
  pitch: number;
  ring: number;
  noise: number;
}

const MATERIALS: Record<string, Material> = {
  wood: { pitch: 1, ring: 0.09, noise: 0.25 },
  stone: { pitch: 0.72, ring: 0.06, noise: 0.5 },
  paper: { pitch: 1.3, ring: 0.04, noise: 0.8 },
  shell: { pitch: 1.6, ring: 0.14, noise: 0.2 },
  iron: { pitch: 0.9, ring: 0.28, noise: 0.15 },
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

/** One knock: a falling tone with a breath of noise. */
function knock(at: number, hz: number, loud: number, ring = material.ring): void {
  const now = context!.currentTime + at;
  const tone = context!.createOscillator();
  const gain = context!.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(hz * material.pitch, now);
  tone.frequency.exponentialRampToValueAtTime(hz * material.pitch * 0.7, now + ring);
  gain.gain.setValueAtTime(loud * settings.volume * 0.5, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + ring);
  tone.connect(gain).connect(context!.destination);
  tone.start(now);
  tone.stop(now + ring + 0.02);
  hiss(now, loud * material.noise);
}

function hiss(now: number, loud: number, length = 0.03): void {
  const buffer = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = context!.createBufferSource();
  const gain = context!.createGain();
  source.buffer = buffer;
  gain.gain.value = loud * settings.volume * 0.3;
  source.connect(gain).connect(context!.destination);
  source.start(now);
}

const CUES: Record<Exclude<Cue, "none">, () => void> = {
  turn: () => (knock(0, 520, 0.5), knock(0.14, 660, 0.5)),
  piece: () => knock(0, 320, 0.6),
  capture: () => (knock(0, 260, 0.8), knock(0.07, 180, 0.7)),
  die: () => [0, 0.06, 0.13, 0.22, 0.33].forEach((at, i) => knock(at, 700 - i * 60, 0.35, 0.04)),
  card: () => hiss(context!.currentTime, 0.9, 0.09),
  refusal: () => knock(0, 130, 0.6, 0.06),
  reveal: () => (knock(0, 440, 0.3, 0.15), knock(0.08, 590, 0.3, 0.2)),
  time: () => knock(0, 900, 0.2, 0.03),
  win: () => [392, 494, 587, 784].forEach((hz, i) => knock(i * 0.09, hz, 0.4, 0.3)),
};

export function cue(name: Cue): void {
  if (name === "none" || !settings.sound || !context || context.state !== "running") return;
  CUES[name]();
}
