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

test.each([
  [undefined, "z-base"],
  ["w-base", "w-base"],
])("playing now makes a table of the game that is wished, %s", async (wished, edition) => {
  const made: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, asked?: RequestInit) => {
    if (path === "/api/tables") made.push(JSON.parse(String(asked?.body)));
    if (path === "/api/house") return new Response("{}", { status: 404 });
    return new Response(JSON.stringify(path === "/api/tables" ? { table: "t1" } : { name: "Anna" }));
  });
  vi.stubGlobal("scrollTo", () => undefined);
  await playNow(wished);
  expect(made).toEqual([{ edition, seats: 4, bots: ["greedy", "greedy", "greedy"] }]);
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
