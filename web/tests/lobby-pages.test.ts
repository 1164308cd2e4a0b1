import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TableLists from "../src/lobby/TableLists.svelte";
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
afterEach(() => vi.unstubAllGlobals());

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
