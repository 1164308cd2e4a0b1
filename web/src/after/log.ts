/** What happened in a replay, in words, each line with the position that it led to. */

import type { Frame } from "../client/types";
import { type NameOf, tellAll } from "../words/telling";

export interface ReplayLine {
  /** The position after the move. */
  at: number;
  seat: number | null;
  text: string;
  isTurn: boolean;
}

export function linesOf(frames: readonly Frame[], nameOf: NameOf, isBox = false): ReplayLine[] {
  return frames.flatMap(({ events }, place) => {
    const begins = events.some((one) => one.key === "turn_began");
    // What chance gave to a move is a frame of its own: which card was stolen says more than that one was.
    const next = frames[place + 1];
    const told = tellAll(events, nameOf, isBox, next?.by === null ? next.events : []);
    return told.map((line, which) => ({ ...line, at: place + 1, isTurn: begins && which === told.length - 1 }));
  });
}
