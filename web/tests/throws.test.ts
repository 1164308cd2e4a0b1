import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Token from "../src/board/Token.svelte";
import { numbersOf, pipsOf } from "../src/board/types";
import type { View } from "../src/client/types";
import { hexesOf, sourcesOf } from "../src/table/showing.svelte";

afterEach(cleanup);

const view = {
  board: { shape: "gift", hexes: { B6: "O14", B8: "W6", B10: "B6", B12: "G12" }, harbours: {} },
  robber: "B10",
  watch: null,
} as unknown as View;

test("the token of two numbers is drawn as both, with a dot for each way", () => {
  expect(numbersOf(14)).toEqual([2, 12]);
  expect([2, 6, 7, 12, 14].map(pipsOf)).toEqual([1, 5, 6, 1, 2]);
  const { container } = render(Token, { props: { number: 14, x: 0, y: 0 } });
  expect(container.querySelector("text")?.textContent).toBe("2/12");
  expect(container.querySelectorAll(".pip")).toHaveLength(2);
});

test("a throw lights its hexes, the double token's too, but none that is blocked", () => {
  expect(hexesOf(view, [1, 1])).toEqual(["B6"]);
  expect(hexesOf(view, [6, 6])).toEqual(["B6", "B12"]);
  expect(hexesOf(view, [1, 5])).toEqual(["B8"]);
  const crossed = { ...view, watch: { gift: { B8: "regular" } } } as unknown as View;
  expect(hexesOf(crossed, [1, 5])).toEqual([]);
});

test("a card comes from a hex that has yielded, where its seat has a piece", () => {
  const hexes = { B6: "L8", B8: "L8", B10: "W8", B12: "L8", C5: "L4" };
  const pieces = [
    { s: ["C5n"], c: ["B12n"], r: [] },
    { s: ["B8n"], c: [], r: [] },
  ];
  const island = { ...view, board: { ...view.board, hexes }, robber: "B12", pieces } as unknown as View;
  const from = (seat: number, kind: string) => sourcesOf(island, hexesOf(island, [4, 4]), seat, kind);
  // The first seat has its settlement between B6 and a hex of another number, and its city at the robber's.
  expect(from(1, "L")).toEqual(["B6"]);
  expect(from(2, "L")).toEqual(["B8"]);
  expect(from(2, "W")).toEqual([]);
});
