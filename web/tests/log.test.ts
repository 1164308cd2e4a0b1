import { expect, test } from "vitest";
import { entryOf, recalled, worthTelling, type LogEntry } from "../src/client/log";
import type { History, View } from "../src/client/types";

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

const chair = (seat: number, name: string) => ({ seat, name, colour: "red", free: !name });
const around = (more: object = {}) =>
  ({ settings: { tracker: false }, seats: [chair(1, "Anna"), chair(2, "")], newcomers: [], votes: { abort: [], void: [] }, ...more }) as unknown as View;

test("who asks for a seat is named, though somebody else sat there or nobody does", () => {
  const newcomers = [{ seat: 2, name: "Olha", machine: false, agreed: [], asked: [1] }];
  const asked = { n: 5, at: 0, kind: "seat_asked", by: 2, patch: { newcomers } };
  expect(entryOf(asked, around(), around({ newcomers }))?.about.who).toBe("Olha");
  // And again from the story so far, where the view is of before.
  const story = { view: around({ seats: [chair(1, "Anna"), chair(2, "Bohdan")] }), events: [asked] } as unknown as History;
  expect(recalled([], story)[0]!.about.who).toBe("Olha");
});

test("the tracker is told as it was switched", () => {
  const told = (on: boolean) => {
    const event = { n: 6, at: 0, kind: "tracked", patch: { settings: { tracker: on } as View["settings"] } };
    return entryOf(event, around(), around(event.patch))?.about.on;
  };
  expect([told(true), told(false)]).toEqual([true, false]);
});
