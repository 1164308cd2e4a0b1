import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wire } from "../src/client/connection";
import { TableStore } from "../src/client/table.svelte";
import type { TableEvent, View } from "../src/client/types";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify({ table: "T", ...message }) });
  }
}

let wire: FakeWire;
let store: TableStore;

function view(more: Partial<View> = {}): View {
  return {
    status: "playing",
    seats: [1, 2].map((seat) => ({ seat, name: `P${seat}`, colour: "red", free: false, bot: null })),
    settings: { hot_seat: false },
    dice: { commitments: {}, revealed: [] },
    votes: { abort: [], void: [] },
    you: { seats: [1], host: true },
    ask: { n: 7, must: true, moves: { roll: true } },
    points: [2, 2],
    ...more,
  } as unknown as View;
}
function event(n: number, more: Partial<TableEvent> = {}) {
  return { t: "event", n, at: 0, kind: "moved", seat: 1, ...more };
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  wire = new FakeWire();
  store = new TableStore("T", { ticket: async () => "x", open: () => wire });
  store.open();
  await vi.advanceTimersByTimeAsync(0);
  wire.onopen?.();
  // An onlooker's view first: it tells which seats are ours.
  wire.tell({ t: "snapshot", n: 3, at: 0, view: view() });
  wire.tell({ t: "snapshot", n: 3, at: 0, seat: 1, view: view() });
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test("it looks from its own seats as soon as it knows them", () => {
  const looks = wire.sent.filter((message) => message.t === "snapshot");
  expect(looks.map((message) => message.seats)).toEqual([[], [1]]);
  expect(store.seat).toBe(1);
});

test("a seat that is lost is remembered, so that one can come back to it", () => {
  wire.tell({ t: "event", n: 4, at: 0, kind: "freed", patch: { you: null } });
  wire.tell({ t: "snapshot", n: 4, at: 0, view: view({ you: null }) });
  expect(store.seat).toBe(0);
  expect(store.had).toEqual([1]);
});

test("patches make the view, and whoever watches sees before and after", () => {
  const seen: unknown[] = [];
  store.watch((one, before, after) => seen.push([one.n, before?.points, after.points]));
  wire.tell(event(4, { patch: { points: [3, 2] } }));
  expect(store.view?.points).toEqual([3, 2]);
  expect(store.view?.status).toBe("playing");
  expect(seen).toEqual([[4, [2, 2], [3, 2]]]);
});

test("a move is pending from the click to the answer, and names its question", async () => {
  const done = store.act("roll");
  expect(store.pending).toEqual({ seat: 1, move: "roll" });
  const sent = wire.sent.at(-1)!;
  expect(sent).toMatchObject({ t: "act", seat: 1, ask: 7, move: "roll" });
  expect(await store.act("end")).toBe(false);
  wire.tell({ t: "accepted", nonce: sent.nonce, n: 4 });
  expect(await done).toBe(true);
  expect(store.pending).toBeNull();
  expect(store.notice).toBeNull();
});

test("a refused move is undone with a word and the rule", async () => {
  const done = store.act("roll");
  wire.tell({ t: "refusal", code: "illegal", key: "refusal.illegal", rule: "TURN-02", nonce: wire.sent.at(-1)!.nonce });
  expect(await done).toBe(false);
  expect(store.pending).toBeNull();
  expect(store.notice).toMatchObject({ key: "page-not-by-rule", rule: "TURN-02", tone: "refused" });
});

test("a seat that is lost is looked from no more", () => {
  wire.tell(event(4, { seat: null, patch: { you: null } }));
  wire.tell({ t: "snapshot", n: 4, at: 0, view: view({ you: null }) });
  expect(store.seat).toBe(0);
  expect(Object.keys(store.views)).toEqual(["0"]);
  expect(wire.sent.at(-1)).toMatchObject({ t: "snapshot", seats: [] });
});

test("the log keeps what was told through a reload, each event once", () => {
  wire.tell(event(4, { events: [{ key: "rolled", seat: 1, dice: [3, 4] }, null] }));
  expect(store.log).toHaveLength(1);
  const again = new TableStore("T", { ticket: async () => "x", open: () => wire });
  expect(again.log).toEqual(store.log);
  expect(again.log[0]!.names).toEqual(["P1", "P2"]);
});

test("a newcomer's log has the story so far, and what came meanwhile once", async () => {
  const asked = wire.sent.find((message) => message.t === "history")!;
  expect(asked).toMatchObject({ seat: 1 });
  expect(store.isRecalling).toBe(true);
  const rolled = (n: number) => ({ n, at: 0, kind: "moved", by: 1, events: [{ key: "rolled", seat: 1, dice: [3, 4] }] });
  wire.tell(event(4, rolled(4) as Partial<TableEvent>));
  const seats = view().seats.map((chair) => ({ ...chair, name: "", free: true }));
  wire.tell({
    t: "history",
    nonce: asked.nonce,
    after: 1,
    n: 4,
    view: { ...view(), seats },
    events: [
      { n: 2, at: 0, kind: "seated", by: 2, patch: { seats: view().seats } },
      { n: 3, at: 0, kind: "start_cancelled", missing: [1, 2] },
      rolled(4),
    ],
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.isRecalling).toBe(false);
  expect(store.log.map((entry) => entry.n)).toEqual([2, 3, 4]);
  expect(store.log[0]!.about.who).toBe("P2");
  expect(store.log[1]!.about.who).toEqual(["P1", "P2"]);
  const again = new TableStore("T", { ticket: async () => "x", open: () => wire });
  expect(again.log).toEqual(store.log);
  // Nothing is asked for again as long as nothing is missing.
  const asks = () => wire.sent.filter((message) => message.t === "history").length;
  wire.tell({ t: "bare", n: 5, seat: 1 });
  wire.tell({ t: "snapshot", n: 5, at: 0, seat: 1, view: view() });
  expect(asks()).toBe(1);
  wire.tell({ t: "snapshot", n: 9, at: 0, seat: 1, view: view() });
  expect(asks()).toBe(2);
});

test("chat comes in order and once, presence by the newest word", () => {
  for (const n of [2, 1, 2]) wire.tell({ t: "chat", n, at: 0, name: "P2", text: `${n}` });
  expect(store.chat.map((line) => line.text)).toEqual(["1", "2"]);
  wire.tell({ t: "chat_removed", n: 1 });
  expect(store.chat.map((line) => line.text)).toEqual(["2"]);
  wire.tell({ t: "presence", n: 5, seats: [1], onlookers: [] });
  wire.tell({ t: "presence", n: 4, seats: [], onlookers: [] });
  expect(store.presence?.seats).toEqual([1]);
});

test("a throw that is called off before anything was shown is followed by another, and gets our part too", () => {
  const commits = () => wire.sent.filter((message) => message.t === "commit_dice").length;
  wire.tell(event(4, { kind: "dice_called", patch: { status: "dice" } }));
  expect(commits()).toBe(1);
  wire.tell(event(5, { kind: "start_cancelled", patch: { status: "open" } }));
  wire.tell(event(6, { kind: "dice_called", patch: { status: "dice" } }));
  expect(commits()).toBe(2);
});

test("the dice get our part without being asked", () => {
  wire.tell(event(4, { kind: "dice_called", patch: { status: "dice" } }));
  expect(wire.sent.at(-1)).toMatchObject({ t: "commit_dice" });
  const commitments = { "1": wire.sent.at(-1)!.commitment as string, "2": "x" };
  const dice = { commitments, sealed: true, revealed: [] } as unknown as View["dice"];
  wire.tell(event(5, { kind: "dice_committed", patch: { dice } }));
  expect(wire.sent.at(-1)).toMatchObject({ t: "reveal_dice" });
});

test("who was away is told how much happened", async () => {
  wire.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1500);
  wire.onopen?.();
  wire.tell(event(4));
  wire.tell(event(5));
  await vi.advanceTimersByTimeAsync(400);
  expect(store.notice).toMatchObject({ key: "page-link-back", args: { count: 2 }, tone: "news" });
});

test("who was away too long for the log is told so", async () => {
  wire.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1500);
  wire.onopen?.();
  wire.tell({ t: "snapshot", n: 9, at: 0, seat: 1, view: view() });
  await vi.advanceTimersByTimeAsync(400);
  expect(store.notice).toMatchObject({ key: "page-link-back-whole", args: { count: 6 }, tone: "news" });
});
