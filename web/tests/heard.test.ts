import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Wire } from "../src/client/connection";
import { TableStore } from "../src/client/table.svelte";
import Heard from "../src/table/Heard.svelte";
import { speak } from "../src/words/words.svelte";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send() {}
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify({ table: "T", ...message }) });
    flushSync();
  }
}

let wire: FakeWire;
let store: TableStore;
const seats = ["Anna", "Bohdan"].map((name, at) => ({ seat: at + 1, name, bot: null, colour: "red" }));
const view = { status: "open", settings: { edition: "z-base" }, seats, you: null, votes: {}, dice: {} };
const turnOf = (n: number, seat: number) =>
  wire.tell({ t: "event", n, at: 0, kind: "moved", by: 1, seat: null, patch: {}, events: [{ key: "turn_began", seat }] });
const talk = (n: number, at: number, more: object) => wire.tell({ t: "chat", n, at, name: "Bohdan", seat: 2, ...more });
const heard = () => [...document.querySelectorAll("[aria-live=polite] > p")].map((line) => line.textContent);

beforeAll(() => speak("en"));
beforeEach(async () => {
  sessionStorage.clear();
  wire = new FakeWire();
  store = new TableStore("T", { ticket: async () => "x", open: () => wire });
  store.open();
  await new Promise((resolve) => setTimeout(resolve));
  wire.onopen?.();
  wire.tell({ t: "snapshot", n: 3, at: 0, seat: null, view });
});
afterEach(() => {
  cleanup();
  store.close();
});

test("what happens is heard from now on, each line once", () => {
  turnOf(4, 1);
  render(Heard, { store });
  expect(heard()).toEqual([]);
  turnOf(5, 2);
  expect(heard()).toHaveLength(1);
  expect(heard()[0]).toContain("Bohdan");
  const [first] = document.querySelectorAll("[aria-live] > p");
  turnOf(6, 1);
  // A line that is drawn anew would be heard again.
  expect(document.querySelector("[aria-live] > p")).toBe(first);
  for (let n = 7; n < 40; n++) turnOf(n, 1);
  expect(heard()).toHaveLength(12);
});

test("new talk is heard, neither what was said before nor what was taken out", () => {
  render(Heard, { store });
  talk(1, Date.now() - 60_000, { text: "long ago" });
  expect(heard()).toEqual([]);
  talk(2, Date.now() + 50, { text: "wool?" });
  talk(3, Date.now() + 50, { phrase: "hello" });
  expect(heard()[0]).toBe("Bohdan says: wool?");
  expect(heard()).toHaveLength(2);
  wire.tell({ t: "chat_removed", n: 2 });
  expect(heard()).toHaveLength(1);
});

test("nothing is left in a language that is no longer read", async () => {
  render(Heard, { store });
  turnOf(4, 1);
  expect(heard()).toHaveLength(1);
  await speak("uk");
  flushSync();
  expect(heard()).toEqual([]);
  await speak("en");
});
