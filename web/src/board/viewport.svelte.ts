// What part of the island is seen: how much larger than whole, and how far it is moved.

import type { Point } from "./geometry";

export const NEAREST = 4;
const STEP = 1.35;

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  /** How wide and high the frame is on the screen. */
  constructor(private readonly frame: () => { width: number; height: number }) {}

  get zoomed(): boolean {
    return this.scale > 1;
  }

  get transform(): string {
    return this.zoomed ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : "none";
  }

  /** Comes nearer by a factor, with a point of the frame staying where it is. */
  zoom(factor: number, about: Point = this.#middle()): void {
    const scale = Math.min(NEAREST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.#moveTo(about.x - (about.x - this.x) * grown, about.y - (about.y - this.y) * grown);
  }

  in(): void {
    this.zoom(STEP);
  }

  out(): void {
    this.zoom(1 / STEP);
  }

  pan(x: number, y: number): void {
    this.#moveTo(this.x + x, this.y + y);
  }

  reset(): void {
    this.scale = 1;
    this.#moveTo(0, 0);
  }

  /** The frame has another size: what was in its middle stays there. */
  refit(before: { width: number; height: number }, now: { width: number; height: number }): void {
    if (this.zoomed) this.#moveTo((this.x * now.width) / before.width, (this.y * now.height) / before.height);
  }

  /** Moves just so far that a box of the screen, seen from the frame's corner, lies inside the frame. */
  reveal(box: { x: number; y: number; width: number; height: number }): void {
    const { width, height } = this.frame();
    const into = (start: number, length: number, room: number) =>
      start < 0 ? -start : start + length > room ? room - start - length : 0;
    if (this.zoomed) this.pan(into(box.x, box.width, width), into(box.y, box.height, height));
  }

  #middle(): Point {
    const { width, height } = this.frame();
    return { x: width / 2, y: height / 2 };
  }

  // The island never leaves its frame.
  #moveTo(x: number, y: number): void {
    const { width, height } = this.frame();
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
  }
}
