import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type LinkState, type Wire } from "../src/client/connection";
import { isUnderstood, reloadOnce } from "../src/client/renewing";
import type { ServerMessage } from "../src/client/types";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  tell(message: Partial<ServerMessage> & { t: string }) {
    this.onmessage?.({ data: JSON.stringify({ table: "T", ...message }) });
  }
  break() {
    this.onclose?.({ code: 1006 });
  }
}

let wires: FakeWire[];
let told: string[];
let states: LinkState[];
let link: Connection;
let reloads: number;
const last = () => wires.at(-1)!;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  told = [];
  states = [];
  reloads = 0;
  sessionStorage.clear();
  link = new Connection(
    "T",
    {
      told: (message) => told.push(`${message.t} ${message.n}`),
      state: (state) => states.push(state),
      refused: (refusal) => told.push(`refused ${refusal.code}`),
      ahead: () => {},
    },
    {
      ticket: async () => "ticket",
      open: () => {
        wires.push(new FakeWire());
        return last();
      },
      renew: () => reloadOnce(() => reloads++),
      fits: isUnderstood,
    },
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

async function opened(seats = [1]): Promise<FakeWire> {
  link.open(seats);
  await settle();
  last().onopen?.();
  return last();
}
const snapshot = (n: number, seat = 1) => ({ t: "snapshot" as const, n, at: 0, seat, view: {} as never });
const event = (n: number, seat = 1) => ({ t: "event" as const, n, at: 0, kind: "moved", seat });

test("who is told as an onlooker has no seat any more, and looks on from the beginning, once", async () => {
  const wire = await opened([2]);
  wire.tell(snapshot(5, 2));
  wire.tell({ t: "event", n: 6, at: 0, kind: "freed" });
  wire.tell({ t: "event", n: 7, at: 0, kind: "moved" });
  expect(wire.sent.slice(1)).toEqual([{ t: "snapshot", table: "T", seats: [] }]);
  wire.tell({ t: "snapshot", n: 7, at: 0, view: {} as never });
  wire.tell({ t: "event", n: 8, at: 0, kind: "moved" });
  expect(told).toEqual(["snapshot 5", "snapshot 7", "event 8"]);
  expect(wire.sent).toHaveLength(2);
});

test("a first look asks for a snapshot, and events follow it in order, each once", async () => {
  const wire = await opened();
  expect(wire.sent).toEqual([{ t: "snapshot", table: "T", seats: [1] }]);
  wire.tell(snapshot(5));
  wire.tell(event(6));
  wire.tell(event(6));
  wire.tell({ t: "bare", n: 7, seat: 1 });
  expect(told).toEqual(["snapshot 5", "event 6", "bare 7"]);
  expect(states.at(-1)).toEqual({ is: "open" });
});

test("a gap is mended by one snapshot, however many events come meanwhile", async () => {
  const wire = await opened();
  wire.tell(snapshot(5));
  for (const n of [8, 9, 10]) wire.tell(event(n));
  expect(wire.sent.filter((message) => message.t === "snapshot")).toHaveLength(2);
  wire.tell(snapshot(10));
  wire.tell(event(11));
  expect(told).toEqual(["snapshot 5", "snapshot 10", "event 11"]);
});

test("after a broken connection it resumes behind the last event of the slowest view", async () => {
  const wire = await opened([1, 3]);
  wire.tell(snapshot(5, 1));
  wire.tell(snapshot(5, 3));
  wire.tell(event(6, 1));
  wire.break();
  expect(states.at(-1)!.is).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1000);
  expect(wires).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([{ t: "resume", table: "T", after: 5, seats: [1, 3] }]);
  last().tell(event(6, 1));
  last().tell(event(6, 3));
  expect(told.filter((one) => one === "event 6")).toHaveLength(2);
});

test("a move that was not answered is said again with the same nonce, and answered once", async () => {
  const wire = await opened();
  wire.tell(snapshot(5));
  const answer = link.ask({ t: "act", seat: 1, ask: 4, move: "roll" });
  const nonce = wire.sent.at(-1)!.nonce;
  wire.break();
  await vi.advanceTimersByTimeAsync(1000);
  last().onopen?.();
  expect(last().sent.map((message) => message.t)).toEqual(["resume", "act"]);
  expect(last().sent.at(-1)!.nonce).toBe(nonce);
  last().tell({ t: "accepted", nonce: nonce as string, n: 6 });
  expect((await answer).t).toBe("accepted");
  last().break();
  await vi.advanceTimersByTimeAsync(2000);
  last().onopen?.();
  expect(last().sent.map((message) => message.t)).toEqual(["resume"]);
});

test("a chat line that was not answered is said again with the same nonce; a question is given up", async () => {
  const wire = await opened();
  wire.tell(snapshot(5));
  const line = link.ask({ t: "chat", text: "hello" });
  const why = link.ask({ t: "why", seat: 1, moves: ["s"] });
  const nonce = wire.sent.at(-2)!.nonce as string;
  wire.break();
  expect(await why).toMatchObject({ t: "refusal", key: "page-problem-offline" });
  await vi.advanceTimersByTimeAsync(1000);
  last().onopen?.();
  expect(last().sent).toMatchObject([{ t: "resume" }, { t: "chat", nonce }]);
  last().tell({ t: "accepted", nonce, n: 5 });
  expect((await line).t).toBe("accepted");
});

test("a move made while there is no connection waits for the next one; a chat line does not", async () => {
  const wire = await opened();
  wire.tell(snapshot(5));
  wire.break();
  void link.ask({ t: "act", seat: 1, ask: 4, move: "end" });
  const line = await link.ask({ t: "chat", text: "hello" });
  expect(line).toMatchObject({ t: "refusal", key: "page-problem-offline" });
  await vi.advanceTimersByTimeAsync(1000);
  last().onopen?.();
  expect(last().sent.map((message) => message.t)).toEqual(["resume", "act"]);
});

test("a move that comes before its table is back is said again when it is", async () => {
  const wire = await opened();
  wire.tell(snapshot(5));
  wire.break();
  const answer = link.ask({ t: "act", seat: 1, ask: 4, move: "end" });
  await vi.advanceTimersByTimeAsync(1000);
  last().onopen?.();
  const nonce = last().sent.at(-1)!.nonce as string;
  last().tell({ t: "refusal", code: "unavailable", nonce, table: "T", key: "refusal.unavailable" });
  expect(last().sent.map((message) => message.t)).toEqual(["resume", "act"]);
  last().tell(snapshot(6));
  expect(last().sent.at(-1)).toMatchObject({ t: "act", nonce });
  // Once it is there, no is no.
  last().tell({ t: "refusal", code: "unavailable", nonce, table: "T", key: "refusal.unavailable" });
  expect(await answer).toMatchObject({ t: "refusal", code: "unavailable" });
});

test("a connection that ends with a restart says so", async () => {
  const wire = await opened();
  wire.tell(snapshot(1));
  wire.onclose?.({ code: 1012 });
  expect(states.at(-1)).toMatchObject({ is: "waiting", reason: "restart" });
});

test("waits grow, and a server that is about to come back is given its time", async () => {
  const wire = await opened();
  wire.tell(snapshot(1));
  wire.tell({ t: "closing", reason: "restart", again_in: 5 });
  wire.break();
  expect(states.at(-1)).toMatchObject({ is: "waiting", reason: "restart" });
  await vi.advanceTimersByTimeAsync(4900);
  expect(wires).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(wires).toHaveLength(2);
  const waits: number[] = [];
  for (let round = 0; round < 7; round++) {
    last().break();
    const state = states.at(-1)!;
    // It is still the same restart, however long it takes.
    expect(state).toMatchObject({ is: "waiting", reason: "restart" });
    if (state.is === "waiting") waits.push(state.until - Date.now());
    await vi.advanceTimersByTimeAsync(16_000);
  }
  expect(waits[4]!).toBeGreaterThan(waits[0]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
});

test("whoever has signed out is not brought back", async () => {
  const wire = await opened();
  wire.tell(snapshot(1));
  wire.tell({ t: "closing", reason: "signed_out" });
  wire.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toEqual({ is: "ended", reason: "signed_out" });
});

test("a silent connection is felt, and left if nobody answers", async () => {
  const wire = await opened();
  wire.tell(snapshot(1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(wire.sent.map((message) => message.t)).toEqual(["snapshot", "snapshot"]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(wire.closed).toBe(true);
  expect(states.at(-1)!.is).toBe("waiting");
});

test("waking up tries at once instead of waiting on", async () => {
  const wire = await opened();
  wire.tell(snapshot(1));
  for (let round = 0; round < 6; round++) {
    last().break();
    await vi.advanceTimersByTimeAsync(16_000);
  }
  last().break();
  const before = wires.length;
  link.wake();
  await settle();
  expect(wires).toHaveLength(before + 1);
});

test("a table that is not there ends the connection", async () => {
  const wire = await opened();
  wire.tell({ t: "refusal", code: "no_table", key: "refusal.no_table" });
  expect(told).toEqual(["refused no_table"]);
  expect(states.at(-1)).toEqual({ is: "ended", reason: "no_table" });
});

test("looking from other seats asks for their views", async () => {
  const wire = await opened([]);
  wire.tell({ ...snapshot(1), seat: undefined });
  link.lookFrom([2]);
  expect(wire.sent.at(-1)).toEqual({ t: "snapshot", table: "T", seats: [2] });
  link.lookFrom([2]);
  expect(wire.sent).toHaveLength(2);
});

test("a page of another version than the server reloads once, and then says what to do", async () => {
  const refusal = { t: "refusal" as const, code: "other_protocol", key: "refusal.other_protocol" };
  const wire = await opened();
  wire.tell(refusal);
  wire.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reloads, wires.length]).toEqual([1, 1]);
  expect(states.some((state) => state.is === "ended")).toBe(false);
  // The page that came is the old one again.
  link = new Connection("T", link["listener"], link["means"]);
  (await opened()).tell(refusal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reloads, wires.length]).toEqual([1, 2]);
  expect(states.at(-1)).toEqual({ is: "ended", reason: "other_protocol" });
});

test("a page that was understood may reload for the version after that", async () => {
  expect(reloadOnce(() => reloads++)).toBe(true);
  const wire = await opened();
  wire.tell({ t: "welcome", server: "hexmoot", name: "Anna", at: 0, protocol: 1 });
  wire.tell({ t: "refusal", code: "other_protocol" });
  expect(reloads).toBe(2);
});

test("a browser that keeps nothing is not reloaded, since it would be for ever", async () => {
  const nothing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("not allowed");
  });
  (await opened()).tell({ t: "refusal", code: "other_protocol" });
  nothing.mockRestore();
  expect(reloads).toBe(0);
  expect(states.at(-1)).toEqual({ is: "ended", reason: "other_protocol" });
});
