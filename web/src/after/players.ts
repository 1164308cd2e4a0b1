/** Who sat where in a finished game. */

import type { Colour, RecordSeat } from "../client/types";
import { faceOf } from "../shell/house.svelte";
import { called } from "../words/called";
import { say } from "../words/words.svelte";

export type Player = Pick<RecordSeat, "seat" | "colour" | "bot"> & {
  name: string;
  won: boolean;
  /** The word that a bot's face is drawn from. */
  face: string;
  /** The name under which it sat, as it is in no language: its own colour comes from it. */
  who: string;
};

/** The seats of a record; those who are gone are called by their seats. */
export function playersOf(seats: readonly RecordSeat[]): Player[] {
  return seats.map(({ seat, colour, name, bot, won }) => {
    const face = bot ? faceOf(bot) : "";
    return { seat, colour, bot, won, face, who: name, name: called({ name, bot }) || say("seat", { seat }) };
  });
}

/** The seats of a file, which knows no names. */
export function strangers(colours: readonly Colour[], winner: number | null): Player[] {
  return colours.map((colour, at) => {
    const seat = at + 1;
    const name = say("seat-coloured", { seat, colour });
    return { seat, colour, bot: null, face: "", who: "", won: seat === winner, name };
  });
}

/** The winner that the tag of a result names, `winner=2 …`. */
export function winnerIn(result: string): number | null {
  const found = /\bwinner=(\d)/.exec(result);
  return found ? Number(found[1]) : null;
}
