import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Island from "../src/board/Island.svelte";
import { SHAPES, allCorners, allSides, cornerPoint, sidePoint, type ShapeName } from "../src/board/geometry";
import type { IslandProps, Spot } from "../src/board/types";
import { SAMPLE_SEATS, SAMPLE_WORDS, sampleBoard, samplePieces, sampleSpots } from "../src/gallery/samples";

// An island is large for a browser in memory, on a machine with other work.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function show(more: Partial<IslandProps> = {}) {
  const props: IslandProps = {
    board: sampleBoard("island"),
    robber: "D9",
    pieces: samplePieces("island"),
    seats: SAMPLE_SEATS,
    words: SAMPLE_WORDS,
    sayHex: (hex) => `hex ${hex}`,
    sayCorner: (corner) => `corner ${corner}`,
    saySide: (side) => `side ${side}`,
    ...more,
  };
  return render(Island, props);
}

function spot(kind: Spot["kind"], place: string, more: Partial<Spot> = {}): Spot {
  return { id: `${kind}@${place}`, kind, place, label: `pick ${place}`, ...more };
}

/** The button of that name; there must be one. Asking by role looks at every element, of which an island has many. */
function button(name: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>(`:is(button, [role="button"])[aria-label="${name}"]`);
  expect(all.length, name).toBe(1);
  return all[0] as HTMLElement;
}

/** What an attribute says on the nearest element around each that was found. */
function around(container: HTMLElement, what: string, attribute: string): (string | null | undefined)[] {
  const found = [...container.querySelectorAll(what)];
  return found.map((one) => one.closest(`[${attribute}]`)?.getAttribute(attribute)).sort();
}

const CORNERS = ["C4n", "C6n", "C8n", "D5n", "D7n", "D9n"].map((place) =>
  spot("corner", place, { piece: "s", seat: 1 }),
);
const marks = (container: HTMLElement) => [...container.querySelectorAll<SVGGElement>("[data-spot]")];
const stops = (container: HTMLElement) =>
  marks(container)
    .filter((mark) => mark.getAttribute("tabindex") === "0")
    .map((mark) => mark.dataset.spot);

describe("what is drawn", () => {
  test.each(Object.keys(SHAPES) as ShapeName[])("all of the board %s", (shape) => {
    const board = sampleBoard(shape);
    const pieces = samplePieces(shape);
    const { container } = show({ board, pieces, robber: SHAPES[shape][0] as string });
    const count = (what: string) => container.querySelectorAll(what).length;
    const lands = Object.values(board.hexes);
    expect(count(".tile")).toBe(SHAPES[shape].length);
    expect(count(".token")).toBe(lands.filter((hex) => hex !== "D").length);
    expect(count(".harbour")).toBe(Object.keys(board.harbours).length);
    for (const letter of ["s", "c", "r"] as const)
      expect(count(`[data-piece="${letter}"]`)).toBe(pieces.flatMap((own) => own[letter]).length);
    expect(count(".robber")).toBe(1);
    expect(count("[data-spot]")).toBe(0);
  });

  test("tokens say their number, with a pip for each way to throw it", () => {
    const { container } = show();
    for (const token of container.querySelectorAll<SVGGElement>(".token")) {
      const number = Number(token.dataset.token);
      const ways = [1, 2, 3, 4, 5, 6].filter((die) => number - die >= 1 && number - die <= 6).length;
      expect(token.querySelector("text")?.textContent).toBe(String(number));
      expect(token.querySelectorAll(".pip").length).toBe(ways);
      expect(token.classList.contains("hot")).toBe(number === 6 || number === 8);
    }
  });

  test("pieces are in the colour of their seat, wherever that sits", () => {
    const seats = [...SAMPLE_SEATS].reverse();
    const { container } = show({ seats });
    expect(container.querySelector('[data-place="D3n"]')?.getAttribute("data-colour")).toBe("red");
    expect(container.querySelector('[data-place="B9s"]')?.getAttribute("data-colour")).toBe("blue");
  });

  test("a city that is not agreed to yet is drawn over its settlement", () => {
    const { container } = show({ pending: [{ piece: "c", place: "D3n", seat: 1 }] });
    const pieces = [...container.querySelectorAll('[data-place="D3n"]')].map((one) => one.getAttribute("data-piece"));
    expect(pieces).toEqual(["s", "c"]);
  });

  test("a piece that the server agrees to stays the same element", async () => {
    const pieces = samplePieces("island");
    const { container, rerender } = show({ pieces, pending: [{ piece: "s", place: "F7s", seat: 1 }] });
    const before = container.querySelector('[data-place="F7s"]');
    const agreed = pieces.map((own, index) => (index === 0 ? { ...own, s: [...own.s, "F7s"] } : own));
    await rerender({ pieces: agreed, pending: [] });
    const after = container.querySelector('[data-place="F7s"]');
    expect(after).toBe(before);
    expect(after?.classList.contains("pending")).toBe(false);
  });

  test("each terrain is drawn in its own way, and no two hexes alike", () => {
    const { container } = show({ robber: null });
    const drawings = [...container.querySelectorAll(".tile")].map((tile) => tile.innerHTML);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test("the same hex is drawn the same again", () => {
    const first = show().container.querySelector('[data-hex="C6"] g g')?.innerHTML;
    const again = show().container.querySelector('[data-hex="C6"] g g')?.innerHTML;
    expect(first).toBe(again);
  });

  test("the robber's hex is veiled, those that produced glow, the last move is marked", () => {
    const { container } = show({ robber: "B7", glow: ["C6", "D5"], last: ["D3n", "D3ne", "E8"] });
    expect(around(container, ".veil", "data-hex")).toEqual(["B7"]);
    expect(around(container, "[data-glow]", "data-glow")).toEqual(["C6", "D5"]);
    expect(around(container, ".tile > .mark", "data-hex")).toEqual(["E8"]);
    expect(around(container, ".piece .mark", "data-place")).toEqual(["D3n", "D3ne"]);
    // Each in a dark ring of the same form, which no piece has at other times.
    expect(around(container, ".piece .rim", "data-place")).toEqual(["D3n", "D3ne"]);
  });

  test("what the server has not agreed to looks different", () => {
    const pending: IslandProps["pending"] = [
      { piece: "s", place: "F7s", seat: 1 },
      { piece: "robber", place: "B5", seat: 1 },
    ];
    const { container } = show({ pending });
    expect(container.querySelector('[data-place="F7s"]')?.classList.contains("pending")).toBe(true);
    expect(container.querySelector('[data-robber="B5"]')?.classList.contains("pending")).toBe(true);
    expect(container.querySelector('[data-place="D3n"]')?.classList.contains("pending")).toBe(false);
  });
});

describe("picking", () => {
  test("a click on a spot reports it", async () => {
    const onpick = vi.fn();
    show({ spots: CORNERS, onpick });
    await fireEvent.click(button("pick D5n"));
    expect(onpick.mock.calls).toEqual([[CORNERS[3]]]);
  });

  test("nothing else can be clicked or focused", async () => {
    const onpick = vi.fn();
    const { container } = show({ spots: [CORNERS[0] as Spot], onpick, zoomable: false });
    const parts = ".tile, .tile path, .token, .piece, .harbour, .robber, svg";
    for (const part of container.querySelectorAll(parts)) await fireEvent.click(part);
    expect(onpick).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[tabindex="0"], button, a, [role="button"]').length).toBe(1);
  });

  test.each(["Enter", " "])("the key %j picks the focused spot", async (key) => {
    const onpick = vi.fn();
    show({ spots: CORNERS, onpick });
    button("pick C8n").focus();
    await fireEvent.keyDown(button("pick C8n"), { key });
    expect(onpick.mock.calls).toEqual([[CORNERS[2]]]);
  });

  test("of two spots under a finger the nearer one is meant", async () => {
    const onpick = vi.fn();
    const { container } = show({ spots: CORNERS, onpick });
    marks(container).forEach((mark, index) => {
      const hit = mark.querySelector(".hit") as SVGElement;
      hit.getBoundingClientRect = () => new DOMRect(index * 20, 0, 32, 32);
    });
    const first = marks(container)[0] as SVGGElement;
    await fireEvent.click(first, { clientX: 31, clientY: 16, detail: 1 });
    expect(onpick.mock.calls).toEqual([[CORNERS[1]]]);
  });

  test("a chosen spot shows its piece and says so; the others step back", () => {
    const { container } = show({ spots: CORNERS, chosen: CORNERS[2]?.id ?? null });
    const chosen = button("pick C8n");
    expect(chosen.getAttribute("aria-current")).toBe("true");
    expect(chosen.classList.contains("chosen")).toBe(true);
    expect(chosen.querySelector(".ghost path")?.getAttribute("fill")).toBe("var(--seat-red)");
    expect(marks(container).filter((mark) => mark.classList.contains("faded")).length).toBe(CORNERS.length - 1);
  });

  test("what the coach would do is marked", () => {
    show({ spots: [spot("corner", "C6n", { mark: "best" }), spot("corner", "C8n")] });
    expect(button("pick C6n").querySelector(".halo")).not.toBeNull();
    expect(button("pick C8n").querySelector(".halo")).toBeNull();
    cleanup();
    show({ spots: [spot("hex", "C6", { mark: "best" }), spot("hex", "C8")] });
    expect(button("pick C6").querySelector(".halo")).not.toBeNull();
    expect(button("pick C8").querySelector(".halo")).toBeNull();
  });

  test.each(["island", "large", "gift"] as const)("on %s a finger hits 32 px of a screen of 360", (shape) => {
    const board = sampleBoard(shape);
    const { container } = show({ board, pieces: [], spots: sampleSpots(shape, "side") });
    const width = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    const radius = Number(container.querySelector("circle.hit")?.getAttribute("r"));
    expect((2 * radius * 360) / width).toBeGreaterThanOrEqual(32);
  });
});

describe("the keyboard", () => {
  test("there is one tab stop, the first spot, and it moves with the focus", async () => {
    const { container } = show({ spots: CORNERS });
    expect(stops(container)).toEqual(["corner@C4n"]);
    button("pick D7n").focus();
    await vi.waitFor(() => expect(stops(container)).toEqual(["corner@D7n"]));
  });

  test("arrows go to the next spot in their direction, Home and End to the first and the last", async () => {
    show({ spots: CORNERS });
    button("pick C4n").focus();
    const press = async (key: string) => {
      await fireEvent.keyDown(document.activeElement as Element, { key });
      return document.activeElement?.getAttribute("aria-label");
    };
    expect(await press("ArrowRight")).toBe("pick C6n");
    expect(await press("ArrowRight")).toBe("pick C8n");
    expect(await press("ArrowRight")).toBe("pick D9n");
    expect(await press("ArrowRight")).toBe("pick D9n");
    expect(await press("ArrowLeft")).toBe("pick D7n");
    expect(await press("Home")).toBe("pick C4n");
    expect(await press("ArrowDown")).toBe("pick D5n");
    expect(await press("ArrowUp")).not.toBe("pick D5n");
    expect(await press("End")).toBe("pick D9n");
  });

  test("when spots change, the focus stays on the island", async () => {
    const { rerender, container } = show({ spots: CORNERS });
    button("pick D5n").focus();
    await rerender({ spots: [spot("side", "D7w"), spot("side", "D7nw")] });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("pick D7w"));
    await rerender({ spots: [] });
    await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector(".island")));
  });

  test("spots that come do not take the focus from elsewhere", async () => {
    const { rerender } = show({ spots: [] });
    await rerender({ spots: CORNERS });
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  test("plus, minus and nought zoom, as the buttons do", async () => {
    const { container } = show({ spots: CORNERS });
    const island = container.querySelector(".island") as HTMLElement;
    const sheet = container.querySelector<HTMLElement>(".sheet") as HTMLElement;
    island.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(sheet.style.transform)?.[1] ?? 1);
    expect(scale()).toBe(1);
    await fireEvent.keyDown(island, { key: "+" });
    const once = scale();
    expect(once).toBeGreaterThan(1);
    await fireEvent.click(button(SAMPLE_WORDS.zoomIn));
    expect(scale()).toBeGreaterThan(once);
    await fireEvent.keyDown(island, { key: "-" });
    expect(scale()).toBeCloseTo(once);
    await fireEvent.keyDown(island, { key: "0" });
    expect(scale()).toBe(1);
  });
});

describe("zoom and scrolling", () => {
  test("seen whole, turning the wheel away is left to the page; towards it comes nearer", async () => {
    const { container } = show();
    const island = container.querySelector(".island") as HTMLElement;
    island.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    const turn = (deltaY: number) => {
      const event = new WheelEvent("wheel", { deltaY, cancelable: true, bubbles: true, clientX: 100, clientY: 100 });
      island.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(120)).toBe(false);
    expect(turn(-120)).toBe(true);
    expect(turn(120)).toBe(true);
  });

  test("a preview can not be zoomed", async () => {
    const { container } = show({ zoomable: false });
    const island = container.querySelector(".island") as HTMLElement;
    await fireEvent.keyDown(island, { key: "+" });
    expect(container.querySelector<HTMLElement>(".sheet")?.style.transform).toBe("none");
    expect(container.querySelector("button")).toBeNull();
  });
});

describe("the island in words", () => {
  test("lists every hex with what is built around it, the harbours and the roads", () => {
    const { container } = show();
    const hexes = screen.getByRole("list", { name: SAMPLE_WORDS.hexes });
    const items = within(hexes).getAllByText(/^hex /);
    expect(items.map((item) => item.firstChild?.textContent?.trim())).toEqual(SHAPES.island.map((hex) => `hex ${hex}`));
    const b5 = items[0] as HTMLElement;
    expect(within(b5).getAllByRole("listitem").map((item) => item.textContent)).toEqual(["corner B5n", "corner C6n"]);
    expect(within(screen.getByRole("list", { name: SAMPLE_WORDS.harbours })).getAllByRole("listitem").length).toBe(9);
    expect(within(screen.getByRole("list", { name: SAMPLE_WORDS.roads })).getAllByText("side D3ne").length).toBe(1);
    expect(container.querySelector(".island")?.getAttribute("aria-label")).toBe(SAMPLE_WORDS.island);
  });

  test("spots of every kind are buttons with their label", () => {
    const spots = [spot("corner", "C6n"), spot("side", "D7w"), spot("hex", "E6")];
    const { container } = show({ spots, zoomable: false });
    const names = within(container).getAllByRole("button").map((one) => one.getAttribute("aria-label"));
    expect(names.sort()).toEqual(["pick C6n", "pick D7w", "pick E6"]);
  });

  test("every corner and side of every board can be a spot", () => {
    for (const shape of Object.keys(SHAPES) as ShapeName[]) {
      const spots = [
        ...allCorners(SHAPES[shape]).map((place) => spot("corner", place)),
        ...allSides(SHAPES[shape]).map((place) => spot("side", place)),
      ];
      const { container, unmount } = show({ board: sampleBoard(shape), pieces: [], robber: null, spots });
      expect(marks(container).length).toBe(spots.length);
      expect(new Set(marks(container).map((mark) => mark.getAttribute("transform"))).size).toBe(spots.length);
      unmount();
    }
  });
});

describe("a click beside the spots", () => {
  // One unit of the drawing is one pixel here, from the same origin.
  const asDrawn = () =>
    Object.defineProperty(SVGElement.prototype, "getScreenCTM", {
      configurable: true,
      value: () => ({ inverse: () => null }),
    });

  class Point {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
    matrixTransform(): Point {
      return this;
    }
  }

  function misses(sought: Spot["kind"] | null, at: { x: number; y: number }, spots: Spot[] = []): string[] {
    asDrawn();
    vi.stubGlobal("DOMPoint", Point);
    const found: string[] = [];
    const { container } = show({ spots, sought, onmiss: (place) => found.push(place) });
    void fireEvent.click(container.querySelector("svg .tile path")!, { clientX: at.x, clientY: at.y, detail: 1 });
    return found;
  }

  const { x, y } = cornerPoint("D7n");

  test("is a miss of the nearest place of the kind that is sought", () => {
    expect(misses("corner", { x: x + 9, y: y - 9 })).toEqual(["D7n"]);
    expect(misses("hex", { x, y: y + 60 })).toEqual(["D7"]);
    expect(misses("side", sidePoint("D7w"))).toEqual(["D7w"]);
  });

  test("is nothing where no place is near, or none is sought", () => {
    expect(misses("corner", { x, y: y + 60 })).toEqual([]);
    expect(misses(null, { x, y })).toEqual([]);
  });

  test("and one on a spot is none", async () => {
    asDrawn();
    const onmiss = vi.fn();
    const onpick = vi.fn();
    show({ spots: CORNERS, sought: "corner", onmiss, onpick });
    await fireEvent.click(button("pick D7n"), { clientX: x, clientY: y });
    expect(onmiss).not.toHaveBeenCalled();
    expect(onpick).toHaveBeenCalledOnce();
  });

  test("is drawn crossed out", () => {
    const { container } = show({ missed: "D7n" });
    expect(container.querySelector(".miss")?.getAttribute("transform")).toBe(`translate(${x} ${y})`);
  });
});
