/** The box of the second game: it has names of its own for some cards, with the Wall and in its plain game. */

import type { Card, View } from "../client/types";
import { say } from "./words.svelte";

/** The letters that words and pictures have for the box's cards. */
export const BOX_CARDS: Readonly<Record<string, "P" | "S">> = { K: "P", Y: "S" };

/** Whether a table plays with that box, which is the one with its land. */
export function isOfTheBox({ board }: Pick<View, "board">): boolean {
  return board?.shape === "gift";
}

/** A card as it is drawn and called: the box has ranger patrols for knights, and winter stores for plenty. */
export function faceOf(card: Card, isBox: boolean): Card | "P" | "S" {
  return (isBox && BOX_CARDS[card]) || card;
}

/** What a card does. In the plain game a patrol has no wildlings to meet. */
export function effectOf(card: Card, view: Pick<View, "board" | "watch">): string {
  const isBox = isOfTheBox(view);
  const part = isBox && !view.watch && card === "K" ? "plain" : "";
  return say("card-effect", { card: faceOf(card, isBox) }, part);
}
