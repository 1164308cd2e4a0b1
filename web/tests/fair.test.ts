import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, dueForDice, notedParts, notedSeal, noteSeal, seedOf } from "../src/client/fair";
import { bytesOf, hex, sha256 } from "../src/client/sha256";
import type { View } from "../src/client/types";

test("sha256 is the one that everybody has, for messages of every length round a block", () => {
  for (let length = 0; length < 130; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("hex and back", () => {
  const seed = "00ff10a5".repeat(8);
  expect(hex(bytesOf(seed))).toBe(seed);
});

test("a table's seed stays the same, and another table has another", () => {
  expect(seedOf("A")).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf("A")).toBe(seedOf("A"));
  expect(seedOf("A")).not.toBe(seedOf("B"));
});

function view(commitments: Record<string, string>, revealed: number[] = [], more: Partial<View> = {}): View {
  const chair = (seat: number, bot: string | null) => ({ seat, bot, free: false });
  return {
    status: "dice",
    settings: { hot_seat: false },
    seats: [chair(1, null), chair(2, null), chair(3, "greedy")],
    you: { seats: [1], host: true },
    dice: { commitments, sealed: "1" in commitments && "2" in commitments, revealed },
    ...more,
  } as View;
}

test("first it is sealed, then, when all have sealed, opened, and then nothing is left to do", () => {
  const sealed = commitment(seedOf("A"));
  expect(dueForDice("A", view({}))).toEqual({ t: "commit_dice", commitment: sealed });
  expect(dueForDice("A", view({ "1": sealed }))).toBeNull();
  const all = { "1": sealed, "2": "x" };
  expect(dueForDice("A", view(all))).toEqual({ t: "reveal_dice", seed: seedOf("A") });
  expect(dueForDice("A", view(all, [1]))).toBeNull();
});

test("at a table where one may have several seats it is opened too when the server says that all have sealed", () => {
  const settings = { hot_seat: true } as View["settings"];
  const sealed = { "1": commitment(seedOf("H")) };
  expect(dueForDice("H", view(sealed, [], { settings }))).toBeNull();
  const both = { ...sealed, "2": "x" };
  // Seat 3 is the second one of whoever has seat 2, and seals nothing.
  const shared = view(both, [], { settings, seats: view({}).seats.map((chair) => ({ ...chair, bot: null })) });
  expect(dueForDice("H", shared)).toEqual({ t: "reveal_dice", seed: seedOf("H") });
});

test("a seed that was shown is never sealed again: a throw that was called off leads to another", () => {
  const first = seedOf("cancelled");
  const sealed = { "1": commitment(first), "2": "x" };
  dueForDice("cancelled", view({}));
  // Not shown yet: the same seed stays, whatever happens.
  dueForDice("cancelled", view({}, [], { status: "open" }));
  expect(seedOf("cancelled")).toBe(first);
  expect(dueForDice("cancelled", view(sealed))).toEqual({ t: "reveal_dice", seed: first });
  // As long as the throw goes on it can be shown again, also by a page that was reloaded.
  expect(dueForDice("cancelled", view(sealed))).toEqual({ t: "reveal_dice", seed: first });
  dueForDice("cancelled", view({}, [], { status: "open" }));
  const second = seedOf("cancelled");
  expect(second).not.toBe(first);
  expect(dueForDice("cancelled", view({ "1": commitment(second), "2": "y" }))).toEqual({ t: "reveal_dice", seed: second });
  // The same if the page comes back when the next throw has begun already.
  expect(dueForDice("cancelled", view({ "2": "z" }))).toEqual({ t: "commit_dice", commitment: commitment(seedOf("cancelled")) });
  expect([first, second]).not.toContain(seedOf("cancelled"));
});

test("an onlooker, and a table that throws no dice, owe nothing", () => {
  expect(dueForDice("A", view({}, [], { you: null }))).toBeNull();
  expect(dueForDice("A", view({}, [], { status: "playing" }))).toBeNull();
});

test("the server's seal is noted as it was first seen before the game, and never afterwards", () => {
  const shown = (status: string, server_hash: string) => ({ status, dice: { server_hash, commitments: {}, revealed: [] } }) as unknown as View;
  noteSeal("late", shown("playing", "a"));
  expect(notedSeal("late")).toBeNull();
  noteSeal("early", shown("open", "a"));
  noteSeal("early", shown("dice", "b"));
  expect(notedSeal("early")).toBe("a");
});

test("the seals of all parts are noted before any is opened, and not after", () => {
  const noted = (commitments: Record<string, string>, revealed: number[]) => {
    noteSeal("P", view(commitments, revealed, { dice: { server_hash: "ab", commitments, revealed } } as unknown as Partial<View>));
    return notedParts("P");
  };
  expect(notedParts("P")).toEqual({});
  expect(noted({ "1": "aa" }, [])).toEqual({ "1": "aa" });
  expect(noted({ "1": "aa", "2": "bb" }, [])).toEqual({ "1": "aa", "2": "bb" });
  expect(noted({ "1": "aa", "2": "cc" }, [1])).toEqual({ "1": "aa", "2": "bb" });
});
