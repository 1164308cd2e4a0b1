import type { Point } from "../geometry";
import { at, between, inHex, underToken, type Chance, type Layer } from "./stroke";

/** The broken upper edge of a step, from the left of the hex to its right. */
function edge(next: Chance, y: number): Point[] {
  const points: Point[] = [{ x: -62, y: y + between(next, -4, 4) }];
  let height = points[0]!.y;
  for (let x = -46 + between(next, 0, 12); x < 56; x += between(next, 17, 27)) {
    const drop = (next() < 0.5 ? -1 : 1) * between(next, 3.5, 6.5);
    const level = Math.max(y - 6, Math.min(y + 6, height + drop));
    points.push({ x, y: height }, { x: x + 4, y: level });
    height = level;
  }
  points.push({ x: 62, y: height });
  return points;
}

function along(points: readonly Point[]): string {
  return points.map(({ x, y }) => at(x, y)).join("L");
}

/** A few bricks left to dry. */
function stack({ x, y }: Point): string {
  const brick = (dx: number, dy: number) => `M${at(x + dx, y + dy)}h7.4v4h-7.4Z`;
  return brick(-8, -4) + brick(0.6, -4) + brick(-3.7, -9);
}

/** Clay, dug in steps: the flat of each in the light, its face in shade. */
export function hills(next: Chance): Layer[] {
  const layers: Layer[] = [];
  [-37, -19, 0, 20, 39].forEach((y, index) => {
    const rim = edge(next, y);
    const face = between(next, 7, 9);
    const foot = rim.map((point) => ({ x: point.x, y: point.y + face })).reverse();
    const scratches: string[] = [];
    for (let x = -58 + between(next, 0, 6); x < 58; x += between(next, 6, 11)) {
      const start = rim.findLast((point) => point.x <= x) ?? rim[0]!;
      scratches.push(`M${at(x, start.y + 2)}L${at(x, start.y + 2 + face * 0.55)}`);
    }
    layers.push(
      { tone: `step-${index % 2}`, d: `M${along(rim)}L62 62H-62Z` },
      { tone: "face", d: `M${along(rim)}L${along(foot)}Z` },
      { tone: "scratch", line: 1.2, d: scratches.join("") },
      { tone: "rim", line: 1.5, d: `M${along(rim)}` },
    );
  });
  const stacks: Point[] = [];
  for (let tries = 0; stacks.length < 3 && tries < 60; tries++) {
    const place = { x: between(next, -38, 38), y: between(next, -30, 46) };
    const free = stacks.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 26);
    if (free && inHex(place.x, place.y, 46) && !underToken(place.x * 0.7, place.y - 3)) stacks.push(place);
  }
  layers.push(
    { tone: "brick", d: stacks.map(stack).join("") },
    { tone: "brick-edge", line: 0.9, d: stacks.map(stack).join("") },
  );
  return layers;
}
