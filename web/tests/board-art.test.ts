import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import BotFace from "../src/art/BotFace.svelte";
import CardBack from "../src/art/CardBack.svelte";
import DevCard from "../src/art/DevCard.svelte";
import Die from "../src/art/Die.svelte";
import Emblem from "../src/art/Emblem.svelte";
import GoodCard from "../src/art/GoodCard.svelte";
import GoodSign from "../src/art/GoodSign.svelte";
import Icon from "../src/art/Icon.svelte";
import LargestArmy from "../src/art/LargestArmy.svelte";
import LongestRoad from "../src/art/LongestRoad.svelte";
import PieceIcon from "../src/art/PieceIcon.svelte";
import RobberIcon from "../src/art/RobberIcon.svelte";
import SeatBadge from "../src/art/SeatBadge.svelte";
import { COLOURS, EMBLEMS } from "../src/art/emblems";
import { GOODS, SIGNS } from "../src/art/goods";
import { ICON_NAMES } from "../src/art/icons";
import type { Card } from "../src/board/types";

afterEach(cleanup);

const DRAWINGS = [
  ["a sign", () => render(GoodSign, { good: "L", label: "named" }), () => render(GoodSign, { good: "L" })],
  [
    "a plate",
    () => render(GoodSign, { good: "O", plate: true, label: "named" }),
    () => render(GoodSign, { good: "O", plate: true }),
  ],
  ["a card", () => render(GoodCard, { good: "W", label: "named" }), () => render(GoodCard, { good: "W" })],
  ["a back", () => render(CardBack, { label: "named" }), () => render(CardBack, {})],
  ["a development card", () => render(DevCard, { card: "K", label: "named" }), () => render(DevCard, { card: "K" })],
  ["a die", () => render(Die, { value: 4, label: "named" }), () => render(Die, { value: 4 })],
  ["a piece", () => render(PieceIcon, { piece: "c", label: "named" }), () => render(PieceIcon, { piece: "c" })],
  ["an emblem", () => render(Emblem, { colour: "red", label: "named" }), () => render(Emblem, { colour: "red" })],
  ["a badge", () => render(SeatBadge, { colour: "red", label: "named" }), () => render(SeatBadge, { colour: "red" })],
  ["the robber", () => render(RobberIcon, { label: "named" }), () => render(RobberIcon, {})],
  ["the longest road", () => render(LongestRoad, { label: "named" }), () => render(LongestRoad, {})],
  ["the largest army", () => render(LargestArmy, { label: "named" }), () => render(LargestArmy, {})],
  ["an icon", () => render(Icon, { name: "chat", label: "named" }), () => render(Icon, { name: "chat" })],
  ["a bot", () => render(BotFace, { name: "ada", label: "named" }), () => render(BotFace, { name: "ada" })],
] as const;

describe.each(DRAWINGS)("%s", (_, named, plain) => {
  test("has the name it is given", () => {
    const drawing = named().container.querySelector("svg");
    expect([drawing?.getAttribute("role"), drawing?.getAttribute("aria-label")]).toEqual(["img", "named"]);
    expect(drawing?.hasAttribute("aria-hidden")).toBe(false);
  });

  test("is hidden from readers without one", () => {
    const drawing = plain().container.querySelector("svg");
    expect(drawing?.getAttribute("aria-hidden")).toBe("true");
    expect(drawing?.hasAttribute("role")).toBe(false);
  });

  test("has nothing that the server's policy forbids, and no text of a language", () => {
    const { container } = named();
    expect(container.innerHTML).not.toMatch(/url\(|data:|<script|<style/);
    expect(container.textContent?.trim()).toBe("");
  });
});

describe("what is told apart", () => {
  test("six emblems, each its own shape", () => {
    expect(new Set(COLOURS.map((colour) => EMBLEMS[colour])).size).toBe(6);
  });

  test("five goods and any of them, each its own shape", () => {
    expect(GOODS.length).toBe(5);
    expect(new Set(Object.values(SIGNS).map((sign) => sign.solid)).size).toBe(6);
  });

  test("five development cards, each its own picture", () => {
    const cards: Card[] = ["K", "R", "Y", "M", "V"];
    const pictures = cards.map((card) => render(DevCard, { card }).container.querySelector(".picture")?.innerHTML);
    expect(new Set(pictures).size).toBe(5);
  });

  test.each(ICON_NAMES)("the icon %s stays in its box", (name) => {
    const { container } = render(Icon, { name });
    const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    expect(drawn.length).toBeGreaterThan(0);
    // Capital letters move to a place of the box, small ones by a distance.
    for (const d of drawn)
      for (const [, numbers = ""] of d.matchAll(/[MLQT]([^a-zA-Z]+)/g))
        for (const number of numbers.match(/-?[\d.]+/g) ?? []) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(24);
        }
  });

  test("every bot has a face of its own, and always the same", () => {
    const face = (name: string) => {
      const { container } = render(BotFace, { name });
      return container.querySelector("[data-face]")?.getAttribute("data-face");
    };
    const names = ["Mira", "Tomo", "Nela", "Bruno", "Suna", "Kiko", "Lumi", "Dano", "Yuma", "Pavo", "Rena", "Milo"];
    expect(new Set(names.map(face)).size).toBe(names.length);
    expect(names.map(face)).toEqual(names.map(face));
  });

  test("several of one kind are told apart by their names", () => {
    const face = (who: string) => {
      const { container } = render(BotFace, { name: "greedy", who });
      return container.querySelector("[data-face]")?.getAttribute("data-face")?.split(" ") ?? [];
    };
    // In the order of the house's list, from which five at a table have names that follow each other.
    const names = [
      ...["Mira", "Tomo", "Nela", "Bruno", "Suna", "Kiko", "Lumi", "Dano", "Yuma", "Pavo"],
      ...["Rena", "Milo", "Hanu", "Oki", "Tari", "Sami", "Nika", "Juno", "Lada", "Momo"],
    ];
    const faces = names.map(face);
    for (let first = 0; first < names.length; first++)
      expect(new Set([...faces, ...faces].slice(first, first + 5).map(String)).size).toBe(5);
    expect(new Set(faces.map(([, head, , eyes]) => `${head} ${eyes}`)).size).toBe(1);
    expect(names.map(face)).toEqual(faces);
  });
});

describe("counts", () => {
  test("are in a badge where they are given", () => {
    expect(render(GoodCard, { good: "B", count: 7 }).container.querySelector("text")?.textContent).toBe("7");
    expect(render(GoodCard, { good: "B", count: 0 }).container.querySelector("text")?.textContent).toBe("0");
    expect(render(GoodCard, { good: "B" }).container.querySelector("text")).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6])("a die shows %i", (value) => {
    expect(render(Die, { value }).container.querySelectorAll("circle").length).toBe(value);
  });
});
