/** Somebody who plays by keyboard is led to where a duty is done, and never away from what is in use. */

import { tick } from "svelte";
import { isByKey } from "../shell/by-key";
import { dutyOf, type Duty } from "./duty";
import type { PlayState } from "./play.svelte";

const QUESTION = "[data-guide=prompt]";
const CARD = "[data-good]:enabled:not([aria-disabled=true])";
// A line that is being written.
const WRITING = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";
// What belongs to somebody who has chosen to be there.
const ELSEWHERE = "dialog, [data-panel], select, input, textarea, [contenteditable]";
// The page as a whole, its content, the island as a whole, and what can not be used any more: there nothing is done.
const IDLE = "body, main, [role=group], :disabled, [aria-disabled=true]";

/** Whether a line is being written. */
export function isWriting(): boolean {
  return document.activeElement?.matches(WRITING) ?? false;
}

export interface Ways {
  root(): HTMLElement | undefined;
  island(): void;
  heroes(): void;
}

export class DutyFocus {
  #known = "";
  /** The button of a question that had the focus last: once it is gone, so is the focus. */
  #left: Element | null = null;

  constructor(
    readonly play: PlayState,
    readonly ways: Ways,
  ) {}

  /** Notes where the focus is. */
  note(target: EventTarget | null): void {
    this.#left = target instanceof Element && target.closest(QUESTION) ? target : null;
  }

  /** Goes along with what is asked for; `isCovered` says that the hand belongs to somebody else yet. */
  follow(isCovered: boolean): void {
    const { view, picked, card, chosen, panel, using } = this.play;
    const duty = isCovered ? null : dutyOf(this.play);
    const now = [view?.ask?.n, duty?.place, picked, card, using, chosen, panel].join(" ");
    if (now === this.#known) return;
    this.#known = now;
    void tick().then(() => this.go(duty));
  }

  /** Puts the focus to where a duty is done, if it is free to go. */
  go(duty: Duty | null = dutyOf(this.play)): void {
    if (!isByKey() || !this.#isFree(duty)) return;
    if (!duty) {
      // Nothing else is asked for; but whoever has just answered is not thrown back to the top of the page.
      if (this.#left && !this.#left.isConnected) this.ways.island();
    } else if (duty.place === "board") this.ways.island();
    else if (duty.place === "heroes") this.ways.heroes();
    else this.#element(duty)?.focus();
  }

  #element({ place }: Duty): HTMLElement | null | undefined {
    if (place === "hand") return this.ways.root()?.querySelector<HTMLElement>(CARD);
    const question = this.ways.root()?.querySelector<HTMLElement>(QUESTION);
    return question?.querySelector<HTMLElement>(".primary:enabled") ?? question?.querySelector<HTMLElement>("button:enabled");
  }

  #isFree(duty: Duty | null): boolean {
    const now = document.activeElement;
    if (!now || now.closest(ELSEWHERE)) return !now;
    return (duty?.isOwn ?? false) || now.matches(IDLE);
  }
}
