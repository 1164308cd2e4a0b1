import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../src/client/types";
import OwnTables from "../src/lobby/OwnTables.svelte";
import { playNow } from "../src/lobby/begin";
import SecondGame from "../src/lobby/SecondGame.svelte";
import TableLists from "../src/lobby/TableLists.svelte";
import { forgotten, loggedIn } from "../src/shell/me.svelte";
import { speak } from "../src/words/words.svelte";

const PAGE = 50;
const tables = Array.from({ length: PAGE + 2 }, (_, at) => ({
  table: `t${at}`,
  created: 1000 - at,
  state: "open",
  place: `${1000 - at}.t${at}`,
  about: { edition: "z-base", options: {}, clock: "none", locked: false, seats: [] },
}));
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const after = new URL(path, "http://x").searchParams.get("after");
    const from = after ? tables.findIndex((one) => one.place === after) + 1 : 0;
    return new Response(JSON.stringify(path.startsWith("/api/tables") ? tables.slice(from, from + PAGE) : []));
  });
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the lobby shows a page of tables, and more when asked", async () => {
  render(TableLists);
  const more = await screen.findByRole("button", { name: "Show more" });
  expect(screen.getAllByRole("link")).toHaveLength(PAGE);
  expect(asked).toEqual(["/api/tables"]);
  more.click();
  await vi.waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(PAGE + 2));
  expect(asked.at(-1)).toBe(`/api/tables?after=${tables[PAGE - 1]!.place}`);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("one's own tables come first, before all those that wait for the reader, with what is left for those who ask", async () => {
  const own = ["a", "b", "c", "d"].map((table, at) => ({
    ...tables[0]!,
    table,
    state: at === 3 ? "ended" : "running",
    waits: table === "c",
    about: { ...tables[0]!.about, seats: [{ seat: 1, colour: "red", name: "Anna", bot: null }] },
  }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(own)));
  loggedIn({ name: "Anna", kind: "guest" } as Me);
  const { container, unmount } = render(OwnTables);
  const links = () => [...container.querySelectorAll("a")].map((one) => one.getAttribute("href"));
  await vi.waitFor(() => expect(links()).toEqual(["/t/c", "/t/a"]));
  expect(screen.getAllByText("Your turn")).toHaveLength(1);
  screen.getByRole("button", { name: "Show more" }).click();
  await vi.waitFor(() => expect(links()).toEqual(["/t/c", "/t/a", "/t/b"]));
  unmount();
  forgotten();
});

test("one's own table where nobody sits says so, and its host closes it after being asked", async () => {
  const own = ["a", "b"].map((table) => ({
    ...tables[0]!,
    table,
    yours: table === "a",
    about: { ...tables[0]!.about, status: "open", seats: [{ seat: 1, colour: "red", name: "", bot: null }] },
  }));
  const closed: string[] = [];
  vi.stubGlobal("fetch", async (path: string, asked?: RequestInit) => {
    if (asked?.method === "DELETE") closed.push(path);
    return new Response(JSON.stringify(closed.length ? own.slice(1) : own));
  });
  loggedIn({ name: "Anna", kind: "guest" } as Me);
  const { unmount } = render(OwnTables);
  const close = await screen.findByRole("button", { name: "Close the table" });
  expect(screen.getAllByText("Nobody sits there yet")).toHaveLength(2);
  close.click();
  (await screen.findByRole("button", { name: "Cancel" })).click();
  close.click();
  const yes = await screen.findByRole("button", { name: "Confirm" });
  expect(closed).toEqual([]);
  yes.click();
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Close the table" })).toBeNull());
  expect(closed).toEqual(["/api/tables/a"]);
  unmount();
  forgotten();
});

test("a table is joined while it has a free seat, and watched when all are taken", async () => {
  const [free, full] = ["", "Bora"].map((name, at) => ({
    ...tables[at]!,
    about: {
      ...tables[at]!.about,
      seats: [
        { seat: 1, colour: "red", name: "Anna", bot: null },
        { seat: 2, colour: "blue", name, bot: null },
      ],
    },
  }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([free, full])));
  render(TableLists);
  expect((await screen.findByRole("link", { name: "Join" })).getAttribute("href")).toBe("/t/t0");
  expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/t/t1");
});

test.each([
  [undefined, "z-base"],
  ["w-base", "w-base"],
])("playing now makes a table of the game that is wished, %s, with the partner that the server names", async (wished, edition) => {
  const made: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, asked?: RequestInit) => {
    if (path === "/api/tables") made.push(JSON.parse(String(asked?.body)));
    if (path === "/api/house") return new Response(JSON.stringify({ partner: "owl", bots: [] }));
    return new Response(JSON.stringify(path === "/api/tables" ? { table: "t1" } : { name: "Anna" }));
  });
  vi.stubGlobal("scrollTo", () => undefined);
  await playNow(wished);
  expect(made).toEqual([{ edition, seats: 4, bots: ["owl", "owl", "owl"] }]);
  expect(location.pathname).toBe("/t/t1");
});

test("the second game can be begun, and its rules be read", () => {
  const onplay = vi.fn();
  render(SecondGame, { onplay });
  screen.getByRole("button", { name: "Play The Watch against bots" }).click();
  expect(onplay).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Read its rules" }).getAttribute("href")).toBe("/rules?edition=w-base");
});

test("where only the second game's rules are offered, nothing can be begun", () => {
  render(SecondGame);
  screen.getByRole("link", { name: "Read its rules" });
  expect(screen.queryByRole("button")).toBeNull();
});
