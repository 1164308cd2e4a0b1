/** Figures of the second game that are on their way; each says itself when it has arrived. */

import { isCalm } from "../board/motion";
import type { Journey } from "./journeys";

export class Travels {
  journeys = $state.raw<readonly Journey[]>([]);
  /** Where they go: nobody stands there yet. */
  readonly coming = $derived(new Set(this.journeys.map(({ to }) => to)));

  begin(journeys: readonly Journey[]): void {
    if (!journeys.length || document.hidden || isCalm()) return;
    // Whoever is to leave a place has arrived there.
    const left = new Set(journeys.map(({ from }) => from));
    this.journeys = [...this.journeys.filter(({ to }) => to === null || !left.has(to)), ...journeys];
  }

  arrived(journey: Journey): void {
    this.journeys = this.journeys.filter((one) => one !== journey);
  }

  /** All are there at once. */
  skip(): void {
    this.journeys = [];
  }
}
