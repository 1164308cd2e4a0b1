/** Moves in words, for whoever is to make one. */

import type { View } from "../../client/types";
import { nameOf } from "../../table/island-words";
import { bundle, say } from "../../words/words.svelte";

/** The kinds of moves that a turn is made of, as the server is asked about them. */
export const KINDS = ["roll", "r", "s", "c", "buy", "t", "o", "kn", "rb", "yp", "mo", "end"] as const;
export type Kind = (typeof KINDS)[number];

// Kinds whose codes no message could be called by.
const NAMES: Record<string, string> = { "d>": "close", "o-": "withdraw" };
const CODE = /^(roll|rob|buy|end|win|kn|rb|yp|mo|vp|o-|d>|[scrtoxynd])(.*)$/;

/** A move in words: what is done, and with what or where. */
export function moveWords(move: string, chairs: View["seats"]): { act: string; detail: string } {
  const [, kind = "", rest = ""] = CODE.exec(move) ?? [];
  const act = say("learn-act", { act: NAMES[kind] ?? kind });
  return { act, detail: detailOf(kind, rest.replace(/^[@:]/, ""), chairs) };
}

function detailOf(kind: string, rest: string, chairs: View["seats"]): string {
  const who = (seat: string) => nameOf(chairs, Number(seat));
  switch (kind) {
    case "rob": {
      const [place = "", victim] = rest.split(">");
      return victim ? say("learn-act-robs", { place, whom: who(victim) }) : place;
    }
    case "t":
    case "o": {
      const [gives = "", takes = ""] = rest.split("/")[0]!.split(">");
      return say("page-trade-swap", { gives: bundle(gives), takes: bundle(takes) });
    }
    case "x":
    case "yp":
      return bundle(rest);
    case "mo":
      return say("kind", { kind: rest });
    case "y":
    case "n":
    case "d":
    case "d>":
      return who(rest);
    default:
      return rest;
  }
}
