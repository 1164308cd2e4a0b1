/** What a turn asks for, by what the server lists. */

import type { Moves, View } from "../client/types";

const BUILDS = ["r", "s", "c", "g"] as const;

/** What a patrol of the second game can be used for now. */
export function patrolUse(moves: Moves): "both" | "robber" | "wildling" {
  if (!moves["kn@"]?.length) return "robber";
  return moves.kn ? "both" : "wildling";
}

/** The stage of a turn as the prompt has it: once trading is over, by whether anything can still be built or bought. */
export function askedStage(turn: View["turn"], moves: Moves): string {
  const stage = turn?.stage ?? "";
  if (!turn?.built || (stage !== "main" && stage !== "paired")) return stage;
  return moves.buy || BUILDS.some((kind) => moves[kind]?.length) ? "building" : "ending";
}
