import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { SAMPLE_NORTH, SAMPLE_SECTIONS } from "../src/gallery/samples";
import { sayLook, trailsAt, type Look } from "../src/watch/look";
import North from "../src/watch/North.svelte";
import { speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const told = {
  trails: [
    { trail: 3, clan: 0, section: 1 },
    { trail: 4, clan: 1, section: 1 },
    { trail: 5, clan: 1, section: 2 },
  ],
  routes: { 3: ["B8", "C7"], 4: ["B8", "C9"], 5: ["B10", "C9"] },
  faces: 12,
};

test("a section has the trails that lead to it, a clan those that begin there, as the server tells them", () => {
  expect(trailsAt(told, { section: 2 })).toEqual([
    { trail: 3, clan: "river", section: 2, way: ["B8", "C7"] },
    { trail: 4, clan: "cave", section: 2, way: ["B8", "C9"] },
  ]);
  expect(trailsAt(told, { clan: "cave" }).map((one) => one.trail)).toEqual([4, 5]);
  expect(sayLook(told, { clan: "cave" })).toContain("2 of 12");
  expect(sayLook(told, { clan: "cave" })).toContain("Way south by trail 5: B10, C9");
});

test("while nothing is to be picked, sections and camps are looked at by pointer and by key", async () => {
  const seen: Look[] = [];
  const given = { view: SAMPLE_NORTH, onlook: (look: Look) => seen.push(look), looked: { section: 2 } };
  const { container, rerender } = render(North, given);
  const marks = [...container.querySelectorAll<SVGElement>("[data-look]")];
  expect(marks.map((mark) => mark.dataset.look)).toEqual([
    ...["section1", "section2", "section3", "section4"],
    ...["river", "cave", "hornfoot"],
  ]);
  // One stop for the tab key, at what is looked at; the arrows go on from there.
  expect(marks.map((mark) => mark.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1, -1]);
  expect(marks[1]!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(marks[5]!);
  await fireEvent.keyDown(marks[0]!, { key: "Enter" });
  expect(seen).toEqual([{ clan: "cave" }, { section: 1 }]);
  await rerender({ ...given, low: true });
  expect(container.querySelectorAll("[data-look]")).toHaveLength(4);
  await rerender({ ...given, spots: SAMPLE_SECTIONS });
  expect(container.querySelectorAll("[data-look]")).toHaveLength(0);
});
