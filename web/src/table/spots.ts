/** From what the server allows to places that can be picked, and from a picked place to a move. */

import type { PendingPiece, Spot } from "../board/types";
import type { Moves, Piece, View } from "../client/types";
import { say } from "../words/words.svelte";

/** What is being placed: a piece, the robber, or a guard on the Wall. */
export type Placing = Piece | "rob" | "g";

const FORCED: Record<string, Piece> = { settling: "s", paving: "r", laying: "r" };

/** What has to be placed now, whatever the reader would like. */
export function forced(view: View): Placing | null {
  const moves = view.ask?.moves;
  if (!moves) return null;
  if (moves.rob) return "rob";
  if (view.turn?.stage === "guarding" && moves.g?.length) return "g";
  const piece = FORCED[view.turn?.stage ?? ""];
  return piece && moves[piece]?.length ? piece : null;
}

/** The places for what is being placed. */
export function spotsOf(moves: Moves, placing: Placing | null, seat: number, best: readonly string[] = []): Spot[] {
  if (placing === null || placing === "g") return [];
  if (placing === "rob") {
    return Object.keys(moves.rob ?? {}).map((place) => ({
      id: `rob@${place}`,
      kind: "hex",
      place,
      piece: "robber",
      label: say("page-spot-robber", { place }),
      seat,
      ...marked(best, `rob@${place}`),
    }));
  }
  return (moves[placing] ?? []).map((place) => ({
    id: `${placing}@${place}`,
    kind: placing === "r" ? "side" : "corner",
    place,
    piece: placing,
    label: say("page-spot-build", { piece: placing, place }),
    seat,
    ...marked(best, `${placing}@${place}`),
  }));
}

/** The places of the coach's moves, while nothing else is being placed: one click shows what would be built there. */
export function advisedSpots(moves: Moves, seat: number, best: readonly string[]): Spot[] {
  const pieces = (["s", "c", "r"] as const).filter((piece) => best.some((move) => move.startsWith(`${piece}@`)));
  return pieces.flatMap((piece) => spotsOf(moves, piece, seat, best)).filter((spot) => spot.mark === "best");
}

function marked(best: readonly string[], id: string): { mark?: "best" } {
  return best.some((move) => move === id || move.startsWith(`${id}>`)) ? { mark: "best" } : {};
}

/** Whom the robber can steal from at a picked hex. */
export function victimsAt(moves: Moves, chosen: string | null): number[] {
  return chosen?.startsWith("rob@") ? (moves.rob?.[chosen.slice(4)] ?? []) : [];
}

/** A move that is on its way, as a piece on the island. */
export function pendingPiece(move: string, seat: number): PendingPiece | null {
  const found = /^(s|c|r|rob)@([A-Z]\d+[a-z]*)/.exec(move);
  if (!found) return null;
  return { piece: found[1] === "rob" ? "robber" : (found[1] as Piece), place: found[2]!, seat };
}
