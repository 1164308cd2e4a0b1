/** The catalogue of rules in words. A rule that depends on an option is told as the options stand. */

import type { Edition } from "../client/types";
import { keysFrom, say, type Values } from "../words/words.svelte";
import { house } from "./house.svelte";

export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** The options of an edition with a host's changes on top, as words take them. */
export function optionsOf(edition: Edition | undefined, changes: Record<string, string> = {}): Values {
  return { ...edition?.options, ...changes };
}

/** One rule in words. */
export function ruleOf(id: string, options: Values): Rule {
  return { id, title: say(`rule-${id}`, options, "title"), text: say(`rule-${id}`, options) };
}

/** All rules, as the first rule book has them. */
export function rulesIn(options: Values = optionsOf(house.now.editions[0])): Rule[] {
  return keysFrom("rule-").map((key) => ruleOf(key.slice("rule-".length), options));
}
