/** Why the coach likes a move or not: the terms that decided, with the places and numbers behind them. */

import type { Advised, Facts, View } from "../../client/types";
import { nameOf } from "../../table/island-words";
import { bundle, listOf, say } from "../../words/words.svelte";

export interface Told {
  term: string;
  sentence: string;
  /** The places and numbers, where there are any. */
  facts: string;
}

// Less than this changes nothing that a player would notice.
export const WORTH_NAMING = 0.05;
const KINDS = 5;

/** The reasons in words, as many as are wanted: the first in any case, of the others none that is slight. */
export function reasonsOf(advised: Advised, chairs: View["seats"], most: number, least = WORTH_NAMING): Told[] {
  return advised.reasons
    .filter(([, change], at) => at === 0 || Math.abs(change) >= least)
    .slice(0, most)
    .map(([term, change]) => {
      const facts = advised.facts?.[term];
      const sentence = say(`coach-${term}`, {}, change < 0 ? "loss" : "gain");
      return { term, sentence, facts: facts ? factsIn(term, facts, chairs) : "" };
    });
}

function factsIn(term: string, facts: Facts, chairs: View["seats"]): string {
  const args: Facts = { ...facts, count: facts.points ?? facts.cards ?? facts.count ?? 0 };
  if (facts.hexes) args.hexes = listOf(String(facts.hexes).split(" ").map(hexWord));
  if (facts.kinds) args.kinds = kindsIn(String(facts.kinds));
  if (facts.lacking) args.lacking = bundle(String(facts.lacking));
  if (facts.hero) args.name = say(`hero-${facts.hero}`);
  if (facts.who) args.who = nameOf(chairs, Number(facts.who));
  // What is waited for is told as the hand is.
  return say(`coach-${term === "waiting" ? "hand" : term}`, args, partOf(term, facts));
}

function partOf(term: string, facts: Facts): string {
  if (facts.lacking === "") return "whole";
  if (term === "guards" && facts.lacking) return "lacking";
  if (term === "cards" && facts.who) return "steal";
  if (term === "hero" && facts.count) return "choice";
  return facts.who && facts.hexes ? "hexes" : "facts";
}

/** `O6` in words. */
function hexWord(hex: string): string {
  return say("coach-hex", { kind: hex[0]!, token: hex.slice(1) });
}

function kindsIn(letters: string): string {
  return letters.length === KINDS ? say("any-kind") : listOf([...letters].map((kind) => say("kind", { kind })));
}
