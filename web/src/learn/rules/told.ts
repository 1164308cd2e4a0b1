/** Rules in words. A rule that depends on an option is told as the options stand. */

import type { Edition, House, RuleLine, TableSettings } from "../../client/types";
import { say, type Values } from "../../words/words.svelte";

export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** Which rule book is read, and what a host changed in it. */
export interface Reading {
  edition: string;
  changes: Record<string, string>;
}

// What is played where nobody chose.
const STANDARD = "z-base";
// The chapter of what every table takes for granted: it answers a wrong move, and nobody learns the game from it.
const GRANTED = "PLAY";
// How the IDs of the second game's rules begin, and its sources: its own rules, and readings of ours.
const WATCH = "W-";
const WATCH_BOOKS = new Set(["W", "D"]);

/** The rule book of a key; of none that is known, the standard one. */
function bookOf(house: House, key: string): Edition | undefined {
  const by = (wanted: string) => house.editions.find((one) => one.key === wanted);
  return by(key) ?? by(STANDARD) ?? house.editions[0];
}

/** The options of an edition with a host's changes on top, and whose rules are in force, as words take them. */
export function optionsOf(edition: Edition | undefined, changes: Record<string, string> = {}): Values {
  const all = Object.entries({ ...edition?.options, ...changes });
  // Words choose their forms by numbers, not by digits.
  const options = all.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]);
  return { ...Object.fromEntries(options), game: edition?.book ?? "base" };
}

/** The options in force where a rule book is read, with the `game` that it is of. */
export function optionsIn(house: House, { edition, changes }: Reading): Values {
  return optionsOf(bookOf(house, edition), changes);
}

/** One rule in words. */
export function ruleOf(id: string, options: Values): Rule {
  return { id, title: say(`rule-${id}`, options, "title"), text: say(`rule-${id}`, options) };
}

/** The chapters in the order of these rules, each with its own. */
export function chaptersOf(rules: readonly RuleLine[]): { chapter: string; rules: RuleLine[] }[] {
  const chapters = [...new Set(rules.map(chapterOf))];
  return chapters.map((chapter) => ({ chapter, rules: rules.filter((rule) => chapterOf(rule) === chapter) }));
}

/** The chapter of a rule. The second game is a book of its own, with chapters inside. */
export function chapterOf({ id }: Pick<RuleLine, "id">): string {
  return id.slice(0, id.lastIndexOf("-"));
}

/** What a chapter is called. */
export function chapterWord(chapter: string): string {
  if (!chapter.startsWith(WATCH)) return say("learn-chapter", { chapter });
  return say("learn-watch-chapter", { part: chapter.slice(WATCH.length) });
}

/** What a rule book is called that a rule comes from. */
export function sourceWord(source: string): string {
  return WATCH_BOOKS.has(source)
    ? say("learn-watch-source", { watch_book: source })
    : say("learn-source", { book: source });
}

/**
 * The rules in force in this book, and the one that was asked for, which then says what stands in its place; in the order
 * in which they are read: those of the second game in a part of their own, before it what the program takes for granted.
 */
export function rulesIn(rules: readonly RuleLine[], reading: Reading, asked = ""): readonly RuleLine[] {
  const shown = rules.filter((rule) => isInForce(rule, reading) || rule.id === asked);
  const part = (rule: RuleLine) => (rule.id.startsWith(WATCH) ? 2 : chapterOf(rule) === GRANTED ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => shown.filter((rule) => part(rule) === wanted));
}

/** Whether a rule is in force in the book that is read. */
export function isInForce(rule: RuleLine, { edition }: Reading): boolean {
  return rule.editions.includes(edition || STANDARD);
}

/** The rules of this book that stand in the place of one that is not in force in it. */
export function replacing(line: RuleLine, rules: readonly RuleLine[], reading: Reading): string[] {
  return line.replaced_by.filter((id) => rules.some((rule) => rule.id === id && isInForce(rule, reading)));
}

/** The rule to read in this book for an ID: itself, or what stands in its place; none if the book has neither. */
export function inPlaceOf(id: string, rules: readonly RuleLine[], reading: Reading): string | undefined {
  const line = rules.find((rule) => rule.id === id);
  if (!line || isInForce(line, reading)) return line?.id;
  return replacing(line, rules, reading)[0];
}

/** A table's rule book, for links that tell the rules as they are played there. */
export function readingOf(settings: Pick<TableSettings, "edition" | "options">): Reading {
  return { edition: settings.edition, changes: settings.options };
}

/** The address of the reference, or of a rule or word in it. */
export function hrefOf(reading: Reading, entry = ""): string {
  const query = new URLSearchParams(reading.changes);
  if (reading.edition) query.set("edition", reading.edition);
  const asked = query.toString();
  return `/rules${entry && `/${entry}`}${asked && `?${asked}`}`;
}

/** What an address asks for; options that this server does not have are left out. */
export function readingFrom(query: string, house: House): Reading {
  const asked = new URLSearchParams(query);
  const known = house.options.map((option) => option.name).filter((name) => asked.has(name));
  return {
    edition: bookOf(house, asked.get("edition") ?? "")?.key ?? "",
    changes: Object.fromEntries(known.map((name) => [name, asked.get(name)!])),
  };
}
