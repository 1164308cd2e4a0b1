/** A page that is older or newer than its server gets itself anew: once, since the old one may come back. */

import { forgetHere, keepHere, keptHere } from "./storage";

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 1;
/** What did not fit: what the two say to each other, or files that the server has no more or a network lost. */
export type Misfit = "protocol" | "words" | "records";
// Kept in this tab from a reload until what did not fit has fitted.
const RENEWED = "hexmoot.renewed.";

/** Reloads the page; false if that was in vain before, or if the browser could not know the next time that it was. */
export function reloadOnce(reload: () => void, misfit: Misfit = "protocol"): boolean {
  if (keptHere(RENEWED + misfit) !== null) return false;
  keepHere(RENEWED + misfit, String(PROTOCOL));
  if (keptHere(RENEWED + misfit) === null) return false;
  reload();
  return true;
}

/** Page and server fit each other: the next time that they do not, the page may be reloaded again. */
export function isUnderstood(misfit: Misfit = "protocol"): void {
  forgetHere(RENEWED + misfit);
}
