/** What is chosen for a hero, in words: each choice, the next question, and the whole before it is meant. */

import type { Chair, View } from "../client/types";
import { nameOf } from "../table/island-words";
import { bundle, listOf, say, type Values } from "../words/words.svelte";
import type { Hero } from "./types";
import { stepKinds, type StepKind } from "./uses";

type Sitting = readonly Pick<Chair, "seat" | "name" | "bot">[];

/** The seats that a choice names. */
export const seatsIn = (value: string): number[] => value.split(",").map(Number);

/** One choice in words. */
export function choiceWord(kind: StepKind, value: string, chairs: Sitting): string {
  if (kind === "good") return say("kind", { kind: value });
  if (kind === "pay") return bundle(value);
  if (kind === "seat" || kind === "seats") return listOf(seatsIn(value).map((seat) => nameOf(chairs, seat)));
  if (kind === "section") return say("place-section", { section: Number(value) });
  return kind === "north" ? northWord(value) : value;
}

/** All choices of a use in words, in the order in which they are chosen. */
export function choiceWords(hero: Hero, chosen: readonly string[], chairs: Sitting): string[] {
  return chosen.map((value, at) => choiceWord(stepKinds(hero)[at]!, value, chairs));
}

/** What is asked after these choices: the next one, with what was chosen before, or whether the whole is meant. */
export function heroQuestion(hero: Hero, chosen: readonly string[], isWhole: boolean, chairs: View["seats"]): string {
  const told = facts(hero, chosen, chairs);
  if (isWhole) return say("page-hero-sure", { ...told, hero });
  return chosen.length ? say("page-hero-then", { ...told, hero_then: hero }) : say("page-hero-ask", { hero });
}

/** The choices under the names that the sentences have for them. */
function facts(hero: Hero, chosen: readonly string[], chairs: Sitting): Values {
  const [first = "", second = ""] = chosen;
  switch (hero) {
    case "commander":
      return { kind: first, who: choiceWord("seats", second, chairs), count: seatsIn(second).length };
    case "steward":
      return { gives: bundle(first), takes: bundle(second) };
    case "scholar":
      return { takes: bundle(first) };
    case "builder":
      return { place: first, to: second };
    case "arms":
      return { gives: bundle(first), section: Number(second) };
    case "seer":
      return { gives: bundle(first) };
    case "rebel":
      return { who: choiceWord("seat", first, chairs) };
    case "pathfinder":
      return { place: first && northWord(first) };
    case "archer":
      return { place: first };
    case "recruiter":
      return { section: Number(first) };
    case "tracker":
      return {};
  }
}

/** `cave2` is a camp, `3.1` a clearing. */
function northWord(place: string): string {
  const [, clan, space] = /^([a-z]+)(\d)$/.exec(place) ?? [];
  if (clan) return say("place-camp", { clan, space: Number(space) });
  return say("place-clearing", { section: Number(place[0]) });
}
