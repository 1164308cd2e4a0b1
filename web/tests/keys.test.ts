import { expect, test, vi } from "vitest";
import { keyMove } from "../src/table/keys";
import type { PlayState } from "../src/table/play.svelte";

function pressed(key: string, code: string, view: object = {}): string[] {
  const done: string[] = [];
  const play = {
    view,
    moves: { roll: true, end: true },
    panel: null,
    act: (move: string) => done.push(move),
    explain: (move: string) => done.push(`why not ${move}`),
  } as unknown as PlayState;
  const say = (what: string) => () => done.push(what);
  const places = { trade: say("trade"), log: say("log"), chat: say("talk"), focusIsland: vi.fn(), heroes: say("heroes"), danger: say("danger") };
  keyMove(new KeyboardEvent("keydown", { key, code }), play, places);
  return done;
}

test("a letter does what it is printed for", () => {
  expect(pressed("d", "KeyD")).toEqual(["roll"]);
  expect(pressed("E", "KeyE")).toEqual(["end"]);
  expect(pressed("t", "KeyT")).toEqual(["trade"]);
  expect(pressed("4", "Digit4")).toEqual(["why not buy"]);
  // On a Dvorak keyboard the letter counts, not where the key is.
  expect(pressed("e", "KeyD")).toEqual(["end"]);
  expect(pressed("z", "KeyD")).toEqual([]);
});

test.each([
  ["в", "у", "д", "с"],
  ["ㅇ", "ㄷ", "ㅣ", "ㅊ"],
  ["し", "い", "り", "そ"],
])("a keyboard that types %s has the same keys", (d, e, l, c) => {
  const letters: [string, string][] = [
    [d, "KeyD"],
    [e, "KeyE"],
    [l, "KeyL"],
    [c, "KeyC"],
  ];
  expect(letters.flatMap(([key, code]) => pressed(key, code))).toEqual(["roll", "end", "log", "talk"]);
});

test("the keys of the second game open its panels there, and nothing elsewhere", () => {
  expect([...pressed("h", "KeyH", { watch: {} }), ...pressed("w", "KeyW", { watch: {} })]).toEqual(["heroes", "danger"]);
  expect([...pressed("h", "KeyH"), ...pressed("w", "KeyW")]).toEqual([]);
});
