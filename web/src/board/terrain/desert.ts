import { at, between, type Chance, type Layer } from "./stroke";

/** Dunes: a crest, the wind side in the light, the lee in shade. */
export function desert(next: Chance): Layer[] {
  const flip = next() < 0.5 ? -1 : 1;
  const layers: Layer[] = [];
  const dunes = [
    { x: -16, y: -18, width: 32, height: 17 },
    { x: 24, y: -6, width: 30, height: 15 },
    { x: -26, y: 16, width: 34, height: 17 },
    { x: 20, y: 30, width: 34, height: 16 },
    { x: -12, y: 48, width: 26, height: 12 },
  ];
  for (const dune of dunes) {
    const x = flip * (dune.x + between(next, -4, 4));
    const y = dune.y + between(next, -3, 3);
    const { width, height } = dune;
    const crest = at(x + width * 0.12, y - height);
    layers.push(
      { tone: "dune", d: `M${at(x - width, y)}Q${at(x - width * 0.3, y - height * 0.5)} ${crest}Q${at(x + width * 0.4, y - height * 0.2)} ${at(x + width, y)}Q${at(x, y + 5)} ${at(x - width, y)}Z` },
      { tone: "lee", d: `M${crest}Q${at(x + width * 0.4, y - height * 0.2)} ${at(x + width, y)}Q${at(x + width * 0.4, y + 3)} ${at(x + width * 0.02, y + 2)}Q${at(x + width * 0.26, y - height * 0.45)} ${crest}Z` },
      { tone: "ripple", line: 1.1, d: `M${at(x - width * 0.62, y - height * 0.16)}q${at(width * 0.3, -height * 0.06)} ${at(width * 0.52, -height * 0.22)}M${at(x - width * 0.4, y + 0.6)}q${at(width * 0.22, -1)} ${at(width * 0.38, -height * 0.16)}` },
    );
  }
  return layers;
}
