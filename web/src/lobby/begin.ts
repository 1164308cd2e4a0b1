/** Sitting down and beginning without being asked anything, for somebody who just wants to play. */

import { api } from "../client/http";
import { keepHere, keptHere } from "../client/storage";
import type { TableStore } from "../client/table.svelte";
import { learnHouse, partnerBot } from "../shell/house.svelte";
import { comeIn, friendlyName, me, meet } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import { go } from "../shell/route.svelte";

const KEY = "hexmoot.begin.";

/** A table with three bots, and on to it. */
export async function playNow(edition = "z-base"): Promise<void> {
  const isNew = (await meet()) === null;
  await comeIn();
  // A newcomer is shown where to begin; the aid turns it off.
  if (isNew) preferences.suggest("coach", true);
  const bot = partnerBot(await learnHouse());
  const table = await api.make({ edition, seats: 4, bots: [bot, bot, bot] });
  beginAt(table);
  go(`/t/${table}`);
}

/** The table is to begin as soon as it is looked at. */
export function beginAt(table: string): void {
  keepHere(KEY + table, "yes");
}

/** The host is to sit down as soon as the table is looked at. */
export function sitAt(table: string): void {
  keepHere(KEY + table, "sit");
}

/** Sits down on the first seat and begins, where that was wished. */
export async function beginIfWished(store: TableStore): Promise<void> {
  const wish = keptHere(KEY + store.table);
  if (wish !== "yes" && wish !== "sit") return;
  keepHere(KEY + store.table, "done");
  const seated = await store.say({ t: "take_seat", seat: 1, name: me.now?.name ?? "" });
  // A bot may have the very name.
  if (!seated) await store.say({ t: "take_seat", seat: 1, name: `${friendlyName()} 2` });
  if (wish === "yes") await store.say({ t: "start" });
}
