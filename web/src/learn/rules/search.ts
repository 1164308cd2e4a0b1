/** Finding rules and words by what somebody types. */

import type { RuleLine } from "../../client/types";
import { language, say, type Values } from "../../words/words.svelte";
import { meaningOf, termsOf, type Term } from "./terms";
import { type Reading, ruleOf } from "./told";

function plain(text: string): string {
  return text.toLocaleLowerCase(language.tag).normalize("NFKC");
}

function hasAll(text: string, query: string): boolean {
  const inside = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** The rules that have all words of a query in ID, title or text. */
export function rulesWith(query: string, rules: readonly RuleLine[], options: Values): RuleLine[] {
  return rules.filter(({ id }) => {
    const { title, text } = ruleOf(id, options);
    return hasAll(`${id} ${title} ${text}`, query);
  });
}

/** The words of the game that have all words of a query in name or sentence. */
export function termsWith(query: string, reading: Reading): Term[] {
  return termsOf(reading)
    .map(([term]) => term)
    .filter((term) => hasAll(`${say(`term-${term}`)} ${meaningOf(term, reading)}`, query));
}
