/** What the second game has beside the common fields of a view. */

/** The hero of a seat, the side that lies up, and whether it rests in this turn. */
export interface SeatHero {
  hero: string;
  side: "a" | "b";
  rested: boolean;
}
/** What is printed in the second game, or was chosen for it, and never changes at a table. */
export interface North {
  routes: Record<string, string[]>;
  trails: { trail: number; clan: number; section: number }[];
  breach_limit: number;
  gift_limit: number;
  rush: number;
  /** The numbers of the wildling die. */
  faces: number;
  /** So many guards on the Wall are worth the first point, and the second. */
  point_guards: number[];
}
/** What the second game has beside the common fields. Sections and spaces from the west and from below, clans in order. */
export interface Watch {
  wall: number[][];
  clearings: number[][];
  camps: string[][];
  frost: Record<string, number>;
  gift: Record<string, string>;
  /** By section: the worst that those in the camps would do there, and what brings it: the next, the one after, a rush. */
  danger: ("calm" | "open" | "climb" | "near" | "rush" | "next" | "rush_end" | "end")[];
  breaches: number;
  supply: number;
  used: Record<string, number>;
  unseen: Record<string, number>;
  under: { s: number; c: number }[];
  guards_left: number[];
  on_wall: number[];
  guard_points: number[];
  heroes: (SeatHero | null)[];
  display: string[];
  raider: string;
  leading: number;
  looked_at: number | null;
  owed: number[];
  die: number | null;
}
