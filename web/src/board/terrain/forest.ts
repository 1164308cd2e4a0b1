import { at, between, scattered, inHex, type Chance, type Layer } from "./stroke";

/** Half of a pine from its tip down to its foot, in tiers; `side` is 1 or -1. */
function half(x: number, y: number, width: number, height: number, side: number): string {
  const tip = y - height;
  const tiers = [0.42, 0.72, 1].map((down, index) => {
    const reach = side * width * [0.58, 0.8, 1][index]!;
    const back = side * width * [0.3, 0.42, 0][index]!;
    return `L${at(x + reach, tip + height * down)}L${at(x + back, tip + height * (down - (index < 2 ? 0.03 : 0)))}`;
  });
  return `M${at(x, tip)}${tiers.join("")}L${at(x, y)}Z`;
}

/** Pine tips, the lit half to the left. */
export function forest(next: Chance): Layer[] {
  const pines = scattered(next, 16.5, 11, 52)
    .map((point) => ({ ...point, width: between(next, 6.2, 8), height: between(next, 17, 23) }))
    .filter(({ x, y, height }) => inHex(x, y - height, 55));
  const cast = pines.map(({ x, y, width }) => {
    return `M${at(x - width, y)}a${at(width + 2, 3)} 0 1 0 ${at(2 * width + 5, 0)}Z`;
  });
  const layers: Layer[] = [{ tone: "forest-floor", d: cast.join("") }];
  // Rows are drawn one after the other, so that a tree in front hides the one behind it.
  for (let first = 0; first < pines.length; first += 3) {
    const row = pines.slice(first, first + 3);
    layers.push(
      { tone: "trunk", d: row.map(({ x, y }) => `M${at(x - 1.2, y - 1)}h2.4v3.6h-2.4Z`).join("") },
      { tone: "pine", d: row.map(({ x, y, width, height }) => half(x, y, width, height, -1)).join("") },
      { tone: "pine-shade", d: row.map(({ x, y, width, height }) => half(x, y, width, height, 1)).join("") },
    );
  }
  return layers;
}
