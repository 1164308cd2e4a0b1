/** Moves in words, for whoever is to make one. */

import type { Card, Reason, View } from "../../client/types";
import { nameOf } from "../../table/island-words";
import { choiceWords } from "../../watch/hero-words";
import type { Hero } from "../../watch/types";
import { choicesIn } from "../../watch/uses";
import { faceOf } from "../../words/box";
import { bundle, say } from "../../words/words.svelte";

/** The kinds of moves that a turn is made of, as the server is asked about them. */
export const KINDS = ["roll", "r", "s", "c", "buy", "t", "o", "kn", "rb", "yp", "mo", "end"] as const;
export type Kind = (typeof KINDS)[number];
/** Those of the second game, whose cards are other ones. */
export const WATCH_KINDS = [...KINDS.filter((kind) => kind !== "mo" && kind !== "end"), "g", "nr", "h", "end"] as const;
/** What comes up only now and then: it is listed when it can be done. */
export const MOMENTS = ["x", "rob", "d", "y", "n", "d>", "o-", "vp", "win"] as const;
const OWN = new Set(["g", "h"]);
const CARDS: Readonly<Record<string, Card>> = { kn: "K", rb: "R", yp: "Y", mo: "M", nr: "N" };

/** The card that is played by a kind of move. */
export function cardOf(kind: string): Card | undefined {
  return CARDS[kind];
}

/** A kind of move in words; the second game has moves and cards of its own. */
export function actWord(kind: string, isBox: boolean): string {
  if (OWN.has(kind)) return say("learn-watch-act", { watch_act: kind });
  const card = CARDS[kind];
  if (isBox && card) return say("page-card-go", { card: faceOf(card, true) });
  return say("learn-act", { act: NAMES[kind] ?? kind });
}

/** What a kind of move needs. */
export function needWord(kind: string): string {
  if (OWN.has(kind)) return say("learn-watch-need", { watch_act: kind });
  return say("learn-need", { need: kind === "nr" ? "kn" : (NAMES[kind] ?? kind) });
}

/** What is lacking for a move, as the server counted it; nothing where the rule alone says it. */
export function lackWord(reason: Reason, chairs: View["seats"]): string {
  return reason.lack ? say("learn-lack", lackFacts(reason, chairs)) : "";
}

/** The facts behind what is lacking, as its sentence wants them. */
export function lackFacts({ lack, facts = {} }: Reason, chairs: View["seats"]): Record<string, string | number> {
  const who = facts.seat ? nameOf(chairs, Number(facts.seat)) : "";
  return { ...facts, lack: lack ?? "", goods: bundle(String(facts.goods ?? "")), who };
}

// Kinds whose codes no message could be called by.
const NAMES: Record<string, string> = { "d>": "close", "o-": "withdraw" };
const CODE = /^(roll|rob|buy|end|win|kn|nr|rb|yp|mo|vp|o-|d>|[scrtoxyndgh])(.*)$/;

/** A move in words: what is done, and with what or where. */
export function moveWords(move: string, chairs: View["seats"], isBox = false): { act: string; detail: string } {
  const [, kind = "", rest = ""] = CODE.exec(move) ?? [];
  if (kind === "h") return heroWords(rest.slice(1), chairs);
  const act = actWord(kind, isBox);
  return { act, detail: detailOf(kind, rest.replace(/^[@:]/, ""), chairs) };
}

/** Whatever heroes can do: a use with its choices, a card picked, or the choice afterwards. */
function heroWords(code: string, chairs: View["seats"]): { act: string; detail: string } {
  const [, name = "", rest = ""] = /^([a-z]+)[=@:>]?(.*)$/.exec(code) ?? [];
  if (name === "flip") return { act: say("learn-watch-act", { watch_act: "flip" }), detail: "" };
  if (name === "take") return { act: say("learn-watch-act", { watch_act: "take" }), detail: say(`hero-${rest}`) };
  if (name === "pass") return { act: say("page-hero-skip"), detail: "" };
  if (name === "pick") return { act: say("page-hero-pick-card"), detail: pickedWord(rest) };
  const hero = name as Hero;
  const chosen = choiceWords(hero, choicesIn(hero, code), chairs);
  return { act: say("page-hero-use", { name: say(`hero-${name}`) }), detail: chosen.join(" · ") };
}

/** A card that is picked: a resource, or a development card of this box. */
function pickedWord(letter: string): string {
  return /^[LWGBO]$/.test(letter) ? say("kind", { kind: letter }) : say("card", { card: faceOf(letter as Card, true) });
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
    case "g":
    case "nr":
      return say("place-section", { section: Number(rest) });
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
