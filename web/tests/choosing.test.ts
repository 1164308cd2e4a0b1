import { expect, test } from "vitest";
import type { View } from "../src/client/types";
import { Ears } from "../src/client/ears.svelte";
import { changeableIn, inReadersOrder } from "../src/lobby/options";
import { routeOf } from "../src/shell/route.svelte";
import { countIn, covers, leadingTo, sorted, swapsOf, without } from "../src/table/bundles";
import { forced, pendingPiece, spotsOf, victimsAt } from "../src/table/spots";

test("bundles are counted, sorted and taken from", () => {
  expect(countIn("LLG", "L")).toBe(2);
  expect(sorted("OGLL")).toBe("LLGO");
  expect(without("LLG", "L")).toBe("LG");
  expect(covers("LLG", "LG")).toBe(true);
  expect(covers("LG", "LL")).toBe(false);
});

test("only kinds that lead to a listed bundle can be added", () => {
  expect(leadingTo("", ["GO", "LL"])).toEqual(new Set(["G", "O", "L"]));
  expect(leadingTo("G", ["GO", "LL"])).toEqual(new Set(["O"]));
  expect(leadingTo("GO", ["GO", "LL"])).toEqual(new Set());
});

test("trades with the bank are read as listed", () => {
  expect(swapsOf(["WWWW>O"])).toEqual([{ code: "WWWW>O", give: "WWWW", take: "O" }]);
  expect(swapsOf(undefined)).toEqual([]);
});

const at = (stage: string, moves: object) => ({ turn: { stage }, ask: { moves } }) as unknown as View;

test("set-up, the robber and free roads leave no choice of what is placed; a turn does", () => {
  expect(forced(at("settling", { s: ["D7n"] }))).toBe("s");
  expect(forced(at("paving", { r: ["D7w"] }))).toBe("r");
  expect(forced(at("laying", { r: ["D7w"] }))).toBe("r");
  expect(forced(at("robbing", { rob: { D7: [2] } }))).toBe("rob");
  expect(forced(at("main", { s: ["D7n"], r: ["D7w"] }))).toBeNull();
});

test("spots are what the server lists, and nothing without a wish", () => {
  const moves = { s: ["D7n", "D7s"], rob: { D7: [2, 3], D9: [] } };
  expect(spotsOf(moves, null, 1)).toEqual([]);
  expect(spotsOf(moves, "s", 1, ["s@D7s"]).map(({ id, kind, mark }) => [id, kind, mark])).toEqual([
    ["s@D7n", "corner", undefined],
    ["s@D7s", "corner", "best"],
  ]);
  expect(spotsOf(moves, "rob", 1).map((spot) => spot.id)).toEqual(["rob@D7", "rob@D9"]);
  expect(victimsAt(moves, "rob@D7")).toEqual([2, 3]);
  expect(victimsAt(moves, "s@D7n")).toEqual([]);
});

test("a move on its way is a piece on the island, if it is one", () => {
  expect(pendingPiece("r@D7nw", 2)).toEqual({ piece: "r", place: "D7nw", seat: 2 });
  expect(pendingPiece("rob@D7>3", 2)).toEqual({ piece: "robber", place: "D7", seat: 2 });
  expect(pendingPiece("roll", 2)).toBeNull();
});

test("a form lists the options that can be changed in a book, in the order of the book", () => {
  const options = ["phases", "roads", "board"].map((name) => ({ name, kind: "choice", values: [], low: 0, high: 1 }));
  const book = { key: "w-plain", book: "plain", seats: [3, 4] as [number, number], options: {}, sources: [], language: "" };
  const listed = (changeable: string[]) => changeableIn({ ...book, changeable }, options).map((one) => one.name);
  expect(listed(["roads", "gift_map", "phases"])).toEqual(["roads", "phases"]);
  expect(changeableIn(undefined, options)).toEqual([]);
});

test("rule books stand as a reader looks for them", () => {
  const books = { z: "zh-Hant", j: "ja", k: "ko", u: "uk", w: "" };
  const keys = ["z-base", "z-first", "j-base", "k-base", "k-first", "u-base", "w-base"];
  const editions = keys.map((key) => {
    const book = key[0] as keyof typeof books;
    return { key, book: "base", seats: [3, 4] as [number, number], options: {}, sources: [book], language: books[book], changeable: [] };
  });
  const order = (tag: string) => inReadersOrder(editions, tag).map((one) => one.key);
  expect(order("en")).toEqual(["z-base", "z-first", "j-base", "k-base", "k-first", "u-base", "w-base"]);
  expect(order("ko")).toEqual(["z-base", "z-first", "k-base", "k-first", "j-base", "u-base", "w-base"]);
});

test("what cannot be read mutes nobody", () => {
  for (const text of ["{", "null", "7"]) {
    localStorage.setItem("hexmoot.muted.T", text);
    expect(new Ears("T").isDeafTo("badge")).toBe(false);
  }
  localStorage.removeItem("hexmoot.muted.T");
});

test("addresses lead to places of the page", () => {
  expect(routeOf("/")).toEqual({ at: "front" });
  expect(routeOf("/t/abc")).toEqual({ at: "table", id: "abc" });
  expect(routeOf("/rules/BUILD-07")).toEqual({ at: "rules", rule: "BUILD-07" });
  expect(routeOf("/rules")).toEqual({ at: "rules", rule: "" });
  expect(routeOf("/learn")).toEqual({ at: "learn" });
  expect(routeOf("/api/me")).toEqual({ at: "nowhere" });
  expect(routeOf("/t/%zz")).toEqual({ at: "nowhere" });
  expect(routeOf("/%E0%A4%A")).toEqual({ at: "nowhere" });
});
