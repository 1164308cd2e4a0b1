/** The island in words, for readers who hear it. */

import { hexesAt } from "../board/places";
import { numbersOf, pipsOf, terrainOf, tokenOf, type IslandProps, type IslandWords, type Spot } from "../board/types";
import type { Board, Chair, Piece, View, Watch } from "../client/types";
import { called } from "../words/called";
import { listOf, say } from "../words/words.svelte";

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
  wildlings: Watch["gift"] = {},
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
      const token = tokenOf(hex) ?? 0;
      const isRobbed = place === robber;
      const text = say("page-say-hex", {
        place,
        kind: terrainOf(hex, board),
        token: sayToken(hex),
        pips: pipsOf(token),
        robber: isRobbed,
      });
      const wildling = wildlings[place];
      return wildling ? say("page-say-wildling", { text, wildling }) : text;
    },
    sayCorner: (place) => {
      const found = owner(place, ["s", "c"]);
      return found ? say("page-say-piece", { place, ...found }) : say("place-corner", { place });
    },
    saySide: (place) => {
      const found = owner(place, ["r"]);
      if (found) return say("page-say-piece", { place, ...found });
      const harbour = board.harbours[place];
      if (!harbour) return say("place-side", { place });
      return say(board.shape === "gift" ? "page-say-route" : "page-say-harbour", { place, kind: harbour });
    },
  };
}

/** A token as it is read out: 0 for none; one has two numbers. */
function sayToken(hex: string): number | string {
  const numbers = numbersOf(tokenOf(hex) ?? 0);
  return numbers.length > 1 ? numbers.join("/") : numbers[0]!;
}

/** A spot in words, with the hexes around it, for those who choose it by ear. */
export function sayAround(board: Board, spot: Spot): string {
  const around = spot.kind === "hex" ? [spot.place] : hexesAt(spot.kind, spot.place, Object.keys(board.hexes));
  const hexes = around.map((name) => {
    const hex = board.hexes[name]!;
    return say("page-say-yield", { kind: terrainOf(hex, board), token: sayToken(hex) });
  });
  return say("page-spot-around", { spot: spot.label, hexes: listOf(hexes) });
}

/** What a seat is called. */
export function nameOf(chairs: readonly Sitting[], seat: number): string {
  const chair = chairs.find((one) => one.seat === seat);
  return (chair && called(chair)) || say("seat", { seat });
}
