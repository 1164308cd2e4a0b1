/** What this server has to offer: rule books, options, bots, colours, phrases. Asked for once. */

import { api } from "../client/http";
import type { House } from "../client/types";

// A server that does not tell has at least these.
const PLAIN: House = {
  version: "",
  editions: [],
  options: [],
  bots: [
    { name: "random", level: 1, face: "random" },
    { name: "greedy", level: 3, face: "greedy" },
  ],
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

/** The bot that plays best, for somebody who just wants to play. */
export function bestBot(from: House = known): string {
  return [...from.bots].sort((one, other) => other.level - one.level)[0]?.name ?? "greedy";
}

/** How strong a bot plays; nothing is known of one that has left the house. */
export function levelOf(bot: string, from: House = known): number {
  return from.bots.find((one) => one.name === bot)?.level ?? 0;
}
