// Islands to look at and to test with: made up, but of the right size.

import { COLOURS } from "../art/emblems";
import { SHAPES, allCorners, allSides, coast, sideCorners, type ShapeName } from "../board/geometry";
import type { Board, IslandWords, Pieces, Seat, Spot } from "../board/types";
import { pathsOf } from "../watch/seen";
import type { Danger, NorthView, SectionSpot, Trail } from "../watch/types";

const TERRAIN: Record<ShapeName, string> = {
  island: "GWOBLWGBLGDLOLOGWBW",
  large: "GWOBLWGBLGDLOLOGWBWLGOBWDLGBOW",
  gift: "OWBGOBGWLWLWOLOGLBGBO",
};
const TOKENS = [9, 2, 10, 12, 6, 4, 10, 9, 11, 3, 8, 8, 3, 4, 5, 5, 6, 11];
const KINDS = "3G3O3LB3W3W";

export function sampleBoard(shape: ShapeName): Board {
  let used = 0;
  const hexes = SHAPES[shape].map((name, place): [string, string] => {
    const terrain = TERRAIN[shape][place] as string;
    return [name, terrain === "D" ? "D" : `${terrain}${TOKENS[used++ % TOKENS.length]}`];
  });
  const count = shape === "large" ? 11 : 9;
  const shore = around(coast(SHAPES[shape]));
  const harbours = Array.from({ length: count }, (_, place): [string, string] => [
    shore[Math.round((place * shore.length) / count)] as string,
    KINDS[place] as string,
  ]);
  return { shape, hexes: Object.fromEntries(hexes), harbours: Object.fromEntries(harbours) };
}

/** Sides of the coast one after the other, so that the harbours stand apart. */
function around(sides: string[]): string[] {
  const rest = new Map(sides.map((side) => [side, sideCorners(side)]));
  const chain = [sides[0] as string];
  rest.delete(chain[0] as string);
  while (rest.size) {
    const here = sideCorners(chain.at(-1) as string);
    const [next] = [...rest].find(([, other]) => other.some((corner) => here.includes(corner))) ?? [...rest][0]!;
    chain.push(next);
    rest.delete(next);
  }
  return chain;
}

export const SAMPLE_SEATS: Seat[] = COLOURS.map((colour, index) => ({
  seat: index + 1,
  colour,
  name: `seat ${index + 1}`,
}));

export function samplePieces(shape: ShapeName): Pieces[] {
  if (shape !== "island") {
    const corners = allCorners(SHAPES[shape]);
    const sides = allSides(SHAPES[shape]);
    return SAMPLE_SEATS.map((_, seat) => ({
      s: [corners[seat * 7 + 2] as string],
      c: [corners[seat * 7 + 5] as string],
      r: [sides[seat * 11 + 3] as string, sides[seat * 11 + 6] as string],
    }));
  }
  return [
    { s: ["D3n", "D5n", "E4n", "E8s"], c: ["E6s"], r: ["D3ne", "D5nw", "D5w", "F5ne", "F7nw", "F7ne"] },
    { s: ["C8s", "D9s"], c: ["B9s"], r: ["B9w", "C8ne", "C10w", "D9nw", "D9w", "E8ne"] },
    { s: ["B5n"], c: ["C6n", "E4s"], r: ["B5ne", "B7w", "C6ne", "C8nw", "F3ne"] },
    { s: ["B11s", "C10s", "C12s"], c: ["E6n"], r: ["C12w", "D9ne", "D11nw", "D11ne", "E6nw"] },
  ];
}

export function sampleSpots(shape: ShapeName, kind: string | null): Spot[] {
  const taken = new Set(samplePieces(shape).flatMap((own) => [...own.s, ...own.c, ...own.r]));
  const free = (places: readonly string[]) => places.filter((place) => !taken.has(place));
  if (kind === "corner") return free(allCorners(SHAPES[shape])).map(cornerSpot);
  if (kind === "side") return free(allSides(SHAPES[shape])).map(sideSpot);
  return kind === "hex" ? SHAPES[shape].slice(1).map(hexSpot) : [];
}

function cornerSpot(place: string, index: number): Spot {
  const spot: Spot = { id: `s@${place}`, kind: "corner", place, label: `settlement on ${place}`, piece: "s", seat: 1 };
  return index % 9 === 4 ? { ...spot, mark: "best" } : spot;
}

function sideSpot(place: string): Spot {
  return { id: `r@${place}`, kind: "side", place, label: `road on ${place}`, piece: "r", seat: 2 };
}

function hexSpot(place: string): Spot {
  return { id: `x@${place}`, kind: "hex", place, label: `robber to ${place}`, piece: "robber" };
}

export const SAMPLE_WORDS: IslandWords = {
  island: "the island",
  hexes: "hexes",
  harbours: "harbours",
  roads: "roads",
  zoomIn: "closer",
  zoomOut: "farther",
  zoomReset: "the whole island",
};

/** The north in a tight moment. */
export const SAMPLE_TRAILS: Trail[] = [
  { trail: 1, clan: "river", section: 1 },
  { trail: 2, clan: "river", section: 1 },
  { trail: 3, clan: "river", section: 2 },
  { trail: 4, clan: "cave", section: 2 },
  { trail: 5, clan: "cave", section: 3 },
  { trail: 6, clan: "hornfoot", section: 3 },
  { trail: 7, clan: "hornfoot", section: 4 },
  { trail: 8, clan: "hornfoot", section: 4 },
];

export const SAMPLE_NORTH: NorthView = {
  paths: pathsOf(SAMPLE_TRAILS),
  sections: [
    { guards: ["red", "blue", null, null, null], clearing: ["regular", "regular"] },
    { guards: ["white", "orange", "green", "brown", "red"], clearing: ["regular", "regular", "regular", "regular"] },
    { guards: [null, null, null, null, null], clearing: [] },
    { guards: ["blue", null, null, null, null], clearing: ["regular"] },
  ],
  camps: {
    river: ["regular", "giant", "climber", "regular", null],
    cave: ["climber", "regular", null, null, null],
    hornfoot: ["giant", null, null, null, null],
  },
  peaks: { regular: 11, climber: 4, giant: 6 },
};

export const SAMPLE_SECTIONS: SectionSpot[] = [1, 3, 4].map((section) => ({
  id: `g@${section}`,
  section,
  label: `guard at section ${section}`,
}));

/** Trade routes along the southern edge. */
export const SAMPLE_ROUTES = { F4nw: "G", F6nw: "B", F8nw: "L", F10nw: "W", F12nw: "O" };

export const SAMPLE_DANGER: Danger = {
  sections: [
    { regulars: 2, guards: 2, level: "next" },
    { regulars: 4, guards: 5, level: "near" },
    { regulars: 0, guards: 1, level: "climb" },
    { regulars: 1, guards: 3, level: "calm" },
  ],
  rush: 5,
  rushes: { river: 1, cave: 3, hornfoot: 4 },
  breaches: 1,
  lastBreach: 3,
  south: 4,
  southLimit: 7,
  leader: { name: "Kestrel", guards: 3 },
};
