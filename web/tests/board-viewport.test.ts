import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gestures } from "../src/board/gestures";
import { NEAREST, Viewport } from "../src/board/viewport.svelte";

const FRAME = { width: 400, height: 300 };
let viewport: Viewport;

beforeEach(() => {
  viewport = new Viewport(() => FRAME);
});

describe("the viewport", () => {
  test("shows the whole island first, and never less", () => {
    expect(viewport.transform).toBe("none");
    viewport.out();
    expect([viewport.scale, viewport.x, viewport.y]).toEqual([1, 0, 0]);
  });

  test("comes no nearer than it may", () => {
    for (let times = 0; times < 20; times++) viewport.in();
    expect(viewport.scale).toBe(NEAREST);
  });

  test("keeps the point under the pointer where it is", () => {
    const about = { x: 100, y: 240 };
    const under = () => [(about.x - viewport.x) / viewport.scale, (about.y - viewport.y) / viewport.scale];
    const before = under();
    viewport.zoom(2, about);
    viewport.zoom(1.3, about);
    under().forEach((now, axis) => expect(now).toBeCloseTo(before[axis] as number));
  });

  test("never shows what lies beyond the frame", () => {
    viewport.zoom(2);
    viewport.pan(5000, 5000);
    expect([viewport.x, viewport.y]).toEqual([0, 0]);
    viewport.pan(-5000, -5000);
    expect([viewport.x, viewport.y]).toEqual([-FRAME.width, -FRAME.height]);
  });

  test("moves just so far that a box is seen", () => {
    viewport.zoom(2);
    viewport.reset();
    viewport.zoom(2, { x: 0, y: 0 });
    viewport.reveal({ x: 390, y: 20, width: 30, height: 30 });
    expect([viewport.x, viewport.y]).toEqual([-20, 0]);
    viewport.reveal({ x: -15, y: 20, width: 30, height: 30 });
    expect(viewport.x).toBe(-5);
    viewport.reveal({ x: 50, y: 20, width: 30, height: 30 });
    expect(viewport.x).toBe(-5);
  });
});

describe("gestures", () => {
  let frame: HTMLElement;
  let stop: () => void;
  const clicked = vi.fn();

  beforeEach(() => {
    clicked.mockClear();
    frame = document.createElement("div");
    frame.getBoundingClientRect = () => new DOMRect(0, 0, FRAME.width, FRAME.height);
    const spot = document.createElement("button");
    spot.addEventListener("click", clicked);
    frame.append(spot);
    document.body.append(frame);
    stop = gestures(viewport)(frame);
  });

  afterEach(() => {
    stop();
    frame.remove();
  });

  // The browser of the tests has no events of pointers: those of a mouse, with the number of a finger, are the same.
  const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
    frame.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY, bubbles: true }), { pointerId }));
  const click = (detail = 1) => frame.firstChild?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));

  test("a drag moves the island when it is near, and its click is none", () => {
    viewport.zoom(2);
    const { x, y } = viewport;
    point("pointerdown", 1, 200, 150);
    point("pointermove", 1, 180, 160);
    point("pointermove", 1, 150, 170);
    point("pointerup", 1, 150, 170);
    expect([viewport.x - x, viewport.y - y]).toEqual([-50, 20]);
    click();
    expect(clicked).not.toHaveBeenCalled();
    click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("a finger that trembles still clicks", () => {
    viewport.zoom(2);
    const { x } = viewport;
    point("pointerdown", 1, 200, 150);
    point("pointermove", 1, 204, 152);
    point("pointerup", 1, 204, 152);
    click();
    expect(viewport.x).toBe(x);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("seen whole there is nothing to drag, and a click is a click", () => {
    point("pointerdown", 1, 200, 150);
    point("pointermove", 1, 120, 150);
    point("pointerup", 1, 120, 150);
    click();
    expect(viewport.transform).toBe("none");
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("a click by key is never taken for the end of a drag", () => {
    viewport.zoom(2);
    point("pointerdown", 1, 200, 150);
    point("pointermove", 1, 100, 150);
    point("pointerup", 1, 100, 150);
    click(0);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("two fingers that part come nearer, and picking is none", () => {
    point("pointerdown", 1, 180, 150);
    point("pointerdown", 2, 220, 150);
    point("pointermove", 1, 160, 150);
    point("pointermove", 2, 240, 150);
    point("pointerup", 1, 160, 150);
    point("pointerup", 2, 240, 150);
    expect(viewport.scale).toBeCloseTo(2);
    click();
    expect(clicked).not.toHaveBeenCalled();
  });

  test("nothing moves any more when the island is gone", () => {
    stop();
    viewport.zoom(2);
    const { x } = viewport;
    point("pointerdown", 1, 200, 150);
    point("pointermove", 1, 100, 150);
    expect(viewport.x).toBe(x);
  });
});
