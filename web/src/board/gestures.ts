// Wheel, pinch and drag on the frame of the island. They only ever look closer; clicks stay clicks.

import type { Point } from "./geometry";
import type { Viewport } from "./viewport.svelte";

// A finger trembles that far, in pixels, without meaning to drag.
const TREMBLE = 7;

export function gestures(viewport: Viewport): (frame: HTMLElement) => () => void {
  return (frame) => {
    const fingers = new Map<number, Point>();
    let dragged = false;

    const within = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function wheel(event: WheelEvent): void {
      // Seen whole, it can only come nearer: turning the other way scrolls the page.
      if (!viewport.zoomed && event.deltaY > 0) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      viewport.zoom(Math.exp((-event.deltaY * lines) / 400), within(event));
    }

    function down(event: PointerEvent): void {
      if (fingers.size === 0) dragged = false;
      fingers.set(event.pointerId, within(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = within(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!others.length && !dragged && far < TREMBLE) return;
      if (others[0]) pinch(before, now, others[0]);
      else if (viewport.zoomed) viewport.pan(now.x - before.x, now.y - before.y);
      dragged ||= viewport.zoomed || others.length > 0;
      fingers.set(event.pointerId, now);
    }

    function pinch(before: Point, now: Point, other: Point): void {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) viewport.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    // The click that ends a drag is none.
    function click(event: MouseEvent): void {
      if (!dragged || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    frame.addEventListener("wheel", wheel, { ...options, passive: false });
    frame.addEventListener("pointerdown", down, options);
    // A drag may leave the frame, and end outside it.
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", up, options);
    window.addEventListener("pointercancel", up, options);
    frame.addEventListener("click", click, { ...options, capture: true });
    return () => stop.abort();
  };
}
