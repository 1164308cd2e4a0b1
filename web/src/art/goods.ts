// The sign of each good in a box of 24: a silhouette, and lines cut into it. Told apart by shape alone, down to 16 px.

import type { Good, HarbourKind } from "../board/types";

export interface Sign {
  solid: string;
  /** Strokes in the colour of the ground. */
  cut?: string;
}

export const GOODS: readonly Good[] = ["L", "W", "G", "B", "O"];

export const SIGNS: Readonly<Record<HarbourKind, Sign>> = {
  // A pine in three tiers.
  L: {
    solid: "M12 1.5 16.6 8H14.6L18.6 13.6H16L20.6 20H13.8V23H10.2V20H3.4L8 13.6H5.4L9.4 8H7.4Z",
  },
  // A sheep, looking left.
  W: {
    solid:
      "M9 5.6a3.6 3.6 0 0 1 5.3-.5a3.5 3.5 0 0 1 5.1 1.7a3.4 3.4 0 0 1 2.3 4.7a3.5 3.5 0 0 1-2.3 5V21.4h-2.5V17.4" +
      "q-2.6.9-5.2 0V21.4H9.2V16.7A3.6 3.6 0 0 1 7 13.7L3.6 13.2" +
      "Q1.6 12.6 2 10.6L2.9 8Q3.5 6.5 5 6.5L6.6 6.5Q7.4 5.4 9 5.6Z",
    cut: "M7.4 13.5Q9.4 11.6 8 8.4",
  },
  // An ear: a stalk and grains in pairs.
  G: {
    solid:
      "M11.1 23V11h1.8V23ZM12 1Q14.6 3.6 12 7.2Q9.4 3.6 12 1ZM12.6 10.4Q12.6 6.4 16.8 5.4Q17 9.8 12.6 10.4Z" +
      "M11.4 10.4Q11.4 6.4 7.2 5.4Q7 9.8 11.4 10.4ZM12.6 14.9Q12.6 10.7 17.4 9.7Q17.6 14.3 12.6 14.9Z" +
      "M11.4 14.9Q11.4 10.7 6.6 9.7Q6.4 14.3 11.4 14.9ZM12.6 19.4Q12.6 15.2 17.8 14.1Q18 18.8 12.6 19.4Z" +
      "M11.4 19.4Q11.4 15.2 6.2 14.1Q6 18.8 11.4 19.4Z",
  },
  // Bricks in bond.
  B: {
    solid:
      "M7.5 4.5h9v4.6h-9ZM2 10.2h9.3v4.6H2ZM12.7 10.2H22v4.6h-9.3ZM2 15.9h4.5v4.6H2ZM7.9 15.9h8.2v4.6H7.9Z" +
      "M17.5 15.9H22v4.6h-4.5Z",
  },
  // A lump with facets.
  O: {
    solid: "M1.5 20.5 3 12.5 8 8.5 10 4 15.5 2.5 19.5 7.5 20 12.5 22.5 15.5V20.5Z",
    cut: "M8 8.5 12.5 11 10.5 20.5M12.5 11 15.5 2.5M12.5 11 20 12.5M3 12.5 10.5 20.5",
  },
  // A boat, for a harbour that takes any good.
  "3": {
    solid:
      "M10.8 2.5V15H3.5Q4.5 8 10.8 2.5ZM12.6 4Q18.5 9 19.5 15H12.6Z" +
      "M2 16.8H22Q20.5 21.5 16.5 21.5H7.5Q3.5 21.5 2 16.8Z",
  },
};
