import type { Point } from "../geometry";
import { at, between, inHex, type Chance, type Layer } from "./stroke";

/** Parallel furrows over a wide square, turned and bent a little. */
function furrows(turn: number, gap: number, bend: number, offset: number): string {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const place = (along: number, across: number) => at(along * cos - across * sin, along * sin + across * cos);
  let d = "";
  for (let across = -80 + offset; across < 80; across += gap)
    d += `M${place(-80, across)}Q${place(0, across + bend)} ${place(80, across)}`;
  return d;
}

/** A sheaf of corn standing on its foot: its straw, and the lines on it. */
function sheaf({ x, y }: Point): { straw: string; band: string } {
  const to = (dx: number, dy: number) => at(x + dx * 1.2, y + dy * 1.2);
  return {
    straw:
      `M${to(-5.5, 0)}Q${to(-1.6, -6)} ${to(-6.6, -14)}L${to(-3, -12.4)}L${to(0, -16)}L${to(3, -12.4)}` +
      `L${to(6.6, -14)}Q${to(1.6, -6)} ${to(5.5, 0)}Z`,
    band:
      `M${to(-3.2, -6.4)}Q${to(0, -5)} ${to(3.2, -6.4)}M${to(-1.6, -3.6)}v3M${to(1.6, -3.6)}v3` +
      `M${to(-2, -9)}L${to(-3.4, -12)}M${to(2, -9)}L${to(3.4, -12)}M${to(0, -9)}v-4`,
  };
}

/** Two plots with furrows in their own directions, and sheaves. */
export function fields(next: Chance): Layer[] {
  const flip = next() < 0.5 ? -1 : 1;
  const edge = between(next, -6, 8);
  const tilt = flip * between(next, 16, 26);
  const near = `M-70 ${edge + tilt}Q0 ${edge - 8} 70 ${edge - tilt}V70H-70Z`;
  const spots: Point[] = [];
  for (let tries = 0; spots.length < 5 && tries < 80; tries++) {
    const place = { x: between(next, -40, 40), y: between(next, -26, 46) };
    const free = spots.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 19);
    const clear = Math.hypot(place.x, place.y - 6 - 13) > 31;
    if (free && clear && inHex(place.x, place.y, 48) && inHex(place.x, place.y - 15, 50)) spots.push(place);
  }
  const sheaves = spots.sort((one, other) => one.y - other.y).map(sheaf);
  return [
    { tone: "furrow", line: 3.6, d: furrows(flip * between(next, 0.25, 0.5), 8.6, between(next, -8, 8), next() * 8) },
    { tone: "field-near", d: near },
    { tone: "hedge", line: 2.2, d: near.slice(0, near.indexOf("V")) },
    { tone: "furrow-near", line: 3.2, d: rows(next, flip, edge, tilt) },
    { tone: "straw", d: sheaves.map((one) => one.straw).join("") },
    { tone: "band", line: 1.2, d: sheaves.map((one) => one.band).join("") },
  ];
}

/** Furrows of the near plot: they start at the hedge and run down out of the hex. */
function rows(next: Chance, flip: number, edge: number, tilt: number): string {
  const lean = -flip * between(next, 14, 26);
  let d = "";
  for (let x = -84; x < 84; x += 10.5) {
    const share = x / 70;
    const top = edge - 4 * (1 - share * share) - tilt * share + 3;
    d += `M${at(x, top)}Q${at(x + lean * 0.3, top + 32)} ${at(x + lean, 76)}`;
  }
  return d;
}
