/** Bundles of goods as letters, `LLG`. Counting and sorting only: what may be given or taken is said by the server. */

import { GOODS, type Good } from "../client/types";

/** How many of a kind a bundle has. */
export function countIn(letters: string, kind: string): number {
  let count = 0;
  for (const letter of letters) if (letter === kind) count++;
  return count;
}

/** The same bundle in the order of the kinds. */
export function sorted(letters: string): string {
  return GOODS.map((kind) => kind.repeat(countIn(letters, kind))).join("");
}

/** A bundle without one card of a kind. */
export function without(letters: string, kind: string): string {
  return letters.replace(kind, "");
}

/** Whether a bundle has at least all of another. */
export function covers(letters: string, other: string): boolean {
  return GOODS.every((kind) => countIn(letters, kind) >= countIn(other, kind));
}

/** The kinds that can be added to a choice so that it still leads to one of these bundles. */
export function leadingTo(chosen: string, bundles: readonly string[]): Set<Good> {
  return new Set(GOODS.filter((kind) => bundles.some((one) => covers(one, chosen + kind))));
}

/** A trade with the bank, `WWWW>O`. */
export interface Swap {
  code: string;
  give: string;
  take: string;
}

/** Trades with the bank as the server lists them. */
export function swapsOf(listed: readonly string[] | undefined): Swap[] {
  return (listed ?? []).map((code) => {
    const [give = "", take = ""] = code.split(">");
    return { code, give, take };
  });
}
