/** The steps of a first game. Each waits for its moment in the real game, whenever the dice bring it. */

import type { Moves, TableEvent, View } from "../../client/types";

/** What has happened that a view does not tell any more. */
export interface Memory {
  /** Goods that a roll brought to the learner, the last that brought any. */
  gained: string;
  /** The learner's own last roll brought nothing. */
  isEmpty: boolean;
  /** Who else moved the robber last. */
  robber: number | null;
}

export interface Scene {
  view: View;
  seat: number;
  moves: Moves;
  memory: Memory;
  /** The steps that are known. */
  done: readonly string[];
}

export interface Step {
  id: string;
  /** Whether this is the moment for it. */
  when(scene: Scene): boolean;
  /** The move that the step is about: whoever makes it has learnt it. Without one it is read and put away. */
  move?: RegExp;
  /** The lesson's last word: a move that was under way when it came has not read it. */
  isLast?: boolean;
  /** Where to look or click; nowhere in particular if empty. */
  points(scene: Scene): string;
}

export const NOTHING: Memory = { gained: "", isEmpty: false, robber: null };

const guide = (name: string) => () => `[data-guide="${name}"]`;
export const ISLAND = guide("island")();
const isMine = ({ view, seat }: Scene) => view.turn?.seat === seat;
const canBuild = ({ moves }: Scene) => !!(moves.r?.length || moves.s?.length || moves.c?.length || moves.buy);
const inMain = ({ view }: Scene) => view.turn?.stage === "main";

/** In the order of their importance: of those whose moment it is, the first that is new is told. */
export const STEPS: readonly Step[] = [
  { id: "goal", when: () => true, points: ({ seat }) => `[data-seat="${seat}"]` },
  { id: "numbers", when: () => true, points: guide("island") },
  // Duties come before everything else.
  { id: "discard", when: ({ moves }) => !!moves.x, move: /^x:/, points: guide("hand") },
  { id: "robber", when: ({ moves }) => !!moves.rob, move: /^rob@/, points: guide("island") },
  {
    id: "answer",
    when: ({ view, seat }) => !!view.offers?.some((offer) => offer.asked.includes(seat) && offer.seat !== seat),
    move: /^(y|n|d)\d/,
    points: guide("offers"),
  },
  { id: "roll", when: ({ moves }) => !!moves.roll, move: /^roll$/, points: guide("roll") },
  { id: "gain", when: ({ memory }) => memory.gained !== "", points: guide("hand") },
  { id: "nothing", when: ({ memory }) => memory.isEmpty, points: guide("island") },
  { id: "robbed", when: ({ memory }) => memory.robber !== null, points: guide("island") },
  // What is worth most first; a price that can be paid today may be gone tomorrow.
  { id: "city", when: (scene) => inMain(scene) && !!scene.moves.c?.length, move: /^c@/, points: guide("c") },
  { id: "settlement", when: (scene) => inMain(scene) && !!scene.moves.s?.length, move: /^s@/, points: guide("s") },
  {
    id: "card",
    when: ({ moves }) => !!(moves.kn || moves.rb || moves.yp || moves.mo),
    move: /^(kn|rb|yp|mo)/,
    points: guide("cards"),
  },
  { id: "road", when: (scene) => inMain(scene) && !!scene.moves.r?.length, move: /^r@/, points: guide("r") },
  { id: "buy", when: (scene) => inMain(scene) && !!scene.moves.buy, move: /^buy/, points: guide("buy") },
  { id: "bank", when: (scene) => !canBuild(scene) && !!scene.moves.t?.length, move: /^t:/, points: guide("trade") },
  {
    id: "offer",
    when: (scene) => isMine(scene) && !canBuild(scene) && !!scene.moves.o,
    move: /^o:/,
    points: guide("trade"),
  },
  { id: "aid", when: (scene) => isMine(scene) && inMain(scene), points: guide("tab-aid") },
  { id: "ready", when: ({ done }) => isEnough(done), isLast: true, points: () => "" },
  { id: "end", when: ({ moves }) => !!moves.end, move: /^end$/, points: guide("end") },
  { id: "watch", when: (scene) => !isMine(scene), points: ({ view }) => `[data-seat="${view.turn?.seat ?? 1}"]` },
];

/** The same in the order in which one would tell of them. */
export const CONTENTS = [
  ...["goal", "numbers", "roll", "gain", "nothing", "road", "settlement", "city", "buy", "card"],
  ...["bank", "offer", "answer", "aid", "end", "watch", "robber", "robbed", "discard", "ready"],
];

// Whoever knows one of each has seen a whole turn, and is on their own.
const ENOUGH: readonly (readonly string[])[] = [
  ["roll"],
  ["gain"],
  ["end"],
  ["road", "settlement", "city", "buy"],
  ["robber", "robbed"],
  ["bank", "offer", "answer"],
];

/** Whether these steps are enough to play on alone. */
export function isEnough(done: readonly string[]): boolean {
  return ENOUGH.every((group) => group.some((id) => done.includes(id)));
}

/** The step to tell now; null if there is nothing new.
 *
 * What is being read stays until it is put away, though its moment has passed; only a duty of more weight comes first. */
export function stepFor(scene: Scene, shown: string | null = null): Step | null {
  if (scene.view.status !== "playing") return null;
  const fresh = STEPS.filter((step) => !scene.done.includes(step.id));
  const now = fresh.find((step) => step.when(scene)) ?? null;
  const read = fresh.find((step) => step.id === shown && !step.move);
  if (!read || !now) return read ?? now;
  const isDuty = now.move !== undefined && scene.view.ask?.must === true;
  return isDuty && STEPS.indexOf(now) < STEPS.indexOf(read) ? now : read;
}

/** What is learnt by an event: the steps about a move that the learner made. */
export function learnt(event: TableEvent, seat: number): string[] {
  const { move } = event;
  if (event.by !== seat || !move) return [];
  return STEPS.filter((step) => step.move?.test(move)).map((step) => step.id);
}

/** What is to be remembered after an event. */
export function remember(memory: Memory, event: TableEvent, seat: number): Memory {
  const events = (event.events ?? []).filter((one) => one !== null);
  const roll = events.find((one) => one.key === "rolled");
  const robber = events.find((one) => one.key === "moved_robber");
  const after = { ...memory };
  if (robber && robber.seat !== seat) after.robber = robber.seat ?? null;
  if (roll?.dice) {
    const gained = events.filter((one) => one.key === "produced" && one.seat === seat);
    after.gained = gained.map((one) => (one.kind ?? "").repeat(one.count ?? 0)).join("") || memory.gained;
    after.isEmpty = event.by === seat && !gained.length && roll.dice[0] + roll.dice[1] !== 7;
  }
  return after;
}
