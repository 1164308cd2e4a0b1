/** What a client says. */

import type { TableSettings } from "./settings";

interface Said {
  nonce?: string;
}
interface AtTable extends Said {
  table: string;
}
export interface Create extends Said {
  t: "create";
  settings: Partial<TableSettings>;
}
export interface TakeSeat extends AtTable {
  t: "take_seat";
  seat: number;
  name?: string;
  colour?: string | null;
}
export interface StandUp extends AtTable {
  t: "stand_up";
  seat: number;
}
export interface ChooseColour extends AtTable {
  t: "colour";
  seat: number;
  colour: string;
}
export interface Admit extends AtTable {
  t: "admit";
  seat: number;
  yes: boolean;
}
export interface Lock extends AtTable {
  t: "lock";
  locked: boolean;
}
export interface Track extends AtTable {
  t: "track";
  on: boolean;
}
export interface FreeSeat extends AtTable {
  t: "free_seat";
  seat: number;
}
export interface Remove extends AtTable {
  t: "remove";
  name?: string;
  badge?: string;
}
export interface HandOver extends AtTable {
  t: "hand_over";
  seat: number;
}
export interface Start extends AtTable {
  t: "start";
}
export interface Close extends AtTable {
  t: "close";
}
export interface FillWithBots extends AtTable {
  t: "fill_with_bots";
  bot?: string;
}
export interface CommitDice extends AtTable {
  t: "commit_dice";
  commitment: string;
}
export interface RevealDice extends AtTable {
  t: "reveal_dice";
  seed: string;
}
export interface Act extends AtTable {
  t: "act";
  seat: number;
  ask: number;
  nonce: string;
  move: string;
  offer?: number | null;
}
export interface NotTrading extends AtTable {
  t: "not_trading";
  seat: number;
  on?: boolean;
}
export interface AbortVote extends AtTable {
  t: "abort";
  yes: boolean;
}
export interface VoidVote extends AtTable {
  t: "void";
  yes: boolean;
}
export interface Chat extends AtTable {
  t: "chat";
  text: string;
}
export interface Phrase extends AtTable {
  t: "phrase";
  phrase: string;
}
export interface Mute extends AtTable {
  t: "mute";
  name?: string;
  badge?: string;
  on?: boolean;
}
export interface RemoveLine extends AtTable {
  t: "remove_line";
  n: number;
}
export interface Rematch extends AtTable {
  t: "rematch";
}
export interface Resume extends AtTable {
  t: "resume";
  after: number;
  seats?: number[];
}
export interface AskSnapshot extends AtTable {
  t: "snapshot";
  seats?: number[];
}
/** Looks no more, and keeps the connection; a page has one for each table and closes it. */
export interface LookAway extends AtTable {
  t: "look_away";
}
/** The story so far, as a seat was told it; with `before` what was before that event. */
export interface AskHistory extends AtTable {
  t: "history";
  seat?: number | null;
  before?: number | null;
}
/** Why a move is not possible now; a bare kind of move means any of its kind. */
export interface AskWhy extends AtTable {
  t: "why";
  seat: number;
  moves: string[];
}
/** What the coach would do. */
export interface AskAdvice extends AtTable {
  t: "advise";
  seat: number;
}

export type ClientMessage =
  | Create
  | TakeSeat
  | StandUp
  | ChooseColour
  | Lock
  | Track
  | FreeSeat
  | Remove
  | HandOver
  | Start
  | Close
  | FillWithBots
  | CommitDice
  | RevealDice
  | Act
  | NotTrading
  | AbortVote
  | VoidVote
  | Chat
  | Phrase
  | Mute
  | RemoveLine
  | Admit
  | Rematch
  | Resume
  | AskSnapshot
  | LookAway
  | AskHistory
  | AskWhy
  | AskAdvice;

/** A message without what the connection fills in. */
export type Command = ClientMessage extends infer One
  ? One extends { table: string }
    ? Omit<One, "table" | "nonce">
    : never
  : never;
