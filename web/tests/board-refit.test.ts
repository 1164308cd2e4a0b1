import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Island from "../src/board/Island.svelte";
import { asBefore } from "../src/board/refit";
import { Viewport } from "../src/board/viewport.svelte";
import { SAMPLE_SEATS, SAMPLE_WORDS, sampleBoard, samplePieces } from "../src/gallery/samples";

vi.setConfig({ testTimeout: 30_000 });

/** Where a point of a box is drawn that is shown whole in a frame. */
function drawn(point: number, frame: { width: number; height: number }, box: { width: number; height: number }): number {
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  return (frame.width - box.width * scale) / 2 + point * scale;
}

test("the island looks at first as it did in the frame before", () => {
  const box = { width: 650, height: 610 };
  const [before, now] = [{ width: 360, height: 420 }, { width: 360, height: 210 }];
  const [, x, , scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(asBefore(before, now, box))!.map(Number);
  for (const point of [0, 200, 650])
    expect(x! + scale! * drawn(point, now, box)).toBeCloseTo(drawn(point, before, box));
});

test("what is looked at closely stays in the middle of a new frame", () => {
  const frame = { width: 400, height: 300 };
  const viewport = new Viewport(() => frame);
  viewport.zoom(2);
  viewport.pan(-100, -75);
  const middle = () => (frame.height / 2 - viewport.y) / viewport.scale / frame.height;
  const before = middle();
  frame.height = 150;
  viewport.refit({ width: 400, height: 300 }, frame);
  expect(middle()).toBeCloseTo(before);
});

let resize: (width: number, height: number) => void = () => {};
const animate = vi.fn(() => ({ finished: Promise.resolve(), finish: () => {} }));

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
  class Observer {
    constructor(readonly told: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
    observe(seen: Element): void {
      // The frame is watched, too; only the drawing glides.
      if (seen instanceof SVGElement) resize = (width, height) => this.told([{ contentRect: { width, height } }]);
    }
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

test.each([false, true])("a new frame is glided into unless less motion is wished for (%s)", (calm) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: calm && query === "(prefers-reduced-motion: reduce)" }));
  const board = sampleBoard("island");
  render(Island, {
    ...{ board, robber: null, pieces: samplePieces("island"), seats: SAMPLE_SEATS, words: SAMPLE_WORDS },
    ...{ sayHex: String, sayCorner: String, saySide: String },
  });
  resize(360, 400);
  // As it is first seen, and told of again, it stands.
  resize(360, 400);
  expect(animate).not.toHaveBeenCalled();
  resize(360, 200);
  expect(animate).toHaveBeenCalledTimes(calm ? 0 : 1);
});
