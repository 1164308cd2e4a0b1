/** What can be told of a seat in words. */

import type { Chair } from "../client/types";

/** Why nobody plays a seat as usual, or that it does not trade; nothing if all is as usual. */
export function stateOf({ free, steward, away, not_trading }: Chair): "" | "free" | "steward" | "away" | "not_trading" {
  if (free) return "free";
  if (steward) return "steward";
  if (away) return "away";
  return not_trading ? "not_trading" : "";
}
