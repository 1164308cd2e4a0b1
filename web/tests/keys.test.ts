import { afterEach, expect, test } from "vitest";
import { preferences } from "../src/shell/preferences.svelte";
import { keyMove } from "../src/table/keys";
import type { PlayState } from "../src/table/play.svelte";

afterEach(() => preferences.set("keys", true));

function pressed(key: string, code: string, view: object = {}, more: KeyboardEventInit = {}, from?: Element): string[] {
  const done: string[] = [];
  const play = {
    view,
    moves: { roll: true, end: true },
    panel: null,
    act: (move: string) => done.push(move),
    explain: (move: string) => done.push(`why not ${move}`),
  } as unknown as PlayState;
  const say = (what: string) => () => done.push(what);
  const places = { trade: say("trade"), log: say("log"), chat: say("talk"), focusIsland: say("island"), focusHand: say("hand"), heroes: say("heroes"), danger: say("danger") };
  addEventListener("keydown", (event) => keyMove(event, play, places), { once: true });
  (from ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, ...more }));
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

test("a letter leads to the island and to the hand; from nowhere the arrows do, letters or not", () => {
  expect([...pressed("v", "KeyV"), ...pressed("м", "KeyV"), ...pressed("g", "KeyG")]).toEqual(["island", "island", "hand"]);
  const button = document.body.appendChild(document.createElement("button"));
  const arrows = () => [...pressed("ArrowUp", "ArrowUp"), ...pressed("ArrowLeft", "ArrowLeft", {}, {}, button)];
  expect(arrows()).toEqual(["island"]);
  preferences.set("keys", false);
  expect([...arrows(), ...pressed("v", "KeyV")]).toEqual(["island"]);
  button.remove();
});

test("a key that is held down, or is part of a word that is being composed, ends no turn", () => {
  expect(pressed("e", "KeyE", {}, { repeat: true })).toEqual([]);
  expect(pressed("ㄷ", "KeyE", {}, { isComposing: true })).toEqual([]);
});

test("who wants no single keys has none, and has them again at the next wish", () => {
  preferences.set("keys", false);
  expect([...pressed("e", "KeyE"), ...pressed("4", "Digit4"), ...pressed("t", "KeyT")]).toEqual([]);
  expect(localStorage.getItem("hexmoot.keys")).toBe("off");
  preferences.set("keys", true);
  expect(pressed("e", "KeyE")).toEqual(["end"]);
});
