/** What the server tells of the second game, as the drawings take it. */

import type { Colour } from "../board/types";
import type { Chair, North, View } from "../client/types";
import { nameOf } from "../table/island-words";
import { CAMPS } from "./layout";
import { CLANS, type Clan, type Danger, type Hero, type NorthView, type Path, type Trail, type Wildling } from "./types";

type Seen = Pick<View, "watch" | "north"> & { seats: readonly Pick<Chair, "seat" | "name" | "bot">[] };

const NOBODY: ReadonlySet<string | null> = new Set();

/**
 * The Wall, the camps, the peaks and the trails between them. Only regulars wait in clearings. Whoever is still on the
 * way to a place is not drawn there.
 */
export function northOf(
  { watch, north }: Pick<View, "watch" | "north">,
  colourOf: (seat: number) => Colour | undefined,
  coming: ReadonlySet<string | null> = NOBODY,
): NorthView | null {
  if (!watch || !north) return null;
  const campsOf = (clan: Clan) =>
    Array.from({ length: CAMPS }, (_, place) => {
      if (coming.has(`${clan}${place + 1}`)) return null;
      return (watch.camps[CLANS.indexOf(clan)]?.[place] as Wildling | undefined) ?? null;
    });
  return {
    paths: pathsOf(trailsOf(north)),
    sections: watch.wall.map((spaces, at) => ({
      guards: spaces.map((seat, space) => {
        if (coming.has(`wall${at + 1}.${space + 1}`)) return null;
        return seat ? (colourOf(seat) ?? null) : null;
      }),
      clearing: (watch.clearings[at] ?? []).map((_, place) =>
        coming.has(`${at + 1}.${place + 1}`) ? null : ("regular" as const),
      ),
    })),
    camps: { river: campsOf("river"), cave: campsOf("cave"), hornfoot: campsOf("hornfoot") },
    peaks: watch.frost as NorthView["peaks"],
  };
}

/** The wildlings on the land, but for those who are still on the way there. */
export function landOf({ watch }: Pick<View, "watch">, coming: ReadonlySet<string | null>): Record<string, Wildling> {
  const there = Object.entries(watch?.gift ?? {}).filter(([hex]) => !coming.has(hex));
  return Object.fromEntries(there) as Record<string, Wildling>;
}

/** The trails as they are told: clans by name, sections from 1. */
export function trailsOf({ trails }: Pick<North, "trails">): Trail[] {
  return trails.map(({ trail, clan, section }) => ({ trail, clan: CLANS[clan]!, section: section + 1 }));
}

/** Trails of a clan to the same section are one path. */
export function pathsOf(trails: readonly Trail[]): Path[] {
  const paths = new Map<string, Path>();
  for (const { trail, clan, section } of trails) {
    const key = `${clan} ${section}`;
    const known = paths.get(key);
    paths.set(key, { clan, section, numbers: known ? `${known.numbers} ${trail}` : String(trail) });
  }
  return [...paths.values()];
}

/** How near the Wall is to falling, where there is one. */
export function dangerOf({ watch, north, seats }: Seen): Danger | null {
  if (!watch || !north) return null;
  const untilRush = (clan: Clan) => north.rush - (watch.camps[CLANS.indexOf(clan)]?.length ?? 0);
  return {
    sections: watch.wall.map((spaces, at) => ({
      regulars: watch.clearings[at]?.length ?? 0,
      guards: spaces.filter(Boolean).length,
      level: watch.danger[at] ?? "calm",
    })),
    rush: north.rush,
    rushes: { river: untilRush("river"), cave: untilRush("cave"), hornfoot: untilRush("hornfoot") },
    breaches: watch.breaches,
    lastBreach: north.breach_limit,
    south: Object.keys(watch.gift).length,
    southLimit: north.gift_limit,
    leader: { name: nameOf(seats, watch.leading), guards: watch.on_wall[watch.leading - 1] ?? 0 },
  };
}

/** A seat's hero, if it has one yet. */
export function heroOf(view: View, seat: number): { hero: Hero; face: "front" | "back"; rested: boolean } | null {
  const own = view.watch?.heroes[seat - 1];
  return own ? { hero: own.hero as Hero, face: own.side === "a" ? "front" : "back", rested: own.rested } : null;
}
