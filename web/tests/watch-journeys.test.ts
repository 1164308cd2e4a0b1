// Events of the second game as journeys of its figures.

import { expect, test } from "vitest";
import { hexCentre } from "../src/board/geometry";
import type { Happening, View } from "../src/client/types";
import { framesOf, journeysOf, type Journey } from "../src/watch/journeys";
import { WALL_FOOT, WALL_TOP, clearingStand, sectionX } from "../src/watch/layout";
import { landOf, northOf } from "../src/watch/seen";

const TRAILS = [
  { trail: 1, clan: 0, section: 0 },
  { trail: 4, clan: 1, section: 1 },
  { trail: 5, clan: 1, section: 2 },
];
const SEATS = ["red", "blue", "white"].map((colour, at) => ({ seat: at + 1, colour }));
const NOBODY = [0, 0, 0, 0, 0];

function seen(watch: Partial<View["watch"]>): View {
  const wall = [NOBODY, NOBODY, NOBODY, NOBODY];
  const empty = { wall, clearings: [[], [], [], []], camps: [[], [], []], gift: {}, frost: {} };
  return { watch: { ...empty, ...watch }, north: { trails: TRAILS }, seats: SEATS } as unknown as View;
}

const told = (journeys: Journey[]) => journeys.map(({ figure, from, to }) => [Object.values(figure)[0], from, to]);
const begins = (journeys: Journey[]) => journeys.map(({ legs }) => legs.map(({ at }) => at));

test("whoever comes to the robber's hex ends beside it, elsewhere in the middle", () => {
  const events: Happening[] = [{ key: "crossed", kind: "regular", place: "C7" }];
  const before = seen({ clearings: [[4], [], [], []] });
  const ends = ["C7", "D8"].map((robber) => {
    const [journey] = journeysOf([{ key: "breached", section: 1 }, ...events], { ...before, robber }, { ...seen({}), robber });
    return journey!.legs.at(-1)!.way.at(-1)!.x - hexCentre("C7").x;
  });
  expect(ends[0]).toBeGreaterThan(10);
  expect(ends[1]).toBe(0);
});

test("a regular walks its trail to the clearing, and those behind it close up meanwhile", () => {
  const before = seen({ camps: [[], ["regular", "giant", "climber"], []], clearings: [[], [4], [], []] });
  const journeys = journeysOf([{ key: "advanced", kind: "regular", trail: 4 }, { key: "closed_up", clan: "cave" }], before, seen({}));
  expect(told(journeys)).toEqual([
    ["regular", "cave1", "2.2"],
    ["giant", "cave2", "cave1"],
    ["climber", "cave3", "cave2"],
  ]);
  expect(begins(journeys)).toEqual([[0], [0], [0]]);
  const { way } = journeys[0]!.legs[0]!;
  expect(way.length).toBeGreaterThan(4);
  expect(way.at(-1)).toMatchObject(clearingStand(2, 1));
});

test("a climber walks, then goes over its section of the Wall to the hex", () => {
  const events: Happening[] = [
    { key: "advanced", kind: "climber", trail: 5 },
    { key: "climbed", kind: "climber", place: "B10" },
  ];
  const [climber, ...others] = journeysOf(events, seen({ camps: [[], ["climber"], []] }), seen({}));
  expect(others).toEqual([]);
  expect(told([climber!])).toEqual([["climber", "cave1", "B10"]]);
  expect(begins([climber!])).toEqual([[0, 600]]);
  const over = climber!.legs[1]!.way;
  expect(over).toContainEqual(expect.objectContaining({ x: sectionX(3), y: WALL_TOP }));
  expect(over.some(({ y }) => y > WALL_FOOT)).toBe(true);
  expect(over.at(-1)!.x).toBe(hexCentre("B10").x);
});

test("a giant strikes a guard: both go, those above move down", () => {
  const events: Happening[] = [
    { key: "advanced", kind: "giant", trail: 1 },
    { key: "smashed", seat: 2, section: 1 },
    { key: "guard_returned", seat: 2, section: 1, space: 1 },
    { key: "closed_ranks", section: 1 },
  ];
  const before = seen({ camps: [["giant"], [], []], wall: [[2, 3, 0, 0, 0], NOBODY, NOBODY, NOBODY] });
  const journeys = journeysOf(events, before, seen({}));
  expect(told(journeys)).toEqual([
    ["giant", "river1", null],
    ["blue", "wall1.1", null],
    ["white", "wall1.2", "wall1.1"],
  ]);
  expect(journeys.map(({ legs }) => !!legs.at(-1)!.way.at(-1)!.unseen)).toEqual([true, true, false]);
  const [giant, guard] = begins(journeys);
  expect(guard![0]).toBeGreaterThan(giant![1]!);
});

test("through a breach all cross who waited, the oldest first, after the guard has fallen", () => {
  const events: Happening[] = [
    { key: "advanced", kind: "regular", trail: 4 },
    { key: "breached", section: 2, count: 1 },
    { key: "guard_returned", seat: 1, section: 2, space: 1 },
    { key: "crossed", kind: "regular", place: "B8" },
    { key: "crossed", kind: "regular", place: "C7" },
  ];
  const before = seen({
    camps: [[], ["regular"], []],
    clearings: [[], [4], [], []],
    wall: [NOBODY, [1, 0, 0, 0, 0], NOBODY, NOBODY],
  });
  const journeys = journeysOf(events, before, seen({}));
  expect(told(journeys)).toEqual([
    ["regular", "cave1", "C7"],
    ["regular", "2.1", "B8"],
    ["red", "wall2.1", null],
  ]);
  const [last, first, guard] = journeys.map(({ legs }) => legs.at(-1)!.at);
  expect(guard).toBeLessThan(first!);
  expect(first).toBeLessThan(last!);
});

test("a rush is soon over, and everybody goes in turn", () => {
  const events: Happening[] = [
    { key: "gathered", kind: "regular", clan: "cave" },
    { key: "rushed", clan: "cave" },
    { key: "advanced", kind: "climber", trail: 4 },
    { key: "climbed", kind: "climber", place: "B8" },
    { key: "advanced", kind: "climber", trail: 5 },
    { key: "climbed", kind: "climber", place: "B10" },
  ];
  const camps = [[], ["climber", "climber", "regular", "giant"], []];
  const journeys = journeysOf(events, seen({ camps }), seen({}));
  expect(told(journeys)).toEqual([
    ["climber", "cave1", "B8"],
    ["climber", "cave2", "B10"],
    ["regular", "cave3", "cave1"],
    ["giant", "cave4", "cave2"],
    ["regular", null, "cave3"],
  ]);
  expect(Math.max(...journeys.map((journey) => framesOf(journey).duration))).toBeLessThanOrEqual(2400);
  for (const { legs } of journeys)
    legs.slice(1).forEach(({ at }, after) => expect(at).toBeGreaterThanOrEqual(legs[after]!.at + legs[after]!.ms - 1e-6));
});

test("whom the pathfinder or the archer sends home goes, and the others close up", () => {
  const before = seen({ camps: [["regular", "giant", "regular"], [], []], gift: { C7: "giant" }, clearings: [[1, 1], [], [], []] });
  const after = seen({ camps: [["regular", "regular"], [], []] });
  expect(told(journeysOf([{ key: "cleared_camp", kind: "giant", clan: "river" }], before, after))).toEqual([
    ["giant", "river2", null],
    ["regular", "river3", "river2"],
  ]);
  expect(told(journeysOf([{ key: "cleared_clearing", section: 1 }], before, after))).toEqual([["regular", "1.2", null]]);
  expect(told(journeysOf([{ key: "sent_home", kind: "giant", place: "C7" }], before, after))).toEqual([["giant", "C7", null]]);
});

test("a guard comes down onto its space", () => {
  const [guard] = journeysOf([{ key: "placed_guard", seat: 3, section: 4, space: 1 }], seen({}), seen({}));
  expect(told([guard!])).toEqual([["white", null, "wall4.1"]]);
  const { frames, duration } = framesOf(guard!);
  expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([[0, 0], [1, 1]]);
  expect(duration).toBe(400);
});

test("frames are in order, and whoever goes later stands still until then", () => {
  const walk = (at: number, x: number) => ({ at, ms: 600, way: [{ x, y: 0, scale: 1 }, { x: x + 30, y: 9, scale: 1 }, { x: x + 60, y: 0, scale: 1 }] });
  const { frames, duration } = framesOf({ legs: [walk(600, 0), walk(1800, 60)] });
  const offsets = frames.map(({ offset }) => offset!);
  expect(duration).toBe(2400);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  expect([offsets[0], offsets[1], offsets.at(-1)]).toEqual([0, 0.25, 1]);
  expect(frames[0]!.transform).toBe(frames[1]!.transform);
});

test("nobody stands where somebody is on the way to", () => {
  const view = seen({
    camps: [["giant", "regular"], [], []],
    clearings: [[1, 1], [], [], []],
    gift: { B6: "climber", C7: "giant" },
    wall: [[1, 2, 0, 0, 0], NOBODY, NOBODY, NOBODY],
  });
  const coming = new Set(["river1", "1.2", "wall1.1", "B6"]);
  const north = northOf(view, (seat) => SEATS[seat - 1]!.colour as never, coming)!;
  expect(north.camps.river.slice(0, 2)).toEqual([null, "regular"]);
  expect(north.sections[0]).toEqual({ guards: [null, "blue", null, null, null], clearing: ["regular", null] });
  expect(landOf(view, coming)).toEqual({ C7: "giant" });
});

test("nothing moves in the first game", () => {
  const none = { watch: null, north: null, seats: [] } as unknown as View;
  expect(journeysOf([{ key: "placed_road", seat: 1, place: "B6w" }], none, none)).toEqual([]);
});
