/** Who is at a table, and what the reader can ask the server to do about each. What is refused, the server says. */

import type { ChatLine, Command, Presence, View } from "../client/types";
import { called } from "../words/called";

/** The steward plays on, the table has another host, somebody has to leave. */
export type Deed = "free" | "host" | "remove";

export interface Person {
  /** 0 for one who looks on. */
  seat: number;
  name: string;
  /** Known of those who look on or have said something; by it one is meant, whatever the name. */
  badge: string;
  deeds: readonly Deed[];
}

/** Everybody at the table: those who sit, then those who look on. */
export function peopleAt(view: View, presence: Presence | null, chat: readonly ChatLine[]): Person[] {
  const seated = view.seats.map((chair): Person => {
    const said = chat.findLast((line) => line.seat === chair.seat && line.name === chair.name);
    return { seat: chair.seat, name: called(chair), badge: said?.badge ?? "", deeds: deedsAt(view, chair.seat) };
  });
  const standing = (presence?.onlookers ?? []).map(({ name, badge }): Person => {
    return { seat: 0, name, badge, deeds: view.you?.host ? ["remove"] : [] };
  });
  return [...seated, ...standing];
}

function deedsAt(view: View, seat: number): readonly Deed[] {
  const chair = view.seats[seat - 1]!;
  if (!view.you?.host || view.you.seats.includes(seat) || chair.free) return [];
  const free: Deed[] = view.status === "playing" ? ["free"] : [];
  if (chair.bot) return free;
  return chair.machine ? [...free, "remove"] : [...free, "host", "remove"];
}

/** What the host says to the server. */
export function commandOf(deed: Deed, { seat, name, badge }: Person): Command {
  if (deed === "free") return { t: "free_seat", seat };
  if (deed === "host") return { t: "hand_over", seat };
  return badge ? { t: "remove", badge } : { t: "remove", name };
}
