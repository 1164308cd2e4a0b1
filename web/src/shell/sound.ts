/** Small sounds made on the spot. Browsers let a page sound only after its reader has touched it. */

import { preferences } from "./preferences.svelte";

type Note = readonly [pitch: number, from: number, seconds: number, loud?: number];

const SOUNDS = {
  turn: [[523, 0, 0.18], [784, 0.13, 0.32]],
  dice: [[190, 0, 0.04, 0.5], [240, 0.07, 0.04, 0.5], [170, 0.15, 0.05, 0.5]],
  build: [[330, 0, 0.06], [440, 0.06, 0.1]],
  card: [[660, 0, 0.08], [880, 0.07, 0.1]],
  offer: [[587, 0, 0.1], [587, 0.15, 0.12]],
  robber: [[160, 0, 0.2], [120, 0.16, 0.3]],
  guard: [[392, 0, 0.07], [294, 0.07, 0.14]],
  rush: [[147, 0, 0.12], [147, 0.16, 0.12], [196, 0.32, 0.4]],
  breach: [[110, 0, 0.3], [82, 0.12, 0.4], [62, 0.3, 0.7]],
  talk: [[740, 0, 0.06, 0.5]],
  refused: [[220, 0, 0.12, 0.6]],
  end: [[523, 0, 0.2], [659, 0.18, 0.2], [784, 0.36, 0.2], [1047, 0.54, 0.5]],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Waits for the first touch; returns what undoes it. */
export function allowSound(): () => void {
  const touched = () => {
    context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    void context?.resume();
  };
  addEventListener("pointerdown", touched, { once: true });
  addEventListener("keydown", touched, { once: true });
  return () => {
    removeEventListener("pointerdown", touched);
    removeEventListener("keydown", touched);
  };
}

/** Plays a sound, if the reader wants any. */
export function sound(name: Sound): void {
  if (!preferences.sound || !context || context.state !== "running") return;
  for (const [pitch, from, seconds, loud = 1] of SOUNDS[name] as readonly Note[]) {
    play(context, pitch, context.currentTime + from, seconds, loud * 0.12);
  }
}

function play(at: AudioContext, pitch: number, from: number, seconds: number, loud: number): void {
  const voice = at.createOscillator();
  const gain = at.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  // A soft beginning and end: a hard one clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  voice.connect(gain).connect(at.destination);
  voice.start(from);
  voice.stop(from + seconds + 0.02);
}
