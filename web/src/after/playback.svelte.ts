/** A replay and where in it one is: positions folded from the server's patches, and the ways to move among them. */

import type { Frame, Replay, View } from "../client/types";
import { hexesOf, placesOf } from "../table/showing.svelte";

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];
const EVERY: Record<Pace, number> = { slow: 1800, normal: 900, fast: 300 };

/** All positions of a replay: that before the first move, and one after each. */
export function viewsOf({ view, frames }: Replay): View[] {
  const views = [view];
  for (const { patch } of frames) views.push({ ...views.at(-1)!, ...patch });
  return views;
}

function hasEvent(frame: Frame | undefined, key: string): boolean {
  return frame?.events.some((one) => one.key === key) ?? false;
}

/** The positions at which turns begin; nothing tells of the first one of a game without a set-up. */
export function turnsOf({ view, frames }: Replay): number[] {
  const told = frames.flatMap((frame, place) => (hasEvent(frame, "turn_began") ? [place + 1] : []));
  return view.turn?.stage === "before" ? [0, ...told] : told;
}

export class Playback {
  replay = $state.raw<Replay>()!;
  /** How many moves were made. */
  at = $state(0);
  isPlaying = $state(false);
  pace = $state<Pace>("normal");
  #timer: ReturnType<typeof setTimeout> | undefined;

  views = $derived(viewsOf(this.replay));
  turns = $derived(turnsOf(this.replay));
  length = $derived(this.replay.frames.length);
  view = $derived(this.views[this.at]!);
  /** The move that led here; there is none at the beginning. */
  frame = $derived<Frame | undefined>(this.replay.frames[this.at - 1]);
  /** Which turn it is, from 1; 0 is the set-up. */
  turn = $derived(this.turns.filter((begin) => begin <= this.at).length);
  /** What the last throw of this turn showed. */
  dice = $derived(this.#lastDice());
  /** Where the last piece came to stand, unless the dice were thrown since. */
  last = $derived(this.#lastPlaces());
  glow = $derived(this.frame && hasEvent(this.frame, "rolled") && this.dice ? hexesOf(this.view, this.dice) : []);

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.goTo(at);
  }

  /** Goes on at the same place with other eyes. */
  look(replay: Replay): void {
    this.replay = replay;
    this.goTo(this.at);
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.replay.frames.length, Math.round(at) || 0));
    if (this.at === this.replay.frames.length) this.pause();
  }

  /** Goes somewhere by a reader's hand: what plays by itself stops. */
  jump(at: number): void {
    this.pause();
    this.goTo(at);
  }

  step(by: 1 | -1): void {
    this.jump(this.at + by);
  }

  /** To the next beginning of a turn, or the one before; the ends of the game are stops as well. */
  stepTurn(by: 1 | -1): void {
    const stops = [0, ...this.turns, this.length];
    const found = by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at);
    this.jump(found ?? this.at);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Plays on by itself; from the end it begins anew. */
  play(): void {
    if (this.at === this.length) this.goTo(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.goTo(this.at + 1);
      if (this.isPlaying) this.#wait();
    }, EVERY[this.pace]);
  }

  #lastDice(): [number, number] | null {
    const begin = this.turns.findLast((one) => one <= this.at) ?? 0;
    const since = this.replay.frames.slice(begin, this.at).flatMap((frame) => frame.events);
    return since.findLast((one) => one.key === "rolled")?.dice ?? null;
  }

  #lastPlaces(): string[] {
    for (let place = this.at - 1; place >= 0; place--) {
      const { events } = this.replay.frames[place]!;
      const places = placesOf(events);
      if (places.length) return places;
      if (events.some((one) => one.key === "rolled")) return [];
    }
    return [];
  }
}
