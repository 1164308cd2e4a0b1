/** The view of a reader. Everything about the game is null until it begins. */

import type { Colour, Good } from "./goods";
import type { TableSettings } from "./settings";
import type { North, Watch } from "./watch";

/** The fewest and the most cards of every kind that may be in a hand, by what all have seen. */
export type KnownHand = Record<Good, [number, number]>;

export interface Chair {
  seat: number;
  colour: Colour;
  name: string;
  bot: string | null;
  machine: boolean;
  free: boolean;
  away: boolean;
  /** Why the steward plays here; empty if it does not. */
  steward: string;
  not_trading: boolean;
}
/** Somebody who asks for a free seat of a game under way: which seats agree, and which are still asked. */
export interface Newcomer {
  seat: number;
  name: string;
  machine: boolean;
  agreed: number[];
  asked: number[];
}
export interface Board {
  shape: string;
  hexes: Record<string, string>;
  harbours: Record<string, string>;
}
export interface Turn {
  seat: number;
  stage: string;
  builder: number | null;
  waits_for: number[];
  rolled: boolean;
  card_played: boolean;
  built: boolean;
  free_roads: number;
  corner: string | null;
  /** What the two dice showed last, in this turn or an earlier one. */
  dice: [number, number] | null;
}
export interface Offer {
  n: number;
  seat: number;
  gives: string;
  takes: string;
  asked: number[];
  yes: number[];
  no: number[];
  /** When a bot that made it moves on at the latest; null if it waits for nobody. */
  until: number | null;
}
/** Everything that a seat may do now, by the kinds of its moves. */
export interface Moves {
  s?: string[];
  c?: string[];
  r?: string[];
  rob?: Record<string, number[]>;
  t?: string[];
  yp?: string[];
  mo?: string[];
  vp?: number[];
  x?: number;
  o?: true;
  "o-"?: true;
  y?: number[];
  n?: number[];
  d?: number[];
  "d>"?: number[];
  roll?: true;
  buy?: true;
  kn?: true;
  rb?: true;
  end?: true;
  win?: true;
  /** The second game's: sections of the Wall, hexes with a wildling, and what may stand behind `h:`. */
  g?: number[];
  nr?: number[];
  "kn@"?: string[];
  h?: string[];
}
export interface Ask {
  n: number;
  must: boolean;
  moves: Moves;
}
export interface Dice {
  server_hash: string;
  commitments: Record<string, string>;
  sealed: boolean;
  revealed: number[];
  server_seed: string | null;
  seeds: Record<string, string> | null;
}
export interface ShownClock {
  due: Record<string, number | null>;
  bank?: (number | null)[];
  turn?: number | null;
  away?: (number | null)[];
}
export interface Ending {
  kind: string;
  winner?: number | null;
  points?: number[];
}
/** Points by where they come from. */
export interface Score {
  settlements: number;
  cities: number;
  longest_road: number;
  largest_army: number;
  victory_point_cards: number;
  /** In the second game only. */
  guards?: number;
}
export interface Votes {
  abort: number[];
  void: number[];
}
/** What the reader's person is at the table. */
export interface You {
  seats: number[];
  host: boolean;
}
export interface Costs {
  r: string;
  s: string;
  c: string;
  buy: string;
  /** A guard, in the second game only. */
  g?: string;
}
export interface Pieces {
  s: string[];
  c: string[];
  r: string[];
}
export interface Stock {
  s: number;
  c: number;
  r: number;
}
/** A seat's development cards as all see them. */
export interface HeldCards {
  held: number;
  new: number;
  played: string;
}
export interface Awards {
  longest_road: number | null;
  largest_army: number | null;
}
/** All cards, when they lie open; `points` only in a replay with open cards. */
export interface Shown {
  hands: string[];
  cards: string[];
  score: Score[];
  points?: number[];
}
export interface OwnCards {
  old: string;
  new: string;
}
export interface View {
  status: "open" | "dice" | "playing" | "over";
  settings: TableSettings;
  seats: Chair[];
  host: number | null;
  locked: boolean;
  dice: Dice;
  newcomers: Newcomer[];
  votes: Votes;
  clock: ShownClock | null;
  paused: boolean;
  ending: Ending | null;
  before: string | null;
  next: string | null;
  you: You | null;

  board: Board | null;
  costs: Costs | null;
  north: North | null;
  robber: string | null;
  pieces: Pieces[] | null;
  stock: Stock[] | null;
  bank: Record<Good, number> | null;
  deck: number | null;
  hands: number[] | null;
  aside: number[] | null;
  cards: HeldCards[] | null;
  points: number[] | null;
  roads: number[] | null;
  awards: Awards | null;
  rates: Record<Good, number>[] | null;
  turn: Turn | null;
  offers: Offer[] | null;
  shown: Shown | null;
  /** By seat and kind, the fewest and the most cards; only where the host wants it shown. */
  known: KnownHand[] | null;
  watch: Watch | null;

  my_hand: string | null;
  my_aside: string | null;
  my_cards: OwnCards | null;
  my_points: number | null;
  my_look: string | null;
  ask: Ask | null;
  hen: string | null;
}
