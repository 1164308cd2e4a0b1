/** What the server says. */

import type { View } from "./view";

export interface Welcome {
  t: "welcome";
  server: string;
  name: string;
  at: number;
  protocol: number;
}
/** What the rules say happened; fields that an event does not have are left out. */
export interface Happening {
  key: string;
  seat?: number;
  kind?: string;
  count?: number;
  place?: string;
  other?: number;
  asked?: number[];
  dice?: [number, number];
  section?: number;
  space?: number;
  trail?: number;
  clan?: string;
}
export interface TableEvent {
  t: "event";
  table: string;
  n: number;
  at: number;
  kind: string;
  seat?: number | null;
  by?: number | null;
  move?: string | null;
  outcomes?: string[];
  events?: (Happening | null)[];
  /** Of a start that was called off, the seats whose part of the dice did not come. */
  missing?: number[];
  patch?: Partial<View>;
}
/** An event of the past; of the view only what the table itself is about is told again. */
export type Past = Omit<TableEvent, "t" | "table" | "seat">;
export interface History {
  t: "history";
  table: string;
  after: number;
  n: number;
  view: Pick<View, "status" | "settings" | "seats" | "host" | "locked" | "newcomers" | "votes" | "ending">;
  events: Past[];
  nonce?: string;
}
export interface Bare {
  t: "bare";
  table: string;
  n: number;
  seat?: number | null;
}
export interface Snapshot {
  t: "snapshot";
  table: string;
  n: number;
  at: number;
  view: View;
  seat?: number | null;
}
export interface Accepted {
  t: "accepted";
  table: string;
  nonce: string;
  n: number;
}
export interface Refusal {
  t: "refusal";
  code: string;
  table?: string;
  nonce?: string;
  rule?: string | null;
  key?: string;
  arguments?: Record<string, string | number>;
  /** The sentence itself, where the reader may not have the words. */
  detail?: string;
}
export interface ChatLine {
  t: "chat";
  table: string;
  n: number;
  at: number;
  name: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
  badge?: string;
}
export interface ChatRemoved {
  t: "chat_removed";
  table: string;
  n: number;
}
/** Somebody without a seat: the badge means this one, whatever the name. */
export interface Onlooker {
  name: string;
  badge: string;
}
export interface Presence {
  t: "presence";
  table: string;
  n: number;
  seats: number[];
  onlookers: Onlooker[];
}
export interface Closing {
  t: "closing";
  reason: string;
  again_in?: number;
}
export interface Reason {
  rule?: string | null;
  key?: string;
  /** A word for what is lacking, and which goods, how many. */
  lack?: string;
  facts?: Facts;
}
export interface Why {
  t: "why";
  table: string;
  seat: number;
  nonce?: string;
  answers: Record<string, Reason | null>;
}
/** A move worth thinking of: what it gains in points, and the terms of the bot's value that change most. */
export interface Advised {
  move: string;
  gain: number;
  reasons: [string, number][];
  /** By term, the places and numbers behind it. */
  facts?: Record<string, Facts>;
}
export type Facts = Record<string, string | number>;
/** What the coach says to the open offer of seat `maker`; `near`: it may be about to win, and should get nothing. */
export interface Verdict {
  maker: number;
  take: boolean;
  near: boolean;
  advice: Advised;
}
export interface Advice {
  t: "advice";
  table: string;
  seat: number;
  nonce?: string;
  moves: Advised[];
  offers?: Verdict[];
}
export type ServerMessage =
  | Welcome
  | TableEvent
  | Bare
  | Snapshot
  | History
  | Accepted
  | Refusal
  | ChatLine
  | ChatRemoved
  | Presence
  | Closing
  | Why
  | Advice;
