/** What the server tells of the second game, as the drawings take it. */

import type { Colour } from "../board/types";
import type { View, Watch } from "../client/types";
import { nameOf } from "../table/island-words";
import { CLANS, type Clan, type Danger, type Hero, type NorthView, type Wildling } from "./types";

type Sitting = View["seats"];

/** The Wall, the camps and the peaks. Only regulars wait in clearings. */
export function northOf(watch: Watch, colourOf: (seat: number) => Colour | undefined): NorthView {
  const campsOf = (clan: Clan) =>
    Array.from({ length: watch.rush }, (_, place) => {
      return (watch.camps[CLANS.indexOf(clan)]?.[place] as Wildling | undefined) ?? null;
    });
  return {
    sections: watch.wall.map((spaces, at) => ({
      guards: spaces.map((seat) => (seat ? (colourOf(seat) ?? null) : null)),
      clearing: (watch.clearings[at] ?? []).map((): Wildling => "regular"),
    })),
    camps: { river: campsOf("river"), cave: campsOf("cave"), hornfoot: campsOf("hornfoot") },
    peaks: watch.frost as NorthView["peaks"],
  };
}

/** How near the Wall is to falling. */
export function dangerOf(watch: Watch, seats: Sitting): Danger {
  const untilRush = (clan: Clan) => watch.rush - (watch.camps[CLANS.indexOf(clan)]?.length ?? 0);
  const guards = watch.on_wall[watch.leading - 1] ?? 0;
  return {
    sections: watch.wall.map((spaces, at) => ({
      regulars: watch.clearings[at]?.length ?? 0,
      guards: spaces.filter(Boolean).length,
      level: watch.danger[at] ?? "calm",
    })),
    rush: watch.rush,
    rushes: { river: untilRush("river"), cave: untilRush("cave"), hornfoot: untilRush("hornfoot") },
    breaches: watch.breaches,
    lastBreach: watch.breach_limit,
    south: Object.keys(watch.gift).length,
    southLimit: watch.gift_limit,
    leader: guards ? { name: nameOf(seats, watch.leading), guards } : null,
  };
}

/** A seat's hero, if it has one yet. */
export function heroOf(view: View, seat: number): { hero: Hero; face: "front" | "back"; rested: boolean } | null {
  const own = view.watch?.heroes[seat - 1];
  return own ? { hero: own.hero as Hero, face: own.side === "a" ? "front" : "back", rested: own.rested } : null;
}
