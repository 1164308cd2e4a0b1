/** The lines of the log: what a table's own events and those of its game say. */

import type { LogEntry } from "../client/log";
import type { View } from "../client/types";
import { isOfTheBox } from "../words/box";
import { calledAmong } from "../words/called";
import { tellAll } from "../words/telling";
import { has, say } from "../words/words.svelte";

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  at: number;
  isTurn: boolean;
}

/** An entry in the reader's language, as one line or several. */
export function linesOf(entry: LogEntry, view: View): Line[] {
  const nameOf = (seat: number) => calledAmong(view.seats, entry.names[seat - 1] ?? "") || say("seat", { seat });
  const key = `table-${entry.kind}`;
  const isTold = entry.about.who !== undefined && has(key);
  const about = { ...entry.about, who: calledAmong(view.seats, String(entry.about.who ?? "")) };
  const own = isTold ? [{ seat: entry.by, text: say(key, about), isTurn: false }] : [];
  const told = tellAll(entry.events, nameOf, isOfTheBox(view)).map((one) => ({ ...one, isTurn: false }));
  if (entry.events.some((one) => one.key === "turn_began") && told.length) told[told.length - 1]!.isTurn = true;
  return [...own, ...told].map((line, at) => ({ ...line, key: `${entry.n}.${at}`, at: entry.at }));
}
