/** What this server has to offer: rule books, options, bots, colours, phrases. Asked for once. */

import { api } from "../client/http";
import type { BotLine, House } from "../client/types";
import { language, say } from "../words/words.svelte";

// Until the server tells. Bots and their names are its own: the page knows none.
const PLAIN: House = {
  version: "",
  editions: [],
  options: [],
  bots: [],
  levels: 0,
  partner: "",
  colours: ["red", "blue", "white", "orange", "green", "brown"],
  phrases: ["hello", "good_luck", "thanks", "well_played", "sorry", "your_turn", "one_moment", "no_trade", "good_game"],
  boxes: [],
  rolls: {},
};

let known = $state.raw<House>(PLAIN);
let asked: Promise<House> | null = null;

export const house = {
  get now(): House {
    return known;
  },
};

/** Asks the server, once; what it does not tell stays plain. */
export function learnHouse(): Promise<House> {
  asked ??= api.house().then(
    (found) => (known = found),
    () => {
      asked = null;
      return PLAIN;
    },
  );
  return asked;
}

/** The bot for somebody who just wants to play. */
export function partnerBot(from: House = known): string {
  return from.partner || (from.bots[0]?.name ?? "");
}

/** A bot's line in the server's list; nothing is known of one that has left the house. */
export function botLine(bot: string): BotLine | undefined {
  return known.bots.find((one) => one.name === bot);
}

/** The word that the face of a bot is drawn from, the same wherever it is met. */
export function faceOf(bot: string): string {
  return botLine(bot)?.face ?? bot;
}

/** What a bot is called in the reader's language, as the server says; else by its bare name. */
export function botWord(bot: string): string {
  return botLine(bot)?.names[language.tag] ?? say("bot", { bot });
}

/** How a bot plays, in the reader's language. */
export function botAbout(bot: string): string {
  return botLine(bot)?.about[language.tag] ?? "";
}
