// What the drawings of the second game are given: plain data, as the server may tell it.

import type { Colour } from "../board/types";
import type { Watch } from "../client/types";

export const WILDLINGS = ["regular", "climber", "giant"] as const;
export type Wildling = (typeof WILDLINGS)[number];

export const CLANS = ["river", "cave", "hornfoot"] as const;
export type Clan = (typeof CLANS)[number];

// By the order of their cards.
export const HEROES = [
  "commander",
  "steward",
  "scholar",
  "builder",
  "arms",
  "seer",
  "rebel",
  "pathfinder",
  "archer",
  "recruiter",
  "tracker",
] as const;
export type Hero = (typeof HEROES)[number];

/** A section of the Wall and the clearing before it. */
export interface Section {
  /** By space, the first is space 1: the colour of the guard there. */
  guards: readonly (Colour | null)[];
  /** In the order in which they came; a place is empty while somebody is on the way to it. */
  clearing: readonly (Wildling | null)[];
}

/** A trail, by the number of the die that names it. */
export interface Trail {
  trail: number;
  clan: Clan;
  section: number;
}

/** A path from a clan's camps to the clearing at a section. */
export interface Path {
  clan: Clan;
  section: number;
  /** The trails that run on it, by their numbers on the die: `7 8`. */
  numbers: string;
}

/** All that is north of the land. */
export interface NorthView {
  paths: readonly Path[];
  /** From west to east. */
  sections: readonly Section[];
  /** By camp, the first is the one nearest the trails. */
  camps: Readonly<Record<Clan, readonly (Wildling | null)[]>>;
  /** Figures that are not in play. */
  peaks: Readonly<Record<Wildling, number>>;
}

/** A section that can be picked now. */
export interface SectionSpot {
  id: string;
  /** From 1, in the west. */
  section: number;
  /** What picking it would do, for readers. */
  label: string;
}

/** A wildling north of the Wall that can be picked now. */
export interface NorthSpot {
  id: string;
  /** `cave2` is the second camp of a clan, `3.1` the first in the clearing at a section. */
  place: string;
  label: string;
}

/** How near the Wall is to falling, as the server tells it. */
export interface Danger {
  sections: readonly { regulars: number; guards: number; level: Watch["danger"][number] }[];
  /** How many wildlings of a clan start a rush, and how many more it takes. */
  rush: number;
  rushes: Readonly<Record<Clan, number>>;
  breaches: number;
  lastBreach: number;
  south: number;
  southLimit: number;
  /** Who would win if the game ended now by what all see, even where nobody has a guard. */
  leader: { name: string; guards: number };
}
