// Cards that fly over the page: from a hex to a hand, from a hand to another.

import { mount, unmount } from "svelte";
import CardBack from "../art/CardBack.svelte";
import GoodCard from "../art/GoodCard.svelte";
import { LONGEST, isCalm, move, together, type Motion } from "./motion";
import type { Good } from "./types";

export interface Flight {
  /** What is on the card, or null for one that is not shown. */
  good: Good | null;
  from: DOMRect;
  to: DOMRect;
  /** Is called when the card is there, or its flight was skipped. */
  landed?: () => void;
}

const ALOFT = 560;
const GAP = 90;
// A layer of its own, so that nothing under it is drawn anew.
const STYLE = {
  position: "fixed",
  left: "0",
  top: "0",
  zIndex: "1000",
  pointerEvents: "none",
  contain: "layout style paint",
  willChange: "transform, opacity",
};
const CARD = { width: 40, height: 56 };

/** Lets cards fly one after the other, all within the longest time there is. */
export function fly(flights: readonly Flight[], layer: HTMLElement = document.body): Motion {
  // Without motion there is no card to show either.
  if (isCalm()) return together([]);
  const gap = Math.min(GAP, (LONGEST - ALOFT - GAP) / Math.max(1, flights.length - 1));
  return together(flights.map((flight, place) => launch(flight, place * gap, layer)));
}

function launch({ good, from, to, landed }: Flight, delay: number, layer: HTMLElement): Motion {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, STYLE);
  layer.append(holder);
  const card = place(good, holder);
  const motion = move(holder, frames(from, to), { duration: ALOFT, delay, easing: "ease-in-out", fill: "both" });
  const done = motion.done.then(() => {
    holder.remove();
    landed?.();
    return unmount(card);
  });
  return { done, skip: motion.skip };
}

function place(good: Good | null, target: HTMLElement): Record<string, unknown> {
  const size = `${CARD.height}px`;
  if (good === null) return mount(CardBack, { target, props: { size } });
  return mount(GoodCard, { target, props: { good, size } });
}

function frames(from: DOMRect, to: DOMRect): Keyframe[] {
  const middle = (rect: DOMRect) => ({
    x: rect.x + (rect.width - CARD.width) / 2,
    y: rect.y + (rect.height - CARD.height) / 2,
  });
  const [start, end] = [middle(from), middle(to)];
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const lift = Math.min(80, Math.abs(end.x - start.x) / 4);
  return [
    { transform: at(start.x, start.y, 0.4), opacity: 0 },
    { transform: at(start.x, start.y - 12, 1), opacity: 1, offset: 0.22 },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1), opacity: 1, offset: 0.6 },
    { transform: at(end.x, end.y, 0.55), opacity: 0.2 },
  ];
}
