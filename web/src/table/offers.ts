/** The offers on the table, in the order in which a reader wants to see them. */

import type { Moves, Offer, View } from "../client/types";
import { bundle, say } from "../words/words.svelte";
import { nameOf } from "./island-words";

export type Answer = "yes" | "no" | "open";

/** What a seat has said to an offer. */
export function answerOf(offer: Offer, seat: number): Answer {
  if (offer.yes.includes(seat)) return "yes";
  return offer.no.includes(seat) ? "no" : "open";
}

/** Whether an offer waits for a word of this seat. */
export function isAsked(offer: Offer, seat: number): boolean {
  return offer.asked.includes(seat) && answerOf(offer, seat) === "open";
}

/** First those that wait for the reader, the newest before older ones, then its own, then what others have to answer. */
export function inOrder(offers: readonly Offer[], seat: number): Offer[] {
  const rank = (one: Offer) => (isAsked(one, seat) ? 0 : one.seat === seat ? 1 : 2);
  return [...offers].sort((one, other) => rank(one) - rank(other) || other.n - one.n);
}

/** Whether the reader can agree to an offer now, by taking it or by saying yes. */
export function canAgree(offer: Offer, moves: Moves): boolean {
  return !!(moves.d?.includes(offer.seat) || moves.y?.includes(offer.seat));
}

/** The move that would agree, to ask why it cannot be made. */
export function agreeing(offer: Offer, isTurn: boolean): string {
  return `${isTurn ? "d" : "y"}${offer.seat}`;
}

/** Another's offer in a sentence. */
export function offerWords(offer: Offer, chairs: View["seats"]): string {
  const terms = { gives: bundle(offer.gives), takes: bundle(offer.takes) };
  return say("page-offer-other", { who: nameOf(chairs, offer.seat), ...terms });
}
