import { afterEach, expect, test } from "vitest";
import { dragging } from "../src/table/drag";

const far: number[] = [];
let stop = () => {};

function head(): HTMLElement {
  const element = document.createElement("div");
  stop = dragging((up) => far.push(up))(element);
  return element;
}

// A browser in memory has no pointers, only mice.
const pointer = (type: string, clientY: number) => Object.assign(new MouseEvent(type, { clientY }), { pointerId: 7 });

afterEach(() => {
  stop();
  far.length = 0;
});

test("a sheet is told how far its head was drawn, wherever the finger was let go", () => {
  const element = head();
  element.dispatchEvent(pointer("pointerdown", 400));
  window.dispatchEvent(pointer("pointerup", 320));
  // One that began elsewhere is not its own.
  window.dispatchEvent(pointer("pointerup", 100));
  expect(far).toEqual([80]);
});

test("a finger that was called off drew nothing", () => {
  const element = head();
  element.dispatchEvent(pointer("pointerdown", 400));
  window.dispatchEvent(pointer("pointercancel", 320));
  window.dispatchEvent(pointer("pointerup", 320));
  expect(far).toEqual([]);
});
