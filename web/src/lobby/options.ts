/** Options of rule books in words. */

import type { Edition, OptionChoice } from "../client/types";
import { has, say } from "../words/words.svelte";

// The longest list of numbers that one chooses from.
const MOST_LISTED = 51;

/** A value in words; `-` is one that another option leaves no say. */
export function valueWord(name: string, value: string): string {
  const key = `option-${name}`;
  if (value === "-") return "–";
  if (has(key, value)) return say(key, {}, value);
  const range = /^(\d+)-(\d+)$/.exec(value);
  if (range) return say(key, { low: Number(range[1]), high: Number(range[2]) }, "range");
  return has(key, "value") ? say(key, { value: Number(value) }, "value") : value;
}

/** The values that an option can take, where they can be listed. */
export function valuesOf({ values, kind, low, high }: OptionChoice): string[] {
  if (kind !== "number" || high - low >= MOST_LISTED) return values;
  return Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
}

/** The options that a host can change in a rule book, as it has them in order. */
export function changeableIn(edition: Edition | undefined, options: readonly OptionChoice[]): OptionChoice[] {
  return (edition?.changeable ?? []).flatMap((name) => options.find((option) => option.name === name) ?? []);
}

/** Rule books as a reader looks for them: those of the standard one, those of the own language, the rest. */
export function inReadersOrder(editions: readonly Edition[], tag: string): Edition[] {
  const bookOf = (one?: Edition) => one?.sources.join();
  const rank = (one: Edition) => (bookOf(one) === bookOf(editions[0]) ? 0 : one.language === tag ? 1 : 2);
  return [...editions].sort((one, other) => rank(one) - rank(other));
}

/** The options on which these rule books differ, in the order of the house. */
export function differing(editions: readonly Edition[], options: readonly OptionChoice[]): string[] {
  return options
    .map((option) => option.name)
    .filter((name) => new Set(editions.map((edition) => edition.options[name])).size > 1);
}
