import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Wire } from "../src/client/connection";
import { TableStore } from "../src/client/table.svelte";
import type { Moves, Offer, View } from "../src/client/types";
import Header from "../src/shell/Header.svelte";
import living from "../src/lobby/living-island.json";
import { inOrder } from "../src/table/offers";
import NoticeLine from "../src/table/NoticeLine.svelte";
import OfferTime from "../src/table/OfferTime.svelte";
import Play from "../src/table/Play.svelte";
import { speak } from "../src/words/words.svelte";
import { RULES } from "./rulebook";

// An island is large for a browser in memory, on a machine with other work.
vi.setConfig({ testTimeout: 30_000 });

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
  get acts() {
    return this.sent.filter((message) => message.t === "act");
  }
}

let wire: FakeWire;
let store: TableStore;

const seat = (number: number) => ({
  seat: number,
  name: `P${number}`,
  colour: ["red", "blue", "white"][number - 1],
  bot: null,
  machine: false,
  free: false,
  away: false,
  steward: "",
  not_trading: false,
});

function view(stage: string, moves: Moves, more: Partial<View> = {}): View {
  return {
    status: "playing",
    settings: { edition: "z-base", options: {}, hot_seat: false, coach: false, clock: { kind: "none" } },
    seats: [1, 2, 3].map(seat),
    host: 1,
    locked: false,
    dice: { server_hash: "ab".repeat(32), commitments: {}, sealed: false, revealed: [], server_seed: null, seeds: null },
    votes: { abort: [], void: [] },
    newcomers: [],
    clock: null,
    paused: false,
    ending: null,
    before: null,
    next: null,
    you: { seats: [1], host: true },
    board: living.board,
    costs: { r: "LB", s: "LWGB", c: "GGOOO", buy: "WGO" },
    robber: living.robber,
    pieces: [1, 2, 3].map(() => ({ s: [], c: [], r: [] })),
    stock: [1, 2, 3].map(() => ({ s: 5, c: 4, r: 15 })),
    bank: { L: 19, W: 19, G: 19, B: 19, O: 19 },
    deck: 25,
    hands: [0, 4, 2],
    aside: [0, 0, 0],
    cards: [1, 2, 3].map(() => ({ held: 0, new: 0, played: "" })),
    points: [2, 3, 4],
    roads: [1, 1, 1],
    awards: { longest_road: null, largest_army: null },
    rates: [1, 2, 3].map(() => ({ L: 4, W: 4, G: 4, B: 4, O: 4 })),
    turn: { seat: 1, stage, builder: null, waits_for: [1], rolled: true, free_roads: 0, corner: null },
    offers: [],
    shown: null,
    known: null,
    my_hand: "",
    my_aside: "",
    my_cards: { old: "", new: "" },
    my_points: 2,
    ask: { n: 7, must: true, moves },
    hen: "",
    ...more,
  } as unknown as View;
}

/** The table as seat 1 sees it. */
async function at(shown: View): Promise<void> {
  const views = [null, ...(shown.you?.seats ?? [])];
  for (const own of views) wire.tell({ t: "snapshot", n: 3, at: 0, seat: own, view: shown });
  render(Play, { props: { store, get view() { return store.view!; } } });
  await tick();
}
/** Wool for ore, from a seat to the reader. */
function offerOf(maker: number, more: Partial<Offer> = {}): Offer {
  return { n: 40 + maker, seat: maker, gives: "W", takes: "O", asked: [1], yes: [], no: [], until: null, ...more };
}
const prompt = () => document.querySelector<HTMLElement>(".prompt")!;
const click = (element: Element) => fireEvent.click(element);

beforeAll(() => speak("en"));
beforeEach(async () => {
  // A browser in memory has nothing that could be scrolled.
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  wire = new FakeWire();
  store = new TableStore("T", { ticket: async () => "x", open: () => wire });
  store.open();
  await new Promise((resolve) => setTimeout(resolve));
  wire.onopen?.();
});
afterEach(() => {
  cleanup();
  store.close();
});

test("a settlement is shown first and built only when it is confirmed", async () => {
  await at(view("settling", { s: ["C8n", "D7n"] }));
  await click(screen.getByRole("button", { name: /Build here: settlement, D7n/ }));
  expect(wire.acts).toEqual([]);
  await click(within(prompt()).getByRole("button", { name: "Confirm" }));
  expect(wire.acts).toMatchObject([{ move: "s@D7n", ask: 7, seat: 1 }]);
});

test("what was picked can be put back", async () => {
  await at(view("settling", { s: ["C8n", "D7n"] }));
  await click(screen.getByRole("button", { name: /settlement, D7n/ }));
  await click(within(prompt()).getByRole("button", { name: "Cancel" }));
  expect(within(prompt()).queryByRole("button", { name: "Confirm" })).toBeNull();
  expect(wire.acts).toEqual([]);
});

test("four for one takes two taps", async () => {
  await at(view("main", { t: ["WWWW>L", "WWWW>O"], o: true, end: true }, { my_hand: "WWWW" }));
  await click(screen.getByRole("button", { name: "4 wool" }));
  await click(screen.getByRole("button", { name: "Give 4 wool, take 1 ore" }));
  expect(wire.acts).toMatchObject([{ move: "t:WWWW>O" }]);
});

test("what is not possible is said with its rule, and nothing is sent but the question", async () => {
  await at(view("main", { end: true }));
  await click(screen.getByRole("button", { name: /^Build a city/ }));
  const asked = wire.sent.at(-1)!;
  expect(asked).toMatchObject({ t: "why", seat: 1, moves: ["c"] });
  const lack = { rule: "BUILD-08", lack: "goods", facts: { goods: "GO" } };
  wire.tell({ t: "why", seat: 1, nonce: asked.nonce, answers: { c: lack } });
  const link = await screen.findByRole("link", { name: "BUILD-08" });
  // What is lacking, in the place of all that the rule says.
  expect(link.parentElement!.textContent!.trim()).toBe("You are short of 1 grain and 1 ore. BUILD-08");
  expect(link.getAttribute("href")).toBe("/rules/BUILD-08?edition=z-base");
  expect(wire.acts).toEqual([]);
});

test("a refusal's rule opens beside the game, and the table stays", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(RULES)));
  await at(view("main", { end: true }));
  await click(screen.getByRole("button", { name: /^Build a city/ }));
  wire.tell({ t: "why", seat: 1, nonce: wire.sent.at(-1)!.nonce, answers: { c: { rule: "BUILD-08" } } });
  await click(await screen.findByRole("link", { name: "BUILD-08" }));
  const rules = within(screen.getByRole("region", { name: "The rules" }));
  expect(await rules.findByRole("heading", { name: /Where cities go/ })).toBeTruthy();
  expect(location.pathname).toBe("/");
  await click(rules.getByRole("link", { name: "settlement" }));
  expect(await rules.findByText(/A building worth 1 point/)).toBeTruthy();
  await click(rules.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "The rules" })).toBeNull();
  vi.unstubAllGlobals();
});

test("a refusal stays for whoever points at it or has come to its link, and goes with Escape", async () => {
  vi.useFakeTimers();
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    return screen.queryByRole("link", { name: "BUILD-08" });
  };
  try {
    store.tell("page-not-now", {}, "BUILD-08");
    render(NoticeLine, { props: { store } });
    const line = screen.getByRole("status");
    await fireEvent.pointerEnter(line);
    expect(await wait()).not.toBeNull();
    await fireEvent.focusIn(screen.getByRole("link"));
    await fireEvent.pointerLeave(line);
    expect(await wait()).not.toBeNull();
    await fireEvent.focusOut(screen.getByRole("link"));
    expect(await wait()).toBeNull();
    store.tell("page-not-now", {}, "BUILD-08");
    await tick();
    await fireEvent.keyDown(screen.getByRole("link"), { key: "Escape" });
    expect(store.notice).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a discard is made of exactly the cards that are owed", async () => {
  await at(view("discarding", { x: 2 }, { my_hand: "LLGO" }));
  const confirm = within(prompt()).getByRole<HTMLButtonElement>("button", { name: /^Discard/ });
  expect(confirm.disabled).toBe(true);
  const hand = within(screen.getByRole("group", { name: /^Your hand/ }));
  await click(hand.getByRole("button", { name: /^Add ore/ }));
  // There is one ore only.
  expect(hand.getByRole("button", { name: /^1 ore, 1 chosen/ }).ariaDisabled).toBe("true");
  await click(hand.getByRole("button", { name: /^Add grain/ }));
  await click(within(prompt()).getByRole("button", { name: /^Take back grain/ }));
  await click(hand.getByRole("button", { name: /^Add lumber/ }));
  expect(hand.queryByRole("button", { name: /^Add/ })).toBeNull();
  await click(hand.getByRole("button", { name: /^1 grain/ }));
  await click(within(prompt()).getByRole("button", { name: /^Discard/ }));
  expect(wire.acts).toMatchObject([{ move: "x:LO" }]);
});

test("the robber's victim is chosen where there are several", async () => {
  await at(view("robbing", { rob: { D7: [2, 3], D5: [] } }));
  await click(screen.getByRole("button", { name: /robber here: D7/ }));
  expect(within(prompt()).queryByRole("button", { name: "Confirm" })).toBeNull();
  await click(within(prompt()).getByRole("button", { name: /P3/ }));
  expect(wire.acts).toMatchObject([{ move: "rob@D7>3" }]);
});

test("an answer to an offer names the offer that was read", async () => {
  await at(view("main", { y: [2], n: [2], o: true }, { offers: [offerOf(2, { n: 44 })] }));
  await click(screen.getByRole("button", { name: "Yes" }));
  expect(wire.acts).toMatchObject([{ move: "y2", offer: 44 }]);
});

test("an offer says who gives what and wants what", async () => {
  await at(view("main", { y: [2], n: [2] }, { offers: [offerOf(2)] }));
  const offer = within(screen.getByRole("list", { name: "Offers on the table" })).getByRole("listitem");
  expect(offer.querySelector(".deal")!.textContent!.replace(/\s+/g, " ").trim()).toBe("P2 gives wants");
  expect([...offer.querySelectorAll(".part")].map((part) => part.querySelectorAll(".goods svg").length)).toEqual([1, 1]);
});

test("a counter-offer goes to nobody but the maker", async () => {
  await at(view("main", { d: [3], n: [3], o: true, end: true }, { my_hand: "OO", offers: [offerOf(3)] }));
  await click(screen.getByRole("button", { name: "Counter" }));
  expect(screen.getByRole("button", { name: "P2" }).getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByRole("button", { name: "P3" }).getAttribute("aria-pressed")).toBe("true");
  await click(screen.getByRole("button", { name: "Make the offer" }));
  expect(wire.acts).toMatchObject([{ move: "o:O>W/3" }]);
});

test("a counter-offer is for everybody again when the offer is gone, unless its seats were chosen", async () => {
  const shown = view("main", { d: [3], n: [3], o: true, end: true }, { my_hand: "OO", offers: [offerOf(3)] });
  await at(shown);
  const isFor = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
  const become = async (offers: Offer[], n: number) => {
    wire.tell({ t: "snapshot", n, at: 0, seat: 1, view: { ...shown, offers } });
    await tick();
  };
  await click(screen.getByRole("button", { name: "Counter" }));
  expect(isFor("P2")).toBe("false");
  await become([], 4);
  expect(isFor("P2")).toBe("true");
  await become([offerOf(3)], 5);
  await click(screen.getByRole("button", { name: "Counter" }));
  await click(screen.getByRole("button", { name: "P3" }));
  await become([], 6);
  expect([isFor("P2"), isFor("P3")]).toEqual(["false", "false"]);
});

test("an offer that cannot be paid says why, in the server's word", async () => {
  const turn = { ...view("main", {}).turn!, seat: 2 };
  await at(view("main", { n: [2] }, { offers: [offerOf(2)], turn }));
  await vi.waitFor(() => expect(wire.sent.at(-1)).toMatchObject({ t: "why", moves: ["y2"] }));
  const { nonce } = wire.sent.at(-1)!;
  wire.tell({ t: "why", seat: 1, nonce, answers: { y2: { rule: "TRADE-14" } } });
  const link = await screen.findByRole("link", { name: "TRADE-14" });
  expect(link.parentElement!.textContent).toContain("You do not have these cards.");
  await click(link);
  expect(screen.getByRole("region", { name: "The rules" })).toBeTruthy();
});

test("an offer that can be paid asks no reason", async () => {
  await at(view("main", { y: [2], n: [2] }, { offers: [offerOf(2)] }));
  expect(wire.sent.filter((message) => message.t === "why")).toEqual([]);
});

test("the time that is left is told to whoever still has to answer", async () => {
  const until = Date.now() + 600_000;
  const offers = [offerOf(2, { until }), offerOf(3, { until, no: [1] })];
  await at(view("main", { y: [2], n: [2] }, { offers }));
  expect(screen.getAllByRole("timer", { name: /^\d+ seconds left to answer$/ })).toHaveLength(1);
});

test("the ring of an offer empties with its seconds", () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date", "setInterval", "clearInterval"] });
  const { container } = render(OfferTime, { props: { until: 1_011_000, ahead: 1000 } });
  const gap = () => Number(container.querySelector(".left")!.getAttribute("stroke-dashoffset"));
  expect(screen.getByRole("timer", { name: "10 seconds left to answer" })).toBeTruthy();
  expect(gap()).toBe(0);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(screen.getByRole("timer", { name: "5 seconds left to answer" })).toBeTruthy();
  expect(gap()).toBeCloseTo(9 * Math.PI, 5);
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(screen.getByRole("timer", { name: "0 seconds left to answer" })).toBeTruthy();
  vi.useRealTimers();
});

test("what waits for the reader comes first, the newest before older ones", () => {
  const others = offerOf(3, { n: 50, asked: [2] });
  const order = inOrder([others, offerOf(1, { n: 45, asked: [2] }), offerOf(2, { n: 41 }), offerOf(3, { n: 48 })], 1);
  expect(order.map((one) => one.n)).toEqual([48, 41, 45, 50]);
});

test("trade and offers lie beside the island, not on it", async () => {
  await at(view("main", { o: true, end: true }, { my_hand: "WW", offers: [offerOf(2)] }));
  await click(screen.getByRole("button", { name: "Trade" }));
  const island = screen.getByRole("region", { name: "The island" });
  expect(within(island).queryByRole("list", { name: "Offers on the table" })).toBeNull();
  const trade = screen.getByRole("region", { name: "Trade" });
  expect(trade.closest("aside")).not.toBeNull();
  const get = within(trade).getByRole("group", { name: "You get" });
  expect(within(get).getAllByText("19 left in the bank")).toHaveLength(5);
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("a key that opens a panel takes the focus into it, and back when it closes", async () => {
  await at(view("main", { o: true, end: true }, { my_hand: "WW" }));
  const end = screen.getByRole("button", { name: "End turn" });
  end.focus();
  const give = () => within(screen.getByRole("group", { name: "You give" }));
  await press("t");
  await vi.waitFor(() => expect(document.activeElement).toBe(give().getByRole("button", { name: /^Add wool/ })));
  await press("t");
  await vi.waitFor(() => expect(document.activeElement).toBe(end));
  await press("t");
  await press("l");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("log")));
  await press("c");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Say something" })));
  await press("Escape");
  expect(document.activeElement).toBe(end);
});

test("the tabs are one stop of the tab key, and the arrows go round them", async () => {
  await at(view("main", { end: true }));
  const tabs = screen.getAllByRole("tab");
  const chosen = () => tabs.map((tab) => tab.getAttribute("aria-selected")).indexOf("true");
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
  tabs[0]!.focus();
  for (const [key, at] of [["ArrowRight", 1], ["End", 3], ["ArrowRight", 0], ["ArrowLeft", 3], ["Home", 0]] as const) {
    await press(key);
    expect([chosen(), tabs.indexOf(document.activeElement as HTMLElement)], key).toEqual([at, at]);
  }
  await press("ArrowRight");
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1]);
});

test("the header's help opens the rules of this table", async () => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  await at(view("main", { end: true }));
  render(Header);
  await click(screen.getByRole("link", { name: "Help and rules" }));
  const rules = within(await screen.findByRole("region", { name: "The rules" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(rules.getByRole("searchbox")));
  vi.unstubAllGlobals();
});

test("a development card is bought only when that is confirmed", async () => {
  await at(view("main", { buy: true, end: true }));
  const buy = screen.getByRole("button", { name: /^Buy a development card/ });
  buy.focus();
  await click(buy);
  expect(prompt().textContent).toContain("Buy a development card for 1 wool, 1 grain and 1 ore?");
  const confirm = within(prompt()).getByRole("button", { name: "Confirm" });
  // Enter presses what has the focus.
  expect(document.activeElement).toBe(confirm);
  expect(wire.acts).toEqual([]);
  await click(within(prompt()).getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(buy);
  await fireEvent.keyDown(document.body, { key: "4" });
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(within(prompt()).queryByRole("button", { name: "Confirm" })).toBeNull();
  await fireEvent.keyDown(document.body, { key: "4" });
  expect(wire.acts).toEqual([]);
  await click(within(prompt()).getByRole("button", { name: "Confirm" }));
  expect(wire.acts).toMatchObject([{ move: "buy" }]);
});

test("an offer is composed by taps and goes to those who were not left out", async () => {
  await at(view("main", { o: true, end: true }, { my_hand: "WW" }));
  await click(screen.getByRole("button", { name: "2 wool" }));
  const trade = screen.getByRole("group", { name: "You get" });
  await click(within(trade).getByRole("button", { name: /^Add ore/ }));
  await click(screen.getByRole("button", { name: "P3" }));
  await click(screen.getByRole("button", { name: "Make the offer" }));
  expect(wire.acts).toMatchObject([{ move: "o:W>O/2" }]);
});

test("year of plenty offers only what leads to an allowed pair", async () => {
  await at(view("main", { yp: ["GO", "LL"] }, { my_cards: { old: "Y", new: "" } }));
  await click(screen.getByRole("button", { name: /year of plenty/ }));
  await click(within(prompt()).getByRole("button", { name: /^Add grain/ }));
  expect(within(prompt()).getByRole<HTMLButtonElement>("button", { name: /^Add lumber/ }).disabled).toBe(true);
  await click(within(prompt()).getByRole("button", { name: /^Add ore/ }));
  await click(within(prompt()).getByRole("button", { name: /^Play/ }));
  expect(wire.acts).toMatchObject([{ move: "yp:GO" }]);
});

test("hidden points show on the own seat only", async () => {
  await at(view("main", { end: true }, { my_points: 5 }));
  const shown = [...document.querySelectorAll(".points > [aria-hidden]")].map((one) => one.textContent);
  expect(shown).toEqual(["5", "3", "4"]);
});

test("on a shared device the hand is covered until its owner says so", async () => {
  await at(view("main", { end: true }, { you: { seats: [1, 2], host: true }, my_hand: "WW" }));
  expect(screen.queryByRole("button", { name: "2 wool" })).toBeNull();
  await click(screen.getByRole("button", { name: /I am P1/ }));
  expect(screen.getByRole("button", { name: "2 wool" })).toBeDefined();
});

test("keys do what buttons do, but not while somebody types", async () => {
  await at(view("main", { end: true, o: true }, { my_hand: "W" }));
  await click(screen.getByRole("tab", { name: "Talk" }));
  await fireEvent.keyDown(screen.getByRole("textbox", { name: "Say something" }), { key: "e" });
  expect(wire.acts).toEqual([]);
  await fireEvent.keyDown(document.body, { key: "e" });
  expect(wire.acts).toMatchObject([{ move: "end" }]);
});
