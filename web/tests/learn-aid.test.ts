import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../src/client/table.svelte";
import type { Advised, Reason, View } from "../src/client/types";
import { KINDS, moveWords } from "../src/learn/aid/acts";
import CanDo from "../src/learn/aid/CanDo.svelte";
import Coach from "../src/learn/aid/Coach.svelte";
import Costs from "../src/learn/aid/Costs.svelte";
import DevCards from "../src/learn/aid/DevCards.svelte";
import { reasonsOf } from "../src/learn/aid/reasons";
import Tracker from "../src/learn/aid/Tracker.svelte";
import { learnHouse } from "../src/shell/house.svelte";
import { preferences } from "../src/shell/preferences.svelte";
import { PlayState } from "../src/table/play.svelte";
import { advisedSpots } from "../src/table/spots";
import { say, speak } from "../src/words/words.svelte";

const chairs = [
  { seat: 1, name: "Ann", colour: "red" },
  { seat: 2, name: "Ben", colour: "blue" },
] as unknown as View["seats"];
const BOXES = [{ seats: [2, 4], deck: { K: 14, R: 2, Y: 2, M: 2, V: 5 }, cards_each: 19 }];

function view(more: Partial<View> = {}): View {
  return {
    status: "playing",
    seats: chairs,
    settings: { edition: "z-base", options: {}, seats: 4, coach: true, tracker: false },
    turn: { seat: 1, stage: "main" },
    ask: { n: 3, must: true, moves: {} },
    costs: { r: "LB", s: "LWGB", c: "GGOOO", buy: "WGO" },
    stock: [{ r: 13, s: 3, c: 4 }],
    deck: 20,
    my_hand: "LB",
    my_cards: { old: "", new: "" },
    cards: [{ held: 0, new: 0, played: "KK" }, { held: 1, new: 0, played: "KM" }],
    known: null,
    ...more,
  } as unknown as View;
}
type Asked = (moves: string[]) => Promise<Record<string, Reason | null>>;
function playOf(now: View, why: Asked = async () => ({})) {
  return new PlayState({ view: now, seat: 1, pending: null, why } as unknown as TableStore);
}

beforeAll(async () => {
  await speak("en");
  const about = { editions: [], options: [], bots: [], boxes: BOXES, rolls: {} };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(about)));
  await learnHouse();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("every kind of move is told in words, with what it is about", () => {
  const told = (move: string) => Object.values(moveWords(move, chairs)).join(" · ");
  expect(told("s@D7n")).toBe("Build a settlement · D7n");
  expect(told("rob@D7>2")).toBe("Move the robber · D7, and steal from Ben");
  expect(told("rob@D7")).toBe("Move the robber · D7");
  expect(told("t:WWWW>O")).toBe("Trade with the bank · Give 4 wool, take 1 ore");
  expect(told("o:W>O/2")).toBe("Make an offer · Give 1 wool, take 1 ore");
  expect(told("yp:GO")).toBe("Play year of plenty · 1 grain and 1 ore");
  expect(told("mo:G")).toBe("Play monopoly · grain");
  expect(told("x:LLG")).toBe("Discard · 2 lumber and 1 grain");
  expect(told("y2")).toBe("Accept the offer · Ben");
  expect(told("d>2")).toBe("Close the trade · Ben");
  expect(told("o-")).toBe("Withdraw the offer · ");
  for (const bare of ["roll", "buy", "kn", "rb", "end"]) expect(moveWords(bare, chairs).detail).toBe("");
  expect(new Set(KINDS.map((kind) => told(kind))).size).toBe(KINDS.length);
});

test("the cost card says what is there and what is lacking", () => {
  render(Costs, { view: view(), seat: 1 });
  const [road, settlement] = screen.getAllByRole("img").filter((one) => one.classList.contains("signs"));
  expect(road!.getAttribute("aria-label")).toBe("1 lumber and 1 brick: you have all of it.");
  expect(settlement!.getAttribute("aria-label")).toContain("you lack 1 wool and 1 grain");
  expect(settlement!.querySelectorAll(".lacking")).toHaveLength(2);
});

test("what can be done is asked of the server; the obstacle comes with its rule", async () => {
  const asked: string[][] = [];
  const now = view({ ask: { n: 3, must: true, moves: { rob: { D7: [2] }, "d>": [2] } } });
  const play = playOf(now, async (moves) => {
    asked.push(moves);
    const short = { rule: "BUILD-01", lack: "goods", facts: { goods: "GGOOO" } };
    const none = { rule: "BUILD-10", lack: "pieces", facts: { piece: "s", count: 5 } };
    return { roll: { rule: "TURN-01" }, r: null, end: null, c: short, s: none };
  });
  render(CanDo, { play, view: now });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([[...KINDS]]);
  const lines = screen.getAllByRole("listitem");
  expect(lines.find((one) => one.textContent!.includes("Build a road"))!.classList.contains("can")).toBe(true);
  const roll = lines.find((one) => one.textContent!.includes("Roll the dice"))!;
  expect(roll.classList.contains("can")).toBe(false);
  expect(roll.textContent).toContain("TURN-01");
  expect(lines.find((one) => one.textContent!.includes("Build a city"))!.textContent).toContain("You are short of 2 grain and 3 ore.");
  expect(lines.find((one) => one.textContent!.includes("Build a settlement"))!.textContent).toContain("All 5 settlements are in use.");
  roll.querySelector("a")!.click();
  expect([play.panel, play.entry]).toEqual(["rules", "TURN-01"]);
  // What comes up only at times is listed first, when the server says that it can be done.
  expect(lines.map((one) => one.querySelector("strong")!.textContent).slice(0, 3)).toEqual([
    "Move the robber",
    "Close the trade",
    "Roll the dice",
  ]);
  expect(lines.some((one) => one.textContent!.includes("Discard"))).toBe(false);
  // Cards that are not held are not listed.
  expect(lines.some((one) => one.textContent!.includes("monopoly"))).toBe(false);
});

test("of the development cards the open and the own ones are counted, the rest is unseen", () => {
  render(DevCards, { view: view({ my_cards: { old: "K", new: "V" } }) });
  const rows = [...document.querySelectorAll("tbody tr.figures")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
  );
  expect(rows).toEqual([
    [14, 3, 1, 10],
    [2, 0, 0, 2],
    [2, 0, 0, 2],
    [2, 1, 0, 1],
    [5, 0, 1, 4],
  ]);
});

test("the tracker shows ranges, and says so where the host has none", () => {
  const none = { W: [0, 0], G: [0, 0], B: [0, 0], O: [0, 0] };
  const known = [{ L: [1, 1], ...none }, { L: [0, 2], ...none }] as unknown as View["known"];
  const settings = { ...view().settings, tracker: true };
  const { unmount } = render(Tracker, { view: view({ known, settings }) });
  const first = [...document.querySelectorAll("tbody tr")].map((row) => row.querySelector("td")!.textContent);
  expect(first).toEqual(["1", "0–2"]);
  unmount();
  render(Tracker, { view: view() });
  expect(document.querySelector("table")).toBeNull();
  expect(document.body.textContent).toContain(say("learn-tracker-note", { on: false }));
});

test("the numbers and places behind a reason are told with it", () => {
  const facts = {
    production: { pips: 9, hexes: "G6 O9" },
    rivals: { who: 2, points: 7, pips: 5, hexes: "O6" },
    hand: { thing: "c", lacking: "O" },
    harbours: { rate: 3, kinds: "LWGBO" },
    room: { place: "D7n", pips: 11, away: 1 },
  };
  const reasons = Object.keys(facts).map((term): [string, number] => [term, 0.2]);
  const told = reasonsOf({ move: "roll", gain: 1, reasons, facts }, chairs, 9).map((one) => one.facts);
  expect(told).toEqual([
    "9 dots: grain 6 and ore 9.",
    "Ben has 7 points: 5 dots (ore 6).",
    "For a city you then lack 1 ore.",
    "3:1 for any kind.",
    "Corner D7n: 11 dots, one road away.",
  ]);
  const whole = { move: "roll", gain: 1, reasons: [["hand", 1]], facts: { hand: { thing: "c", lacking: "" } } } as Advised;
  expect(reasonsOf(whole, chairs, 9)[0]!.facts).toBe("You then have everything for a city.");
});

test("what changes nothing has a reason too, and the terms of the second game their places and numbers", () => {
  const facts = {
    waiting: { thing: "c", lacking: "O" },
    dice: { rolls: 22, all: 36 },
    even: { count: 7 },
    cards: { who: 2, cards: 3 },
    wall: { section: 2, guards: 3, wildlings: 1 },
    guards: { lacking: "B" },
    camps: { clan: "cave", wildlings: 4, rush: 5 },
    ending: { own: 2, who: 2, guards: 3 },
    hero: { hero: "seer", uses: 2 },
  };
  const told = (some: object) => {
    const reasons = Object.keys(some).map((term) => [term, 0]);
    return reasonsOf({ move: "end", gain: 0, reasons, facts: some } as Advised, chairs, 9, 0).map(({ facts }) => facts);
  };
  expect(told(facts)).toEqual([
    "For a city you then lack 1 ore.",
    "Rolls that bring you cards: 22 of 36.",
    "Moves compared: 7.",
    "Ben holds 3 resource cards.",
    "Wall section 2: guards 3, wildlings 1.",
    "For a guard you then lack 1 brick.",
    "Cave clan, in the camps: 4. A rush at 5.",
    "Guards on the Wall: yours 2, of Ben 3.",
    "Your hero: the seer. Uses left: 2.",
  ]);
  expect(told({ hero: { count: 8 } })).toEqual(["Heroes to choose from: 8."]);
  // However slight, the first reason is said.
  const slight = { move: "end", gain: 0, reasons: [["waiting", 0], ["hero", -0.01]] } as Advised;
  expect(reasonsOf(slight, chairs, 9).map(({ sentence }) => sentence)).toEqual(["You keep your cards for later."]);
});

test("the coach says to an offer whether to take it, however slight the reason", () => {
  preferences.set("coach", true);
  const now = view({ ask: { n: 3, must: false, moves: { y: [2] } } });
  const play = playOf(now);
  const advice = { move: "y2", gain: -0.01, reasons: [["rivals", -0.01]], facts: { rivals: { who: 2, points: 6 } } } as Advised;
  play.verdicts = [{ maker: 2, take: false, near: false, advice }];
  render(Coach, { play, view: now });
  expect(document.body.textContent).toContain("On the offer of Ben");
  expect(document.body.textContent).toContain("Better not. It helps a rival. Ben has 6 points.");
  expect(document.body.textContent).not.toContain(say("learn-coach-state", { coach: "wait" }));
});

test("the coach gives reasons in words, the weighty ones, and is silent where it is off or not allowed", async () => {
  preferences.set("coach", true);
  const play = playOf(view());
  play.advice = [{ move: "c@D7n", gain: 1.26, reasons: [["points", 1], ["hand", -0.4], ["risk", 0.01]] }];
  const { unmount } = render(Coach, { play, view: view() });
  const text = document.body.textContent!;
  expect(text).toContain("Build a city");
  expect(text).toContain("+1.3 points");
  expect(text).toContain(say("coach-points", {}, "gain"));
  expect(text).toContain(say("coach-hand", {}, "loss"));
  expect(text).not.toContain(say("coach-risk", {}, "gain"));
  unmount();
  render(Coach, { play, view: view({ settings: { ...view().settings, coach: false } }) });
  expect(document.body.textContent).toContain(say("learn-coach-state", { coach: "none" }));
  expect(document.body.textContent).not.toContain("Build a city");
});

test("the coach's places can be picked while nothing is being placed; others can not", () => {
  const moves = { s: ["D7n", "D7s"], c: ["C6n"], r: ["D7w"], end: true as const };
  expect(advisedSpots(moves, 1, ["c@C6n", "end", "s@D7s"]).map(({ id, mark }) => [id, mark])).toEqual([
    ["s@D7s", "best"],
    ["c@C6n", "best"],
  ]);
  expect(advisedSpots(moves, 1, ["end"])).toEqual([]);
  // What the server no longer lists is no place to click.
  expect(advisedSpots(moves, 1, ["s@E4n"])).toEqual([]);
});
