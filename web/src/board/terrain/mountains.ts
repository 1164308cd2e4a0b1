import type { Point } from "../geometry";
import { at, between, type Chance, type Layer } from "./stroke";

interface Peak {
  x: number;
  /** The foot, and how far the peak rises and spreads from it. */
  y: number;
  height: number;
  width: number;
}

function layersOf(next: Chance, { x, y, height, width }: Peak): Layer[] {
  const tip = { x, y: y - height };
  const lean = between(next, -0.14, 0.06) * width;
  // The ridge comes down in a bend; left of it lies the light.
  const shoulder = at(tip.x + lean + 4, tip.y + height * 0.3);
  const ridge = `L${shoulder}L${at(tip.x + lean - 1, tip.y + height * 0.55)}L${at(tip.x + lean + 5, y)}`;
  const left = { x: x - width, y };
  const right = { x: x + width, y: y + between(next, -2, 2) };
  const snow = between(next, 0.3, 0.38);
  const on = (to: Point, share: number) => at(tip.x + (to.x - tip.x) * share, tip.y + (to.y - tip.y) * share);
  return [
    { tone: "peak", d: `M${at(tip.x, tip.y)}${ridge}L${at(left.x, left.y)}Z` },
    { tone: "peak-shade", d: `M${at(tip.x, tip.y)}${ridge}L${at(right.x, right.y)}Z` },
    {
      tone: "snow",
      d:
        `M${at(tip.x, tip.y)}L${on(left, snow)}L${at(tip.x - width * 0.17, tip.y + height * snow * 0.78)}` +
        `L${at(tip.x - width * 0.06, tip.y + height * snow * 1.2)}L${shoulder}Z`,
    },
    {
      tone: "snow-shade",
      d:
        `M${at(tip.x, tip.y)}L${shoulder}L${at(tip.x + width * 0.2, tip.y + height * snow * 1.05)}` +
        `L${on(right, snow * 0.9)}Z`,
    },
    {
      tone: "crag",
      line: 1.1,
      d: `M${on(left, 0.62)}l${at(width * 0.18, -height * 0.06)}M${on(left, 0.8)}l${at(width * 0.3, -height * 0.1)}`,
    },
  ];
}

/** Peaks in the light from the left, the farthest first. */
export function mountains(next: Chance): Layer[] {
  const flip = next() < 0.5 ? -1 : 1;
  const about = (middle: number) => middle + between(next, -2.5, 2.5);
  const peaks: Peak[] = [
    { x: flip * about(-17), y: about(-2), height: about(35), width: about(22) },
    { x: flip * about(12), y: about(4), height: about(50), width: about(27) },
    { x: flip * about(37), y: about(20), height: about(30), width: about(17) },
    { x: flip * about(-34), y: about(24), height: about(34), width: about(19) },
    { x: flip * about(-17), y: about(45), height: about(19), width: about(15) },
    { x: flip * about(24), y: about(44), height: about(23), width: about(16) },
  ];
  return [
    { tone: "scree", d: `M-60 ${about(8)}Q-20 ${about(-6)} 10 ${about(6)}T60 ${about(10)}V60H-60Z` },
    ...peaks.flatMap((peak) => layersOf(next, peak)),
  ];
}
