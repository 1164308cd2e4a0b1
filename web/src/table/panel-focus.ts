/** Where the focus goes when a key opens a panel, and whence it came. */

import type { Panel } from "./play.svelte";

// What one comes for: the first card to trade, the line to write, the log to scroll, the search in the rules.
const FIRST: Partial<Record<Panel, string>> = {
  trade: ".picker button:enabled",
  chat: "input",
  log: "[role=log]",
  rules: "input",
  heroes: ".content button:enabled",
};
// A panel that is only read is left by the button that closes it.
const CLOSE = "header button:last-child";

export class PanelFocus {
  #from: HTMLElement | null = null;

  /** Goes into an open panel. */
  into(panel: Panel, element: HTMLElement | null | undefined): void {
    const first = element?.querySelector<HTMLElement>(FIRST[panel] ?? CLOSE) ?? element?.querySelector<HTMLElement>(CLOSE);
    if (!first) return;
    const now = document.activeElement;
    // From one panel to the next, the way back stays the same; the one that closed has lost the focus already.
    const isWithin = this.#isIn(now) || (now === document.body && this.#from !== null);
    if (!isWithin) this.#from = now instanceof HTMLElement ? now : null;
    first.focus();
  }

  /** Goes back to where one was before, unless one has gone elsewhere since. */
  back(): void {
    const [from, now] = [this.#from, document.activeElement];
    this.#from = null;
    if (!from || !(now === document.body || this.#isIn(now))) return;
    if (from.isConnected && from !== document.body) from.focus();
    else (now as HTMLElement).blur();
  }

  /** The way back is of no use any more. */
  forget(): void {
    this.#from = null;
  }

  #isIn(element: Element | null): boolean {
    return element?.closest("[data-panel]") != null;
  }
}
