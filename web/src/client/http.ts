/** What is asked over HTTP. Whatever goes wrong becomes a sentence. */

import { random } from "./random";
import type {
  Board,
  BotToken,
  FullRecord,
  House,
  LobbyLine,
  Me,
  OwnBot,
  OwnReplay,
  RecordLine,
  Replay,
  RuleLine,
  TableSettings,
  Verified,
  View,
} from "./types";

/** Something that was not done: a key with arguments, to be said in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

const BY_STATUS: Record<number, string> = {
  401: "page-problem-unknown",
  403: "page-problem-forbidden",
  404: "page-problem-missing",
  409: "page-problem-taken",
  429: "refusal.too_fast",
  503: "refusal.draining",
};

async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  let answer: Response;
  try {
    const headers = { "content-type": "application/json", ...more };
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
    answer = await fetch(path, { method, credentials: "same-origin", ...sent });
  } catch {
    throw new Problem(0, "page-problem-offline");
  }
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer.status, found);
  return found as Answer;
}

function problemOf(status: number, found: unknown): Problem {
  const extra = (found as { extra?: Record<string, string | number> } | null)?.extra;
  if (extra && typeof extra.key === "string") {
    const { key, ...args } = extra;
    return new Problem(status, key as string, args);
  }
  const known = BY_STATUS[status] ?? (status >= 500 ? "refusal.unavailable" : "page-problem-refused");
  return new Problem(status, known);
}

/** Where a record is; with an ending, as a file. */
export function recordPath(id: string, ending = ""): string {
  return `/api/records/${encodeURIComponent(id)}${ending}`;
}

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  guest: (name: string) => request<Me>("POST", "/api/guest", { name }),
  ticket: async () => (await request<{ ticket: string }>("POST", "/api/ticket", {})).ticket,
  lobby: (after = "") => request<LobbyLine[]>("GET", `/api/tables${after && `?after=${after}`}`),
  /** As whoever has its link sees it. */
  table: (id: string) => request<LobbyLine>("GET", `/api/tables/${encodeURIComponent(id)}`),
  mine: () => request<LobbyLine[]>("GET", "/api/me/tables"),
  /** The same wish again, if its answer was lost, is the same table. */
  make: async (settings: Partial<TableSettings>, wish: string = random()) =>
    (await request<{ table: string }>("POST", "/api/tables", settings, { "idempotency-key": wish })).table,
  close: (table: string) => request<null>("DELETE", `/api/tables/${encodeURIComponent(table)}`),
  house: () => request<House>("GET", "/api/house"),
  rules: () => request<RuleLine[]>("GET", "/api/rules"),
  island: async (settings: Partial<TableSettings>) =>
    await request<Pick<View, "watch" | "north"> & { board: Board; printed: boolean }>("POST", "/api/island", settings),
  records: (after = "") => request<RecordLine[]>("GET", `/api/records${after && `?after=${after}`}`),
  myRecords: (after = "") => request<RecordLine[]>("GET", `/api/me/records${after && `?after=${after}`}`),
  record: (id: string) => request<FullRecord>("GET", recordPath(id)),
  replay: (id: string, view: string) => request<Replay>("GET", `${recordPath(id)}/replay?view=${view}`),
  verify: (id: string) => request<Verified>("GET", `${recordPath(id)}/verify`),
  replayOwn: (record: string, view: string) => request<OwnReplay>("POST", "/api/replays", { record, view }),
  account: (login: string, password: string) =>
    request<{ recovery: string }>("POST", "/api/account", { login, password }),
  login: (login: string, password: string) => request<Me>("POST", "/api/login", { login, password }),
  logout: () => request<Me>("POST", "/api/logout", {}),
  logoutEverywhere: () => request<Me>("POST", "/api/logout/everywhere", {}),
  changePassword: (password: string, better: string) =>
    request<{ recovery: string }>("POST", "/api/me/password", { password, new: better }),
  recover: (login: string, recovery: string, password: string) =>
    request<{ recovery: string }>("POST", "/api/recover", { login, recovery, password }),
  bots: () => request<OwnBot[]>("GET", "/api/bots"),
  addBot: (name: string) => request<BotToken>("POST", "/api/bots", { name }),
  removeBot: (id: string) => request<OwnBot[]>("DELETE", `/api/bots/${encodeURIComponent(id)}`),
  link: () => request<{ created: number | null }>("GET", "/api/me/link"),
  makeLink: () => request<{ secret: string }>("POST", "/api/me/link", {}),
  revokeLink: () => request<{ created: number | null }>("DELETE", "/api/me/link"),
  comeBack: (secret: string) => request<Me>("POST", "/api/return", { secret }),
  /** An account shows its password; a guest has none. */
  forget: (password: string | null) => request<Me>("DELETE", "/api/me", password === null ? undefined : { password }),
};
