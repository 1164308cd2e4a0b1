/** A table as the page sees it: views folded from what the server tells, what is pending, and what was refused. */

import { type Answer, browserMeans, Connection, type LinkState, type Means } from "./connection";
import { Ears } from "./ears.svelte";
import { dueForDice, noteSeal } from "./fair";
import { api } from "./http";
import { added, entryOf, keepLog, keptLog, type LogEntry, recalled } from "./log";
import type { Advice, ChatLine, Command, Presence, Reason, Refusal, Snapshot, TableEvent, View } from "./types";

/** A move that was sent and not yet answered. */
export interface Pending {
  seat: number;
  move: string;
}

/** A word to the reader: a key with arguments, and the rule behind it. */
export interface Notice {
  key: string;
  args: Record<string, string | number>;
  rule: string | null;
  tone: "refused" | "news";
}

export type Watcher = (event: TableEvent, before: View | undefined, after: View) => void;

// Answers that are no news to anybody: it is so already, or the same was said by another window.
const QUIET = new Set(["nothing_to_do", "stale_ask"]);

export class TableStore {
  /** By seat; 0 is an onlooker's. */
  views = $state.raw<Record<number, View>>({});
  link = $state.raw<LinkState>({ is: "connecting", again: false, reason: "network" });
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  log = $state.raw<LogEntry[]>([]);
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How far the server's clock is ahead of ours, in ms. */
  ahead = $state(0);
  /** The own seat that is looked from; 0 for an onlooker. */
  seat = $state(0);
  /** What happened before we came is being asked for: the log is not whole yet. */
  isRecalling = $state(false);
  /** What hinders us from looking at all. */
  barrier = $state.raw<Refusal | null>(null);
  /** The seats that were ours until we stood up or the host emptied them. */
  had = $state.raw<readonly number[]>([]);
  readonly ears: Ears;

  #connection: Connection;
  #watchers = new Set<Watcher>();
  #saidForDice = "";
  #missed: number | null = null;
  #isWhole = false;
  /** The event up to which the log has everything. */
  #recalled = 1;
  #reached = 0;

  constructor(
    readonly table: string,
    means: Means = browserMeans(api.ticket),
  ) {
    this.ears = new Ears(table);
    this.log = keptLog(table);
    this.#recalled = this.log.at(-1)?.n ?? 1;
    this.#connection = new Connection(
      table,
      {
        told: (message) => this.#told(message),
        state: (state) => this.#linked(state),
        refused: (refusal) => (this.barrier = refusal),
        ahead: (ms) => (this.ahead = ms),
      },
      means,
    );
  }

  /** The table from the seat that is looked from. */
  get view(): View | undefined {
    return this.views[this.seat] ?? Object.values(this.views)[0];
  }

  get mine(): number[] {
    return this.view?.you?.seats ?? [];
  }

  /** Comes in; ends with `close`. */
  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  /** The network is back, or somebody looks at the page again. */
  wake(): void {
    this.#connection.wake();
  }

  /** Is told of every event after it was folded, until the returned function is called. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Says something to the table; whether it was done. A refusal becomes a notice. */
  async say(command: Command): Promise<boolean> {
    const answer = await this.#connection.ask(command);
    return this.#check(answer);
  }

  /** Hears no more of somebody, or hears it again. */
  mute(badge: string, name: string, on: boolean): void {
    this.ears.close(badge, name, on);
    void this.say({ t: "mute", badge, on });
  }

  /** Makes a move of the seat that is looked from. It is pending until the answer comes. */
  async act(move: string, offer: number | null = null): Promise<boolean> {
    const ask = this.view?.ask;
    if (!ask || this.pending) return false;
    this.notice = null;
    const pending = (this.pending = { seat: this.seat, move });
    const answer = await this.#connection.ask({ t: "act", seat: this.seat, ask: ask.n, move, offer });
    if (this.pending === pending) this.pending = null;
    return this.#check(answer, true);
  }

  /** Why moves are not possible now, by move; null for one that is, undefined if the server does not say. */
  async why(moves: string[]): Promise<Record<string, Reason | null> | undefined> {
    const answer = await this.#connection.ask({ t: "why", seat: this.seat, moves });
    return answer.t === "why" ? answer.answers : undefined;
  }

  /** What the coach would do now, the best first, and what it says to offers. */
  async advice(): Promise<Pick<Advice, "moves" | "offers">> {
    const answer = await this.#connection.ask({ t: "advise", seat: this.seat });
    return answer.t === "advice" ? answer : { moves: [] };
  }

  tell(key: string, args: Notice["args"] = {}, rule: string | null = null, tone: Notice["tone"] = "refused"): void {
    this.notice = { key, args, rule, tone };
  }

  #check(answer: Answer, isMove = false): boolean {
    if (answer.t !== "refusal") return true;
    if (!isMove && QUIET.has(answer.code)) return false;
    // What the rule says is behind its link; here its title is enough.
    const key = answer.rule ? "page-not-by-rule" : answer.key || `refusal.${answer.code}`;
    this.tell(key, answer.arguments ?? {}, answer.rule ?? null);
    return false;
  }

  // What is told

  #linked(state: LinkState): void {
    if (state.is === "waiting" && this.link.is === "open") {
      this.#missed = this.#reached;
      this.#isWhole = false;
    }
    if (state.is === "open" && this.#missed !== null) {
      // What was missed follows this state; it is counted once it is in.
      const before = this.#missed;
      this.#missed = null;
      setTimeout(() => {
        const count = this.#reached - before;
        // A whole view says how things are, not how they came about.
        this.tell(count && this.#isWhole ? "page-link-back-whole" : "page-link-back", { count }, null, "news");
      }, 300);
    }
    if (state.is !== this.link.is || state.is !== "open") this.link = state;
  }

  #told(message: Parameters<ConstructorParameters<typeof Connection>[1]["told"]>[0]): void {
    switch (message.t) {
      case "snapshot":
        this.#look(message);
        break;
      case "event":
        this.#fold(message);
        break;
      case "bare":
        this.#reached = Math.max(this.#reached, message.n);
        this.#follow(message.n);
        break;
      case "chat":
        this.#hear(message);
        break;
      case "chat_removed":
        this.chat = this.chat.filter((line) => line.n !== message.n);
        break;
      case "presence":
        if (message.n >= (this.presence?.n ?? 0)) this.presence = message;
    }
  }

  #look({ seat, view, n }: Snapshot): void {
    if (n > this.#reached) this.#isWhole = true;
    this.#reached = Math.max(this.#reached, n);
    this.#put(seat ?? 0, view);
    if (this.seat === (seat ?? 0) && n > this.#recalled) void this.#recall();
  }

  /** Asks for what happened before we came, or while we were not told of it. */
  async #recall(): Promise<void> {
    if (this.isRecalling) return;
    this.isRecalling = true;
    const story = await this.#connection.ask({ t: "history", seat: this.seat || null });
    this.isRecalling = false;
    if (story.t !== "history") return;
    this.#recalled = Math.max(this.#recalled, story.n);
    this.log = recalled(this.log, story);
    keepLog(this.table, this.log);
  }

  /** What follows the log's last event leaves no gap. */
  #follow(n: number): void {
    if (n === this.#recalled + 1) this.#recalled = n;
  }

  #fold(event: TableEvent): void {
    const seat = event.seat ?? 0;
    const before = this.views[seat];
    if (!before) return;
    const after = { ...before, ...event.patch };
    this.#reached = Math.max(this.#reached, event.n);
    this.#follow(event.n);
    this.#put(seat, after);
    if (seat !== this.seat && this.views[this.seat] !== undefined) return;
    const entry = entryOf(event, before, after);
    if (entry) {
      this.log = added(this.log, entry);
      keepLog(this.table, this.log);
    }
    for (const watcher of this.#watchers) watcher(event, before, after);
  }

  #put(seat: number, view: View): void {
    const own = view.you?.seats ?? [];
    const wanted = own.length ? own : [0];
    const before = this.mine.filter((one) => !own.includes(one));
    if (before.length) this.had = before;
    // Views of seats that are no longer ours would never change again.
    const others = Object.entries(this.views).filter(([one]) => wanted.includes(Number(one)));
    this.views = { ...Object.fromEntries(others), [seat]: view };
    this.#connection.lookFrom(own);
    if (!wanted.includes(this.seat)) this.seat = wanted[0]!;
    noteSeal(this.table, view);
    this.#addToDice(view);
  }

  #hear(line: ChatLine): void {
    if (this.chat.some((one) => one.n === line.n)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.n - other.n).slice(-200);
  }

  /** The fair dice need no hand: what is due is said once for every state of them. */
  #addToDice(view: View): void {
    const due = dueForDice(this.table, view);
    // The next throw begins with the same words as this one.
    if (view.status !== "dice") this.#saidForDice = "";
    const state = due ? due.t + JSON.stringify(view.dice.commitments) : "";
    if (!due || state === this.#saidForDice) return;
    this.#saidForDice = state;
    void this.#connection.ask(due);
  }
}
