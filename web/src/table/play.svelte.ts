/** What the reader is about to do: a place picked, a card about to be played, an offer being made. */

import type { TableStore } from "../client/table.svelte";
import type { Advised, Card, Good, Moves, Offer, Piece, Verdict, View } from "../client/types";
import { lackFacts } from "../learn/aid/acts";
import { preferences } from "../shell/preferences.svelte";
import type { Look } from "../watch/look";
import { heroOf } from "../watch/seen";
import type { Hero } from "../watch/types";
import { canUse, isPossible, nextStep, useOf, type Step } from "../watch/uses";
import { countIn, sorted, without } from "./bundles";
import { inOrder, isAsked } from "./offers";
import { forced, type Placing, victimsAt } from "./spots";

export type Panel = "trade" | "log" | "chat" | "aid" | "menu" | "rules" | "heroes" | "watch";
const NONE: Moves = {};

export class PlayState {
  /** The piece that the reader wants to build; `g` is a guard. */
  building = $state<Piece | "g" | null>(null);
  /** The picked spot, until it is confirmed. */
  chosen = $state<string | null>(null);
  /** The place that was picked and is no spot: why, the notice says. */
  missed = $state<string | null>(null);
  /** Whether the reader is about to buy a development card. */
  isBuying = $state(false);
  /** The development card that is about to be played. */
  card = $state<Card | null>(null);
  /** What was chosen for one's hero so far; null while it is not being used. */
  hero = $state.raw<readonly string[] | null>(null);
  /** What is looked at in the north, and the trail whose way south is shown. */
  look = $state.raw<{ at: Look; trail: number } | null>(null);
  /** Goods chosen for a discard or a card. */
  picked = $state("");
  give = $state("");
  take = $state("");
  /** Whom the offer is not for. */
  left = $state.raw<number[]>([]);
  /** The offer that is being countered: with it goes the aim at its maker alone. */
  countered = $state<number | null>(null);
  panel = $state<Panel | null>(null);
  /** What the coach says about the move at hand; null while it says nothing. */
  advice = $state.raw<Advised[] | null>(null);
  /** What the coach says to the offers that the reader could agree to. */
  verdicts = $state.raw<Verdict[]>([]);
  /** The rule or word that the rules are open at. */
  entry = $state("");

  /** The question during which an offer was answered last. */
  #answered: number | null = null;

  constructor(readonly store: TableStore) {}

  get view(): View | undefined {
    return this.store.view;
  }

  get moves(): Moves {
    return this.view?.ask?.moves ?? NONE;
  }

  /** The moves that the coach would make. */
  get best(): string[] {
    return this.advice?.map((one) => one.move) ?? [];
  }

  get placing(): Placing | null {
    return this.view ? (forced(this.view) ?? this.building) : null;
  }

  /** Whether the game waits for the seat that is looked from. */
  get isMust(): boolean {
    return this.view?.ask?.must ?? false;
  }

  get isBusy(): boolean {
    return this.store.pending !== null;
  }

  /** Nothing is chosen any more; an offer that is being made stays. */
  reset(): void {
    this.building = this.card = this.chosen = this.missed = this.hero = null;
    this.picked = "";
    this.isBuying = false;
  }

  /** Wants to build; the same again does not. */
  build(piece: Piece | "g"): void {
    const again = this.building === piece;
    this.reset();
    if (!again) this.building = piece;
    if (this.panel === "trade") this.panel = null;
  }

  /** Wants to buy a development card; the same again does not. */
  buy(): void {
    const again = this.isBuying;
    this.reset();
    if (preferences.quick) void this.act("buy");
    else this.isBuying = !again;
  }

  /** A spot was picked: the first time it is shown, the second time it is meant. */
  pick(id: string): void {
    const isMeant = this.chosen === id || (preferences.quick && victimsAt(this.moves, id).length < 2);
    this.chosen = id;
    this.missed = this.store.notice = null;
    if (isMeant && victimsAt(this.moves, id).length < 2) void this.confirm();
  }

  /** Makes the move that is shown. */
  async confirm(victim?: number): Promise<void> {
    const id = this.chosen;
    if (!id || this.isBusy) return;
    const [only, ...others] = victimsAt(this.moves, id);
    if (victim === undefined && others.length) return;
    const from = victim ?? only;
    this.chosen = null;
    const done = await this.store.act(from === undefined ? id : `${id}>${from}`);
    if (done) this.building = null;
  }

  async act(code: string, offer: number | null = null): Promise<boolean> {
    this.reset();
    return this.store.act(code, offer);
  }

  /** Answers an offer, or settles one's own: what is being chosen meanwhile is still meant. */
  async answer(code: string, offer: number | null = null): Promise<boolean> {
    this.#answered = this.view?.ask?.n ?? null;
    const done = await this.store.act(code, offer);
    if (!done) this.#answered = null;
    return done;
  }

  /** After the question with this number there is another one: what was chosen for it is void. */
  renew(before: number): void {
    if (this.#answered === before) this.#keepPossible();
    else this.reset();
    this.#answered = null;
  }

  /** A trade may have taken the cards that something was to be paid with. */
  #keepPossible(): void {
    if (this.building && !this.moves[this.building]?.length) this.building = this.chosen = null;
    if (this.isBuying && !this.moves.buy) this.isBuying = false;
    if (this.hero && !isPossible(this.ownHero!, this.moves.h ?? [], this.hero)) this.hero = null;
  }

  // One's hero

  /** The hero of the seat that is looked from. */
  get ownHero(): Hero | null {
    return (this.view && heroOf(this.view, this.store.seat)?.hero) ?? null;
  }

  get canUseHero(): boolean {
    return this.ownHero !== null && canUse(this.ownHero, this.moves.h ?? []);
  }

  /** What was chosen for the hero that is being used; the scholar is asked for by the game itself. */
  get using(): readonly string[] | null {
    if (!this.canUseHero) return null;
    return this.hero ?? (this.view?.turn?.stage === "consoling" ? [] : null);
  }

  /** What is to be chosen next for the hero. */
  get heroStep(): Step | null {
    return this.using && nextStep(this.ownHero!, this.moves.h ?? [], this.using);
  }

  /** The move that the hero's choices have led to. */
  get heroMove(): string | null {
    return this.using && useOf(this.ownHero!, this.moves.h ?? [], this.using);
  }

  /** Begins to use the hero; the same again does not. */
  useHero(): void {
    const again = this.hero !== null;
    this.reset();
    this.panel = null;
    if (!again) this.hero = [];
  }

  /** One more choice for the hero. */
  chooseForHero(value: string): void {
    if (!this.using) return;
    this.hero = [...this.using, value];
    if (preferences.quick && this.heroMove) void this.act(this.heroMove);
  }

  /** Takes the last choice for the hero back. */
  backInHero(): void {
    if (this.hero?.length) this.hero = this.hero.slice(0, -1);
    else this.reset();
  }

  /** Says why what is being placed cannot be placed here. */
  async explainPlace(place: string): Promise<void> {
    if (!this.placing) return;
    this.chosen = null;
    this.missed = place;
    await this.explain(`${this.placing}@${place}`);
  }

  /** Says why a move, or anything of a kind, is not possible now. */
  async explain(move: string): Promise<void> {
    const answers = await this.store.why([move]);
    const reason = answers?.[move];
    if (!answers && this.store.link.is !== "open") this.store.tell("page-problem-offline");
    // What is lacking here and now says more than the whole rule, which is behind the link.
    else if (reason?.lack) this.store.tell("learn-lack", lackFacts(reason, this.view?.seats ?? []), reason.rule);
    else if (reason?.rule) this.store.tell(`rule.${reason.rule}`, {}, reason.rule);
    else this.store.tell(this.isMust ? "page-not-now" : "page-not-your-turn");
  }

  /** Opens the rules at one of them, beside the game. */
  read(entry: string): void {
    this.entry = entry;
    this.store.notice = null;
    this.panel = "rules";
  }

  // Offers

  offerGood(side: "give" | "take", kind: Good): void {
    if (side === "give" && countIn(this.give, kind) >= countIn(this.view?.my_hand ?? "", kind)) return;
    this[side] = sorted(this[side] + kind);
  }

  withdrawGood(side: "give" | "take", kind: Good): void {
    this[side] = without(this[side], kind);
  }

  clearOffer(): void {
    this.give = this.take = "";
    this.aimAtAll();
  }

  /** The offer that is composed is for everybody. */
  aimAtAll(): void {
    this.left = [];
    this.countered = null;
  }

  /** Chooses whether the offer that is composed is for a seat. */
  aim(seat: number): void {
    this.countered = null;
    this.left = this.left.includes(seat) ? this.left.filter((one) => one !== seat) : [...this.left, seat];
  }

  /** Opens the trade with a card of the hand. */
  tradeAway(kind: Good): void {
    if (this.panel !== "trade") this.clearOffer();
    this.panel = "trade";
    this.building = this.chosen = null;
    this.offerGood("give", kind);
  }

  /** The newest offer that waits for a word of the reader. */
  get offered(): Offer | null {
    const offers = this.view?.status === "playing" ? (this.view.offers ?? []) : [];
    return inOrder(offers, this.store.seat).find((offer) => isAsked(offer, this.store.seat)) ?? null;
  }

  /** Opens the trade with an answer to another's offer, for its maker alone. */
  counter(offer: Offer): void {
    this.panel = "trade";
    this.give = offer.takes;
    this.take = offer.gives;
    this.left = this.#others.filter((seat) => seat !== offer.seat);
    this.countered = offer.n;
  }

  /** Whether the offer that is composed is for anybody: out of turn it is for the one whose turn it is. */
  get isForSomebody(): boolean {
    return this.view?.turn?.seat !== this.store.seat || this.#others.some((seat) => !this.left.includes(seat));
  }

  get #others(): number[] {
    return (this.view?.seats ?? []).map((chair) => chair.seat).filter((seat) => seat !== this.store.seat);
  }

  /** Makes the offer that is composed. */
  async offer(): Promise<void> {
    const view = this.view;
    if (!view || !this.isForSomebody) return;
    const isTurn = view.turn?.seat === this.store.seat;
    const others = this.#others;
    const asked = others.filter((seat) => !this.left.includes(seat));
    const to = isTurn && asked.length < others.length ? `/${asked.join(",")}` : "";
    if (await this.store.act(`o:${this.give}>${this.take}${to}`)) {
      this.clearOffer();
      // What becomes of it is told among the offers and in the log.
      if (this.panel === "trade") this.panel = null;
    }
  }
}
