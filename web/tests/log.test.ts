import { expect, test } from "vitest";
import { worthTelling, type LogEntry } from "../src/client/log";

let n = 0;
function entry(kind: string, by: number, seconds: number): LogEntry {
  return { n: ++n, at: seconds * 1000, kind, by, about: {}, events: [], names: [] };
}

test("whoever loads the page anew is not told as away, whatever happens meanwhile", () => {
  const moved = entry("moved", 2, 1);
  expect(worthTelling([entry("went_away", 1, 0), moved, entry("came_back", 1, 2)])).toEqual([moved]);
});

test("whoever is away for long, or still is, is told; and so is somebody else who comes back", () => {
  const long = [entry("went_away", 1, 0), entry("came_back", 1, 31), entry("went_away", 1, 40)];
  expect(worthTelling(long)).toEqual(long);
  const others = [entry("went_away", 1, 0), entry("came_back", 2, 1)];
  expect(worthTelling(others)).toEqual(others);
});

test("each absence counts by itself", () => {
  const long = [entry("went_away", 1, 0), entry("came_back", 1, 60)];
  expect(worthTelling([...long, entry("went_away", 1, 61), entry("came_back", 1, 62)])).toEqual(long);
});

test("the steward is told once for what it does in a row", () => {
  const told = (kind: string, by: number) => ({ ...entry(kind, by, 0), about: { who: "Anna" } });
  const log = [told("stewarded", 1), told("stewarded", 1), told("stewarded", 2), told("moved", 1), told("stewarded", 1)];
  expect(worthTelling(log).map(({ about }) => "who" in about)).toEqual([true, false, true, true, true]);
});
