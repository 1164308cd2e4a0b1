// What the island widget is given and what it says. It knows no rules and no language: it gets what can be clicked,
// and how to call it.

import type { Snippet } from "svelte";
import type { Wildling } from "../watch/types";
import type { Covers } from "./clear";
import type { Box, ShapeName } from "./geometry";

export type Good = "L" | "W" | "G" | "B" | "O";
/** D is a desert; on the land of the second game it is ice (I). */
export type Terrain = Good | "D" | "I";
export type HarbourKind = Good | "3";
// The second game has ranger patrols (P), winter stores (S) and new recruits (N).
export type Card = "K" | "R" | "Y" | "M" | "V" | "P" | "S" | "N";
export type Colour = "red" | "blue" | "white" | "orange" | "green" | "brown";
export type Piece = "s" | "c" | "r";

/** The island as the server sends it: terrain letter and token by hex (`"L11"`, `"D"`), harbour by side. */
export interface Board {
  shape: ShapeName;
  hexes: Record<string, string>;
  harbours: Record<string, string>;
}

/** The pieces of one seat, by the letters of the moves that place them. */
export interface Pieces {
  s: readonly string[];
  c: readonly string[];
  r: readonly string[];
}

export interface Seat {
  seat: number;
  colour: Colour;
  name: string;
}

/** A place that can be picked now. */
export interface Spot {
  /** Unique among the spots; the move's code will do. */
  id: string;
  kind: "corner" | "side" | "hex";
  place: string;
  /** What picking it would do, for readers and as a hint. */
  label: string;
  /** What would come to stand there: drawn as a ghost on hover, focus and when chosen. */
  piece?: Piece | "robber";
  seat?: number;
  /** What the coach would do. */
  mark?: "best";
}

/** A piece that the server has not agreed to yet. */
export interface PendingPiece {
  piece: Piece | "robber";
  place: string;
  seat: number;
}

/** The words that the widget needs, in the reader's language. */
export interface IslandWords {
  /** The name of the whole widget. */
  island: string;
  /** Headings of the described island. */
  hexes: string;
  harbours: string;
  roads: string;
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
}

export interface IslandProps {
  board: Board;
  /** The hex that the robber stands on. */
  robber: string | null;
  /** By seat: the first is seat 1. */
  pieces: readonly Pieces[];
  seats: readonly Seat[];
  /** Only these can be clicked and focused. */
  spots?: readonly Spot[];
  onpick?: (spot: Spot) => void;
  /** What kind of place is being looked for: one of it that is clicked and is no spot is a miss. */
  sought?: Spot["kind"] | null;
  onmiss?: (place: string) => void;
  /** The place that was missed at last, drawn crossed out. */
  missed?: string | null;
  /** The id of the spot that was picked and is not confirmed yet. */
  chosen?: string | null;
  pending?: readonly PendingPiece[];
  /** Places (hexes, corners, sides) of the last move. */
  last?: readonly string[];
  /** Hexes that have just produced. */
  glow?: readonly string[];
  words: IslandWords;
  /** A hex in words: its name, terrain, number, whether the robber is there. */
  sayHex: (hex: string) => string;
  /** A corner in words, with what stands on it. */
  sayCorner: (corner: string) => string;
  /** A side in words: its road, or its harbour. */
  saySide: (side: string) => string;
  /** Whether it can be zoomed and moved; a preview can not. */
  zoomable?: boolean;
  /** The robber's figure: that of the second game is a raider. */
  raider?: boolean;
  /** Hexes that a wildling blocks, in the second game. */
  wildlings?: Readonly<Record<string, Wildling>>;
  /** What lies north of the land, drawn on the same sheet, and how much room it takes above the land. */
  north?: Snippet;
  headroom?: number;
  /** What moves over all of the sheet. */
  travellers?: Snippet;
  /** A part of the sheet that fills the frame; the whole of it does if there is none. */
  near?: Box | null;
  /** What lies over the upper corners of the frame: the land is drawn clear of it. */
  covers?: Covers;
  /** Hexes to be shown in their order. */
  way?: readonly string[];
}

/** What a parent may ask of a mounted island (`bind:this`). */
export interface IslandHandle {
  /** Where a place is on the screen, for things that fly from it or to it. */
  rectOf: (place: string) => DOMRect | null;
  /** Puts the focus on the first spot, or on the island where there is none. */
  focus: () => void;
}

/** The terrain of a hex. Where it is cold, what yields nothing is ice: it is a desert by the rules, not by its look. */
export function terrainOf(hex: string, { shape }: { shape: string }): Terrain {
  const letter = hex[0] as Good | "D";
  return letter === "D" && shape === "gift" ? "I" : letter;
}

/** The number on a hex, or null where there is none. */
export function tokenOf(hex: string): number | null {
  return hex.length > 1 ? Number(hex.slice(1)) : null;
}

// The one token that stands for two numbers; the server sends it as 14.
const TWO_AND_TWELVE = 14;

/** The throws for which a token's hex yields. */
export function numbersOf(token: number): number[] {
  return token === TWO_AND_TWELVE ? [2, 12] : [token];
}

/** In how many of the 36 ways two dice fall a token's number comes: as many dots are on it. */
export function pipsOf(token: number): number {
  return numbersOf(token).reduce((ways, number) => ways + Math.max(0, 6 - Math.abs(7 - number)), 0);
}
