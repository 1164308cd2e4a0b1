/** The keys of a replay. */

import type { Playback } from "./playback.svelte";

type Way = (playback: Playback) => void;

const KEYS: Record<string, Way> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.length),
  " ": (playback) => playback.toggle(),
};
const SHIFTED: Record<string, Way> = {
  ArrowLeft: (playback) => playback.stepTurn(-1),
  ArrowRight: (playback) => playback.stepTurn(1),
};

/** What a key does, unless whatever has the focus needs the key for itself. */
export function moveOf(event: KeyboardEvent): Way | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const focus = event.target instanceof Element ? event.target : null;
  const isSlider = focus?.matches("input[type=range]") ?? false;
  if (!isSlider && focus?.matches("input, textarea, select, [contenteditable]")) return null;
  // A button is pressed with space; a list of them is walked through with its own keys.
  if (event.key === " " && focus?.closest("button, a, summary")) return null;
  return (event.shiftKey ? SHIFTED : KEYS)[event.key] ?? null;
}
