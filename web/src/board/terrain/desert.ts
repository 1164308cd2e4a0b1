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
    const to = (across: number, up: number) => at(x + width * across, y - height * up);
    layers.push(
      {
        tone: "dune",
        d: `M${to(-1, 0)}Q${to(-0.3, 0.5)} ${to(0.12, 1)}Q${to(0.4, 0.2)} ${to(1, 0)}Q${to(0, -0.3)} ${to(-1, 0)}Z`,
      },
      {
        tone: "lee",
        d:
          `M${to(0.12, 1)}Q${to(0.4, 0.2)} ${to(1, 0)}` +
          `Q${to(0.4, -0.2)} ${to(0.02, -0.13)}Q${to(0.26, 0.45)} ${to(0.12, 1)}Z`,
      },
      {
        tone: "ripple",
        line: 1.1,
        d:
          `M${to(-0.62, 0.16)}Q${to(-0.32, 0.22)} ${to(-0.1, 0.38)}` +
          `M${to(-0.4, -0.04)}Q${to(-0.18, 0.02)} ${to(-0.02, 0.12)}`,
      },
    );
  }
  return layers;
}
