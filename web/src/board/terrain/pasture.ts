import type { Point } from "../geometry";
import { at, between, inHex, scattered, underToken, type Chance, type Layer } from "./stroke";

function tuft({ x, y }: Point): string {
  return `M${at(x, y)}l-2.6-5M${at(x + 1.4, y)}v-6.4M${at(x + 2.8, y)}l2.6-5`;
}

/** A sheep in its three parts, from the back to the front. */
function sheep({ x, y }: Point, facing: number): { legs: string; fleece: string; head: string } {
  const arc = (dx: number, dy: number) => `a3.5 3.5 0 1 1 ${at(dx, dy)}`;
  const head = x + facing * 8.2;
  return {
    legs: `M${at(x - 4.4, y - 1)}v5h1.8v-5ZM${at(x + 2.6, y - 1)}v5h1.8v-5Z`,
    fleece:
      `M${at(x - 6, y - 1)}${arc(1, -5.4)}${arc(5, -1.6)}${arc(5, 1.6)}${arc(1, 5.4)}` +
      `Q${at(x, y + 2.4)} ${at(x - 6, y - 1)}Z`,
    head:
      `M${at(head - facing * 2.4, y - 8)}Q${at(head + facing * 2.6, y - 8.6)} ${at(head + facing * 4, y - 4)}` +
      `Q${at(head + facing * 3.4, y - 1.6)} ${at(head + facing, y - 1.8)}` +
      `Q${at(head - facing * 2.6, y - 3)} ${at(head - facing * 2.4, y - 8)}Z`,
  };
}

/** Soft mounds, tufts of grass and a few sheep. */
export function pasture(next: Chance): Layer[] {
  const rise = between(next, -26, -14);
  const dip = between(next, 14, 26);
  const lean = between(next, -8, 8);
  const flock: Point[] = [];
  for (let tries = 0; flock.length < 4 && tries < 60; tries++) {
    const place = { x: between(next, -38, 38), y: between(next, -36, 44) };
    const free = flock.every((other) => Math.hypot(other.x - place.x, (other.y - place.y) * 1.4) > 25);
    if (free && inHex(place.x, place.y, 44) && !underToken(place.x * 0.75, place.y)) flock.push(place);
  }
  const drawn = flock.sort((one, other) => one.y - other.y).map((place) => sheep(place, next() < 0.5 ? 1 : -1));
  const tufts = scattered(next, 21, 14, 47).filter(({ x, y }) =>
    flock.every((other) => Math.abs(other.x - x) > 14 || Math.abs(other.y - y) > 9),
  );
  return [
    { tone: "mound", d: `M-60 ${rise + lean}Q-20 ${rise - 16} 16 ${rise + 4}T60 ${rise - lean}V60H-60Z` },
    { tone: "mound-near", d: `M-60 ${dip - lean}Q-24 ${dip - 18} 6 ${dip - 2}T60 ${dip + lean - 4}V60H-60Z` },
    { tone: "tuft", line: 1.7, d: tufts.map(tuft).join("") },
    { tone: "wool-dark", d: drawn.map((one) => one.legs).join("") },
    { tone: "wool", d: drawn.map((one) => one.fleece).join("") },
    { tone: "wool-dark", d: drawn.map((one) => one.head).join("") },
  ];
}
