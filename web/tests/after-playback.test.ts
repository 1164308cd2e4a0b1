import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveOf } from "../src/after/keys";
import { linesOf } from "../src/after/log";
import { eyesIn, moveIn, placeOf } from "../src/after/place";
import { Playback, turnsOf, viewsOf } from "../src/after/playback.svelte";
import { playersOf, strangers, winnerIn } from "../src/after/players";
import type { Frame, Happening, Replay, View } from "../src/client/types";
import { speak } from "../src/words/words.svelte";

function frame(events: Happening[], patch: Partial<View> = {}): Frame {
  return { move: "m", by: 1, steward: false, events, patch };
}

const BOARD = { shape: "island", hexes: { D7: "D", D9: "L8", E8: "W8", E6: "G4" }, harbours: {} };
// Two placements, a turn with a throw and a road, and another turn with a throw.
const FRAMES = [
  frame([{ key: "placed_settlement", seat: 1, place: "D7n" }], { points: [1, 0] }),
  frame([{ key: "placed_road", seat: 1, place: "D7nw" }, { key: "turn_began", seat: 1 }], { robber: "D7" }),
  frame([{ key: "rolled", seat: 1, dice: [3, 5] }], { hands: [1, 0] }),
  frame([{ key: "placed_road", seat: 1, place: "D9w" }]),
  frame([{ key: "turn_began", seat: 2 }], { robber: "E8" }),
  frame([{ key: "rolled", seat: 2, dice: [4, 4] }]),
  frame([]),
];
const REPLAY: Replay = {
  tags: {},
  view: { board: BOARD, robber: "D7", points: [0, 0], hands: [0, 0], turn: { stage: "settling" } } as unknown as View,
  frames: FRAMES,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("positions are folded from patches, and what a patch leaves out stays", () => {
  const views = viewsOf(REPLAY);
  expect(views.length).toBe(FRAMES.length + 1);
  expect(views[0]!.points).toEqual([0, 0]);
  expect(views.at(-1)).toMatchObject({ points: [1, 0], hands: [1, 0], robber: "E8", board: BOARD });
});

test("turns begin where it is told, and at once where there is no set-up", () => {
  expect(turnsOf(REPLAY)).toEqual([2, 5]);
  const view = { ...REPLAY.view, turn: { stage: "before" } } as View;
  expect(turnsOf({ ...REPLAY, view })).toEqual([0, 2, 5]);
});

test("it stays within the game, wherever an address leads", () => {
  for (const [asked, found] of [[-3, 0], [3, 3], [99, 7], [NaN, 0]] as const) {
    expect(new Playback(REPLAY, asked).at).toBe(found);
  }
});

test("steps go by moves and by turns, and the ends are stops", () => {
  const playback = new Playback(REPLAY, 3);
  const move = (by: 1 | -1) => (playback.step(by), playback.at);
  const turn = (by: 1 | -1) => (playback.stepTurn(by), playback.at);
  expect([move(1), turn(1), turn(1), turn(1)]).toEqual([4, 5, 7, 7]);
  expect([turn(-1), move(-1), turn(-1), turn(-1)]).toEqual([5, 4, 2, 0]);
  expect(playback.turn).toBe(0);
});

test("dice are those of the turn, hexes glow but under the robber, and the last piece is marked", () => {
  const playback = new Playback(REPLAY, 3);
  expect([playback.dice, playback.glow.toSorted(), playback.last]).toEqual([[3, 5], ["D9", "E8"], []]);
  playback.goTo(4);
  expect([playback.dice, playback.glow, playback.last]).toEqual([[3, 5], [], ["D9w"]]);
  playback.goTo(5);
  expect([playback.dice, playback.last]).toEqual([null, ["D9w"]]);
  playback.goTo(6);
  expect(playback.glow).toEqual(["D9"]);
});

test("it plays by itself to the end, stops there, and begins anew", () => {
  const playback = new Playback(REPLAY, 5);
  playback.play();
  vi.advanceTimersByTime(900);
  expect([playback.at, playback.isPlaying]).toEqual([6, true]);
  vi.advanceTimersByTime(10_000);
  expect([playback.at, playback.isPlaying]).toEqual([7, false]);
  playback.pace = "fast";
  playback.toggle();
  expect(playback.at).toBe(0);
  vi.advanceTimersByTime(650);
  expect(playback.at).toBe(2);
  playback.jump(1);
  vi.advanceTimersByTime(10_000);
  expect([playback.at, playback.isPlaying]).toEqual([1, false]);
});

test("other eyes see the same place", () => {
  const playback = new Playback(REPLAY, 4);
  playback.look({ ...REPLAY, view: { ...REPLAY.view, my_hand: "LL" } });
  expect([playback.at, playback.view.my_hand]).toEqual([4, "LL"]);
});

test("lines tell where they lead; who knows the card does not hear that one was stolen", async () => {
  await speak("en");
  const stolen = [
    { key: "robbed", seat: 1, other: 2, count: 1 },
    { key: "stole", seat: 1, other: 2, kind: "W", count: 1 },
  ];
  const lines = linesOf([frame(stolen), frame([]), frame([{ key: "turn_began", seat: 2 }])], (seat) => `P${seat}`);
  expect(lines.map(({ at, seat, isTurn }) => [at, seat, isTurn])).toEqual([[1, 1, false], [3, 2, true]]);
  expect(lines[0]!.text).toBe("P1 steals 1 wool from P2.");
});

test("a theft is told once, though the card is a move of chance; whoever does not see it hears that one was stolen", async () => {
  await speak("en");
  const theft = frame([
    { key: "moved_robber", seat: 1, place: "D9" },
    { key: "robbed", seat: 1, other: 2, count: 1 },
  ]);
  const card = (events: Happening[]): Frame => ({ ...frame(events), by: null });
  const stolen = { key: "stole", seat: 1, other: 2, kind: "W", count: 1 };
  const tell = (...frames: Frame[]) => linesOf(frames, (seat) => `P${seat}`).map(({ at, text }) => [at, text]);
  const moved = [1, "P1 moves the robber to D9."];
  expect(tell(theft, card([stolen]))).toEqual([moved, [2, "P1 steals 1 wool from P2."]]);
  expect(tell(theft, card([]))).toEqual([moved, [1, "P1 steals a card from P2."]]);
  // The next theft is another.
  expect(tell(theft, card([]), theft, card([stolen]))).toHaveLength(4);
});

test("an address names a move and eyes, and nonsense names nothing", () => {
  expect([moveIn("?move=12"), moveIn("?move=x"), moveIn("?move=-1"), moveIn("")]).toEqual([12, null, null, null]);
  expect([eyesIn("?view=2"), eyesIn("?view=public")]).toEqual(["2", "public"]);
  expect([eyesIn("?view=9"), eyesIn("")]).toEqual(["all", "all"]);
  expect(placeOf("a_b", 7, "all")).toBe("/r/a_b?move=7");
  const place = placeOf("a_b", 7, "3");
  expect([moveIn(place.slice(place.indexOf("?"))), eyesIn(place.slice(place.indexOf("?")))]).toEqual([7, "3"]);
});

test("those who are gone, and those of a file, are called by their seats", async () => {
  await speak("en");
  const seat = { seat: 2, colour: "green", name: "", bot: null, points: 3, won: false } as const;
  expect(playersOf([seat])[0]).toMatchObject({ name: "seat 2", colour: "green" });
  const found = strangers(["blue", "white"], winnerIn("winner=2 ending=points points=3,10"));
  expect(found.map(({ won }) => won)).toEqual([false, true]);
  expect(found[1]!.name).toContain("white");
  expect(winnerIn("*")).toBeNull();
});

test("keys move through the game unless the focus needs them", () => {
  const playback = new Playback(REPLAY, 3);
  const press = (key: string, target: HTMLElement = document.body, more: KeyboardEventInit = {}) => {
    document.body.append(target === document.body ? "" : target);
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
    let way: ReturnType<typeof moveOf> = null;
    const hear = (heard: Event) => (way = moveOf(heard as KeyboardEvent));
    addEventListener("keydown", hear);
    target.dispatchEvent(event);
    removeEventListener("keydown", hear);
    (way as ReturnType<typeof moveOf>)?.(playback);
    return playback.at;
  };
  const made = (tag: string, type = "") => Object.assign(document.createElement(tag), type ? { type } : {});
  expect([press("ArrowRight"), press("ArrowLeft"), press("End"), press("Home")]).toEqual([4, 3, 7, 0]);
  const shifted = (key: string) => press(key, document.body, { shiftKey: true });
  expect([shifted("ArrowRight"), shifted("ArrowLeft")]).toEqual([2, 0]);
  expect(press("ArrowRight", made("input", "range"))).toBe(1);
  expect(press("ArrowRight", made("input", "text"))).toBe(1);
  expect(press("ArrowRight", made("select"))).toBe(1);
  expect(press("ArrowRight", document.body, { ctrlKey: true })).toBe(1);
  press(" ", made("button"));
  expect(playback.isPlaying).toBe(false);
  press(" ");
  expect(playback.isPlaying).toBe(true);
  playback.pause();
});
