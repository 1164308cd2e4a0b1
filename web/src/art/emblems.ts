// The emblem of each seat colour, around the origin, some 20 units high. They go wherever the colour goes.

import type { Colour } from "../board/types";

function star(points: number, outer: number, inner: number): string {
  const tips = Array.from({ length: 2 * points }, (_, index) => {
    const turn = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${tips.join("L")}Z`;
}

export const COLOURS: readonly Colour[] = ["red", "blue", "white", "orange", "green", "brown"];

// The disc is a little smaller than the square is wide: on a road, where both are small, the corners tell them apart.
export const EMBLEMS: Readonly<Record<Colour, string>> = {
  red: "M0-9.5 10 8H-10Z",
  blue: "M-8.1 0a8.1 8.1 0 1 0 16.2 0a8.1 8.1 0 1 0-16.2 0Z",
  white: "M-8.2-8.2h16.4v16.4h-16.4Z",
  orange: "M0-10.8 9 0 0 10.8-9 0Z",
  green: "M-3.3-9.4h6.6v6.1h6.1v6.6h-6.1v6.1h-6.6v-6.1h-6.1v-6.6h6.1Z",
  brown: star(5, 11, 4.6),
};
