import { describe, expect, test } from "vitest";
import {
  HALF_WIDTH,
  RADIUS,
  SHAPES,
  allCorners,
  allSides,
  boundsOf,
  coast,
  cornerPoint,
  hexCentre,
  hexCorners,
  hexSides,
  nearest,
  nextInDirection,
  seaward,
  sideCorners,
  sideEnds,
  sideHexes,
  sidePoint,
  type Arrow,
  type Point,
  type ShapeName,
} from "../src/board/geometry";

const ARROWS: Arrow[] = ["up", "down", "left", "right"];

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe("boards", () => {
  test.each([
    ["island", 19, 54, 72, 30],
    ["large", 30, 80, 109, 38],
    ["gift", 21, 60, 80, 34],
  ] as const)("%s has its hexes, corners, sides and coast", (shape, hexes, corners, sides, shore) => {
    const names = SHAPES[shape];
    expect([names.length, allCorners(names).length, allSides(names).length, coast(names).length]).toEqual([
      hexes,
      corners,
      sides,
      shore,
    ]);
  });

  test("hexes are named as in the rule books of the library", () => {
    expect(SHAPES.island.join(" ")).toBe("B5 B7 B9 C4 C6 C8 C10 D3 D5 D7 D9 D11 E4 E6 E8 E10 F5 F7 F9");
    expect(SHAPES.large.join(" ")).toBe(
      "B6 B8 B10 C5 C7 C9 C11 D4 D6 D8 D10 D12 E3 E5 E7 E9 E11 E13 F4 F6 F8 F10 F12 G5 G7 G9 G11 H6 H8 H10",
    );
    expect(SHAPES.gift.join(" ")).toBe(
      "B6 B8 B10 B12 C5 C7 C9 C11 C13 D4 D6 D8 D10 D12 D14 E3 E5 E7 E9 E11 E13",
    );
  });

  test("bounds hold every corner, and touch the outermost", () => {
    for (const shape of Object.keys(SHAPES) as ShapeName[]) {
      const box = boundsOf(SHAPES[shape]);
      const points = allCorners(SHAPES[shape]).map(cornerPoint);
      expect(Math.min(...points.map((point) => point.x))).toBeCloseTo(box.x);
      expect(Math.max(...points.map((point) => point.x))).toBeCloseTo(box.x + box.width);
      expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(box.y);
      expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(box.y + box.height);
      expect(boundsOf(SHAPES[shape], 10).width).toBeCloseTo(box.width + 20);
    }
  });
});

describe("names", () => {
  test("around D7 all places are called as printed", () => {
    expect(hexCorners("D7")).toEqual(["D7n", "C8s", "E8n", "D7s", "E6n", "C6s"]);
    expect(hexSides("D7")).toEqual(["D7ne", "D9w", "E8nw", "E6ne", "D7w", "D7nw"]);
  });

  test("any name of a corner is the same point", () => {
    expect(cornerPoint("C6se")).toEqual(cornerPoint("D7n"));
    expect(cornerPoint("C8sw")).toEqual(cornerPoint("D7n"));
  });

  test("the two corners of a side are its ends", () => {
    for (const side of allSides(SHAPES.large)) {
      const ends = sideEnds(side);
      const corners = sideCorners(side).map(cornerPoint);
      expect(distance(ends[0], ends[1])).toBeCloseTo(RADIUS);
      expect(corners).toContainEqual(ends[0]);
      expect(corners).toContainEqual(ends[1]);
    }
    expect(sideCorners("D7w").sort()).toEqual(["C6s", "E6n"]);
  });

  test("what is no place is refused", () => {
    expect(() => hexCentre("7D")).toThrow();
    expect(() => cornerPoint("D7e")).toThrow();
    expect(() => sidePoint("D7n")).toThrow();
  });
});

describe("points", () => {
  test("neighbours lie two half-widths apart, in every direction", () => {
    for (const name of ["D9", "D5", "C8", "C6", "E8", "E6"])
      expect(distance(hexCentre("D7"), hexCentre(name))).toBeCloseTo(2 * HALF_WIDTH);
  });

  test("corners are a radius from their hex, sides half a width", () => {
    const centre = hexCentre("D7");
    for (const corner of hexCorners("D7")) expect(distance(centre, cornerPoint(corner))).toBeCloseTo(RADIUS);
    for (const side of hexSides("D7")) expect(distance(centre, sidePoint(side))).toBeCloseTo(HALF_WIDTH);
  });

  test("sides slope as they are called", () => {
    expect(Math.abs(sidePoint("D7w").turn)).toBeCloseTo(90);
    expect(sidePoint("D7ne").turn).toBeCloseTo(30);
    expect(sidePoint("D7nw").turn).toBeCloseTo(-30);
  });

  test("from a side of the coast one looks out to sea", () => {
    for (const side of coast(SHAPES.gift)) {
      const out = seaward(side, SHAPES.gift);
      const middle = sidePoint(side);
      const ahead = { x: middle.x + out.x * HALF_WIDTH, y: middle.y + out.y * HALF_WIDTH };
      expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
      for (const hex of SHAPES.gift) expect(distance(ahead, hexCentre(hex))).toBeGreaterThan(HALF_WIDTH);
    }
    expect(sideHexes("D7w", SHAPES.island)).toEqual(["D5", "D7"]);
  });

  test("the nearest point is found, and none among none", () => {
    expect(nearest({ x: 0, y: 0 }, [{ x: 5, y: 5 }, { x: -1, y: 2 }])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, [])).toBe(-1);
  });
});

describe("arrows", () => {
  test("lead to the neighbour on that side", () => {
    const hexes = ["D5", "D9", "C6", "C8", "E6", "E8", "B7", "F7"];
    const points = hexes.map(hexCentre);
    const from = hexCentre("D7");
    expect(hexes[nextInDirection(from, points, "left")]).toBe("D5");
    expect(hexes[nextInDirection(from, points, "right")]).toBe("D9");
    expect(["C6", "C8"]).toContain(hexes[nextInDirection(from, points, "up")]);
    expect(["E6", "E8"]).toContain(hexes[nextInDirection(from, points, "down")]);
  });

  test("stop where nothing lies ahead", () => {
    expect(nextInDirection({ x: 0, y: 0 }, [{ x: -10, y: 0 }], "right")).toBe(-1);
    expect(nextInDirection({ x: 0, y: 0 }, [{ x: 0, y: 0 }], "right")).toBe(-1);
  });

  // A list that thins out in a fixed way, so that the places lie unevenly, as those that can be built on do.
  const thinned = (names: string[], every: number) => names.filter((_, index) => (index * 7) % every < 2);

  test.each([1, 3, 5, 8])("reach all corners and sides from the first (one in %i)", (every) => {
    for (const shape of Object.keys(SHAPES) as ShapeName[]) {
      for (const points of [
        thinned(allCorners(SHAPES[shape]), every).map(cornerPoint),
        thinned(allSides(SHAPES[shape]), every).map(sidePoint),
      ]) {
        const reached = new Set([0]);
        for (const from of reached)
          for (const arrow of ARROWS) {
            const next = nextInDirection(points[from] as Point, points, arrow);
            if (next >= 0) reached.add(next);
          }
        expect(reached.size).toBe(points.length);
      }
    }
  });
});
