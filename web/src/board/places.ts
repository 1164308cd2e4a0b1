// Where a piece stands: corners and hexes as they are, sides with the slope of the side.

import {
  HALF_WIDTH,
  RADIUS,
  allCorners,
  allSides,
  cornerPoint,
  hexCentre,
  hexCorners,
  hexSides,
  nearest,
  sidePoint,
  type Point,
} from "./geometry";
import type { Piece, Spot } from "./types";

export interface Stand extends Point {
  turn: number;
}

// Whoever is on a hex stands behind the token, so that the number stays in sight.
const FOOT = -7;
export const ROBBER_SCALE = 0.84;

/** Where the robber stands on a hex; if a wildling is there as well, to the left of it. */
export function robberFoot(isShared: boolean): Point {
  return { x: isShared ? -28 : 0, y: FOOT };
}

/** Where a wildling stands on a hex; if the robber is there as well, to the right of it. A giant is broad. */
export function wildlingFoot(isShared: boolean): Point {
  return { x: isShared ? 18 : 0, y: FOOT };
}

export function standOf(kind: Spot["kind"], place: string): Stand {
  if (kind === "side") return sidePoint(place);
  return { ...(kind === "corner" ? cornerPoint(place) : hexCentre(place)), turn: 0 };
}

export function standOfPiece(piece: Piece | "robber", place: string): Stand {
  return standOf(placeKindOf(piece), place);
}

/** On what kind of place a piece stands. */
export function placeKindOf(piece: Piece | "robber" | "rob"): Spot["kind"] {
  if (piece === "robber" || piece === "rob") return "hex";
  return piece === "r" ? "side" : "corner";
}

// As far from a place as half the way to the next one of its kind, or a little less.
const NEAR: Record<Spot["kind"], number> = { hex: HALF_WIDTH, corner: RADIUS * 0.4, side: RADIUS * 0.4 };

/** The place of a kind that is meant by a point, or null if there is none so near. */
export function placeAt(point: Point, kind: Spot["kind"], hexes: readonly string[]): string | null {
  const places = kind === "hex" ? hexes : kind === "corner" ? allCorners(hexes) : allSides(hexes);
  const stands = places.map((place) => standOf(kind, place));
  const found = nearest(point, stands);
  const stand = stands[found];
  const isNear = stand && Math.hypot(stand.x - point.x, stand.y - point.y) <= NEAR[kind];
  return isNear ? places[found]! : null;
}

/** What kind of place a name is. */
export function kindOf(place: string): Spot["kind"] {
  if (/\d$/.test(place)) return "hex";
  return /[ns]$/.test(place) ? "corner" : "side";
}

/** The hexes of a set that a corner or a side belongs to. */
export function hexesAt(kind: "corner" | "side", place: string, hexes: readonly string[]): string[] {
  const partsOf = kind === "corner" ? hexCorners : hexSides;
  return hexes.filter((hex) => partsOf(hex).includes(place));
}
