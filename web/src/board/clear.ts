// What lies over the upper corners of the island's frame must not hide land: the island is drawn beside it or below it,
// wherever it is larger.

import type { Size } from "./refit";

/** What lies over the two upper corners, each measured from its corner; nothing has no size. */
export interface Covers {
  left: Size;
  right: Size;
}

/** How far the drawing keeps from the edges of its frame for the sake of the covers. */
export interface Insets {
  left: number;
  right: number;
  top: number;
}

export const UNCOVERED: Covers = { left: { width: 0, height: 0 }, right: { width: 0, height: 0 } };
// The water of the zoom buttons: beside the land in a wide frame, below it in any other, as the styles have it.
const BUTTONS = 46.4;
const WIDE = 7 / 5;
const ROUNDING = 0.5;

interface Drawn {
  left: number;
  right: number;
  top: number;
  scale: number;
}

/** Where a box is drawn that is shown whole and in the middle of what the insets leave. */
function drawnIn(frame: Size, box: Size, insets: Insets): Drawn {
  const isWide = frame.width > WIDE * frame.height;
  const [beside, below] = isWide ? [BUTTONS, 0] : [0, BUTTONS];
  const [left, right] = [Math.max(beside, insets.left), Math.max(beside, insets.right)];
  const [width, height] = [frame.width - left - right, frame.height - insets.top - below];
  const scale = Math.min(width / box.width, height / box.height);
  return {
    left: left + (width - scale * box.width) / 2,
    right: right + (width - scale * box.width) / 2,
    top: insets.top + (height - scale * box.height) / 2,
    scale,
  };
}

/** The insets with which a box is drawn as large as may be without lying under a cover. */
export function clearOf(frame: Size, box: Size, { left, right }: Covers): Insets {
  const sides = (cover: Size) => (cover.width && cover.height ? [0, cover.width] : [0]);
  const choices = sides(left).flatMap((one) =>
    sides(right).flatMap((other) =>
      [0, left.height, right.height].map((top): Insets => ({ left: one, right: other, top })),
    ),
  );
  let best: Insets = { left: 0, right: 0, top: Math.max(left.height, right.height) };
  let largest = 0;
  for (const insets of choices) {
    const drawn = drawnIn(frame, box, insets);
    const isBelow = (cover: Size) => drawn.top >= cover.height - ROUNDING;
    const isClear =
      (isBelow(left) || drawn.left >= left.width - ROUNDING) && (isBelow(right) || drawn.right >= right.width - ROUNDING);
    if (isClear && drawn.scale > largest) [best, largest] = [insets, drawn.scale];
  }
  return best;
}

/** Tells the size of an element now and whenever it changes. */
export function measured(tell: (size: Size) => void): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() => tell({ width: element.offsetWidth, height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
