/** The words of the game, each with the rule that says most about it; and where they are in a text. */

import { house } from "../../shell/house.svelte";
import { language, say } from "../../words/words.svelte";
import { catalogue } from "./catalogue.svelte";
import { inPlaceOf, optionsIn, type Reading } from "./told";

// In the order of the chapters; each has its name, its forms and a sentence in every language.
export const TERMS = [
  ["hex", "BOARD-01"],
  ["corner", "BOARD-05"],
  ["side", "BOARD-06"],
  ["coast", "BOARD-06"],
  ["desert", "BOARD-02"],
  ["token", "BOARD-03"],
  ["harbour", "BOARD-07"],
  ["setup", "SETUP-07"],
  ["first_player", "SETUP-11"],
  ["stock", "SETUP-01"],
  ["bank", "SETUP-02"],
  ["resource_card", "PROD-05"],
  ["lumber", "BOARD-02"],
  ["wool", "BOARD-02"],
  ["grain", "BOARD-02"],
  ["brick", "BOARD-02"],
  ["ore", "BOARD-02"],
  ["hand", "PROD-05"],
  ["turn", "TURN-01"],
  ["dice", "PROD-06"],
  ["production", "PROD-01"],
  ["trade", "TRADE-01"],
  ["offer", "TRADE-01"],
  ["counter_offer", "TRADE-03"],
  ["price", "BUILD-01"],
  ["road", "BUILD-04"],
  ["settlement", "BUILD-06"],
  ["city", "BUILD-08"],
  ["building", "BOARD-05"],
  ["distance_rule", "BUILD-07"],
  ["longest_road", "ROAD-01"],
  ["robber", "ROBBER-08"],
  ["discard", "ROBBER-02"],
  ["steal", "ROBBER-05"],
  ["development_card", "BUILD-12"],
  ["knight", "DEV-02"],
  ["largest_army", "DEV-03"],
  ["special_card", "WIN-01"],
  ["progress_card", "DEV-07"],
  ["road_building", "DEV-04"],
  ["year_of_plenty", "DEV-05"],
  ["monopoly", "DEV-06"],
  ["victory_card", "DEV-08"],
  ["point", "WIN-01"],
  ["declare_victory", "WIN-02"],
] as const;

// Those of the second game, which has the first say where both have a word.
export const WATCH_TERMS = [
  ["wall", "W-SETUP-03"],
  ["section", "W-SETUP-03"],
  ["guard", "W-GUARD-01"],
  ["clearing", "W-ADV-05"],
  ["trail", "W-ADV-01"],
  ["camp", "W-ADV-01"],
  ["clan", "W-ADV-01"],
  ["wildling", "W-PROD-01"],
  ["regular", "W-ADV-04"],
  ["climber", "W-ADV-02"],
  ["giant", "W-ADV-03"],
  ["breach", "W-BREACH-01"],
  ["breach_marker", "W-SETUP-03"],
  ["rush", "W-RUSH-01"],
  ["south", "W-END-02"],
  ["peaks", "W-SETUP-04"],
  ["wildling_token", "W-SETUP-04"],
  ["supply", "W-BUILD-04"],
  ["wildling_die", "W-TURN-01"],
  ["trade_route", "W-TRADE-01"],
  ["longest_trade_route", "W-BUILD-03"],
  ["strongest_ranger", "W-BUILD-03"],
  ["ranger_patrol", "W-DEV-02"],
  ["winter_stores", "W-DEV-01"],
  ["new_recruits", "W-DEV-01"],
  ["hero", "W-HERO-01"],
] as const;

export type Term = (typeof TERMS)[number][0] | (typeof WATCH_TERMS)[number][0];

// What the second game calls otherwise: where it has its own word, that one is explained.
const CALLED: Partial<Record<Term, Term>> = {
  harbour: "trade_route",
  longest_road: "longest_trade_route",
  largest_army: "strongest_ranger",
  knight: "ranger_patrol",
  year_of_plenty: "winter_stores",
};
// Words that only their own rule has: what stands in its place does without them.
const WITH_THEIR_RULE: readonly Term[] = ["progress_card", "declare_victory"];
// Words of what is there only where an option has a say.
const HANGS_ON: Partial<Record<Term, string>> = { desert: "robber_desert" };

/** Every word that a rule book has, with the rule to read about it there; none before the catalogue is known. */
export function termsOf(reading: Reading): readonly (readonly [Term, string])[] {
  const options = optionsIn(house.now, reading);
  const found = [...WATCH_TERMS, ...TERMS].flatMap(([term, main]): [Term, string][] => {
    const rule = inPlaceOf(main, catalogue.rules, reading);
    if (!rule || options[HANGS_ON[term] ?? ""] === "-") return [];
    return rule === main || !WITH_THEIR_RULE.includes(term) ? [[term, rule]] : [];
  });
  const terms = new Set(found.map(([term]) => term));
  return found.filter(([term]) => !terms.has(CALLED[term]!));
}

/** The rule that says most about a word of this book. */
export function ruleOfTerm(term: Term, reading: Reading): string {
  return termsOf(reading).find(([name]) => name === term)?.[1] ?? "";
}

/** What a word means in the game that a rule book is for. */
export function meaningOf(term: Term, reading: Reading): string {
  return say(`term-${term}`, optionsIn(house.now, reading), "text");
}

/** A piece of a text; a word of the game has its term. */
export interface Part {
  text: string;
  term?: Term;
}

/** The entry of a term in the reference. */
export const WORD = "word-";

interface Finder {
  pattern: RegExp;
  forms: { term: Term; form: string }[];
}

// Where a word may begin and end. Korean words go on with their particles; Chinese and Japanese have no gaps at all.
const EDGES: Record<string, readonly [string, string]> = {
  ko: ["(?<![\\p{L}\\p{N}])", ""],
  ja: ["", ""],
  "zh-Hant": ["", ""],
};
const CAPITAL = /^\p{Lu}/u;
const SPACED = ["(?<!\\p{L})", "(?!\\p{L})"] as const;

const finders = new Map<string, Finder>();

/** Finds all words of the game, the longer before the shorter. */
function finder(reading: Reading): Finder {
  const terms = termsOf(reading).map(([term]) => term);
  const key = `${language.tag} ${terms.join(" ")}`;
  const known = finders.get(key);
  if (known) return known;
  // The common rules have the first game's words; they lead to what this game calls it.
  const others = Object.entries(CALLED).filter(([word, called]) => !terms.includes(word as Term) && terms.includes(called));
  const forms = [...terms.map((term) => [term, term] as const), ...(others as [Term, Term][])]
    .flatMap(([word, term]) =>
      say(`term-${word}`, {}, "forms")
        .split("|")
        .map((form) => ({ term, form: form.trim() })),
    )
    .sort((one, other) => other.form.length - one.form.length);
  const [begin, end] = EDGES[language.tag] ?? SPACED;
  // A star stands for any ending.
  const sources = forms.map(({ form }) => `(${form.replaceAll("*", "\\p{L}*")})`);
  const pattern = new RegExp(`${begin}(?:${sources.join("|")})${end}`, "giu");
  const made = { pattern, forms };
  finders.set(key, made);
  return made;
}

/** A text in parts. Of each word the first occurrence is linked; to link them all would be noise. */
export function partsOf(text: string, reading: Reading): Part[] {
  const { pattern, forms } = finder(reading);
  // Before the catalogue is known there is nothing to find.
  if (!forms.length) return [{ text }];
  const parts: Part[] = [];
  const seen = new Set<Term>();
  let reached = 0;
  for (const match of text.matchAll(pattern)) {
    const { term, form } = forms[match.slice(1).findIndex((group) => group !== undefined)]!;
    // A form with a capital is a name: the way to the south does not lead to the word “the South”.
    const isOther = CAPITAL.test(form) && !CAPITAL.test(match[0]);
    if (isOther || seen.has(term)) continue;
    seen.add(term);
    if (match.index > reached) parts.push({ text: text.slice(reached, match.index) });
    parts.push({ text: match[0], term });
    reached = match.index + match[0].length;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached) });
  return parts;
}
