import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../src/client/table.svelte";
import type { Reason, View } from "../src/client/types";
import { KINDS, moveWords } from "../src/learn/aid/acts";
import CanDo from "../src/learn/aid/CanDo.svelte";
import Coach from "../src/learn/aid/Coach.svelte";
import Costs from "../src/learn/aid/Costs.svelte";
import DevCards from "../src/learn/aid/DevCards.svelte";
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
  const play = playOf(view(), async (moves) => {
    asked.push(moves);
    return { roll: { rule: "TURN-01" }, r: null, end: null };
  });
  render(CanDo, { play, view: view() });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([[...KINDS]]);
  const lines = screen.getAllByRole("listitem");
  expect(lines.find((one) => one.textContent!.includes("Build a road"))!.classList.contains("can")).toBe(true);
  const roll = lines.find((one) => one.textContent!.includes("Roll the dice"))!;
  expect(roll.classList.contains("can")).toBe(false);
  expect(roll.textContent).toContain("TURN-01");
  roll.querySelector("a")!.click();
  expect([play.panel, play.entry]).toEqual(["rules", "TURN-01"]);
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
