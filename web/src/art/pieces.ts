// The silhouettes of the pieces around the origin, at the size of the board (a side is 60 long), each with the face
// that is turned from the light, and where its emblem sits.

import type { Piece } from "../board/types";

export interface Silhouette {
  outline: string;
  /** The part in shade. */
  shade: string;
  /** The lit edge of the roof. */
  light: string;
  emblem: { x: number; y: number; scale: number };
}

export const PIECES: Readonly<Record<Piece, Silhouette>> = {
  // A plank, lying along the x-axis.
  r: {
    outline:
      "M-20.5-5.2H20.5Q22.5-5.2 22.5-3.2V3.2Q22.5 5.2 20.5 5.2H-20.5" +
      "Q-22.5 5.2-22.5 3.2V-3.2Q-22.5-5.2-20.5-5.2Z",
    shade: "M-22.5 1.8H22.5V3.2Q22.5 5.2 20.5 5.2H-20.5Q-22.5 5.2-22.5 3.2Z",
    light: "M-20.5-3.7H20.5",
    emblem: { x: 0, y: 0, scale: 0.38 },
  },
  // A house with a gable.
  s: {
    outline: "M0-18.5 15.5-5V14.5H-15.5V-5Z",
    shade: "M15.5-5V14.5H9.5V-10.2Z",
    light: "M-13.8-4.3 0-16.3 6-11.1",
    emblem: { x: -1.8, y: 3, scale: 0.76 },
  },
  // A house with a tower.
  c: {
    outline: "M-21 15.5V-12.5L-12-22.5-3-12.5V-6L9-6 21 3.5V15.5Z",
    shade: "M21 3.5V15.5H14.5V-1.6ZM-3-12.5V-6H-6.5V-16.4Z",
    light: "M-19.3-11.9-12-20M-3-4.3H8.4L13-.6",
    emblem: { x: -1, y: 5, scale: 0.8 },
  },
};

// The robber: a figure in a hood and a cloak, its foot at the origin.
export const ROBBER = {
  outline:
    "M0-42Q9.5-42 9.5-32.5Q9.5-28 6.5-25.2Q13.5-21.5 15.5-9Q16.3-3 15.5 0H-15.5Q-16.3-3-15.5-9Q-13.5-21.5-6.5-25.2" +
    "Q-9.5-28-9.5-32.5Q-9.5-42 0-42Z",
  shade: "M3-41.5Q9.5-40 9.5-32.5Q9.5-28 6.5-25.2Q13.5-21.5 15.5-9Q16.3-3 15.5 0H6Q9-13 3.5-24.5Q6.5-30 3-41.5Z",
  face: "M-5.5-32.5Q-5.5-37.5 0-37.5Q5.5-37.5 5.5-32.5Q5.5-28.5 0-27.5Q-5.5-28.5-5.5-32.5Z",
  eyes: "M-3.8-32.5h2.6M1.2-32.5h2.6",
};
