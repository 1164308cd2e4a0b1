/** Sentences by their keys, in the reader's language, which lacks nothing (a test sees to it); nothing here throws. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, kept } from "../client/storage";
import { choose, ENGLISH, LANGUAGES } from "./languages";

export type Value = string | number | boolean | null | undefined | readonly string[];
export type Values = Record<string, Value>;

const KEPT = "hexmoot.language";
// What only the terminal or the waiting page says is not loaded.
const files = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/{terminal,waiting}.ftl"], {
  query: "?raw",
  import: "default",
});

const NAMES = /^[a-zA-Z][\w-]*(?= *=)/gm;

interface Spoken {
  tag: string;
  bundle: FluentBundle;
  names: string[];
}

let now = $state.raw<Spoken>({ tag: ENGLISH, bundle: new FluentBundle(ENGLISH), names: [] });

/** The language that is spoken now. */
export const language = {
  get tag(): string {
    return now.tag;
  },
};

async function spoken(tag: string): Promise<Spoken> {
  // Marks that isolate a placeable are for scripts of two directions; ours have one.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const own = Object.keys(files).filter((path) => path.split("/").at(-2) === tag);
  const texts = await Promise.all(own.map((path) => files[path]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return { tag, bundle, names: texts.flatMap((text) => text.match(NAMES) ?? []) };
}

/** Speaks a language from now on. */
export async function speak(tag: string): Promise<void> {
  now = await spoken(LANGUAGES.some((one) => one.tag === tag) ? tag : ENGLISH);
  if (typeof document !== "undefined") document.documentElement.lang = now.tag;
}

/** The language that was chosen before, else the one that the browser wants. */
export function wantedAtFirst(): string {
  return kept(KEPT) ?? choose(navigator.languages ?? [navigator.language]);
}

/** Begins to speak. */
export function speakAtFirst(): Promise<void> {
  return speak(wantedAtFirst());
}

/** A reader's choice, which is kept once it can be spoken. */
export async function chooseLanguage(tag: string): Promise<void> {
  await speak(tag);
  keep(KEPT, tag);
}

function pattern(key: string, part: string) {
  const { bundle } = now;
  const message = bundle.getMessage(key.replace(/[.:]/g, "-"));
  const found = part ? message?.attributes[part] : message?.value;
  return found ? { bundle, found } : null;
}

function plain(value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return "";
  return typeof value === "string" || typeof value === "number" ? value : listOf(value);
}

/** Arguments that are keys of options are called by the option's name. */
function named(name: string, value: string | number): string | number {
  return (name === "option" || name === "other") && has(`option-${value}`) ? say(`option-${value}`) : value;
}

/** The sentence of a key with its arguments, or of a part of it; a key that no language has is said as it is. */
export function say(key: string, args: Values = {}, part = ""): string {
  const known = pattern(key, part);
  if (!known) return part ? `${key}.${part}` : key;
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(name, plain(value))]));
  return known.bundle.formatPattern(known.found, given, []);
}

/** Whether there is such a key, if only in English. */
export function has(key: string, part = ""): boolean {
  return pattern(key, part) !== null;
}

/** All keys that begin so, in the order of the English files. */
export function keysFrom(beginning: string): string[] {
  return now.names.filter((name) => name.startsWith(beginning));
}

/** `A`, `A and B`, `A, B and C`; of nothing, the word for nothing. */
export function listOf(items: readonly string[]): string {
  if (!items.length) return say("nothing");
  const last = items[items.length - 1]!;
  if (items.length === 1) return last;
  const list = items.slice(1, -1).reduce((text, item) => say("list-more", { list: text, item }), items[0]!);
  return say("list-last", { list, item: last });
}

/** Goods by their letters, `LLG`, as what is given or taken in a sentence. */
export function bundle(letters: string): string {
  const kinds = [..."LWGBO"].filter((kind) => letters.includes(kind));
  const countOf = (kind: string) => letters.split(kind).length - 1;
  return listOf(kinds.map((kind) => say("goods-object", { kind, count: countOf(kind) })));
}

// How the reader's country writes: 17:53 in London, 5:53 PM in Boston. Our English is written as in London.
function country(): string {
  const own = (navigator.languages ?? []).find((tag) => tag.includes("-") && choose([tag]) === now.tag && isScript(tag));
  return own ?? (now.tag === ENGLISH ? "en-GB" : now.tag);
}

function isScript(tag: string): boolean {
  return new Intl.Locale(tag).maximize().script === new Intl.Locale(now.tag).maximize().script;
}

/** A number as the language writes it, with so many decimals at most. */
export function number(value: number, decimals = 3): string {
  return new Intl.NumberFormat(country(), { maximumFractionDigits: decimals }).format(value);
}

/** A number with its sign; nothing has none. */
export function signed(value: number): string {
  const form = new Intl.NumberFormat(country(), { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  // A hyphen is no minus, though most languages' data have one there.
  return form.formatToParts(value).map((part) => (part.type === "minusSign" ? "−" : part.value)).join("");
}

/** Day and time of something, in ms. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(country(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** The time of day of an event, in ms. */
export function hour(at: number): string {
  return new Intl.DateTimeFormat(country(), { hour: "2-digit", minute: "2-digit" }).format(at);
}
