import { createHash } from "node:crypto";
import { cleanup, fireEvent, render, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import DiceChart from "../src/after/DiceChart.svelte";
import FigureTable from "../src/after/FigureTable.svelte";
import Keep from "../src/after/Keep.svelte";
import { sealsOf } from "../src/after/seals";
import OpenFile from "../src/after/OpenFile.svelte";
import { Playback } from "../src/after/playback.svelte";
import type { Player } from "../src/after/players";
import { COLOURS } from "../src/art/emblems";
import PointsChart from "../src/after/PointsChart.svelte";
import RecordList from "../src/after/RecordList.svelte";
import ReplayLog from "../src/after/ReplayLog.svelte";
import ReplaySeats from "../src/after/ReplaySeats.svelte";
import ScoreTable from "../src/after/ScoreTable.svelte";
import Timeline from "../src/after/Timeline.svelte";
import WatchFigures from "../src/after/WatchFigures.svelte";
import type { RecordLine, Replay, Score, SeatFigures, Statistics, View } from "../src/client/types";
import { say, speak } from "../src/words/words.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => speak("en"));
// A browser in memory has no sizes to watch.
beforeEach(() => vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLAYERS: Player[] = [
  { seat: 1, colour: "red", name: "Ann", face: "Ann", who: "Ann", bot: null, won: false },
  { seat: 2, colour: "white", name: "Bo", face: "Bo", who: "Bo", bot: "greedy", won: true },
];
const SCORE: Score = { settlements: 2, cities: 4, longest_road: 2, largest_army: 0, victory_point_cards: 1 };
const LESS: Score = { settlements: 3, cities: 0, longest_road: 0, largest_army: 2, victory_point_cards: 0 };
const FIGURES: SeatFigures[] = [
  {
    ...{ seat: 1, produced: { L: 3, O: 1 }, expected: 5.64, luck: -1.64, score: LESS },
    ...{ stolen: 1, lost_to_robber: 2, discarded: 4, traded: 3, bank_traded: 4, bank: 9 },
  },
  {
    ...{ seat: 2, produced: { W: 7 }, expected: 4, luck: 3, score: SCORE },
    ...{ stolen: 2, lost_to_robber: 1, discarded: 0, traded: 2, bank_traded: 0, bank: 11 },
  },
];
const TOTALS = Array.from({ length: 11 }, (_, at) => String(at + 2));
const STATISTICS: Statistics = {
  dice: Object.fromEntries(TOTALS.map((total) => [total, total === "7" ? 5 : 1])),
  dice_expected: Object.fromEntries(TOTALS.map((total) => [total, 1.5])),
  points_by_turn: [[2, 2], [2, 3], [3, 5], [5, 9]],
  seats: FIGURES,
};

function cells(container: HTMLElement): string[][] {
  return [...container.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));
}

test("the score has the winner first, and every source of points", () => {
  // Who wins has not always the most points: only the seat at turn can.
  const { container } = render(ScoreTable, { players: PLAYERS, points: [12, 9], scores: [LESS, SCORE], isBox: false });
  const rows = cells(container);
  expect(rows[1]).toEqual(["Bo", "2", "4", "2", "0", "1", "9"]);
  expect(rows[2]).toEqual(["Ann", "3", "0", "0", "2", "0", "12"]);
  expect(rows[0]!.slice(1)).toContain(say("after-source", { source: "largest_army" }));
  // Where the words do not fit above the columns, a line below has them beside their signs.
  const legend = [...container.querySelectorAll(".legend li")].map((item) => item.textContent!.trim());
  expect(legend).toEqual(rows[0]!.slice(1, -1));
});

test("the awards of the second game's box have names of their own, without the Wall too", () => {
  const { container } = render(ScoreTable, { players: PLAYERS, points: [12, 9], scores: [LESS, SCORE], isBox: true });
  expect(cells(container)[0]!.slice(1)).toContain(say("award", { award: "ranger" }));
});

test("without sources there are the points alone", () => {
  const { container } = render(ScoreTable, { players: PLAYERS, points: [1, 2], scores: null, isBox: false });
  expect(cells(container)[1]).toEqual(["Bo", "2"]);
});

test("dice: a bar as high as it came up, a mark where it was to be expected, and the same as a table", () => {
  const { container } = render(DiceChart, { statistics: STATISTICS });
  const heights = [...container.querySelectorAll(".bar")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights.length).toBe(11);
  expect(heights[5]! / heights[0]!).toBeCloseTo(5);
  const paths = [...container.querySelectorAll(".mark")].map((mark) => mark.getAttribute("d")!);
  const marks = paths.map((path) => path.split(" ")[1]!.split("h")[0]);
  expect(new Set(marks).size).toBe(1);
  expect(cells(container.querySelector("details")!)[6]).toEqual(["7", "5", "1.5"]);
  expect(container.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("15");
});

test("points by turn: lines differ by more than colour, and a turn can be gone to by key", async () => {
  const went: number[] = [];
  const onturn = (turn: number) => went.push(turn);
  const { container } = render(PointsChart, { points: STATISTICS.points_by_turn, players: PLAYERS, turn: 2, onturn });
  const lines = [...container.querySelectorAll("figure > svg path.line:not(.edge)")];
  expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
  expect(cells(container.querySelector("details")!).at(-1)).toEqual([say("after-points-end"), "5", "9"]);
  const buttons = container.querySelectorAll("details button");
  await fireEvent.click(buttons[1]!);
  await fireEvent.click(buttons[3]!);
  expect(went).toEqual([2, 4]);
});

test.each(COLOURS.map((_, at) => at))("no badge is cut at the top, seat %i having most points of six", (most) => {
  const players = COLOURS.map((colour, at) => ({ ...PLAYERS[0]!, seat: at + 1, colour }));
  const points = [[0, 0, 0, 0, 0, 0], COLOURS.map((_, at) => (at === most ? 10 : 3))];
  const { container } = render(PointsChart, { points, players, turn: 1, onturn: () => {} });
  const badges = [...container.querySelectorAll("svg[role=img] g")];
  expect(badges).toHaveLength(6);
  for (const badge of badges) {
    const circle = badge.querySelector("circle")!;
    const [, y] = badge.getAttribute("transform")!.match(/translate\([\d.]+ ([\d.]+)\)/)!.map(Number) as [number, number];
    // Half of the line around it is outside.
    expect(y - Number(circle.getAttribute("r")) - 0.5).toBeGreaterThanOrEqual(0);
  }
});

test("production adds up, and luck has its sign", () => {
  const { container } = render(FigureTable, { players: PLAYERS, figures: FIGURES, what: "production" });
  const rows = new Map(cells(container).map(([name, ...values]) => [name, values]));
  expect(rows.get("lumber")).toEqual(["3", "0"]);
  expect(rows.get(say("statistic-produced"))).toEqual(["4", "7"]);
  expect(rows.get(say("statistic-luck"))).toEqual(["−1.6", "+3"]);
});

test("dealings are told as the server counts them", () => {
  const { container } = render(FigureTable, { players: PLAYERS, figures: FIGURES, what: "dealings" });
  const rows = new Map(cells(container).map(([name, ...values]) => [name, values]));
  expect(rows.get(say("statistic-bank_traded"))).toEqual(["4", "0"]);
  expect(rows.get(say("statistic-lost_to_robber"))).toEqual(["2", "1"]);
  expect(rows.size).toBe(7);
});

test("a game with a Wall has figures of its own, and tells its breaches", () => {
  const own = [
    { guards_placed: 4, guards_lost: 1, heroes_used: 2, tokens_revealed: 5, wildlings_sent_home: 3 },
    { guards_placed: 6, guards_lost: 0, heroes_used: 1, tokens_revealed: 7, wildlings_sent_home: 0 },
  ];
  const figures = FIGURES.map((one, at) => ({ ...one, ...own[at] }));
  const { container } = render(WatchFigures, { players: PLAYERS, figures, breaches: 2, last: 3 });
  const rows = new Map(cells(container).map(([name, ...values]) => [name, values]));
  for (const key of Object.keys(own[0]!) as (keyof (typeof own)[0])[]) {
    expect(rows.get(say(`statistic-${key}`))).toEqual(own.map((one) => String(one[key])));
  }
  expect(rows.size).toBe(6);
  expect(container.textContent).toContain("breaches of the Wall: 2");
  expect(container.querySelector(".here")!.getAttribute("data-count")).toBe("2");
});

const SECOND = { stage: "before", seat: 2 } as View["turn"];
const REPLAY: Replay = {
  tags: {},
  view: { turn: { stage: "settling", seat: 1 } } as unknown as View,
  frames: [
    { move: "s@D7n", by: 1, steward: false, events: [{ key: "placed_settlement", seat: 1, place: "D7n" }], patch: {} },
    { move: "r@D7nw", by: 1, steward: false, events: [{ key: "turn_began", seat: 2 }], patch: { turn: SECOND } },
    { move: "roll", by: 2, steward: false, events: [], patch: {} },
  ],
};

test("the slider says where one is, and moves there", async () => {
  const playback = new Playback(REPLAY, 2);
  const { container, getByRole } = render(Timeline, { playback, players: PLAYERS });
  const slider = getByRole("slider") as HTMLInputElement;
  expect(slider.getAttribute("aria-valuetext")).toBe("Move 2 of 3, turn 1: Bo");
  await fireEvent.input(slider, { target: { value: "1" } });
  expect(playback.at).toBe(1);
  const named = (word: string) => within(container).getByRole("button", { name: new RegExp(`^${word}`) });
  const press = (word: string) => fireEvent.click(named(word));
  await press("To the end");
  await press("A move on");
  expect(playback.at).toBe(3);
  await press("A turn back");
  expect(playback.at).toBe(2);
  await press("To the beginning");
  expect([playback.at, playback.turn]).toEqual([0, 0]);
});

test("the log marks the last line that was told, and leads to its moves", async () => {
  const playback = new Playback(REPLAY, 3);
  const { container } = render(ReplayLog, { playback, players: PLAYERS });
  const now = () => container.querySelector("[aria-current]")?.textContent?.trim();
  expect(now()).toBe("It is Bo’s turn.");
  await fireEvent.click(container.querySelector("button")!);
  expect(playback.at).toBe(1);
  await waitFor(() => expect(now()).toBe("Ann builds a settlement at D7n."));
  expect(container.querySelectorAll(".ahead").length).toBe(1);
});

test("a seat's own eyes see its cards and only the backs of the others'", () => {
  const view = {
    turn: { seat: 1 },
    points: [2, 3],
    my_points: 4,
    my_hand: "LLO",
    my_aside: "",
    my_cards: { old: "K", new: "V" },
    hands: [5, 3],
    cards: [{ held: 2, new: 0, played: "K" }, { held: 2, new: 1, played: "" }],
    roads: [1, 2],
    shown: null,
  } as unknown as View;
  const { container } = render(ReplaySeats, { view, players: PLAYERS, eyes: 2 });
  const [other, own] = [...container.querySelectorAll("li")];
  const labels = (row: Element) => {
    return [...row.querySelectorAll(".cards [role=img]")].map((one) => one.getAttribute("aria-label"));
  };
  expect(labels(other!)).toEqual(["5 resource cards", "2 development cards"]);
  expect(labels(own!)).toEqual(["1 × knight", "1 × victory point"]);
  expect(own!.textContent).toContain("2 lumber and 1 ore");
  expect(own!.querySelector(".points")!.textContent).toContain("4");
});

function line(id: string): RecordLine {
  const seats = [{ seat: 1, colour: "red", name: "Ann", bot: null, points: 10, won: true } as const];
  return { id, edition: "z-base", started: 0, ended: 60_000, public: true, seats: [...seats], place: `60000.${id}` };
}

test("records come page by page until a page is not full", async () => {
  const asked: string[] = [];
  const ask = async (after: string) => {
    asked.push(after);
    return Array.from({ length: after ? 3 : 50 }, (_, at) => line(`${after ? "b" : "a"}${at}`));
  };
  const { container, findByRole, queryByRole } = render(RecordList, { title: "T", none: "N", ask });
  await fireEvent.click(await findByRole("button"));
  await waitFor(() => expect(container.querySelectorAll("li").length).toBe(53));
  expect(asked).toEqual(["", "60000.a49"]);
  await waitFor(() => expect(queryByRole("button")).toBeNull());
  expect(container.querySelector("a")!.getAttribute("href")).toBe("/r/a0");
});

test("a list that cannot be had says so, and can be asked for again", async () => {
  let fails = true;
  const ask = async () => {
    if (fails) throw new Error("no");
    return [line("a")];
  };
  const { container, findByRole } = render(RecordList, { title: "T", none: "N", ask });
  expect((await findByRole("alert")).textContent).toBe(say("refusal-unavailable"));
  fails = false;
  await fireEvent.click(await findByRole("button"));
  await waitFor(() => expect(container.querySelectorAll("li").length).toBe(1));
});

test.each([
  [{ checked: 56, commitment: "", key: "", arguments: {} }, "56 outcomes checked"],
  [
    {
      checked: 0,
      commitment: "",
      key: "refusal.unfair_outcome",
      arguments: { line: 2, move: 1, dealt: "=12", said: "=34" },
    },
    "Line 2, move 1: the seeds give =12, the record says =34",
  ],
])("the dice are checked by the server: %j", async (found, text) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), new Response(JSON.stringify(found))));
  const { getByRole } = render(Keep, { id: "a_b", players: PLAYERS, hgn: "" });
  await fireEvent.click(getByRole("button", { name: say("after-verify") }));
  await waitFor(() => expect(getByRole("status").textContent).toContain(text));
  expect(asked).toEqual(["/api/records/a_b/verify"]);
});

test("a record is downloaded as it was to be seen by somebody", async () => {
  const { getByRole, getAllByRole } = render(Keep, { id: "a_b", players: PLAYERS, hgn: "" });
  const links = () => getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links()).toEqual(["/api/records/a_b.hgn", "/api/records/a_b.jsonl"]);
  await fireEvent.change(getByRole("combobox"), { target: { value: "2" } });
  expect(links()).toEqual(["/api/records/a_b.hgn?view=2", "/api/records/a_b.jsonl?view=2"]);
});

test("a file is opened by hand or dropped anywhere", async () => {
  const opened: string[] = [];
  const { container } = render(OpenFile, { onopen: (file: File) => opened.push(file.name), word: "" });
  const field = container.querySelector("input")!;
  await fireEvent.change(field, { target: { files: [new File(["x"], "one.hgn")] } });
  const dropped = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(dropped, { dataTransfer: { files: [new File(["x"], "two.hgn")], types: ["Files"] } });
  document.body.dispatchEvent(dropped);
  expect(opened).toEqual(["one.hgn", "two.hgn"]);
  expect(dropped.defaultPrevented).toBe(true);
});

const SEEDS = { server: "0a".repeat(32), first: "1b".repeat(32), second: "2c".repeat(32) };
const SEALED = `[Edition "z-base"]\n[Seeds "server=${SEEDS.server},1=${SEEDS.first},2=${SEEDS.second}"]\n`;
const hashOf = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

test.each([
  [null, "did not see the table before"],
  [hashOf(SEEDS.server), "is the one that this browser noted"],
  [hashOf(SEEDS.first), "the server has changed its seed"],
])("the server's seed is hashed here and compared with what was noted, whatever the server says", async (noted, text) => {
  localStorage.clear();
  if (noted) localStorage.setItem("hexmoot.seal.sealed", noted);
  // The server lies about its hash, and says that all is well.
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ checked: 5, commitment: noted, key: "", arguments: {} })));
  const { getByRole, findByText, queryByText } = render(Keep, { id: "sealed", players: PLAYERS, hgn: SEALED });
  expect(queryByText(/this browser/)).toBeNull();
  await fireEvent.click(getByRole("button", { name: say("after-verify") }));
  expect(await findByText(new RegExp(text))).toBeTruthy();
});

test("each person's part is compared with its seal; a record without seeds has nothing to compare", () => {
  localStorage.clear();
  const noted = { "1": hashOf(SEEDS.first), "2": hashOf(SEEDS.server) };
  localStorage.setItem("hexmoot.parts.sealed", JSON.stringify(noted));
  const parts = (table: string) => sealsOf(table, SEALED)!.parts.map((one) => one.seal);
  expect(parts("sealed")).toEqual(["same", "other"]);
  expect(parts("another")).toEqual(["unseen", "unseen"]);
  expect(sealsOf("sealed", '[Edition "z-base"]')).toBeNull();
});
