import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Dice from "../src/board/Dice.svelte";
import Island from "../src/board/Island.svelte";
import { fly, type Flight } from "../src/board/fly";
import { hexCentre } from "../src/board/geometry";
import { LONGEST, move, together } from "../src/board/motion";
import type { Good, Pieces } from "../src/board/types";
import { SAMPLE_SEATS, SAMPLE_WORDS, sampleBoard, samplePieces } from "../src/gallery/samples";
import type { View } from "../src/client/types";
import { Showing } from "../src/table/showing.svelte";
import Travellers from "../src/watch/Travellers.svelte";

vi.setConfig({ testTimeout: 30_000 });

// A clock in place of the browser's: it notes what was started and ends it when told to.
interface Started {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  finish: () => void;
}
let started: Started[] = [];
let calm = false;

beforeEach(() => {
  started = [];
  calm = false;
  // As a browser answers: a question that it does not know is answered with no.
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" && calm }));
  Element.prototype.animate = function (frames: Keyframe[], options: KeyframeAnimationOptions) {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    started.push({ frames, options, finish });
    return { finished, finish } as unknown as Animation;
  } as typeof Element.prototype.animate;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

function flights(count: number): Flight[] {
  return Array.from({ length: count }, (_, place) => ({
    good: "LWGBO"[place % 5] as Good,
    from: new DOMRect(0, 0, 50, 50),
    to: new DOMRect(300, 400, 50, 50),
  }));
}

const aloft = () => document.querySelectorAll('body > div[aria-hidden="true"]').length;

describe("figures of the second game", () => {
  const seen = (camps: string[][], clearings: number[][]) =>
    ({
      watch: { camps, clearings, wall: [[], [], [], []], gift: {}, frost: {} },
      north: { trails: [{ trail: 1, clan: 0, section: 0 }] },
      seats: [],
    }) as unknown as View;
  const [camped, waiting] = [seen([["regular"], [], []], [[], [], [], []]), seen([[], [], []], [[1], [], [], []])];
  const tell = (showing: Showing, event: object, before: View, after: View) =>
    showing.show({ events: [event] } as never, after, 0, before);
  const advance = (showing: Showing) =>
    tell(showing, { key: "advanced", kind: "regular", trail: 1 }, camped, waiting);
  const quiet = () => new Showing({ hex: () => null, hand: () => null });

  test("are on their way until they arrive, or until the reader does something", () => {
    const shown = quiet();
    advance(shown);
    expect(shown.travels.journeys.map(({ from, to }) => [from, to])).toEqual([["river1", "1.1"]]);
    shown.travels.arrived(shown.travels.journeys[0]!);
    expect(shown.travels.journeys).toEqual([]);
    advance(shown);
    shown.skip();
    expect(shown.travels.journeys).toEqual([]);
  });

  test("have arrived when they leave again", () => {
    const shown = quiet();
    advance(shown);
    tell(shown, { key: "crossed", kind: "regular", place: "B6" }, waiting, seen([[], [], []], [[], [], [], []]));
    expect(shown.travels.journeys.map(({ from, to }) => [from, to])).toEqual([["1.1", "B6"]]);
  });

  test("walk over the sheet, and say when they are there", async () => {
    const shown = quiet();
    advance(shown);
    const { container } = render(Travellers, { travels: shown.travels });
    expect(container.querySelector("[data-traveller] [data-wildling=regular]")).not.toBeNull();
    expect(started.map(({ options }) => options.duration)).toEqual([600]);
    expect([...shown.travels.coming]).toEqual(["1.1"]);
    started[0]!.finish();
    await vi.waitFor(() => expect(container.querySelector("[data-traveller]")).toBeNull());
    expect(shown.travels.coming.size).toBe(0);
  });

  test("do not move where nothing shall", () => {
    calm = true;
    const shown = quiet();
    advance(shown);
    expect(shown.travels.journeys).toEqual([]);
  });
});

describe("numbers", () => {
  const harvest = (showing: Showing) =>
    showing.show(
      { events: [{ key: "rolled", seat: 1, dice: [3, 5] }, { key: "produced", seat: 1, kind: "L", count: 2 }] } as never,
      {
        board: { shape: "island", hexes: { B5: "L8" }, harbours: {} },
        pieces: [{ s: [], c: ["B5n"], r: [] }],
        robber: null,
      } as unknown as View,
      1,
    );
  const somewhere = () => new DOMRect(0, 0, 50, 50);
  const showing = () => new Showing({ hex: somewhere, hand: somewhere });

  test("rise as each card lands", async () => {
    const shown = showing();
    harvest(shown);
    expect([shown.aloft(1), shown.aloft(1, "L"), shown.aloft(1, "W"), shown.aloft(2)]).toEqual([2, 2, 0, 0]);
    started[0]!.finish();
    await vi.waitFor(() => expect(shown.aloft(1, "L")).toBe(1));
    shown.skip();
    await vi.waitFor(() => expect(shown.aloft(1)).toBe(0));
    shown.close();
  });

  test("are right at once where nothing moves", () => {
    calm = true;
    const shown = showing();
    harvest(shown);
    expect([shown.aloft(1), started.length]).toEqual([0, 0]);
    shown.close();
  });
});

describe("flying cards", () => {
  test.each([1, 2, 5, 24])("%i of them are there within the longest time", (count) => {
    const motion = fly(flights(count));
    expect(started.length).toBe(count);
    for (const { options } of started)
      expect(Number(options.delay) + Number(options.duration)).toBeLessThanOrEqual(LONGEST);
    motion.skip();
    return motion.done;
  });

  test("start on the one place, end on the other, and leave nothing behind", async () => {
    const motion = fly(flights(3));
    expect(aloft()).toBe(3);
    expect(started[0]?.frames[0]?.transform).toContain("translate(5px, -3px)");
    expect(started[0]?.frames.at(-1)?.transform).toContain("translate(305px, 397px)");
    motion.skip();
    await motion.done;
    expect(aloft()).toBe(0);
  });

  test("are not done before the last has landed", async () => {
    const motion = fly(flights(2));
    let done = false;
    void motion.done.then(() => (done = true));
    started[0]?.finish();
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toBe(false);
    started[1]?.finish();
    await motion.done;
    expect(done).toBe(true);
  });

  test("a card that is not shown flies face down", async () => {
    const motion = fly([{ ...(flights(1)[0] as Flight), good: null }]);
    expect(document.body.innerHTML).toContain("--card-back");
    motion.skip();
    await motion.done;
  });

  test("where less motion is asked for there is none", async () => {
    calm = true;
    const motion = fly(flights(4));
    expect(started.length).toBe(0);
    expect(aloft()).toBe(0);
    await motion.done;
  });
});

describe("motion", () => {
  test("is over at once where the browser has none", async () => {
    Reflect.deleteProperty(Element.prototype, "animate");
    await move(document.createElement("div"), [], {}).done;
  });

  test("together with others ends with the last", async () => {
    const element = document.createElement("div");
    const both = together([move(element, [], {}), move(element, [], {})]);
    both.skip();
    await both.done;
    expect(started.length).toBe(2);
  });
});

describe("on the island", () => {
  const show = () => {
    const say = (place: string) => place;
    const pieces = samplePieces("island");
    const props = { board: sampleBoard("island"), robber: "D9", pieces, seats: SAMPLE_SEATS, words: SAMPLE_WORDS };
    return { pieces, ...render(Island, { ...props, sayHex: say, sayCorner: say, saySide: say }) };
  };
  const built = (pieces: Pieces[]) => pieces.map((own, seat) => (seat === 0 ? { ...own, s: [...own.s, "F7s"] } : own));

  test("a new piece drops, and none that was there", async () => {
    const { rerender, pieces } = show();
    expect(started.length).toBe(0);
    await rerender({ pieces: built(pieces) });
    expect(started.length).toBe(1);
    expect(Number(started[0]?.options.duration)).toBeLessThan(LONGEST);
  });

  test("the robber walks from where it was to where it is, in time", async () => {
    const { rerender } = show();
    await rerender({ robber: "B5" });
    expect(started.length).toBe(1);
    const [from, to] = [hexCentre("D9"), hexCentre("B5")];
    expect(started[0]?.frames[0]?.transform).toContain(`translate(${from.x - to.x}px, ${from.y - to.y}px)`);
    expect(started[0]?.frames.at(-1)?.transform).toContain("translate(0px, 0px)");
    expect(Number(started[0]?.options.duration)).toBeLessThan(LONGEST);
  });

  test("where less motion is asked for, both are simply there", async () => {
    calm = true;
    const { rerender, pieces, container } = show();
    await rerender({ robber: "B5", pieces: built(pieces) });
    expect(started.length).toBe(0);
    expect(container.querySelector('[data-place="F7s"]')).not.toBeNull();
    expect(container.querySelector('[data-robber="B5"]')).not.toBeNull();
  });
});

describe("dice", () => {
  const pips = (container: HTMLElement) =>
    [...container.querySelectorAll("svg")].map((die) => die.querySelectorAll("circle").length);

  test("show what was thrown, and say it", () => {
    const { container } = render(Dice, { values: [5, 3], label: "5 and 3" });
    expect(pips(container)).toEqual([5, 3]);
    expect(container.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("5 and 3");
  });

  test("are blank before the first throw", () => {
    const { container } = render(Dice, { values: null, label: "no throw yet" });
    expect(pips(container)).toEqual([0, 0]);
  });

  test("tumble in less than the longest time, and end on their values", async () => {
    const { container, component } = render(Dice, { values: [5, 3], label: "5 and 3" });
    const motion = component.roll();
    expect(started.length).toBe(2);
    for (const { options } of started) expect(Number(options.duration)).toBeLessThan(LONGEST);
    await vi.waitFor(() => expect(pips(container)).not.toEqual([5, 3]));
    motion.skip();
    await motion.done;
    await vi.waitFor(() => expect(pips(container)).toEqual([5, 3]));
    // Faces that were still to pass do not come any more.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(pips(container)).toEqual([5, 3]);
  });

  test("lie still where less motion is asked for", async () => {
    calm = true;
    const { container, component } = render(Dice, { values: [6, 1], label: "6 and 1" });
    await component.roll().done;
    expect(started.length).toBe(0);
    expect(pips(container)).toEqual([6, 1]);
  });
});
