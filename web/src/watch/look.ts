/** What can be looked at in the north, outside all placing: whence wildlings come to a section, and whither a clan goes. */

import type { North } from "../client/types";
import { say } from "../words/words.svelte";
import { trailsOf } from "./seen";
import type { Clan, Trail } from "./types";

/** A section of the Wall, counted from 1, or the camps of a clan. */
export type Look = { section: number } | { clan: Clan };

/** A trail as the server tells it, with the hexes of its way south. */
export interface TrailSeen extends Trail {
  way: readonly string[];
}

/** The trails to a section, or those of a clan. */
export function trailsAt({ trails, routes }: Pick<North, "trails" | "routes">, look: Look): TrailSeen[] {
  return trailsOf({ trails })
    .map((one) => ({ ...one, way: routes[String(one.trail)] ?? [] }))
    .filter((one) => ("section" in look ? one.section === look.section : one.clan === look.clan));
}

/** What is looked at, in words. */
export function lookName(look: Look): string {
  return "section" in look ? say("place-section", { section: look.section }) : say("clan", { clan: look.clan });
}

/** All that there is to see, for those who hear it. */
export function sayLook(printed: Pick<North, "trails" | "routes" | "faces">, look: Look): string {
  const trails = trailsAt(printed, look);
  const told = trails.flatMap(({ trail, clan, section, way }) => [
    say("learn-odds-trail", { trail, clan, section }),
    say("page-look-way", { trail, hexes: way.join(", ") }),
  ]);
  return [lookName(look), say("page-look-together", { ways: trails.length, all: printed.faces }), ...told].join(". ");
}

/** Whether two looks are at the same. */
export function isSame(one: Look | null, other: Look): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
