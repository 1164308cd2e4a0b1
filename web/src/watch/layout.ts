// Where things of the north are, on the sheet of the island: the Wall runs along the first row of hexes.

import { HALF_WIDTH, SHAPES, boundsOf, hexCentre, type Box, type Point } from "../board/geometry";
import { CLANS, WILDLINGS, type Clan, type Wildling } from "./types";

export const SECTIONS = 4;
export const SPACES = 5;
export const CAMPS = 5;
export const SECTION_WIDTH = 2 * HALF_WIDTH;
export const CLAN_WIDTH = 152;

// Heights of the sheet, from south to north.
export const WALL_FOOT = 4;
export const WALL_LEDGE = -38;
export const WALL_TOP = -80;
export const CLEARING_Y = -136;
export const CAMP_Y = -246;
/** How much room the north takes above the land. */
export const HEADROOM = 356;

/** How much of it the Wall alone takes, with the spears of those who stand on its ledge. */
export const WALL_ROOM = 128;

const LAND = boundsOf(SHAPES.gift);
const SECTION_HEXES = ["B6", "B8", "B10", "B12"];

/** The middle of a section; sections count from 1. */
export function sectionX(section: number): number {
  const hex = SECTION_HEXES[section - 1];
  if (hex === undefined) throw new Error(`the Wall has no section ${section}`);
  return hexCentre(hex).x;
}

/** Where the foot of a guard stands, from the middle of its section: three below, two on the ledge above them. */
export function spaceStand(space: number): Point {
  if (space <= 3) return { x: (space - 2) * 32 - 4, y: WALL_FOOT - 11 };
  return { x: (space - 4.5) * 36 - 4, y: WALL_LEDGE - 11 };
}

/** Where the foot of a wildling in a clearing is, by its place in the queue. */
export function clearingStand(section: number, place: number): Point {
  const [row, column] = [Math.floor(place / 3), place % 3];
  // The queue grows to the north; later rows stand a little aside, so that all are seen.
  return { x: sectionX(section) + (column - 1) * 28 + (row % 2) * 10 - 4, y: CLEARING_Y + 26 - row * 17 };
}

/** The middle of a clan's camps. */
export function clanX(clan: Clan): number {
  return (sectionX(2) + sectionX(3)) / 2 + (CLANS.indexOf(clan) - 1) * CLAN_WIDTH;
}

// The first camp is nearest the trails, the fifth is far from them.
const CAMP_PLACES: readonly Point[] = [
  { x: -27, y: 25 },
  { x: 27, y: 25 },
  { x: -45, y: -16 },
  { x: -1, y: -18 },
  { x: 43, y: -16 },
];

/** Where the fire of a camp is; camps count from 1. */
export function campPlace(clan: Clan, camp: number): Point {
  const place = CAMP_PLACES[camp - 1];
  if (place === undefined) throw new Error(`a clan has no camp ${camp}`);
  return { x: clanX(clan) + place.x, y: CAMP_Y + place.y };
}

/** Where figures that are not in play wait, in the west. */
export const PEAKS: Point = { x: sectionX(1) - 168, y: CAMP_Y + 4 };

/** Where the foot of a figure in the peaks is. */
export function peaksStand(wildling: Wildling): Point {
  return { x: PEAKS.x + (WILDLINGS.indexOf(wildling) - 1) * 48 - 4, y: PEAKS.y + 104 };
}

/** Where a wildling stands whose place is named as moves name it: `cave2` in the camps, `3.1` in a clearing. */
export function northPlace(place: string): Point {
  const found = /^([a-z]+)(\d)$|^(\d)\.(\d)$/.exec(place);
  if (!found) throw new Error(`there is no ${place} in the north`);
  const [, clan, camp, section, back] = found;
  return clan ? campPlace(clan as Clan, Number(camp)) : clearingStand(Number(section), Number(back) - 1);
}

/** Where a trail leaves the camps, where it ends, and the height at which it bends. */
function trailEnds(clan: Clan, section: number): { from: Point; to: Point; bend: number } {
  const from = { x: clanX(clan) + (sectionX(section) < clanX(clan) ? -24 : 24), y: CAMP_Y + 44 };
  const to = { x: sectionX(section), y: CLEARING_Y - 22 };
  return { from, to, bend: (from.y + to.y) / 2 };
}

/** Points along a trail, from the camps to the clearing. */
export function trailSteps(clan: Clan, section: number): Point[] {
  const { from, to } = trailEnds(clan, section);
  // The curve of the drawing, worked out: its ends are upright, and it bends half way down.
  return [0, 0.25, 0.5, 0.75, 1].map((way) => {
    const aside = way * way * (3 - 2 * way);
    const down = 1.5 * way * (1 - way) + way ** 3;
    return { x: from.x + (to.x - from.x) * aside, y: from.y + (to.y - from.y) * down };
  });
}

/** A trail as a path, and where its number lies. */
export function trailPath(clan: Clan, section: number): { d: string; middle: Point } {
  const { from, to, bend } = trailEnds(clan, section);
  return {
    d: `M${from.x} ${from.y}C${from.x} ${bend} ${to.x} ${bend} ${to.x} ${to.y}`,
    middle: { x: (from.x + to.x) / 2, y: bend },
  };
}

/** From the camps to the foot of the Wall, and as wide as they are: what a small screen shows of the north. */
export const NEAR_NORTH: Box = {
  x: clanX("river") - CLAN_WIDTH / 2 - 8,
  y: CAMP_Y - 84,
  width: 3 * CLAN_WIDTH + 16,
  height: WALL_FOOT + 16 - (CAMP_Y - 84),
};

/** Where those who are not in play are counted there, left of the trails. */
export const NEAR_PEAKS: Point = { x: NEAR_NORTH.x + 10, y: CAMP_Y + 50 };

/** What is shown where the north is closed: the land and the Wall. */
export const SOUTH: Box = { ...LAND, y: LAND.y - WALL_ROOM, height: LAND.height + WALL_ROOM };

/** The sheet that holds the land and the north, with water around the land. */
export function sheet(margin: number): Box {
  const box = boundsOf(SHAPES.gift, margin);
  const top = LAND.y - HEADROOM;
  return { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
}
