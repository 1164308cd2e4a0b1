/** The seals of a finished game, checked by this browser: nobody else is asked. */

import { commitment, notedParts, notedSeal } from "../client/fair";

export type Seal = "same" | "other" | "unseen";
export interface Seals {
  /** The hash of the server's seed, worked out here. */
  hash: string;
  server: Seal;
  /** By seat of each person who gave a part. */
  parts: { seat: number; seal: Seal }[];
}

const TAG = /^\[Seeds "server=([0-9a-f]{64})((?:,[1-6]=[0-9a-f]{64})*)"\]$/m;

/** Whether the seeds that a record names are those that were sealed before the game; null if it names none. */
export function sealsOf(table: string, hgn: string): Seals | null {
  const found = TAG.exec(hgn);
  if (!found) return null;
  const hash = commitment(found[1]!);
  const noted = notedParts(table);
  const parts = [...found[2]!.matchAll(/,(\d)=([0-9a-f]+)/g)].map(([, seat, seed]) => ({
    seat: Number(seat),
    seal: compared(commitment(seed!), noted[seat!]),
  }));
  return { hash, server: compared(hash, notedSeal(table) ?? undefined), parts };
}

function compared(hash: string, noted: string | undefined): Seal {
  if (!noted) return "unseen";
  return noted === hash ? "same" : "other";
}
