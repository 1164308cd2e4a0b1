/** Who the reader is: a guest with a name, somebody with an account, or nobody yet. */

import { api } from "../client/http";
import type { Me } from "../client/types";
import { say } from "../words/words.svelte";

let known = $state.raw<Me | null | undefined>(undefined);

export const me = {
  /** undefined until the server has been asked, null for somebody unknown. */
  get now(): Me | null | undefined {
    return known;
  },
};

/** Asks the server who we are. */
export async function meet(): Promise<Me | null> {
  const found = await api.me();
  known = found.kind === "nobody" ? null : found;
  return known;
}

/** Comes in as a guest, or takes another name. */
export async function beCalled(name: string): Promise<void> {
  known = await api.guest(name);
}

/** A friendly name for somebody who gave none. */
export function friendlyName(): string {
  const names = say("page-guest-names").split("|").map((name) => name.trim());
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Comes in under a friendly name unless we are known already. */
export async function comeIn(): Promise<void> {
  if (known === undefined) await meet();
  if (known === null) await beCalled(friendlyName());
}

/** Is nobody here any more. */
export function forgotten(): void {
  known = null;
}

/** Takes over what logging in answered. */
export function loggedIn(as: Me): void {
  known = as;
}
