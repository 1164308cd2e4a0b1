// Movement that can be waited for and skipped. Where the system asks for less of it, there is none.

export interface Motion {
  /** Fulfilled when the movement has ended, by itself or because it was skipped. */
  done: Promise<void>;
  skip: () => void;
}

// All that is shown of one event has ended by then.
export const LONGEST = 1200;

const STILL: Motion = { done: Promise.resolve(), skip: () => {} };

export function isCalm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Moves an element through frames; does nothing in a browser that cannot. */
export function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Motion {
  if (isCalm() || typeof element.animate !== "function") return STILL;
  const animation = element.animate(frames, options);
  // One that is cancelled, as its element went, has ended too.
  return { done: animation.finished.then(() => undefined, () => undefined), skip: () => animation.finish() };
}

export function together(motions: readonly Motion[]): Motion {
  return {
    done: Promise.all(motions.map((motion) => motion.done)).then(() => undefined),
    skip: () => motions.forEach((motion) => motion.skip()),
  };
}
