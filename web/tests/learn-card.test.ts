import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStore, Watcher } from "../src/client/table.svelte";
import type { Moves, TableEvent, View } from "../src/client/types";
import { lesson } from "../src/learn/lesson/lesson.svelte";
import LessonCard from "../src/learn/lesson/LessonCard.svelte";
import { say, speak } from "../src/words/words.svelte";

const HOUSE = { editions: [], options: [], bots: [], boxes: [], rolls: {} };
let tell: (event: Partial<TableEvent>) => Promise<void>;

function view(moves: Moves, more: Partial<View> = {}): View {
  return {
    status: "playing",
    settings: { edition: "z-first", options: { victory_points: "10" } },
    seats: [{ seat: 1, name: "Ann" }, { seat: 2, name: "Ben" }],
    turn: { seat: 1, stage: "before" },
    ask: { n: 1, must: true, moves },
    offers: [],
    ...more,
  } as unknown as View;
}

/** A card for a fresh lesson that knows these steps already. */
async function card(now: View, done: string[]) {
  await lesson.begin();
  lesson.learn(...done);
  const watchers: Watcher[] = [];
  const watch = (one: Watcher) => (watchers.push(one), () => {});
  const store = { seat: 1, table: "T", watch } as unknown as TableStore;
  const props = { store, view: now, root: document.body, isPlacing: false, hasPanel: false, onopen: () => {} };
  render(LessonCard, props);
  tell = async (event) => {
    for (const watcher of watchers) watcher({ t: "event", table: "T", n: 2, at: 0, kind: "moved", ...event }, now, now);
    await tick();
  };
}

beforeEach(async () => {
  await speak("en");
  // All that a lesson asks for before its table is there.
  const answer = { ...HOUSE, name: "Ann", kind: "guest", table: "T" };
  const answers = (path: string) => (path === "/api/rules" ? [] : answer);
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(answers(path))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("one thing is told at a time, and put away by a button", async () => {
  await card(view({ roll: true }), []);
  expect(screen.getByRole("heading").textContent).toBe(say("learn-step-goal", {}, "title"));
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByRole("heading").textContent).toBe(say("learn-step-numbers", {}, "title"));
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByRole("heading").textContent).toBe("Roll the dice");
  expect(lesson.done).toEqual(["goal", "numbers"]);
});

test("only a move of one's own puts away what is being read", async () => {
  await card(view({ roll: true }), ["goal"]);
  // Somebody else's move, and what the page does by itself for the fair dice.
  await tell({ by: 2, move: "end" });
  await tell({ by: 1, kind: "dice_revealed", move: null });
  expect(lesson.done).toEqual(["goal"]);
  await tell({ by: 1, move: "roll" });
  expect(lesson.done).toEqual(["goal", "roll", "numbers"]);
});

test("a lesson ends with its game, and when its reader wants no more", async () => {
  await card(view({}), ["goal"]);
  await fireEvent.click(screen.getByRole("button", { name: say("learn-lesson-end") }));
  expect(lesson.isOpen).toBe(false);
  cleanup();
  await card(view({}, { status: "over" }), ["goal"]);
  await tick();
  expect(lesson.isOpen).toBe(false);
});

test("the last word stays until it is put away, though a move was under way when it came", async () => {
  const known = ["goal", "numbers", "roll", "gain", "road", "robber", "bank", "offer", "aid", "end"];
  await card(view({ end: true }, { turn: { seat: 1, stage: "main" } } as unknown as Partial<View>), known);
  expect(screen.getByRole("heading").textContent).toBe("You can play");
  await tell({ by: 1, move: "end" });
  expect(lesson.done).not.toContain("ready");
});
