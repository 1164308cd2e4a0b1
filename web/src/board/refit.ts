// The island is always drawn as large as its frame allows. When the frame changes, it glides there instead of jumping.

import type { Box } from "./geometry";
import { move } from "./motion";

export interface Size {
  width: number;
  height: number;
}

const LONG = 240;

/** How large a box is drawn that is shown whole in a frame. */
function scaleIn({ width, height }: Size, box: Size): number {
  return Math.min(width / box.width, height / box.height);
}

/** What makes a drawing that fits a frame now look as it did in the frame before. */
export function asBefore(before: Size, now: Size, box: Size): string {
  const scale = scaleIn(before, box) / scaleIn(now, box);
  const x = (before.width - now.width * scale) / 2;
  const y = (before.height - now.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Watches the size of a drawing: it glides to every new one, and whoever has to know is told. */
export function refitting(
  box: () => Box,
  onrefit: (before: Size, now: Size) => void,
): (drawing: SVGSVGElement) => (() => void) | undefined {
  return (drawing) => {
    if (typeof ResizeObserver !== "function") return;
    let before: Size | null = null;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const from = before;
      before = { width, height };
      // What is not shown has no size, and comes without a movement.
      if (!from || !width || !height || !from.width || !from.height) return;
      if (from.width === width && from.height === height) return;
      move(drawing, [{ transform: asBefore(from, before, box()) }, { transform: "none" }], {
        duration: LONG,
        easing: "ease-out",
      });
      onrefit(from, before);
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  };
}
