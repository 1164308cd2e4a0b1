/** What is counted for every seat of a finished game, in the order of the tables. */

export const COUNTED = {
  dealings: ["traded", "bank_traded", "bank", "stolen", "lost_to_robber", "discarded"],
  watch: ["guards_placed", "guards_lost", "heroes_used", "tokens_revealed", "wildlings_sent_home"],
} as const;
