/** Where what is asked for is done: with the hand, on the board, in the question's own buttons, or among the heroes. */

import type { PlayState } from "./play.svelte";
import { forced, victimsAt } from "./spots";

export type Place = "hand" | "board" | "question" | "heroes";

const ON_THE_BOARD = new Set(["section", "hex", "side", "north"]);

export interface Duty {
  place: Place;
  /** Whether the reader has just begun it, or is amid it; else the game asks for it. */
  isOwn: boolean;
}

/** What is to be done next; null if nothing is, or if that is a matter of choice. */
export function dutyOf(play: PlayState): Duty | null {
  const { view, moves } = play;
  if (!view || view.paused || play.isBusy) return null;
  if (moves.x) {
    const isWhole = play.picked.length === moves.x;
    return { place: isWhole ? "question" : "hand", isOwn: isWhole };
  }
  if (victimsAt(moves, play.chosen).length > 1) return { place: "question", isOwn: true };
  if (play.using) {
    const isOnTheBoard = ON_THE_BOARD.has(play.heroStep?.kind ?? "");
    return { place: isOnTheBoard ? "board" : "question", isOwn: play.hero !== null };
  }
  if (play.card) return ofCard(play);
  if (moves.h?.some((code) => code.startsWith("pick="))) return { place: "question", isOwn: false };
  if (view.turn?.stage === "hero" && play.isMust) return { place: "heroes", isOwn: false };
  return forced(view) ? { place: "board", isOwn: false } : null;
}

/** A card whose place, or whose goods, are to be chosen; any other is only confirmed. */
function ofCard({ card, moves }: PlayState): Duty | null {
  if (card === "N" || (card === "K" && moves["kn@"]?.length)) return { place: "board", isOwn: true };
  return card === "Y" || card === "M" ? { place: "question", isOwn: true } : null;
}
