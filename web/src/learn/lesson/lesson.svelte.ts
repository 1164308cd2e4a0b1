/** The lesson of a newcomer: at which table it is played, and what has been learnt. The browser keeps it. */

import { api } from "../../client/http";
import { keep, kept } from "../../client/storage";
import { beginAt } from "../../lobby/begin";
import { learnHouse, partnerBot } from "../../shell/house.svelte";
import { comeIn } from "../../shell/me.svelte";
import { preferences } from "../../shell/preferences.svelte";

const KEY = "hexmoot.lesson";
const EDITION = "z-first";
const SEATS = 4;

interface Kept {
  table: string;
  done: string[];
  isOver: boolean;
}

function read(): Kept {
  const none = { table: "", done: [], isOver: true };
  try {
    const found = JSON.parse(kept(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof found?.table !== "string" || !Array.isArray(found.done)) return none;
    const done = found.done.filter((one) => typeof one === "string");
    return { table: found.table, done, isOver: found.isOver === true };
  } catch {
    return none;
  }
}

class Lesson {
  #kept = $state.raw<Kept>(read());

  get table(): string {
    return this.#kept.table;
  }

  get done(): readonly string[] {
    return this.#kept.done;
  }

  /** Whether a lesson is under way that can be gone on with. */
  get isOpen(): boolean {
    return this.#kept.table !== "" && !this.#kept.isOver;
  }

  isAt(table: string): boolean {
    return this.isOpen && this.#kept.table === table;
  }

  /** Makes a table for a first game with bots, on the island that is printed for it; its id. */
  async begin(): Promise<string> {
    await comeIn();
    preferences.suggest("coach", true);
    const bot = partnerBot(await learnHouse());
    const bots = Array<string>(SEATS - 1).fill(bot);
    const table = await api.make({ edition: EDITION, seats: SEATS, bots, first: 1 });
    beginAt(table);
    this.#keep({ table, done: [], isOver: false });
    return table;
  }

  /** These are known from now on. */
  learn(...steps: string[]): void {
    const fresh = steps.filter((step) => !this.#kept.done.includes(step));
    if (fresh.length) this.#keep({ ...this.#kept, done: [...this.#kept.done, ...fresh] });
  }

  /** The game goes on without the lesson. */
  end(): void {
    this.#keep({ ...this.#kept, isOver: true });
  }

  #keep(now: Kept): void {
    this.#kept = now;
    keep(KEY, JSON.stringify(now));
  }
}

export const lesson = new Lesson();
