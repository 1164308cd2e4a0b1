import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import DevCard from "../src/art/DevCard.svelte";
import { COLOURS, EMBLEMS } from "../src/art/emblems";
import Island from "../src/board/Island.svelte";
import { SHAPES, boundsOf } from "../src/board/geometry";
import { SAMPLE_NORTH, SAMPLE_SECTIONS, SAMPLE_SEATS, SAMPLE_WORDS, sampleBoard } from "../src/gallery/samples";
import BreachTrack from "../src/watch/BreachTrack.svelte";
import GuardIcon from "../src/watch/GuardIcon.svelte";
import HeroPortrait from "../src/watch/HeroPortrait.svelte";
import North from "../src/watch/North.svelte";
import RaiderIcon from "../src/watch/RaiderIcon.svelte";
import SouthTrack from "../src/watch/SouthTrack.svelte";
import WildlingDie from "../src/watch/WildlingDie.svelte";
import WildlingIcon from "../src/watch/WildlingIcon.svelte";
import WildlingToken from "../src/watch/WildlingToken.svelte";
import { CLAN_SIGNS, FIGURES } from "../src/watch/figures";
import { HERO_EMBLEMS } from "../src/watch/heroes";
import {
  CAMPS,
  SECTIONS,
  SPACES,
  campPlace,
  clearingStand,
  sectionX,
  sheet,
  spaceStand,
} from "../src/watch/layout";
import { CLANS, HEROES, WILDLINGS } from "../src/watch/types";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const regular = { wildling: "regular", clan: "cave" } as const;
const DRAWINGS = [
  [
    "a wildling",
    () => render(WildlingIcon, { wildling: "giant", label: "named" }),
    () => render(WildlingIcon, { wildling: "giant" }),
  ],
  ["a guard", () => render(GuardIcon, { colour: "red", label: "named" }), () => render(GuardIcon, { colour: "red" })],
  ["the raider", () => render(RaiderIcon, { label: "named" }), () => render(RaiderIcon, {})],
  [
    "a hero",
    () => render(HeroPortrait, { hero: "seer", label: "named" }),
    () => render(HeroPortrait, { hero: "seer" }),
  ],
  [
    "a token",
    () => render(WildlingToken, { face: regular, label: "named" }),
    () => render(WildlingToken, { face: regular }),
  ],
  ["a face-down token", () => render(WildlingToken, { label: "named" }), () => render(WildlingToken, {})],
  ["the die", () => render(WildlingDie, { value: 12, label: "named" }), () => render(WildlingDie, { value: 12 })],
  [
    "the breaches",
    () => render(BreachTrack, { breaches: 1, label: "named" }),
    () => render(BreachTrack, { breaches: 1 }),
  ],
  [
    "the South",
    () => render(SouthTrack, { count: 2, limit: 7, label: "named" }),
    () => render(SouthTrack, { count: 2, limit: 7 }),
  ],
] as const;

describe.each(DRAWINGS)("%s", (_, named, plain) => {
  test("has the name it is given, and is hidden from readers without one", () => {
    const drawing = named().container.querySelector("svg");
    expect([drawing?.getAttribute("role"), drawing?.getAttribute("aria-label")]).toEqual(["img", "named"]);
    cleanup();
    expect(plain().container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("has nothing that the server's policy forbids, and no word of a language", () => {
    const { container } = named();
    expect(container.innerHTML).not.toMatch(/url\(|data:|<script|<style/);
    expect(container.textContent).not.toMatch(/\p{L}/u);
  });
});

describe("what is told apart", () => {
  test("three wildlings by their shape", () => {
    expect(new Set(WILDLINGS.map((wildling) => FIGURES[wildling].outline)).size).toBe(3);
    expect(FIGURES.giant.height).toBeGreaterThan(FIGURES.climber.height);
    expect(FIGURES.climber.height).toBeGreaterThan(FIGURES.regular.height);
  });

  test("three clans by their signs, eleven heroes by their emblems", () => {
    expect(new Set(CLANS.map((clan) => CLAN_SIGNS[clan])).size).toBe(3);
    expect(HEROES.length).toBe(11);
    expect(new Set(HEROES.map((hero) => JSON.stringify(HERO_EMBLEMS[hero].layers))).size).toBe(11);
  });

  test.each(COLOURS)("a guard in %s by the emblem, too", (colour) => {
    const { container } = render(GuardIcon, { colour });
    expect(container.querySelector(".emblem")?.getAttribute("d")).toBe(EMBLEMS[colour]);
  });

  test("the first use of a hero from the second, not by colour alone", () => {
    const notches = (face: "front" | "back") => {
      const { container } = render(HeroPortrait, { hero: "archer", face });
      const count = container.querySelectorAll(".notch").length;
      cleanup();
      return count;
    };
    expect([notches("front"), notches("back")]).toEqual([1, 2]);
  });

  test("three new development cards from each other and from the old ones", () => {
    const cards = ["K", "R", "Y", "M", "V", "P", "S", "N"] as const;
    const pictures = cards.map((card) => render(DevCard, { card }).container.querySelector(".picture")?.innerHTML);
    expect(new Set(pictures).size).toBe(cards.length);
  });
});

describe("the tracks", () => {
  test("the marker lies on the count", () => {
    const { container } = render(BreachTrack, { breaches: 2 });
    const counts = [...container.querySelectorAll("[data-count]")].map((cell) => cell.textContent?.trim());
    expect(counts).toEqual(["0", "1", "2", "3"]);
    expect([...container.querySelectorAll(".here")].map((cell) => cell.getAttribute("data-count"))).toEqual(["2"]);
    expect(container.querySelectorAll(".here .marker").length).toBe(1);
  });

  test("a hex for each wildling that is still missing or there", () => {
    const { container } = render(SouthTrack, { count: 5, limit: 8 });
    expect(container.querySelectorAll(".hex").length).toBe(8);
    expect(container.querySelectorAll(".taken").length).toBe(5);
    // What is taken is told by a figure, too.
    expect(container.querySelectorAll(".head").length).toBe(5);
  });
});

describe("where things are", () => {
  test("a section lies north of each hex of the first row", () => {
    const row = SHAPES.gift.filter((hex) => hex.startsWith("B"));
    expect(row.length).toBe(SECTIONS);
    const land = boundsOf(SHAPES.gift);
    for (let section = 1; section <= SECTIONS; section++)
      for (let space = 1; space <= SPACES; space++) expect(spaceStand(space).y).toBeLessThan(land.y);
    expect(() => sectionX(5)).toThrow();
  });

  test("no two places are the same, and all are on the sheet", () => {
    const places = CLANS.flatMap((clan) => Array.from({ length: CAMPS }, (_, place) => campPlace(clan, place + 1)));
    for (let section = 1; section <= SECTIONS; section++) {
      for (let space = 1; space <= SPACES; space++) {
        const { x, y } = spaceStand(space);
        places.push({ x: sectionX(section) + x, y });
      }
      for (let place = 0; place < 6; place++) places.push(clearingStand(section, place));
    }
    const box = sheet(66);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(places.length);
    for (const { x, y } of places) {
      expect(x > box.x + 20 && x < box.x + box.width - 20, `${x}`).toBe(true);
      expect(y > box.y + 40 && y < box.y + box.height, `${y}`).toBe(true);
    }
  });
});

describe("the north", () => {
  const north = (more = {}) => render(North, { view: SAMPLE_NORTH, ...more }).container;
  const guardsAt = (container: HTMLElement, section: number) =>
    [...container.querySelectorAll(`[data-section="${section}"] [data-guard]`)].map((one) =>
      one.getAttribute("data-guard"),
    );

  test("shows every guard on its space", () => {
    const container = north();
    expect(guardsAt(container, 1)).toEqual(["red", "blue"]);
    expect(guardsAt(container, 2)).toEqual(["white", "orange", "green", "brown", "red"]);
    expect(guardsAt(container, 3)).toEqual([]);
    expect(container.querySelectorAll("[data-section] [data-space]").length).toBe(SECTIONS * SPACES);
  });

  test("shows every wildling in clearings, camps and peaks", () => {
    const container = north();
    const kinds = (where: string) =>
      [...container.querySelectorAll(`${where} [data-wildling]`)].map((one) => one.getAttribute("data-wildling"));
    expect(kinds('[data-clearing="2"]').length).toBe(4);
    expect(kinds('[data-clan="river"] [data-camp="2"]')).toEqual(["giant"]);
    expect(kinds('[data-clan="river"] [data-camp="5"]')).toEqual([]);
    expect(kinds('[data-clan="cave"]').sort()).toEqual(["climber", "regular"]);
    const waiting = [...container.querySelectorAll("[data-peaks]")].map((one) => one.textContent?.trim());
    expect(waiting).toEqual(["11", "4", "6"]);
  });

  test("says how many wait in a clearing where they are more than one", () => {
    const counts = [1, 2, 3, 4].map((section) =>
      north().querySelector(`[data-clearing="${section}"] text`)?.textContent,
    );
    const sizes = SAMPLE_NORTH.sections.map(({ clearing }) => clearing.length);
    expect(sizes).toContain(4);
    expect(counts).toEqual(sizes.map((size) => (size > 1 ? String(size) : undefined)));
  });

  test("lights the trail that was rolled, and none on nine", () => {
    const lit = (rolled: number) =>
      [...north({ rolled }).querySelectorAll(".lit[data-trail]")].map((one) => one.getAttribute("data-trail"));
    expect(lit(8)).toEqual(["7 8"]);
    cleanup();
    expect(lit(9)).toEqual([]);
  });

  test("a section is picked by click and by key, and only where it may be", async () => {
    const onpick = vi.fn();
    const container = north({ spots: SAMPLE_SECTIONS, onpick, chosen: "g@3" });
    const marks = [...container.querySelectorAll<SVGGElement>('[role="button"]')];
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual(SAMPLE_SECTIONS.map(({ label }) => label));
    expect(marks.map((mark) => mark.getAttribute("aria-current"))).toEqual([null, "true", null]);
    await fireEvent.click(marks[0]!);
    await fireEvent.keyDown(marks[1]!, { key: "Enter" });
    await fireEvent.keyDown(marks[2]!, { key: "x" });
    expect(onpick.mock.calls.map(([spot]) => spot.section)).toEqual([1, 3]);
  });
});

test("the island shows wildlings, the raider, and has room for the north", () => {
  const props = {
    board: sampleBoard("gift"),
    robber: "D8",
    raider: true,
    pieces: [],
    seats: SAMPLE_SEATS,
    wildlings: { B6: "regular", C9: "giant" } as const,
    headroom: 356,
    words: SAMPLE_WORDS,
    sayHex: (hex: string) => hex,
    sayCorner: (corner: string) => corner,
    saySide: (side: string) => side,
  };
  const { container } = render(Island, props);
  const blocked = [...container.querySelectorAll("[data-blocks]")].map((one) => one.getAttribute("data-blocks"));
  expect(blocked).toEqual(["B6", "C9"]);
  const veils = [...container.querySelectorAll(".tile .veil")];
  const veiled = veils.map((one) => one.closest(".tile")?.getAttribute("data-hex"));
  expect(veiled.sort()).toEqual(["B6", "C9", "D8"]);
  expect(container.querySelectorAll(".robber .raider").length).toBe(1);
  const box = sheet(66);
  const drawn = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  [box.x, box.y, box.width, box.height].forEach((value, place) => expect(drawn[place]).toBeCloseTo(value));
});
