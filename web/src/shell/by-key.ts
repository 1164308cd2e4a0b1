/** Whether the page is used by keys just now, or by a pointer: what came last counts. */

let isKey = false;

addEventListener("keydown", () => (isKey = true), true);
addEventListener("pointerdown", () => (isKey = false), true);
// A screen reader clicks without a pointer.
addEventListener("click", ({ detail }) => (isKey ||= detail === 0), true);

export function isByKey(): boolean {
  return isKey;
}
