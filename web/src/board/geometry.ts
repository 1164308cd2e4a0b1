// From the names of places to points: pointy-top hexes in doubled coordinates.
//
// A hex is a column and a row; its eastern neighbour is two columns on. Corners live on a finer grid, with three steps
// of height a row, so every corner is the northern or southern tip of exactly one hex (sea included), and every side is
// the west, north-west or north-east side of exactly one. A name alone gives the point; no table of a board is needed.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type ShapeName = "island" | "large" | "gift";
export type Arrow = "up" | "down" | "left" | "right";

// From the centre of a hex to a tip, and to the middle of a side.
export const RADIUS = 60;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;
const STEP = RADIUS / 2;

// A row of each board: its first column, and how many hexes it has. The first row of land is B.
const ROWS: Record<ShapeName, readonly (readonly [number, number])[]> = {
  island: [[5, 3], [4, 4], [3, 5], [4, 4], [5, 3]],
  large: [[6, 3], [5, 4], [4, 5], [3, 6], [4, 5], [5, 4], [6, 3]],
  gift: [[6, 4], [5, 5], [4, 6], [3, 6]],
};

const TIPS = { n: [0, -2], ne: [1, -1], se: [1, 1], s: [0, 2], sw: [-1, 1], nw: [-1, -1] } as const;
const SIDES = {
  ne: ["n", "ne"],
  e: ["ne", "se"],
  se: ["se", "s"],
  sw: ["s", "sw"],
  w: ["sw", "nw"],
  nw: ["nw", "n"],
} as const;
type Tip = keyof typeof TIPS;
type Direction = keyof typeof SIDES;

/** A node of the lattice: a column, and a height of three steps a row. */
interface Node {
  column: number;
  height: number;
}

export const SHAPES: Readonly<Record<ShapeName, readonly string[]>> = {
  island: hexesOf("island"),
  large: hexesOf("large"),
  gift: hexesOf("gift"),
};

function hexesOf(shape: ShapeName): string[] {
  return ROWS[shape].flatMap(([first, length], row) =>
    Array.from({ length }, (_, place) => hexName(first + 2 * place, row + 1)),
  );
}

function hexName(column: number, row: number): string {
  return `${String.fromCharCode(65 + row)}${column}`;
}

function parse(name: string): { node: Node; rest: string } {
  const match = /^([A-Z])(\d+)([a-z]*)$/.exec(name);
  if (!match) throw new Error(`no place is called ${name}`);
  const [, row = "", column = "", rest = ""] = match;
  return { node: { column: Number(column), height: 3 * (row.charCodeAt(0) - 65) }, rest };
}

function tipOf(hex: Node, tip: Tip): Node {
  const [across, down] = TIPS[tip];
  return { column: hex.column + across, height: hex.height + down };
}

function pointOf({ column, height }: Node): Point {
  return { x: column * HALF_WIDTH, y: height * STEP };
}

function cornerNode(name: string): Node {
  const { node, rest } = parse(name);
  if (!(rest in TIPS)) throw new Error(`no corner is called ${name}`);
  return tipOf(node, rest as Tip);
}

function sideNodes(name: string): [Node, Node] {
  const { node, rest } = parse(name);
  if (!(rest in SIDES)) throw new Error(`no side is called ${name}`);
  const [first, second] = SIDES[rest as Direction];
  return [tipOf(node, first), tipOf(node, second)];
}

/** The printed name of a corner: it is the tip of one hex only. */
function nameOfCorner({ column, height }: Node): string {
  return height % 3 === 1 ? `${hexName(column, (height + 2) / 3)}n` : `${hexName(column, (height - 2) / 3)}s`;
}

/** The printed name of a side: it is the west, north-west or north-east side of one hex only. */
function nameOfSide([one, other]: [Node, Node]): string {
  const [upper, lower] = one.height < other.height ? [one, other] : [other, one];
  if (upper.column === lower.column) return `${hexName(upper.column + 1, (upper.height + 1) / 3)}w`;
  // Where the upper end is no northern tip, the lower one is that of the hex below.
  const [tip, end] = upper.height % 3 === 1 ? [upper, lower] : [lower, upper];
  return `${hexName(tip.column, (tip.height + 2) / 3)}${end.column > tip.column ? "ne" : "nw"}`;
}

export function hexCentre(name: string): Point {
  return pointOf(parse(name).node);
}

export function cornerPoint(name: string): Point {
  return pointOf(cornerNode(name));
}

/** The two ends of a side, the northern one first. */
export function sideEnds(name: string): [Point, Point] {
  const [one, other] = sideNodes(name).map(pointOf) as [Point, Point];
  return one.y <= other.y ? [one, other] : [other, one];
}

/** The middle of a side, and its slope in degrees as an SVG turns: between -90 and 90. */
export function sidePoint(name: string): Point & { turn: number } {
  const [one, other] = sideEnds(name);
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const turn = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, turn };
}

export function sideCorners(name: string): [string, string] {
  return sideNodes(name).map(nameOfCorner) as [string, string];
}

/** The corners of a hex, clockwise from its northern tip, by their printed names. */
export function hexCorners(name: string): string[] {
  const { node } = parse(name);
  return (Object.keys(TIPS) as Tip[]).map((tip) => nameOfCorner(tipOf(node, tip)));
}

/** The sides of a hex, clockwise from the north-east, by their printed names. */
export function hexSides(name: string): string[] {
  return (Object.keys(SIDES) as Direction[]).map((side) => nameOfSide(sideNodes(name + side)));
}

/** The corners of a set of hexes, each once. */
export function allCorners(hexes: readonly string[]): string[] {
  return [...new Set(hexes.flatMap(hexCorners))];
}

/** The sides of a set of hexes, each once. */
export function allSides(hexes: readonly string[]): string[] {
  return [...new Set(hexes.flatMap(hexSides))];
}

/** The hexes of a set that a side belongs to: one on the coast, two inland. */
export function sideHexes(side: string, hexes: readonly string[]): string[] {
  return hexes.filter((hex) => hexSides(hex).includes(side));
}

/** The sides that only one hex of the set has. */
export function coast(hexes: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const side of hexes.flatMap(hexSides)) seen.set(side, (seen.get(side) ?? 0) + 1);
  return [...seen].filter(([, times]) => times === 1).map(([side]) => side);
}

/** A unit vector from the land out to sea, across a side of the coast. */
export function seaward(side: string, hexes: readonly string[]): Point {
  const [land] = sideHexes(side, hexes);
  if (land === undefined) throw new Error(`${side} is no side of the land`);
  const from = hexCentre(land);
  const to = sidePoint(side);
  return { x: (to.x - from.x) / HALF_WIDTH, y: (to.y - from.y) / HALF_WIDTH };
}

/** The smallest box around a set of hexes, and so much water around them. */
export function boundsOf(hexes: readonly string[], margin = 0): Box {
  const centres = hexes.map(hexCentre);
  const xs = centres.map((point) => point.x);
  const ys = centres.map((point) => point.y);
  const x = Math.min(...xs) - HALF_WIDTH - margin;
  const y = Math.min(...ys) - RADIUS - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + HALF_WIDTH + margin - x,
    height: Math.max(...ys) + RADIUS + margin - y,
  };
}

/** The tips of a hex around the origin, so far from it, clockwise from the north. */
export function hexTips(radius = RADIUS): Point[] {
  return Object.values(TIPS).map(([across, down]) => ({
    x: (across * radius * Math.sqrt(3)) / 2,
    y: (down * radius) / 2,
  }));
}

const HEADINGS: Record<Arrow, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * Which of the points lies next in the direction of an arrow key, or -1.
 *
 * Only what lies within 60 degrees of the arrow counts, so that four arrows reach every direction; of these, what is
 * off the line counts as farther away.
 */
export function nextInDirection(from: Point, points: readonly Point[], arrow: Arrow): number {
  const heading = HEADINGS[arrow];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const ahead = x * heading.x + y * heading.y;
    const aside = Math.abs(x * heading.y) + Math.abs(y * heading.x);
    if (ahead < 1e-6 || aside > ahead * Math.sqrt(3) + 1e-6) return;
    const cost = ahead + 1.5 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Which of the points is nearest, or -1 if there is none. */
export function nearest(to: Point, points: readonly Point[]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
