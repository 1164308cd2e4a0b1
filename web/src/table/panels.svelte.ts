/** The panels beside the game: which is open, and what has not been read. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { IconName } from "../art/icons";
import { say } from "../words/words.svelte";
import type { Panel, PlayState } from "./play.svelte";

/** The panels that always have a button. */
export const TABS: readonly (readonly [Panel, IconName])[] = [
  ["log", "log"],
  ["chat", "chat"],
  ["aid", "help"],
  ["menu", "menu"],
];

/** What a panel is called. */
export function titleOf(panel: Panel): string {
  if (panel === "rules") return say("page-rules");
  if (panel === "heroes") return say("page-heroes");
  return panel === "watch" ? say("page-danger") : say("page-tab", { panel });
}

export class Panels {
  /** The one beside the island, on a large screen. */
  tab = $state<Panel>("log");
  #read = $state(0);
  #wide = typeof matchMedia === "function" ? new MediaQuery("min-width: 1100px") : { current: true };

  constructor(readonly play: PlayState) {
    this.#read = untrack(() => play.store.chat.length);
  }

  /** What lies beside the island in the place of a tab: rules and trade are about what one sees there. */
  get beside(): Panel | null {
    const panel = this.play.panel;
    return this.#wide.current && (panel === "rules" || panel === "trade") ? panel : null;
  }

  /** The panel that slides up on small screens and floats over the island on large ones. */
  get sheet(): Panel | null {
    return this.beside ? null : this.play.panel;
  }

  /** How many lines of the chat nobody has looked at. */
  get unread(): number {
    const isSeen = this.tab === "chat" || this.play.panel === "chat";
    return isSeen ? 0 : Math.max(0, this.play.store.chat.length - this.#read);
  }

  /** Shows a panel beside the island, or over it where nothing fits beside it. */
  open(panel: Panel): void {
    this.tab = panel;
    if (!this.#wide.current) this.play.panel = panel;
    else if (this.beside) this.play.panel = null;
    this.#look(panel);
  }

  /** Shows a panel over the island; the same again does not. */
  toggle(panel: Panel): void {
    this.play.panel = this.play.panel === panel ? null : panel;
    this.#look(panel);
  }

  close(): void {
    this.play.panel = null;
  }

  #look(panel: Panel): void {
    if (panel === "chat") this.#read = this.play.store.chat.length;
  }
}
