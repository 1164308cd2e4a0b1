import { at, between, type Chance, type Layer } from "./stroke";

// Floes from the back to the front; the raider stands in the middle of the hex.
const FLOES = [
  { x: -22, y: -24, size: 21 },
  { x: 21, y: -27, size: 18 },
  { x: 30, y: 6, size: 17 },
  { x: -29, y: 12, size: 19 },
  { x: 3, y: 30, size: 23 },
];
const EDGES = 6;
const THICK = 5;

/** Broken ice: slabs with sharp edges and a lit top, and cracks that run across them. */
export function ice(next: Chance): Layer[] {
  const layers: Layer[] = [];
  for (const floe of FLOES) {
    const x = floe.x + between(next, -3, 3);
    const y = floe.y + between(next, -3, 3);
    const turn = between(next, 0, 1);
    const rim = Array.from({ length: EDGES }, (_, edge) => {
      const angle = ((edge + turn + between(next, -0.2, 0.2)) / EDGES) * 2 * Math.PI;
      const reach = floe.size * between(next, 0.78, 1.08);
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.62 };
    });
    const outline = (down: number) => rim.map((tip, place) => `${place ? "L" : "M"}${at(tip.x, tip.y + down)}`).join("") + "Z";
    const across = (share: number) => at(x + floe.size * share, y + between(next, -3, 3));
    layers.push(
      { tone: "floe-side", d: outline(THICK) },
      { tone: "floe", d: outline(0) },
      { tone: "crack", line: 1.2, d: `M${across(-0.6)}L${across(-0.15)} ${across(0.1)} ${across(0.55)}M${across(0.1)}l${at(3, 6)}` },
    );
  }
  return layers;
}
