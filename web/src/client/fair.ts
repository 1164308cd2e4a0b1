/** Our part of the fair dice: a seed for each table, sealed first and opened when all are sealed. */

import { hex, bytesOf, sha256 } from "./sha256";
import { kept, keep } from "./storage";
import type { Command, View } from "./types";

const KEY = "hexmoot.seed.";
const SHOWN = "hexmoot.shown.";
const SEAL = "hexmoot.seal.";
const PARTS = "hexmoot.parts.";

/** The seed of a table; made once and kept, so that a page that was reloaded can still open what it sealed. */
export function seedOf(table: string): string {
  const known = kept(KEY + table);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(KEY + table, seed);
  return seed;
}

/** What is shown of a seed beforehand. */
export function commitment(seed: string): string {
  return sha256(bytesOf(seed));
}

/** What the table waits for from us for its dice, if anything. */
export function dueForDice(table: string, view: View): Command | null {
  const first = view.you?.seats[0];
  if (view.status === "open") beginAnew(table);
  if (view.status !== "dice" || first === undefined) return null;
  const { commitments, sealed, revealed } = view.dice;
  if (!(first in commitments)) {
    // Shown in a throw that was called off while we were not looking.
    beginAnew(table);
    return { t: "commit_dice", commitment: commitment(seedOf(table)) };
  }
  // Only the server knows that all have sealed theirs: whose several seats are is not told.
  if (revealed.includes(first) || !sealed) return null;
  const seed = seedOf(table);
  keep(SHOWN + table, seed);
  return { t: "reveal_dice", seed };
}

/** A throw was called off: a seed that was shown is known, and the next throw wants one that nobody has seen. */
function beginAnew(table: string): void {
  if (kept(SHOWN + table) === kept(KEY + table)) keep(KEY + table, null);
}

/** Notes the seal of the server's dice as it is first seen before the game: whatever it is said to be later, this was it. */
export function noteSeal(table: string, view: View): void {
  if (view.status !== "open" && view.status !== "dice") return;
  if (notedSeal(table) === null) keep(SEAL + table, view.dice.server_hash);
  const { commitments, revealed } = view.dice;
  // Once a seed is shown, a seal could be made to fit it. Of a throw that was called off the next one takes the place.
  if (view.status === "dice" && !revealed.length && Object.keys(commitments).length) {
    keep(PARTS + table, JSON.stringify(commitments));
  }
}

/** The seals of the persons' parts that this browser saw before any was opened, by seat. */
export function notedParts(table: string): Record<string, string> {
  try {
    return (JSON.parse(kept(PARTS + table) ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The seal that this browser saw before the game, if it was there. */
export function notedSeal(table: string): string | null {
  return kept(SEAL + table);
}
