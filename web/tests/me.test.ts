import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Account from "../src/me/Account.svelte";
import Bots from "../src/me/Bots.svelte";
import ComeBack from "../src/me/ComeBack.svelte";
import Forget from "../src/me/Forget.svelte";
import { linkOf, secretIn } from "../src/me/return";
import ReturnLink from "../src/me/ReturnLink.svelte";
import { loggedIn, me, meet } from "../src/shell/me.svelte";
import { say, speak } from "../src/words/words.svelte";

const tried = async (what: () => Promise<unknown>): Promise<void> => void (await what());
let asked: { method: string; path: string; body: unknown }[] = [];

/** Answers by method and path, each time the next of its answers, the last one for ever. */
function serve(answers: Record<string, unknown[]>): void {
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push({ method: method!, path, body: body === undefined ? null : JSON.parse(body as string) });
    const found = answers[`${method} ${path}`]!;
    return new Response(JSON.stringify(found.length > 1 ? found.shift() : found[0]));
  });
}

beforeAll(() => speak("en"));
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the secret of a link stands where no request carries it", () => {
  const link = new URL(linkOf("https://play.example", "s3cret"));
  expect(link.pathname + link.search).toBe("/me");
  expect(secretIn(link.hash)).toBe("s3cret");
  expect(secretIn("#move=3")).toBe("");
});

test("who comes by a link is asked first, and the address loses the secret at once", async () => {
  history.replaceState(null, "", "/me#return=s3cret");
  serve({ "POST /api/return": [{ name: "Olena", kind: "guest" }] });
  const { getByRole, queryByRole } = render(ComeBack, { tried });
  expect(location.hash).toBe("");
  expect(asked).toEqual([]);
  await fireEvent.click(getByRole("button", { name: say("page-come-back-go") }));
  await waitFor(() => expect(me.now?.name).toBe("Olena"));
  expect(asked).toEqual([{ method: "POST", path: "/api/return", body: { secret: "s3cret" } }]);
  await waitFor(() => expect(queryByRole("button")).toBeNull());
});

test("a link is shown once, and can be revoked", async () => {
  serve({
    "GET /api/me/link": [{ created: null }, { created: 5 }],
    "POST /api/me/link": [{ secret: "s3cret" }],
    "DELETE /api/me/link": [{ created: null }],
  });
  const { getByRole, findByRole, findByDisplayValue, queryByDisplayValue } = render(ReturnLink, { tried });
  await fireEvent.click(getByRole("button", { name: say("page-return-make", { again: false }) }));
  await findByDisplayValue(linkOf(location.origin, "s3cret"));
  await fireEvent.click(await findByRole("button", { name: say("page-return-revoke") }));
  await waitFor(() => expect(queryByDisplayValue(linkOf(location.origin, "s3cret"))).toBeNull());
});

test("bots are listed, made with a token that is shown once, and revoked", async () => {
  const robot = { id: "b1", name: "Robot", created: 5 };
  serve({
    "GET /api/bots": [[], [robot]],
    "POST /api/bots": [{ id: "b1", name: "Robot", token: "t0ken" }],
    "DELETE /api/bots/b1": [[]],
  });
  const { getByRole, findByRole, getByLabelText, findByDisplayValue, queryByText } = render(Bots, { tried });
  await fireEvent.input(getByLabelText(say("page-bot-name")), { target: { value: "Robot" } });
  await fireEvent.click(getByRole("button", { name: say("page-bot-add") }));
  await findByDisplayValue("t0ken");
  await fireEvent.click(await findByRole("button", { name: say("page-bot-revoke", { name: "Robot" }) }));
  await waitFor(() => expect(queryByText("Robot")).toBeNull());
});

test("nobody is nobody yet, and not an error", async () => {
  serve({ "GET /api/me": [{ name: "", kind: "nobody" }, { name: "Olena", kind: "guest" }] });
  expect(await meet()).toBeNull();
  expect(me.now).toBeNull();
  expect((await meet())?.name).toBe("Olena");
});

test("a password is changed with the old one, and the new recovery code is shown", async () => {
  serve({ "POST /api/me/password": [{ recovery: "ABCD-EFGH" }] });
  const onrecovery = vi.fn();
  const { container, getByLabelText } = render(Account, { tried, onrecovery });
  await fireEvent.input(getByLabelText(say("page-me-password-now")), { target: { value: "the old one" } });
  await fireEvent.input(getByLabelText(say("page-me-password-new")), { target: { value: "the new one" } });
  await fireEvent.submit(container.querySelector("form")!);
  await waitFor(() => expect(onrecovery).toHaveBeenCalledWith("ABCD-EFGH"));
  const body = { password: "the old one", new: "the new one" };
  expect(asked).toEqual([{ method: "POST", path: "/api/me/password", body }]);
  expect(getByLabelText(say("page-me-password-now"))).toHaveProperty("value", "");
});

test("leaving everywhere leaves nobody here", async () => {
  loggedIn({ name: "Olena", kind: "account" });
  serve({ "POST /api/logout/everywhere": [{ name: "", kind: "account" }] });
  const { getByRole } = render(Account, { tried, onrecovery: () => {} });
  await fireEvent.click(getByRole("button", { name: say("page-me-leave-everywhere") }));
  await waitFor(() => expect(me.now).toBeNull());
  expect(asked.map((one) => one.path)).toEqual(["/api/logout/everywhere"]);
});

test.each([["account", { password: "the old one" }], ["guest", null]] as const)(
  "who has a password shows it to be forgotten: %s",
  async (kind, body) => {
    loggedIn({ name: "Olena", kind });
    serve({ "DELETE /api/me": [{ name: "", kind }] });
    const { container, getByRole, queryByLabelText } = render(Forget, { tried });
    await fireEvent.click(getByRole("button", { name: say("page-me-forget") }));
    const field = queryByLabelText(say("page-me-password-now"));
    expect(field !== null).toBe(kind === "account");
    if (field) await fireEvent.input(field, { target: { value: "the old one" } });
    await fireEvent.submit(container.querySelector("form")!);
    await waitFor(() => expect(me.now).toBeNull());
    expect(asked).toEqual([{ method: "DELETE", path: "/api/me", body }]);
  },
);
