import { expect, test } from "vitest";
import { UNCOVERED, clearOf } from "../src/board/clear";

const box = { width: 780, height: 760 };
const cover = (width: number, height: number) => ({ width, height });
const NOTHING = { left: 0, right: 0, top: 0 };

test("an island with nothing over its frame keeps all of it", () => {
  expect(clearOf({ width: 1104, height: 690 }, box, UNCOVERED)).toEqual(NOTHING);
});

test("in a wide frame it lies beside a card in the corner, in a high one below it", () => {
  const covers = { ...UNCOVERED, left: cover(376, 190) };
  expect(clearOf({ width: 1104, height: 690 }, box, covers)).toEqual({ left: 376, right: 0, top: 0 });
  expect(clearOf({ width: 360, height: 420 }, box, { ...UNCOVERED, left: cover(350, 150) })).toEqual({
    left: 0,
    right: 0,
    top: 150,
  });
});

test("what lies on the water beside it moves nothing", () => {
  const covers = { left: cover(150, 60), right: cover(180, 400) };
  expect(clearOf({ width: 1104, height: 690 }, box, covers)).toEqual(NOTHING);
});

test("between two covers it takes what both leave", () => {
  const covers = { left: cover(300, 190), right: cover(270, 400) };
  expect(clearOf({ width: 1200, height: 690 }, box, covers)).toEqual({ left: 300, right: 270, top: 0 });
});
