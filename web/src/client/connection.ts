/**
 * A connection to one table that mends itself: it comes back, catches up by number, and says again what was not
 * answered.
 */

import { random } from "./random";
import { isUnderstood, PROTOCOL, reloadOnce } from "./renewing";
import type {
  Accepted,
  Advice,
  Bare,
  ChatLine,
  ChatRemoved,
  ClientMessage,
  Command,
  History,
  Presence,
  Refusal,
  ServerMessage,
  Snapshot,
  TableEvent,
  Why,
} from "./types";

/** What a browser's WebSocket does for us. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export type Answer = Accepted | Refusal | Why | Advice | History;
/** `ended` is for good: only a reload or another page helps. */
export type LinkState =
  | { is: "connecting"; again: boolean; reason: string }
  | { is: "open" }
  | { is: "waiting"; until: number; reason: string }
  | { is: "ended"; reason: string };

export interface Listener {
  /** All that is said about the table, each message once and in order. */
  told(message: TableEvent | Bare | Snapshot | ChatLine | ChatRemoved | Presence): void;
  state(state: LinkState): void;
  /** The server will not let us look. */
  refused(refusal: Refusal): void;
  /** How far the server's clock is ahead of ours, in ms. */
  ahead(ms: number): void;
}

export interface Means {
  ticket(): Promise<string>;
  open(ticket: string): Wire;
  /** Gets the page anew, of the server's age; false if that was in vain a moment ago. */
  renew?(): boolean;
  /** The page and the server are of the same age. */
  fits?(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
// A quiet table is asked for a sign of life: what a browser is not told of (a closed laptop, another network) shows.
const QUIET = 30_000;
const PATIENCE = 8_000;
// How a server that is about to start again ends a connection (RFC 6455, registry of close codes).
const RESTARTS = 1012;
// After these the server does not want this page back.
const FINAL = new Set(["signed_out"]);
// Questions, and what the server does not know by its nonce. All else is done once, however often it is said.
const ASKING = new Set(["why", "advise", "history", "mute", "remove_line"]);

interface Waiting {
  message: ClientMessage & { nonce?: string };
  resolve(answer: Answer): void;
}

export class Connection {
  #wire: Wire | null = null;
  #seats: number[] = [];
  /** The last event that each view has, by seat; 0 is an onlooker's. */
  #reached = new Map<number, number>();
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #count = 0;
  #page = random();
  #reason = "";
  /** Whether the table was heard of on this connection, and commands that came too early for it. */
  #isCaughtUp = false;
  #early: ClientMessage[] = [];
  #againIn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #isEnded = false;
  /** A snapshot is on its way: what comes before it is part of it. */
  #isAsking = false;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
    private readonly means: Means,
  ) {}

  /** Comes in, looking from these seats. */
  open(seats: number[] = []): void {
    this.#seats = [...seats];
    void this.#connect();
  }

  /** Goes away for good. */
  close(): void {
    this.#isEnded = true;
    this.#drop();
    clearTimeout(this.#timer);
  }

  /** Looks from other seats from now on. */
  lookFrom(seats: number[]): void {
    if (String(seats) === String(this.#seats)) return;
    this.#seats = [...seats];
    this.#reached.clear();
    this.#isAsking = false;
    this.#look();
  }

  /** Tries at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.#isEnded) return;
    if (this.#isOpen) this.#feel();
    else if (!this.#wire) {
      clearTimeout(this.#timer);
      void this.#connect();
    }
  }

  /** Says something to the table; the answer comes, whatever happens to the network meanwhile. */
  ask(command: Command, fixed?: string): Promise<Answer> {
    const nonce = fixed ?? `${this.#page}-${this.#count++}`;
    const message = { ...command, table: this.table, nonce } as ClientMessage;
    return new Promise((resolve) => {
      this.#waiting.set(nonce, { message, resolve });
      if (this.#isOpen) this.#send(message);
      else if (message.t !== "act") this.#lose(nonce);
    });
  }

  // The network

  async #connect(): Promise<void> {
    if (this.#isEnded || this.#wire) return;
    const again = this.#tries > 0 || this.#reached.size > 0;
    this.listener.state({ is: "connecting", again, reason: this.#reason || "network" });
    let wire: Wire;
    try {
      wire = this.means.open(await this.means.ticket());
    } catch (problem) {
      if ((problem as { status?: number }).status === 401) this.#end("unknown");
      else this.#wait();
      return;
    }
    if (this.#isEnded) {
      wire.close();
      return;
    }
    this.#wire = wire;
    wire.onopen = () => this.#begin();
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage);
    wire.onclose = ({ code }) => {
      if (this.#wire !== wire) return;
      if (code === RESTARTS) this.#reason ||= "restart";
      this.#lost();
    };
    this.#expect();
  }

  #begin(): void {
    this.#isOpen = true;
    this.#look();
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #look(): void {
    if (!this.#isOpen || this.#isAsking) return;
    const views = this.#seats.length ? this.#seats : [0];
    const reached = views.map((seat) => this.#reached.get(seat));
    const seats = this.#seats;
    if (reached.some((number) => number === undefined)) {
      this.#isAsking = true;
      this.#send({ t: "snapshot", table: this.table, seats });
    } else this.#send({ t: "resume", table: this.table, after: Math.min(...(reached as number[])), seats });
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** The connection is gone: comes back after a while, a longer one each time, never all pages at the same moment. */
  #lost(): void {
    this.#drop();
    for (const [nonce, { message }] of this.#waiting) if (ASKING.has(message.t)) this.#lose(nonce);
    if (this.#isEnded) return;
    if (FINAL.has(this.#reason)) this.#end(this.#reason);
    else this.#wait();
  }

  #wait(): void {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const wait = Math.max(this.#againIn * 1000, 0) + longest * (0.5 + Math.random() / 2);
    this.listener.state({ is: "waiting", until: Date.now() + wait, reason: this.#reason || "network" });
    this.#againIn = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #end(reason: string): void {
    this.#isEnded = true;
    this.#drop();
    for (const nonce of [...this.#waiting.keys()]) this.#lose(nonce);
    this.listener.state({ is: "ended", reason });
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    const wire = this.#wire;
    this.#wire = null;
    this.#isOpen = this.#isAsking = this.#isCaughtUp = false;
    this.#early = [];
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  /** What nobody waits for any more when the connection is back is given up with a word. */
  #lose(nonce: string): void {
    this.#answer(nonce, { t: "refusal", code: "unavailable", key: "page-problem-offline", nonce, table: this.table });
  }

  // Signs of life

  /** Something was heard, or is about to be: the next silence begins now. */
  #expect(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#feel(), this.#isOpen ? QUIET : PATIENCE);
  }

  /** Asks for anything that has to be answered; no answer means that nobody is there. */
  #feel(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#lost(), PATIENCE);
    if (this.#isOpen) this.#send({ t: "snapshot", table: this.table, seats: this.#seats });
  }

  // What is heard

  #hear(message: ServerMessage): void {
    this.#expect();
    switch (message.t) {
      case "welcome":
        this.listener.ahead(message.at - Date.now());
        this.means.fits?.();
        break;
      case "event":
      case "bare":
      case "snapshot":
        this.#caughtUp();
        this.#take(message);
        break;
      case "accepted":
      case "why":
      case "advice":
      case "history":
        this.#answer(message.nonce ?? "", message);
        break;
      case "refusal":
        if (message.code === "other_protocol") {
          this.#outdated();
          break;
        }
        if (this.#isTooEarly(message)) break;
        if (message.nonce) this.#answer(message.nonce, message);
        else if (message.code === "unavailable") this.#lost();
        else if (message.code === "malformed") this.#misread(message);
        else this.#turnedAway(message);
        break;
      case "closing":
        this.#reason = message.reason;
        this.#againIn = message.again_in ?? 0;
        break;
      default:
        this.listener.told(message);
    }
  }

  #caughtUp(): void {
    this.#tries = 0;
    this.#isCaughtUp = true;
    for (const command of this.#early.splice(0)) this.#send(command);
    // Until now it was the same reason, however often it was tried in vain.
    this.#reason = "";
    this.listener.state({ is: "open" });
  }

  /** After a crash the server may be back before its tables are: a command is said again as soon as its table is. */
  #isTooEarly({ code, nonce }: Refusal): boolean {
    const command = this.#waiting.get(nonce ?? "")?.message;
    if (code !== "unavailable" || !command || ASKING.has(command.t) || this.#isCaughtUp) return false;
    this.#early.push(command);
    return true;
  }

  /** The server could not read something, and cannot say what: whatever is no move is given up. */
  #misread(refusal: Refusal): void {
    for (const [nonce, { message }] of this.#waiting) if (message.t !== "act") this.#answer(nonce, refusal);
  }

  /** Server and page do not understand each other: a new page comes at once, or somebody is told what to do. */
  #outdated(): void {
    if (this.means.renew?.()) this.close();
    else this.#end("other_protocol");
  }

  #turnedAway(refusal: Refusal): void {
    this.listener.refused(refusal);
    if (["no_table", "removed"].includes(refusal.code)) this.#end(refusal.code);
  }

  /** Each view gets each event once and in order; after a gap it gets the whole. */
  #take(message: TableEvent | Bare | Snapshot): void {
    const seat = message.seat ?? 0;
    // Told as an onlooker though it looks from seats: they are ours no more.
    if (message.t === "event" && seat === 0 && this.#seats.length && !this.#isAsking) return this.lookFrom([]);
    const reached = this.#reached.get(seat);
    if (message.t !== "snapshot") {
      if (reached !== undefined && message.n <= reached) return;
      if (reached === undefined || message.n !== reached + 1) {
        this.#reached.delete(seat);
        this.#look();
        return;
      }
    } else {
      this.#isAsking = false;
      if (reached !== undefined && message.n < reached) return;
    }
    this.#reached.set(seat, message.n);
    this.listener.told(message);
  }

  #answer(nonce: string, answer: Answer): void {
    const waiting = this.#waiting.get(nonce);
    this.#waiting.delete(nonce);
    waiting?.resolve(answer);
  }
}

/** The means of a real browser. */
export function browserMeans(ticket: () => Promise<string>): Means {
  return {
    ticket,
    open: (given) => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const query = `protocol=${PROTOCOL}&ticket=${encodeURIComponent(given)}`;
      return new WebSocket(`${scheme}://${location.host}/ws?${query}`) as unknown as Wire;
    },
    renew: () => reloadOnce(() => location.reload()),
    fits: isUnderstood,
  };
}
