/** Whom the reader does not want to hear at a table, by badge; the names are for letting one hear them again. */

import { keep, kept } from "./storage";

export class Ears {
  muted = $state.raw<Record<string, string>>({});
  #key: string;

  constructor(table: string) {
    this.#key = `hexmoot.muted.${table}`;
    this.muted = mutedIn(kept(this.#key));
  }

  isDeafTo(badge: string | undefined): boolean {
    return !!badge && badge in this.muted;
  }

  /** Closes them to somebody, or opens them again. */
  close(badge: string, name: string, on: boolean): void {
    const others = Object.entries(this.muted).filter(([one]) => one !== badge);
    this.muted = Object.fromEntries(on ? [...others, [badge, name]] : others);
    keep(this.#key, JSON.stringify(this.muted));
  }
}

/** What was kept of it: nobody if that cannot be read. */
function mutedIn(text: string | null): Record<string, string> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
