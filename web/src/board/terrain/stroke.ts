// What terrain is drawn with: paths of a tone, around the middle of a hex, from the back to the front.

import { RADIUS, hexTips, type Point } from "../geometry";

/** Some shapes in one tone. The tones are colours of board.css; `line` means stroked instead of filled. */
export interface Layer {
  tone: string;
  d: string;
  line?: number;
}

export type Chance = () => number;

// Where the token lies, and how far drawings keep away from its middle.
export const TOKEN: Point = { x: 0, y: 13 };
const CLEARING = 21;
// Half the width of the way between two hexes: roads are laid there.
export const WAY = 3.4;

export function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

export function between(next: Chance, low: number, high: number): number {
  return low + (high - low) * next();
}

/** Whether a point lies in a hex of that radius around the origin. */
export function inHex(x: number, y: number, radius: number): boolean {
  const side = Math.abs(x);
  return side <= (radius * Math.sqrt(3)) / 2 && Math.abs(y) + side / Math.sqrt(3) <= radius;
}

export function underToken(x: number, y: number): boolean {
  return Math.hypot(x - TOKEN.x, y - TOKEN.y) < CLEARING;
}

/** Points in uneven rows over a hex, from the back to the front, that keep away from the token. */
export function scattered(next: Chance, gap: number, rowGap: number, radius: number): Point[] {
  const points: Point[] = [];
  for (let y = -RADIUS, row = 0; y < RADIUS; y += rowGap, row++)
    for (let x = -RADIUS + (row % 2 ? gap / 2 : 0); x < RADIUS; x += gap) {
      const point = { x: x + between(next, -0.28, 0.28) * gap, y: y + between(next, -0.3, 0.3) * rowGap };
      if (inHex(point.x, point.y, radius) && !underToken(point.x, point.y)) points.push(point);
    }
  return points.sort((one, other) => one.y - other.y);
}

/** A hex around the origin with its tips rounded off. */
export function tile(radius: number, round: number): string {
  const tips = hexTips(radius);
  const parts = tips.map((tip, index) => {
    const before = tips[(index + 5) % 6] as Point;
    const after = tips[(index + 1) % 6] as Point;
    const share = round / radius;
    const toward = (other: Point) => at(tip.x + (other.x - tip.x) * share, tip.y + (other.y - tip.y) * share);
    return `${index ? "L" : "M"}${toward(before)}Q${at(tip.x, tip.y)} ${toward(after)}`;
  });
  return `${parts.join("")}Z`;
}
