/** What can be picked in the second game: sections of the Wall, wildlings on both sides of it, and roads. */

import type { Spot } from "../board/types";
import type { Watch } from "../client/types";
import { CLANS, type NorthSpot, type SectionSpot, type Wildling } from "../watch/types";
import { say } from "../words/words.svelte";
import type { PlayState } from "./play.svelte";

export interface WatchSpots {
  /** On the island itself. */
  land: Spot[];
  sections: SectionSpot[];
  north: NorthSpot[];
}

/** What stands before the value of a hero's choice in the id of its spot. */
export const HERO_SPOT = "h:";

/** The spots for a guard, a card or a hero, whichever is being placed, played or used. */
export function watchSpots(play: PlayState, watch: Watch): WatchSpots {
  const { moves, placing, card } = play;
  const found: WatchSpots = { land: [], sections: [], north: [] };
  if (placing === "g") found.sections = sectionSpots("g@", moves.g ?? [], watch);
  else if (card === "N") found.sections = sectionSpots("nr@", moves.nr ?? [], watch);
  else if (card === "K") found.land = (moves["kn@"] ?? []).map((place) => wildlingSpot("kn@", place));
  else addHeroSpots(found, play, watch);
  return found;
}

function addHeroSpots(found: WatchSpots, play: PlayState, watch: Watch): void {
  const step = play.heroStep;
  if (step?.kind === "section") found.sections = sectionSpots(HERO_SPOT, step.options.map(Number), watch);
  else if (step?.kind === "hex") found.land = step.options.map((place) => wildlingSpot(HERO_SPOT, place));
  else if (step?.kind === "north") found.north = step.options.map((place) => northSpot(place, watch));
  else if (step?.kind === "side") {
    const isLifted = play.using?.length === 0;
    found.land = step.options.map((place) => sideSpot(place, isLifted, play.store.seat));
  }
}

function sectionSpots(id: string, sections: readonly number[], watch: Watch): SectionSpot[] {
  return sections.map((section) => ({ id: `${id}${section}`, section, label: sectionLabel(section, watch) }));
}

function sectionLabel(section: number, { wall, clearings }: Watch): string {
  const guards = wall[section - 1]?.filter(Boolean).length ?? 0;
  const count = clearings[section - 1]?.length ?? 0;
  const state = say("page-danger-section", { section, count, guards });
  return say("page-spot-around", { spot: say("page-wall-place", { section }), hexes: state });
}

function wildlingSpot(id: string, place: string): Spot {
  return { id: `${id}${place}`, kind: "hex", place, label: say("page-spot-wildling", { place }) };
}

function sideSpot(place: string, isLifted: boolean, seat: number): Spot {
  const label = isLifted ? say("page-spot-lift", { place }) : say("page-spot-build", { piece: "r", place });
  const spot: Spot = { id: `${HERO_SPOT}${place}`, kind: "side", place, label, seat };
  return isLifted ? spot : { ...spot, piece: "r" };
}

function northSpot(place: string, watch: Watch): NorthSpot {
  const [, clan, camp] = /^([a-z]+)(\d)$/.exec(place) ?? [];
  const id = HERO_SPOT + place;
  if (!clan) {
    const section = Number(place[0]);
    return { id, place, label: say("page-clearing", { section, count: watch.clearings[section - 1]?.length ?? 0 }) };
  }
  const wildling = watch.camps[CLANS.indexOf(clan as (typeof CLANS)[number])]?.[Number(camp) - 1] as Wildling;
  return { id, place, label: say("page-camp", { clan, space: Number(camp), held: true, wildling }) };
}
