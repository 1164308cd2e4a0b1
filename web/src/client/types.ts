/** Every message of the protocol and every field of a view, as the server writes them. Nothing here acts. */

export type Good = "L" | "W" | "G" | "B" | "O";
export type Card = "K" | "R" | "Y" | "M" | "V" | "N";
export type Colour = "red" | "blue" | "white" | "orange" | "green" | "brown";
export type Piece = "s" | "c" | "r";
export const GOODS: readonly Good[] = ["L", "W", "G", "B", "O"];
/** New recruits (N) are of the second game; there the knight is a ranger patrol, and plenty are winter stores. */
export const CARDS: readonly Card[] = ["K", "R", "Y", "M", "V", "N"];

// Settings

export interface Clock {
  kind: "none" | "turn" | "bank";
  turn_seconds: number;
  bank_seconds: number;
  increment_seconds: number;
  duty_seconds: number;
  away_seconds: number;
}

export interface TableSettings {
  edition: string;
  options: Record<string, string>;
  seats: number;
  bots: string[];
  clock: Clock;
  public: boolean;
  fair_dice: boolean;
  hot_seat: boolean;
  first: number | null;
  coach: boolean;
  tracker: boolean;
}

// What a client says

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
  | FreeSeat
  | Remove
  | HandOver
  | Start
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
  | AskHistory
  | AskWhy
  | AskAdvice;

/** A message without what the connection fills in. */
export type Command = ClientMessage extends infer One
  ? One extends { table: string }
    ? Omit<One, "table" | "nonce">
    : never
  : never;

// What the server says

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
  view: Pick<View, "status" | "seats" | "host" | "locked" | "votes" | "ending">;
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
}
export interface Advice {
  t: "advice";
  table: string;
  seat: number;
  nonce?: string;
  moves: Advised[];
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

// The view of a reader. Everything about the game is null until it begins.

export interface Chair {
  seat: number;
  colour: Colour;
  name: string;
  bot: string | null;
  machine: boolean;
  free: boolean;
  away: boolean;
  /** Why the steward plays here; empty if it does not. */
  steward: string;
  not_trading: boolean;
}
/** Somebody who asks for a free seat of a game under way: which seats agree, and which are still asked. */
export interface Newcomer {
  seat: number;
  name: string;
  machine: boolean;
  agreed: number[];
  asked: number[];
}
export interface Board {
  shape: string;
  hexes: Record<string, string>;
  harbours: Record<string, string>;
}
export interface Turn {
  seat: number;
  stage: string;
  builder: number | null;
  waits_for: number[];
  rolled: boolean;
  card_played: boolean;
  built: boolean;
  free_roads: number;
  corner: string | null;
}
export interface Offer {
  n: number;
  seat: number;
  gives: string;
  takes: string;
  asked: number[];
  yes: number[];
  no: number[];
  /** When a bot that made it moves on at the latest; null if it waits for nobody. */
  until: number | null;
}
/** Everything that a seat may do now, by the kinds of its moves. */
export interface Moves {
  s?: string[];
  c?: string[];
  r?: string[];
  rob?: Record<string, number[]>;
  t?: string[];
  yp?: string[];
  mo?: string[];
  vp?: number[];
  x?: number;
  o?: true;
  "o-"?: true;
  y?: number[];
  n?: number[];
  d?: number[];
  "d>"?: number[];
  roll?: true;
  buy?: true;
  kn?: true;
  rb?: true;
  end?: true;
  win?: true;
  /** The second game's: sections of the Wall, hexes with a wildling, and what may stand behind `h:`. */
  g?: number[];
  nr?: number[];
  "kn@"?: string[];
  h?: string[];
}
export interface Ask {
  n: number;
  must: boolean;
  moves: Moves;
}
export interface Dice {
  server_hash: string;
  commitments: Record<string, string>;
  revealed: number[];
  server_seed: string | null;
  seeds: Record<string, string> | null;
}
export interface ShownClock {
  due: Record<string, number | null>;
  bank?: (number | null)[];
  turn?: number | null;
  away?: (number | null)[];
}
export interface Ending {
  kind: string;
  winner?: number | null;
  points?: number[];
}
/** Points by where they come from. */
export interface Score {
  settlements: number;
  cities: number;
  longest_road: number;
  largest_army: number;
  victory_point_cards: number;
  /** In the second game only. */
  guards?: number;
}
/** The hero of a seat, the side that lies up, and whether it rests in this turn. */
export interface SeatHero {
  hero: string;
  side: "a" | "b";
  rested: boolean;
}
/** What is printed in the second game, or was chosen for it, and never changes at a table. */
export interface North {
  routes: Record<string, string[]>;
  trails: { trail: number; clan: number; section: number }[];
  breach_limit: number;
  gift_limit: number;
  rush: number;
}
/** What the second game has beside the common fields. Sections and spaces from the west and from below, clans in order. */
export interface Watch {
  wall: number[][];
  clearings: number[][];
  camps: string[][];
  frost: Record<string, number>;
  gift: Record<string, string>;
  /** By section: what the next wildling there would do at worst; near, if only the one after it does harm. */
  danger: ("calm" | "near" | "climb" | "next" | "end")[];
  breaches: number;
  supply: number;
  used: Record<string, number>;
  unseen: Record<string, number>;
  under: { s: number; c: number }[];
  guards_left: number[];
  on_wall: number[];
  guard_points: number[];
  heroes: (SeatHero | null)[];
  display: string[];
  raider: string;
  leading: number;
  looked_at: number | null;
  owed: number[];
  die: number | null;
}
export interface Votes {
  abort: number[];
  void: number[];
}
/** What the reader's person is at the table. */
export interface You {
  seats: number[];
  host: boolean;
}
export interface Costs {
  r: string;
  s: string;
  c: string;
  buy: string;
  /** A guard, in the second game only. */
  g?: string;
}
export interface Pieces {
  s: string[];
  c: string[];
  r: string[];
}
export interface Stock {
  s: number;
  c: number;
  r: number;
}
/** A seat's development cards as all see them. */
export interface HeldCards {
  held: number;
  new: number;
  played: string;
}
export interface Awards {
  longest_road: number | null;
  largest_army: number | null;
}
/** All cards, when they lie open; `points` only in a replay with open cards. */
export interface Shown {
  hands: string[];
  cards: string[];
  score: Score[];
  points?: number[];
}
export interface OwnCards {
  old: string;
  new: string;
}
export interface View {
  status: "open" | "dice" | "playing" | "over";
  settings: TableSettings;
  seats: Chair[];
  host: number | null;
  locked: boolean;
  dice: Dice;
  newcomers: Newcomer[];
  votes: Votes;
  clock: ShownClock | null;
  paused: boolean;
  ending: Ending | null;
  before: string | null;
  next: string | null;
  you: You | null;

  board: Board | null;
  costs: Costs | null;
  north: North | null;
  robber: string | null;
  pieces: Pieces[] | null;
  stock: Stock[] | null;
  bank: Record<Good, number> | null;
  deck: number | null;
  hands: number[] | null;
  aside: number[] | null;
  cards: HeldCards[] | null;
  points: number[] | null;
  roads: number[] | null;
  awards: Awards | null;
  rates: Record<Good, number>[] | null;
  turn: Turn | null;
  offers: Offer[] | null;
  shown: Shown | null;
  /** By seat and kind, the fewest and the most cards; only where the host wants it shown. */
  known: Record<Good, [number, number]>[] | null;
  watch: Watch | null;

  my_hand: string | null;
  my_aside: string | null;
  my_cards: OwnCards | null;
  my_points: number | null;
  my_look: string | null;
  ask: Ask | null;
  hen: string | null;
}

// Over HTTP

/** A bot that can be put on a seat: how strong it plays, from 1 to 5, and the word that its face is drawn from. */
export interface BotLine {
  name: string;
  level: number;
  face: string;
}

export interface LobbyLine {
  table: string;
  created: number;
  state: "open" | "running" | "ended";
  /** Where the next page begins. */
  place: string;
  /** The game is known to wait for the reader. */
  waits: boolean;
  about: {
    edition: string;
    options: Record<string, string>;
    clock: string;
    locked: boolean;
    status: string;
    seats: { seat: number; colour: Colour; name: string; bot: string | null }[];
  };
}
/** A bot of one's own; its token is shown once, when it is made. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
}
export interface BotToken {
  id: string;
  name: string;
  token: string;
}
export interface Me {
  name: string;
  kind: string;
}
export interface Edition {
  key: string;
  seats: [number, number];
  options: Record<string, string>;
  sources: string[];
}
export interface OptionChoice {
  name: string;
  kind: string;
  values: string[];
  low: number;
  high: number;
}
export interface House {
  version: string;
  editions: Edition[];
  options: OptionChoice[];
  bots: BotLine[];
  colours: Colour[];
  phrases: string[];
  boxes: Box[];
  /** By the sum of the two dice, in how many of their ways to fall it comes. */
  rolls: Record<string, number>;
}
/** What a box for so many seats holds: development cards by kind, resource cards of each kind. */
export interface Box {
  /** The shape of its land: that of the second game is for as many seats as the first. */
  board: string;
  seats: [number, number];
  deck: Partial<Record<Card, number>>;
  cards_each: number;
}
/** A rule of the catalogue; what it says is in the words. */
export interface RuleLine {
  id: string;
  chapter: string;
  sources: string[];
  options: string[];
  /** The rule books in which it is in force. */
  editions: string[];
  /** The second game's rules that stand in its place there. */
  replaced_by: string[];
}

// Records of finished games

export interface RecordSeat {
  seat: number;
  colour: Colour;
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
}
export interface RecordLine {
  id: string;
  edition: string;
  started: number;
  ended: number;
  public: boolean;
  seats: RecordSeat[];
  /** Where the next page of a list begins. */
  place: string;
}
export interface SeatFigures {
  seat: number;
  produced: Partial<Record<Good, number>>;
  expected: number;
  luck: number;
  stolen: number;
  lost_to_robber: number;
  discarded: number;
  traded: number;
  bank_traded: number;
  bank: number;
  score: Score;
}
export interface Statistics {
  /** By the total of two dice. */
  dice: Record<string, number>;
  dice_expected: Record<string, number>;
  /** At the beginning of every turn, and at the end; by seat. */
  points_by_turn: number[][];
  seats: SeatFigures[];
}
export interface FullRecord extends RecordLine {
  hgn: string;
  statistics: Statistics;
}
/** A move of a replay: what was said of it, and what it changed. */
export interface Frame {
  move: string;
  by: number | null;
  steward: boolean;
  events: Happening[];
  patch: Partial<View>;
}
export interface Replay {
  tags: Record<string, string>;
  view: View;
  frames: Frame[];
}
export interface OwnReplay extends Replay {
  colours: Colour[];
  statistics: Statistics;
}
export interface Verified {
  checked: number;
  commitment: string;
  key: string;
  arguments: Record<string, string | number>;
}
