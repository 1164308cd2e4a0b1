/** Heroes' moves as the server lists them, taken apart into choices that follow each other. */

import type { Hero } from "./types";

/** What is chosen in a step: a kind of good, what is paid, seats, or a place. */
export type StepKind = "good" | "pay" | "seat" | "seats" | "section" | "hex" | "side" | "north";

interface Use {
  /** What stands behind `h:`. */
  code: string;
  values: readonly string[];
}

/** The next choice: what may be chosen, and what can be chosen no more because it is. */
export interface Step {
  kind: StepKind;
  options: readonly string[];
}

interface Form {
  kinds: readonly StepKind[];
  /** The parts of a code, in the order in which they are chosen. */
  pattern: RegExp;
  order?: readonly number[];
}

const FORMS: Readonly<Record<Hero, Form>> = {
  commander: { kinds: ["good", "seats"], pattern: /^commander=([A-Z])\/([\d,]+)$/ },
  steward: { kinds: ["good", "good"], pattern: /^steward=([A-Z])>([A-Z])$/ },
  scholar: { kinds: ["good"], pattern: /^scholar=([A-Z])$/ },
  builder: { kinds: ["side", "side"], pattern: /^builder=(\w+)>(\w+)$/ },
  // One pays before one chooses the section, as with any guard.
  arms: { kinds: ["pay", "section"], pattern: /^arms@(\d):([A-Z]+)$/, order: [2, 1] },
  seer: { kinds: ["pay"], pattern: /^seer:([A-Z]+)$/ },
  rebel: { kinds: ["seat"], pattern: /^rebel>(\d)$/ },
  pathfinder: { kinds: ["north"], pattern: /^pathfinder=([a-z0-9.]+)$/ },
  archer: { kinds: ["hex"], pattern: /^archer@(\w+)$/ },
  recruiter: { kinds: ["section"], pattern: /^recruiter@(\d)$/ },
  tracker: { kinds: [], pattern: /^tracker$/ },
};

function usesOf(hero: Hero, codes: readonly string[]): Use[] {
  const { pattern, order } = FORMS[hero];
  return codes.flatMap((code) => {
    const found = pattern.exec(code);
    if (!found) return [];
    return [{ code, values: order ? order.map((part) => found[part]!) : found.slice(1) }];
  });
}

function isOnTheWay(use: Use, chosen: readonly string[]): boolean {
  return chosen.every((value, at) => use.values[at] === value);
}

/** What is chosen for a hero, step by step. */
export function stepKinds(hero: Hero): readonly StepKind[] {
  return FORMS[hero].kinds;
}

/** What was chosen for a use of a hero, by its code; nothing for what is no use of it. */
export function choicesIn(hero: Hero, code: string): readonly string[] {
  return usesOf(hero, [code])[0]?.values ?? [];
}

/** Whether a hero can be used now. */
export function canUse(hero: Hero, codes: readonly string[]): boolean {
  return usesOf(hero, codes).length > 0;
}

/** Whether these choices still lead to a use. */
export function isPossible(hero: Hero, codes: readonly string[], chosen: readonly string[]): boolean {
  return usesOf(hero, codes).some((use) => isOnTheWay(use, chosen));
}

/** What is to be chosen after these choices; null when nothing is left to choose. */
export function nextStep(hero: Hero, codes: readonly string[], chosen: readonly string[]): Step | null {
  const kind = FORMS[hero].kinds[chosen.length];
  if (!kind) return null;
  const left = usesOf(hero, codes).filter((use) => isOnTheWay(use, chosen));
  return { kind, options: [...new Set(left.map((use) => use.values[chosen.length]!))] };
}

/** The code of the move that all choices lead to; null while something is left to choose. */
export function useOf(hero: Hero, codes: readonly string[], chosen: readonly string[]): string | null {
  const found = usesOf(hero, codes).find((use) => use.values.length === chosen.length && isOnTheWay(use, chosen));
  return found ? `h:${found.code}` : null;
}

/** The letters that may be picked: cards of a hand, or of the pile. */
export function picksOf(codes: readonly string[]): string[] {
  return codes.filter((code) => code.startsWith("pick=")).map((code) => code.slice("pick=".length));
}

/** The heroes that may be taken. */
export function takesOf(codes: readonly string[]): Hero[] {
  return codes.filter((code) => code.startsWith("take=")).map((code) => code.slice("take=".length) as Hero);
}
