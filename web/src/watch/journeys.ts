/** How figures of the second game move: events of the table become journeys from place to place. */

import { hexCentre, type Point } from "../board/geometry";
import { wildlingFoot } from "../board/places";
import type { Colour } from "../board/types";
import type { Happening, View } from "../client/types";
import { WALL_FOOT, WALL_TOP, clearingStand, northPlace, peaksStand, sectionX, spaceStand, trailSteps } from "./layout";
import { trailsOf } from "./seen";
import { CLANS, type Clan, type Trail, type Wildling } from "./types";

/** Somewhere on a way: where the foot is, and how the figure looks there. */
export interface Step extends Point {
  scale: number;
  /** In degrees. */
  turn?: number;
  /** Not to be seen there: it fades on the way. */
  unseen?: boolean;
}

/** A part of a journey; times are milliseconds since the event. */
export interface Leg {
  at: number;
  ms: number;
  way: Step[];
}

/** A figure that moves. Places are named as moves name them; guards stand on `wall2.1`, at section and space. */
export interface Journey {
  figure: { wildling: Wildling } | { guard: Colour };
  from: string | null;
  /** Where it is in the end, if it is anywhere. */
  to: string | null;
  legs: Leg[];
}

type Seen = Pick<View, "watch" | "north" | "robber"> & { seats: readonly { seat: number; colour: Colour }[] };
interface Figure extends Journey {
  stand: Step;
}

const LEG_MS = 600;
const SHORT_MS = 400;
// Those who cross one breach come soon after each other.
const GAP_MS = 250;
// However much happens, it is soon over.
const MOST_MS = 2400;

/** What moves because of these events, from where all stood before them. */
export function journeysOf(events: readonly Happening[], before: Seen, after: Seen): Journey[] {
  if (!before.watch || !before.north || !after.watch) return [];
  const march = new March(before, after);
  for (const event of events) march.follow(event);
  return march.journeys();
}

/** The place of a figure on the sheet; on the robber's hex it stands beside it. */
function standAt(place: string, robber: string | null): Step {
  const wall = /^wall(\d)\.(\d)$/.exec(place);
  if (wall) {
    const [section, space] = [Number(wall[1]), spaceStand(Number(wall[2]))];
    return { x: sectionX(section) + space.x, y: space.y, scale: 1 };
  }
  if (/^\d/.test(place)) return { ...northPlace(place), scale: 0.88 };
  if (/^[a-z]/.test(place)) {
    const camp = northPlace(place);
    return { x: camp.x, y: camp.y + 2, scale: 0.94 };
  }
  const centre = hexCentre(place);
  const foot = wildlingFoot(place === robber);
  return { x: centre.x + foot.x, y: centre.y + foot.y, scale: 1 };
}

/** Where everybody stands while the events are told one after the other. */
class March {
  #figures: Figure[] = [];
  #camps: Record<Clan, Figure[]>;
  #clearings: Figure[][];
  #wall: (Figure | null)[][];
  #land: Map<string, Figure>;
  #trails: Trail[];
  /** A climber or a giant before the Wall, and the section that was spoken of last. */
  #ahead: Figure | null = null;
  #section = 1;
  #clock = 0;
  #end = 0;

  constructor(
    before: Seen,
    private readonly after: Seen,
  ) {
    const watch = before.watch!;
    const one = (kind: string, place: string) => this.#figure({ wildling: kind as Wildling }, place);
    const campsOf = (clan: Clan) =>
      (watch.camps[CLANS.indexOf(clan)] ?? []).map((kind, at) => one(kind, `${clan}${at + 1}`));
    this.#camps = { river: campsOf("river"), cave: campsOf("cave"), hornfoot: campsOf("hornfoot") };
    this.#clearings = watch.clearings.map((queue, at) =>
      queue.map((_, place) => one("regular", `${at + 1}.${place + 1}`)),
    );
    this.#wall = watch.wall.map((spaces, at) =>
      spaces.map((seat, space) => {
        const colour = before.seats.find((one) => one.seat === seat)?.colour;
        return colour ? this.#figure({ guard: colour }, `wall${at + 1}.${space + 1}`) : null;
      }),
    );
    this.#land = new Map(Object.entries(watch.gift).map(([hex, kind]) => [hex, one(kind, hex)]));
    this.#trails = trailsOf(before.north!);
  }

  follow(event: Happening): void {
    const { key, section, place } = event;
    if (key === "gathered") this.#gather(event.kind as Wildling, event.clan as Clan);
    else if (key === "advanced") this.#advance(event.trail!);
    else if (key === "climbed" || key === "crossed") this.#cross(place!, event.kind as Wildling);
    else if (key === "smashed") this.#strike(section!);
    else if (key === "breached") this.#breach(section!);
    else if (key === "placed_guard") this.#post(section!, event.space!, event.seat!);
    else if (key === "guard_returned") this.#fall(section!, event.space!);
    else if (key === "closed_ranks") this.#closeRanks(section!);
    else if (key === "sent_home") this.#sendHome(this.#land.get(place!));
    else if (key === "cleared_camp") this.#clearCamp(event.clan as Clan);
    else if (key === "cleared_clearing") this.#clearClearing(section!);
  }

  /** Whoever moves, with all its legs; if there is very much to see, it goes faster. */
  journeys(): Journey[] {
    this.#clearings.forEach((_, at) => this.#closeUpClearing(at + 1));
    const pace = Math.min(1, MOST_MS / this.#end);
    return this.#figures
      .filter(({ legs }) => legs.length)
      .map(({ figure, from, to, legs }) => ({
        figure,
        from,
        to,
        legs: legs.map(({ at, ms, way }) => ({ at: at * pace, ms: ms * pace, way })),
      }));
  }

  // The north

  #gather(kind: Wildling, clan: Clan): void {
    this.#wait();
    const home = { ...peaksStand(kind), scale: 0.82 };
    const figure = this.#figure({ wildling: kind }, null, { ...home, unseen: true });
    this.#camps[clan].push(figure);
    this.#go(figure, `${clan}${this.#camps[clan].length}`, [home]);
  }

  #advance(number: number): void {
    const trail = this.#trails.find(({ trail }) => trail === number);
    const figure = trail && this.#camps[trail.clan].shift();
    if (!figure || !("wildling" in figure.figure)) return;
    this.#wait();
    this.#section = trail.section;
    const queue = this.#clearings[trail.section - 1]!;
    const way = trailSteps(trail.clan, trail.section).map((point) => ({ ...point, scale: 0.9 }));
    const place = `${trail.section}.${queue.length + 1}`;
    if (figure.figure.wildling === "regular") {
      queue.push(figure);
      this.#go(figure, place, way);
    } else {
      // These do not queue: they act at once, or go back.
      this.#ahead = figure;
      this.#walk(figure, [...way, { ...clearingStand(trail.section, queue.length), scale: 0.9 }]);
      figure.to = null;
    }
    this.#closeUpCamps(trail.clan);
  }

  #closeUpCamps(clan: Clan): void {
    this.#camps[clan].forEach((figure, at) => this.#shift(figure, `${clan}${at + 1}`));
  }

  #closeUpClearing(section: number): void {
    this.#clearings[section - 1]!.forEach((figure, at) => this.#shift(figure, `${section}.${at + 1}`));
  }

  #clearCamp(clan: Clan): void {
    const camps = this.#camps[clan];
    const left = this.after.watch!.camps[CLANS.indexOf(clan)] ?? [];
    const gone = camps.findIndex(({ figure }, at) => !("wildling" in figure) || figure.wildling !== left[at]);
    this.#sendHome(camps.splice(gone, 1)[0]);
    this.#closeUpCamps(clan);
  }

  #clearClearing(section: number): void {
    // All there look the same: the last one is as good as any.
    this.#sendHome(this.#clearings[section - 1]!.pop());
  }

  // Over the Wall

  #cross(hex: string, kind: Wildling): void {
    if (kind === "climber") this.#wait();
    const figure = kind === "regular" ? this.#clearings[this.#section - 1]!.shift() : this.#ahead;
    if (!figure) return;
    const x = sectionX(this.#section);
    this.#land.set(hex, figure);
    this.#go(figure, hex, [
      { x, y: WALL_TOP, scale: 1 },
      { x, y: WALL_FOOT + 12, scale: 1 },
    ]);
    this.#clock += GAP_MS;
  }

  #breach(section: number): void {
    this.#wait();
    this.#section = section;
  }

  #strike(section: number): void {
    this.#wait();
    const giant = this.#ahead;
    if (!giant) return;
    const blow = { x: sectionX(section), y: WALL_TOP, scale: 1, turn: 14 };
    this.#walk(giant, [blow, { ...blow, y: WALL_TOP - 30, turn: 0, unseen: true }]);
    giant.to = null;
    this.#ahead = null;
    this.#clock += GAP_MS;
  }

  // Guards

  #post(section: number, space: number, seat: number): void {
    const colour = this.after.seats.find((one) => one.seat === seat)?.colour;
    if (!colour) return;
    this.#wait();
    const place = `wall${section}.${space}`;
    const stand = this.#standAt(place);
    const figure = this.#figure({ guard: colour }, null, { ...stand, y: stand.y - 36, unseen: true });
    this.#wall[section - 1]![space - 1] = figure;
    this.#go(figure, place, [], SHORT_MS);
  }

  #fall(section: number, space: number): void {
    const figure = this.#wall[section - 1]![space - 1];
    if (!figure) return;
    this.#wall[section - 1]![space - 1] = null;
    const { x, y } = figure.stand;
    this.#walk(figure, [
      { x: x + 10, y: y + 6, scale: 1, turn: 50 },
      { x: x + 18, y: y + 26, scale: 1, turn: 95, unseen: true },
    ]);
    figure.to = null;
    this.#clock += GAP_MS;
  }

  #closeRanks(section: number): void {
    const spaces = this.#wall[section - 1]!;
    const guards = spaces.filter((guard) => guard !== null);
    this.#wall[section - 1] = spaces.map((_, at) => guards[at] ?? null);
    guards.forEach((guard, at) => this.#shift(guard, `wall${section}.${at + 1}`));
  }

  // Figures

  #standAt(place: string): Step {
    return standAt(place, this.after.robber);
  }

  #figure(figure: Journey["figure"], place: string | null, stand = this.#standAt(place!)): Figure {
    const made = { figure, from: place, to: place, legs: [], stand };
    this.#figures.push(made);
    return made;
  }

  #sendHome(figure: Figure | undefined): void {
    if (!figure) return;
    this.#wait();
    const { x, y, scale } = figure.stand;
    this.#walk(figure, [{ x, y: y - 30, scale, unseen: true }]);
    figure.to = null;
  }

  /** What comes next begins when all that was before has ended. */
  #wait(): void {
    this.#clock = this.#end;
  }

  #shift(figure: Figure, place: string): void {
    if (figure.to !== place) this.#go(figure, place, [], SHORT_MS);
  }

  #go(figure: Figure, place: string, over: Step[], ms = LEG_MS): void {
    this.#walk(figure, [...over, this.#standAt(place)], ms);
    figure.to = place;
  }

  #walk(figure: Figure, way: Step[], ms = LEG_MS): void {
    figure.legs.push({ at: this.#clock, ms, way: [figure.stand, ...way] });
    figure.stand = way.at(-1)!;
    this.#end = Math.max(this.#end, this.#clock + ms);
  }
}

/** A journey as frames of an animation, and how long it takes. */
export function framesOf({ legs }: Pick<Journey, "legs">): { frames: Keyframe[]; duration: number } {
  const last = legs.at(-1)!;
  const duration = last.at + last.ms;
  const frames = legs.flatMap(({ at, ms, way }) =>
    pathTimes(way).map((time, index) => frameOf(way[index]!, (at + ms * time) / duration)),
  );
  // It stands at its beginning until it leaves.
  return { frames: legs[0]!.at ? [frameOf(legs[0]!.way[0]!, 0), ...frames] : frames, duration };
}

function frameOf({ x, y, scale, turn = 0, unseen = false }: Step, offset: number): Keyframe {
  const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`;
  return { transform, opacity: unseen ? 0 : 1, offset: Math.min(1, offset) };
}

/** When each step of a way is reached, from 0 to 1: slow at both ends, and by distance in between. */
function pathTimes(way: readonly Step[]): number[] {
  const lengths = way.map((step, at) => (at ? Math.hypot(step.x - way[at - 1]!.x, step.y - way[at - 1]!.y) : 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return lengths.map((length, at) => {
    gone += length;
    if (!whole || at === way.length - 1) return at / (way.length - 1);
    return Math.acos(1 - 2 * Math.min(1, gone / whole)) / Math.PI;
  });
}
