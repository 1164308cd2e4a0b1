/** The keyboard at the table: one key for each thing to do. */

import type { Piece } from "../client/types";
import { preferences } from "../shell/preferences.svelte";
import type { PlayState } from "./play.svelte";

const BUILDS: Record<string, Piece | "g"> = { "1": "r", "2": "s", "3": "c" };
const GUARD = "5";

export interface KeyPlaces {
  trade(): void;
  log(): void;
  chat(): void;
  heroes(): void;
  danger(): void;
  focusIsland(): void;
  focusHand(): void;
}

const ARROWS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

// Where a letter is a letter, or means something of its own.
const TYPING = "input, textarea, select, dialog, [contenteditable], [role=textbox]";

/** Does what a key stands for, if the reader wants that. Keys typed into a field, or with a modifier, are not for us. */
export function keyMove(event: KeyboardEvent, play: PlayState, places: KeyPlaces): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.(TYPING)) return;
  // A key that is held down, or a letter that is only half composed, is meant once or not at all.
  if (event.repeat || event.isComposing) return;
  // The arrows are no letters: from nowhere they lead to the island, where they lead from place to place.
  if (ARROWS.has(event.key) && target === document.body) places.focusIsland();
  else if (!preferences.keys || !letterMove(keyOf(event), play, places)) return;
  event.preventDefault();
}

function letterMove(key: string, play: PlayState, places: KeyPlaces): boolean {
  const isWatch = play.view?.watch != null;
  const piece = BUILDS[key] ?? (isWatch && key === GUARD ? "g" : undefined);
  if (piece) {
    if (play.moves[piece]?.length) {
      play.build(piece);
      // The spots are there after this.
      setTimeout(() => places.focusIsland());
    } else void play.explain(piece);
  } else if (key === "4") {
    if (play.moves.buy) play.buy();
    else void play.explain("buy");
  } else if (key === "d") simple(play, "roll");
  else if (key === "e") simple(play, "end");
  else if (key === "t") places.trade();
  else if (isWatch && key === "h") places.heroes();
  else if (isWatch && key === "w") places.danger();
  else if (key === "l") places.log();
  else if (key === "c") places.chat();
  else if (key === "v") places.focusIsland();
  else if (key === "g") places.focusHand();
  else return false;
  return true;
}

/** The letter of a key. A keyboard that types another script has its Latin letters where they are printed. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return isForeign && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
}

function simple(play: PlayState, code: "roll" | "end"): void {
  if (play.moves[code]) void play.act(code);
  else void play.explain(code);
}
