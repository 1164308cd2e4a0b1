/** What is shown of events beside the new state: dice that fall, hexes that glow, cards that fly, figures, sounds. */

import { fly, type Flight } from "../board/fly";
import { hexCorners } from "../board/geometry";
import { isCalm, type Motion } from "../board/motion";
import { numbersOf, terrainOf, tokenOf } from "../board/types";
import type { Good, Happening, TableEvent, View } from "../client/types";
import { sound, type Sound } from "../shell/sound";
import { journeysOf } from "../watch/journeys";
import { Travels } from "../watch/travels.svelte";

const GLOW_MS = 1200;
const PLACED = new Set(["placed_settlement", "placed_city", "placed_road", "moved_robber"]);

/** Where things are on the screen. */
export interface Places {
  hex(name: string): DOMRect | null;
  hand(seat: number, kind: Good): DOMRect | null;
}

/** A card that is on its way to a hand. */
interface Card {
  seat: number;
  kind: Good;
}

interface Passage {
  card: Card;
  flight: Flight;
}

export class Showing {
  isRolling = $state(false);
  glow = $state.raw<string[]>([]);
  readonly travels = new Travels();
  #aloft = $state.raw<Card[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #flight: Motion | null = null;

  constructor(private readonly places: Places) {}

  /** Shows an event to the seat that looks. */
  show(event: TableEvent, view: View, seat: number, before?: View): void {
    const events = (event.events ?? []).filter((one) => one !== null);
    if (!events.length) return;
    const rolled = events.find((one) => one.key === "rolled")?.dice;
    if (rolled) this.#roll(rolled, events, view);
    this.#flyStolen(events);
    if (before) this.travels.begin(journeysOf(events, before, view));
    const heard = soundOf(events, event, view, seat);
    if (heard) sound(heard);
  }

  /** How many cards, or cards of a kind, are still on their way to a seat: its numbers rise as they land. */
  aloft(seat: number, kind?: Good): number {
    return this.#aloft.filter((card) => card.seat === seat && (!kind || card.kind === kind)).length;
  }

  /** The dice lie still. */
  rolled(): void {
    this.isRolling = false;
  }

  /** Ends whatever still moves. */
  skip(): void {
    this.#flight?.skip();
    this.travels.skip();
    this.glow = [];
    this.isRolling = false;
  }

  close(): void {
    this.skip();
    this.#timers.forEach(clearTimeout);
  }

  #later(what: () => void, ms: number): void {
    this.#timers = [...this.#timers.slice(-8), setTimeout(what, ms)];
  }

  #roll(dice: [number, number], events: Happening[], view: View): void {
    // It ends with its last picture, not by the clock: a page that is busy just then must not swallow the roll.
    this.isRolling = !document.hidden && !isCalm();
    const hexes = hexesOf(view, dice);
    this.glow = hexes;
    this.#later(() => (this.glow = this.glow === hexes ? [] : this.glow), GLOW_MS);
    this.#fly(
      events
        .filter((one) => one.key === "produced")
        .flatMap(({ seat, kind, count }) => {
          const from = sourcesOf(view, hexes, seat!, kind!);
          if (!from.length) return [];
          return Array.from({ length: count ?? 1 }, (_, at) =>
            this.#path(this.places.hex(from[at % from.length]!), seat!, kind as Good, true),
          );
        }),
    );
  }

  /** A stolen card flies from hand to hand; what it is, only those two see. */
  #flyStolen(events: Happening[]): void {
    const robbed = events.find((one) => one.key === "robbed" && one.count);
    if (!robbed) return;
    const stole = events.find((one) => one.key === "stole");
    const kind = (stole?.kind ?? "L") as Good;
    this.#fly([this.#path(this.places.hand(robbed.other!, kind), robbed.seat!, kind, stole !== undefined)]);
  }

  #path(from: DOMRect | null, seat: number, kind: Good, isOpen: boolean): Passage | null {
    const to = this.places.hand(seat, kind);
    if (!from || !to) return null;
    const card = { seat, kind };
    const landed = () => (this.#aloft = this.#aloft.filter((one) => one !== card));
    return { card, flight: { good: isOpen ? kind : null, from, to, landed } };
  }

  #fly(found: (Passage | null)[]): void {
    const passages = found.filter((one) => one !== null);
    // Where nothing moves, every number is right at once.
    if (!passages.length || document.hidden || isCalm()) return;
    this.#flight?.skip();
    this.#aloft = [...this.#aloft, ...passages.map(({ card }) => card)];
    this.#flight = fly(passages.map(({ flight }) => flight));
  }
}

/** The places of the last move, by the log, which outlives a reload; a throw clears them. */
export function lastPlaces(log: readonly { events: readonly Happening[] }[]): string[] {
  const isOver = ({ key }: Happening) => key === "rolled";
  const found = log.findLast(({ events }) => events.some((one) => isOver(one) || PLACED.has(one.key)))?.events ?? [];
  return found.some(isOver) ? [] : placesOf(found);
}

/** Where pieces were placed, or the robber. */
export function placesOf(events: readonly Happening[]): string[] {
  return events.filter((one) => PLACED.has(one.key)).map((one) => one.place!);
}

/** The hexes with the number that was thrown, but for the robber's and those that wildlings block. */
export function hexesOf(view: View, dice: readonly [number, number]): string[] {
  const blocked = new Set([view.robber, ...Object.keys(view.watch?.gift ?? {})]);
  return Object.entries(view.board?.hexes ?? {})
    .filter(([name, hex]) => !blocked.has(name) && numbersOf(tokenOf(hex) ?? 0).includes(dice[0] + dice[1]))
    .map(([name]) => name);
}

/** Of the hexes that have yielded, those of a kind at which a seat has a piece: its cards come from there. */
export function sourcesOf(view: View, hexes: readonly string[], seat: number, kind: string): string[] {
  const own = view.pieces?.[seat - 1];
  const corners = new Set([...(own?.s ?? []), ...(own?.c ?? [])]);
  const isOfKind = (hex: string) => terrainOf(view.board!.hexes[hex]!, view.board!) === kind;
  return hexes.filter((hex) => isOfKind(hex) && hexCorners(hex).some((corner) => corners.has(corner)));
}

/** The one sound of an event: what concerns the reader comes first. */
function soundOf(events: Happening[], event: TableEvent, view: View, seat: number): Sound | null {
  const keys = new Set(events.map((one) => one.key));
  if (keys.has("won")) return "end";
  if (seat && event.patch?.ask?.must && view.ask?.must && event.by !== seat) return "turn";
  if (events.some((one) => one.key === "offered" && one.asked?.includes(seat))) return "offer";
  if (keys.has("breached")) return "breach";
  if (keys.has("rushed")) return "rush";
  if (keys.has("rolled")) return "dice";
  if (keys.has("moved_robber")) return "robber";
  if (keys.has("placed_guard")) return "guard";
  if (keys.has("placed_settlement") || keys.has("placed_city") || keys.has("placed_road")) return "build";
  return keys.has("played_card") || keys.has("bought_card") || keys.has("handed_over") ? "card" : null;
}
