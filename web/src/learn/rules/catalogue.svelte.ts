/** The catalogue of rules, as the server has it. Asked for once. */

import { api } from "../../client/http";
import type { RuleLine } from "../../client/types";

let known = $state.raw<RuleLine[]>([]);
let asked: Promise<void> | null = null;

export const catalogue = {
  get rules(): RuleLine[] {
    return known;
  },
};

/** Asks the server; who cannot be reached is asked again the next time. */
export function learnRules(): Promise<void> {
  asked ??= api.rules().then(
    (found) => void (known = found),
    () => void (asked = null),
  );
  return asked;
}
