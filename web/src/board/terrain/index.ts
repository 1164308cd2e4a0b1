import { chance } from "../../art/seed";
import type { Terrain } from "../types";
import { desert } from "./desert";
import { fields } from "./fields";
import { forest } from "./forest";
import { hills } from "./hills";
import { ice } from "./ice";
import { mountains } from "./mountains";
import { pasture } from "./pasture";
import type { Chance, Layer } from "./stroke";

export { TOKEN, WAY, at, tile } from "./stroke";
export type { Layer } from "./stroke";

const DRAWN: Record<Terrain, (next: Chance) => Layer[]> = {
  L: forest,
  W: pasture,
  G: fields,
  B: hills,
  O: mountains,
  D: desert,
  I: ice,
};

/** What is drawn on a hex: always the same for the same hex and terrain. */
export function drawTerrain(hex: string, terrain: Terrain): Layer[] {
  return DRAWN[terrain](chance(`${hex}${terrain}`));
}
