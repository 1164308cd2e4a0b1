// A sheet is drawn up and down by its head.

/** Tells how far a pointer went up on an element, in pixels; down is less than nothing. */
export function dragging(onend: (up: number) => void): (head: HTMLElement) => () => void {
  return (head) => {
    const starts = new Map<number, number>();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const end = (event: PointerEvent) => {
      const from = starts.get(event.pointerId);
      starts.delete(event.pointerId);
      if (from !== undefined && event.type === "pointerup") onend(from - event.clientY);
    };
    head.addEventListener("pointerdown", (event) => starts.set(event.pointerId, event.clientY), options);
    // The finger leaves the head on its way.
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", end, options);
    return () => stop.abort();
  };
}
