/** What the server tells over HTTP: its house, its tables, and who somebody is. */

import type { Card, Colour } from "./goods";

/** A bot that can be put on a seat: how strong it plays, from 1 to 5, and the word that its face is drawn from. */
export interface BotLine {
  name: string;
  level: number;
  face: string;
  /** What it is called and how it plays, by language. */
  names: Record<string, string>;
  about: Record<string, string>;
}

export interface LobbyLine {
  table: string;
  created: number;
  state: "open" | "running" | "ended";
  /** Where the next page begins. */
  place: string;
  /** The game is known to wait for the reader. */
  waits: boolean;
  /** The reader is the host; known only of one's own tables. */
  yours: boolean;
  about: {
    edition: string;
    options: Record<string, string>;
    clock: string;
    locked: boolean;
    status: string;
    /** How it ended; empty before. */
    ending: string;
    seats: { seat: number; colour: Colour; name: string; bot: string | null }[];
    /** The seat of whose table it is, if they sit. */
    host: number | null;
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
  /** Which rules are in force: `base`, `watch`, or `plain`, the second game's box without the Wall. */
  book: string;
  seats: [number, number];
  options: Record<string, string>;
  sources: string[];
  /** That of the book's readers; empty for one that is nobody's own. */
  language: string;
  /** The options that a host can change in it, those that only its game has first. */
  changeable: string[];
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
  /** The best level that a bot can have. */
  levels: number;
  /** The bot for whoever has chosen none. */
  partner: string;
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
