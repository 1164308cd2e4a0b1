// Where a piece stands: corners and hexes as they are, sides with the slope of the side.

import { cornerPoint, hexCentre, sidePoint, type Point } from "./geometry";
import type { Piece, Spot } from "./types";

export interface Stand extends Point {
  turn: number;
}

// The robber stands behind the token, so that the number stays in sight.
export const ROBBER_FOOT: Point = { x: 0, y: -7 };
export const ROBBER_SCALE = 0.84;

export function standOf(kind: Spot["kind"], place: string): Stand {
  if (kind === "side") return sidePoint(place);
  return { ...(kind === "corner" ? cornerPoint(place) : hexCentre(place)), turn: 0 };
}

export function standOfPiece(piece: Piece | "robber", place: string): Stand {
  if (piece === "robber") return standOf("hex", place);
  return standOf(piece === "r" ? "side" : "corner", place);
}

/** What kind of place a name is. */
export function kindOf(place: string): Spot["kind"] {
  if (/\d$/.test(place)) return "hex";
  return /[ns]$/.test(place) ? "corner" : "side";
}
