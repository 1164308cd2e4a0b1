/** The island in words, for readers who hear it. */

import { terrainOf, tokenOf, type IslandProps, type IslandWords } from "../board/types";
import type { Board, Chair, Piece, View } from "../client/types";
import { called } from "../words/called";
import { say } from "../words/words.svelte";

type Sitting = Pick<Chair, "seat" | "name" | "bot">;
type Sayers = Pick<IslandProps, "sayHex" | "sayCorner" | "saySide">;

/** The words that the island widget needs for itself. */
export function islandWords(): IslandWords {
  return {
    island: say("page-island"),
    hexes: say("page-island-hexes"),
    harbours: say("page-island-harbours"),
    roads: say("page-island-roads"),
    zoomIn: say("page-zoom-in"),
    zoomOut: say("page-zoom-out"),
    zoomReset: say("page-zoom-reset"),
  };
}

/** How an island's places are called, with what stands on them. */
export function sayers(
  board: Board,
  robber: string | null,
  pieces: View["pieces"],
  chairs: readonly Sitting[],
): Sayers {
  const owner = (place: string, kinds: Piece[]) => {
    for (const [at, own] of (pieces ?? []).entries()) {
      const piece = kinds.find((kind) => own[kind].includes(place));
      if (piece) return { piece, who: nameOf(chairs, at + 1) };
    }
    return null;
  };
  return {
    sayHex: (place) => {
      const hex = board.hexes[place] ?? "D";
      return say("page-say-hex", { place, kind: terrainOf(hex), token: tokenOf(hex) ?? 0, robber: place === robber });
    },
    sayCorner: (place) => {
      const found = owner(place, ["s", "c"]);
      return found ? say("page-say-piece", { place, ...found }) : say("place-corner", { place });
    },
    saySide: (place) => {
      const found = owner(place, ["r"]);
      if (found) return say("page-say-piece", { place, ...found });
      const harbour = board.harbours[place];
      return harbour ? say("page-say-harbour", { place, kind: harbour }) : say("place-side", { place });
    },
  };
}

/** What a seat is called. */
export function nameOf(chairs: readonly Sitting[], seat: number): string {
  const chair = chairs.find((one) => one.seat === seat);
  return (chair && called(chair)) || say("seat", { seat });
}
