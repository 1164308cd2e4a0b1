/** One device for several seats: whose hand may be seen on it. */

import { untrack } from "svelte";
import type { TableStore } from "../client/table.svelte";

export class Sharing {
  // The seat whose hand is open.
  #uncovered = $state(0);

  constructor(private readonly store: TableStore) {
    this.#uncovered = untrack(() => (store.mine.length > 1 ? 0 : store.seat));
  }

  /** The seat that plays here now: the one with the open hand while the game waits for it, else one that it waits for. */
  get active(): number {
    const { mine, seat, view } = this.store;
    const waits = view?.turn?.waits_for ?? [];
    const own = this.#uncovered || seat;
    if (mine.length < 2 || waits.includes(this.#uncovered)) return own;
    return mine.find((one) => waits.includes(one)) ?? own;
  }

  /** Whether the hand of the one who plays now is still hidden from the one before. */
  get isCovered(): boolean {
    const { mine, view } = this.store;
    return mine.length > 1 && view?.status === "playing" && this.#uncovered !== this.active;
  }

  /** The one who plays now has taken the device. */
  uncover(): void {
    this.store.seat = this.#uncovered = this.active;
  }

  /** Looks from the seat that plays here. */
  follow(): void {
    const { active } = this;
    if (active && this.store.mine.includes(active) && this.#uncovered === active) this.store.seat = active;
  }
}
