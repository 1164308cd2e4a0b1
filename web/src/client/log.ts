/** What happened at a table, kept for this tab so that a reload does not empty the log. */

import { keepHere, keptHere } from "./storage";
import type { Chair, Happening, History, Past, View } from "./types";

/** An event as the log keeps it: enough to be told in any language. */
export interface LogEntry {
  n: number;
  at: number;
  kind: string;
  by: number | null;
  /** The words of a table's own event: who, and what about it. */
  about: Record<string, string | boolean | string[]>;
  events: Happening[];
  names: string[];
}

const MOST = 400;
// In milliseconds.
const A_MOMENT = 30_000;
const KEY = "hexmoot.log.";
// Said by what they did to the game, or of no interest to a reader.
const SILENT = new Set(["moved"]);

/** What the words about an event need of a view. */
type Around = Pick<View, "settings" | "seats" | "locked" | "newcomers" | "votes" | "ending">;

/** The entry of an event; null if there is nothing to tell. */
export function entryOf(event: Past, before: Around | undefined, after: Around): LogEntry | null {
  const events = (event.events ?? []).filter((one) => one !== null);
  const about = SILENT.has(event.kind) ? {} : aboutOf(event, before, after);
  if (SILENT.has(event.kind) && !events.length) return null;
  const names = after.seats.map((chair, at) => chair.name || before?.seats[at]?.name || "");
  return { n: event.n, at: event.at, kind: event.kind, by: event.by ?? null, about, events, names };
}

function aboutOf(event: Past, before: Around | undefined, after: Around): LogEntry["about"] {
  const chair = after.seats.find((one) => one.seat === event.by);
  const changed = after.seats.find((one, at) => JSON.stringify(one) !== JSON.stringify(before?.seats[at]));
  const who = (chair?.name || nameBefore(before, chair ?? changed)) ?? "";
  const votes = event.kind === "void_vote" ? after.votes.void : after.votes.abort;
  const on: Record<string, boolean> = {
    locked: after.locked,
    tracked: after.settings.tracker,
    not_trading: chair?.not_trading ?? false,
    abort_vote: votes.includes(event.by ?? 0),
    void_vote: votes.includes(event.by ?? 0),
  };
  const missing = event.missing?.map((seat) => after.seats[seat - 1]?.name ?? "");
  // Who asks for a seat does not sit there yet.
  const asking = event.kind === "seat_asked" && after.newcomers.find((one) => one.seat === event.by)?.name;
  return {
    who: missing ?? (asking || who || changed?.name || ""),
    colour: chair?.colour ?? "",
    on: on[event.kind] ?? false,
    cause: chair?.free ? "nobody" : chair?.away ? "away" : "time",
    reason: after.ending?.kind ?? "",
  };
}

function nameBefore(before: Around | undefined, chair: Chair | undefined): string | undefined {
  return before?.seats.find((one) => one.seat === chair?.seat)?.name;
}

/** The log of a table from before a reload. */
export function keptLog(table: string): LogEntry[] {
  try {
    return JSON.parse(keptHere(KEY + table) ?? "[]") as LogEntry[];
  } catch {
    return [];
  }
}

/** The log with one more entry; the oldest give way. */
export function added(log: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  if (log.some((one) => one.n === entry.n)) return [...log];
  return [...log, entry].slice(-MOST);
}

/** The entries of a story, and those that are here already in their places. */
export function recalled(log: readonly LogEntry[], story: History): LogEntry[] {
  const entries = new Map<number, LogEntry>();
  let view: Around = story.view;
  for (const event of story.events) {
    const after = { ...view, ...event.patch };
    const entry = entryOf(event, view, after);
    if (entry) entries.set(entry.n, entry);
    view = after;
  }
  for (const entry of log) entries.set(entry.n, entry);
  return [...entries.values()].sort((one, other) => one.n - other.n).slice(-MOST);
}

/** The log as it is worth telling: nobody who was away for a moment, and the steward once for what it does in a row. */
export function worthTelling(log: readonly LogEntry[]): LogEntry[] {
  return withoutBlinks(log).map((entry, at, all) => {
    const before = all[at - 1];
    const isAgain = entry.kind === "stewarded" && before?.kind === "stewarded" && before.by === entry.by;
    return isAgain ? { ...entry, about: {} } : entry;
  });
}

/** A page that is loaded anew is nothing to tell. */
function withoutBlinks(log: readonly LogEntry[]): LogEntry[] {
  const gone = new Map<number | null, LogEntry>();
  const blinks = new Set<LogEntry>();
  for (const entry of log) {
    const left = gone.get(entry.by);
    if (entry.kind === "went_away") gone.set(entry.by, entry);
    else if (entry.kind === "came_back" && left) {
      if (entry.at - left.at <= A_MOMENT) blinks.add(left).add(entry);
      gone.delete(entry.by);
    }
  }
  return log.filter((entry) => !blinks.has(entry));
}

/** Keeps a log for the next reload. */
export function keepLog(table: string, log: readonly LogEntry[]): void {
  keepHere(KEY + table, JSON.stringify(log));
}
