/** Options of rule books in words. */

import type { Edition, OptionChoice } from "../client/types";
import { has, say } from "../words/words.svelte";

export type OptionValue = Edition["options"][string];

/** A value as notation writes it. */
export function textOf(value: OptionValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** A value in words. */
export function valueWord(name: string, value: OptionValue): string {
  const key = `option-${name}`;
  const text = textOf(value);
  if (has(key, text)) return say(key, {}, text);
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range) return say(key, { low: Number(range[1]), high: Number(range[2]) }, "range");
  return has(key, "value") ? say(key, { value: Number(text) }, "value") : text;
}

/** The values that an option can take, where they can be listed. */
export function valuesOf(option: OptionChoice): string[] {
  if (Array.isArray(option.values)) return option.values;
  const { from, to } = option.values;
  return to - from > 30 ? [] : Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

/** The options on which these rule books differ, in the order of the house. */
export function differing(editions: readonly Edition[], options: readonly OptionChoice[]): string[] {
  return options
    .map((option) => option.name)
    .filter((name) => new Set(editions.map((edition) => String(edition.options[name]))).size > 1);
}
