/** Records of finished games. */

import type { Colour, Good } from "./goods";
import type { Happening } from "./told";
import type { Score, View } from "./view";

export interface RecordSeat {
  seat: number;
  colour: Colour;
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
}
export interface RecordLine {
  id: string;
  edition: string;
  started: number;
  ended: number;
  public: boolean;
  seats: RecordSeat[];
  /** Where the next page of a list begins. */
  place: string;
}
export interface SeatFigures {
  seat: number;
  produced: Partial<Record<Good, number>>;
  expected: number;
  luck: number;
  stolen: number;
  lost_to_robber: number;
  discarded: number;
  traded: number;
  bank_traded: number;
  bank: number;
  score: Score;
  /** What the second game counts as well. */
  guards_placed?: number;
  guards_lost?: number;
  heroes_used?: number;
  tokens_revealed?: number;
  wildlings_sent_home?: number;
}
export interface Statistics {
  /** By the total of two dice. */
  dice: Record<string, number>;
  dice_expected: Record<string, number>;
  /** At the beginning of every turn, and at the end; by seat. */
  points_by_turn: number[][];
  /** Of the Wall, where there is one. */
  breaches?: number;
  seats: SeatFigures[];
}
export interface FullRecord extends RecordLine {
  hgn: string;
  statistics: Statistics;
}
/** A move of a replay: what was said of it, and what it changed. */
export interface Frame {
  move: string;
  by: number | null;
  steward: boolean;
  events: Happening[];
  patch: Partial<View>;
}
export interface Replay {
  tags: Record<string, string>;
  view: View;
  frames: Frame[];
}
export interface OwnReplay extends Replay {
  colours: Colour[];
  statistics: Statistics;
}
export interface Verified {
  checked: number;
  commitment: string;
  key: string;
  arguments: Record<string, string | number>;
  /** Starts that were called off before this game. */
  cancelled: number;
}
