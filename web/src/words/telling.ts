/** Events of a game as sentences. Rows that belong together become one sentence. */

import type { Happening } from "../client/types";
import { BOX_CARDS } from "./box";
import { bundle, listOf, say } from "./words.svelte";

// Events about goods: `kind` and `count` are said as a bundle.
const GOODS = new Set([
  "started_with",
  "produced",
  "ran_short",
  "set_aside",
  "discarded",
  "stole",
  "paid",
  "received",
  "monopolised",
  "offer_gives",
  "offer_takes",
  "handed_over",
  "saw_hand",
]);
// Events about a hero: `kind` is its key.
const HEROES = new Set([
  "began_with_hero",
  "used_hero",
  "turned_hero",
  "returned_hero",
  "took_hero",
  "spared_hero",
]);
// In the box of the second game the same events and cards go by other words.
const BOX_KEYS: Record<string, string> = { longest_road: "longest_trade_route", largest_army: "strongest_ranger" };
const FALLS = new Set(["ended_by_breaches", "ended_by_gift"]);
const OFFER = new Set(["offered", "offer_gives", "offer_takes"]);
// What says nothing new where the same seat's event beside it says more. One's own choice of a discard is silent: the
// discard is told when it happens, to all at once.
const ECHOES: Record<string, string[]> = {
  robbed: ["stole"],
  set_aside: ["chose_discard", "discarded"],
  chose_discard: ["set_aside", "discarded"],
};

export type NameOf = (seat: number) => string;

/** How a game is told. */
interface Manner {
  nameOf: NameOf;
  isBox: boolean;
  /** The Wall fell before: points did not win. */
  hasFallen: boolean;
  /** What decided between equally many guards; "most" if the guards did. */
  decider: string;
}

/**
 * Events as sentences, each with the seat that it is about; `isBox` says that it is of the second game's box, `later` is
 * what is told right after them.
 */
export function tellAll(
  events: readonly Happening[],
  nameOf: NameOf,
  isBox = false,
  later: readonly Happening[] = [],
): { seat: number | null; text: string }[] {
  const hasFallen = events.some((event) => FALLS.has(event.key));
  const decider = events.find((event) => event.key === "tie_broken")?.kind ?? "most";
  const manner = { nameOf, isBox, hasFallen, decider };
  return grouped(withoutEchoes(events, later)).map((together) => ({
    seat: together[0]!.seat ?? null,
    text: isOffer(together) ? offer(together, nameOf) : tell(together, manner),
  }));
}

function withoutEchoes(events: readonly Happening[], later: readonly Happening[]): Happening[] {
  const all = [...events, ...later];
  const isTold = (key: string, { seat }: Happening) => all.some((one) => one.key === key && one.seat === seat);
  return events.filter((event) => !ECHOES[event.key]?.some((louder) => isTold(louder, event)));
}

function belongsTo(event: Happening): string | null {
  if (OFFER.has(event.key)) return `offer ${event.seat}`;
  return GOODS.has(event.key) ? `${event.key} ${event.seat} ${event.other}` : null;
}

function grouped(events: readonly Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  let before: string | null = null;
  for (const event of events) {
    const key = belongsTo(event);
    if (key !== null && key === before) groups.at(-1)!.push(event);
    else groups.push([event]);
    before = key;
  }
  return groups;
}

function isOffer(together: readonly Happening[]): boolean {
  return OFFER.has(together[0]!.key) && new Set(together.map((event) => event.key)).size > 1;
}

function lettersOf(together: readonly Happening[]): string {
  return together.map((event) => (event.kind ?? "").repeat(event.count ?? 0)).join("");
}

function offer(together: readonly Happening[], nameOf: NameOf): string {
  const part = (key: string) => bundle(lettersOf(together.filter((event) => event.key === key)));
  const { seat, asked } = together[0]!;
  return say(
    "event.offered",
    { who: name(seat, nameOf), asked: names(asked, nameOf), gives: part("offer_gives"), takes: part("offer_takes") },
    "whole",
  );
}

function tell(together: readonly Happening[], { nameOf, isBox, hasFallen, decider }: Manner): string {
  const event = together[0]!;
  const [first, second] = event.dice ?? [0, 0];
  const card = event.kind ?? "";
  return say(
    `event.${keyOf(event, isBox, hasFallen)}`,
    {
      who: name(event.seat, nameOf),
      whom: name(event.other, nameOf),
      asked: names(event.asked, nameOf),
      goods: GOODS.has(event.key) ? bundle(lettersOf(together)) : "",
      kind: event.kind,
      card: isBox ? (BOX_CARDS[card] ?? card) : card,
      name: HEROES.has(event.key) ? say(`hero-${event.kind}`) : "",
      wildling: event.kind,
      tie: event.kind,
      decider,
      clan: event.clan,
      section: event.section,
      space: event.space,
      trail: event.trail,
      count: event.count ?? 0,
      place: event.place,
      first,
      second,
      total: first + second,
    },
    partOf(event),
  );
}

function keyOf(event: Happening, isBox: boolean, hasFallen: boolean): string {
  if (event.key === "won" && hasFallen) return "won_on_the_wall";
  return isBox ? (BOX_KEYS[event.key] ?? event.key) : event.key;
}

/** Some events have another sentence for a special case. */
function partOf(event: Happening): string {
  if (event.key in BOX_KEYS && event.seat === undefined) return "nobody";
  if (event.key === "monopolised" && !event.count) return "none";
  return event.key === "offer_lapsed" && event.other !== undefined ? "answer" : "";
}

function name(seat: number | undefined, nameOf: NameOf): string {
  return seat === undefined ? "" : nameOf(seat);
}

function names(seats: readonly number[] | undefined, nameOf: NameOf): string {
  return listOf((seats ?? []).map(nameOf));
}
