// The silhouettes of guards and wildlings, a foot at the origin, at the size of the board (a side is 60 long).

import type { Clan, Wildling } from "./types";

/** A figure: its outline, the side turned from the light, and what it carries. */
export interface Figure {
  outline: string;
  shade: string;
  /** Lines of the drawing inside the outline. */
  lines: string;
  /** What it carries, drawn behind it. */
  gear: string;
  /** Metal and stone of the gear. */
  blade: string;
  head: { x: number; y: number; radius: number };
  height: number;
}

export const GUARD = {
  outline:
    "M0-31Q7.5-31 7.5-23.5Q7.5-20 5.5-18Q11.5-14.5 12.5 0H-12.5" +
    "Q-11.5-14.5-5.5-18Q-7.5-20-7.5-23.5Q-7.5-31 0-31Z",
  shade: "M2-30.8Q7.5-30 7.5-23.5Q7.5-20 5.5-18Q11.5-14.5 12.5 0H5.5Q7-11 2.5-18Q5-22 2-30.8Z",
  face: "M-4.2-23.5Q-4.2-27.3 0-27.3Q4.2-27.3 4.2-23.5Q4.2-20.6 0-20Q-4.2-20.6-4.2-23.5Z",
  spear: "M14.5 1V-33",
  tip: "M14.5-42 17.5-34.5 14.5-31.5 11.5-34.5Z",
  emblem: { x: 0, y: -8, scale: 0.56 },
};

export const FIGURES: Readonly<Record<Wildling, Figure>> = {
  // Broad fur, an axe at its side.
  regular: {
    outline: "M-7-20Q-13-19-13.5-9L-12 0H12L13.5-9Q13-19 7-20Q4-22 0-22Q-4-22-7-20Z",
    shade: "M5-21Q13-19 13.5-9L12 0H5Q8-10 3-21.6Z",
    lines: "M-12-12l4 4 4-4.5 4 4.5 4-4.5 4 4.5 4-4M0-7V0",
    gear: "M17 2V-27",
    blade: "M16-28Q25-29 25-19Q20.5-21 16-20Z",
    head: { x: 0, y: -25.5, radius: 6 },
    height: 32,
  },
  // Slim, both arms up with a pick in each hand, a rope over the shoulder.
  climber: {
    outline: "M-5-21H5L9.5-33 13-31.5 8.5-16 7.5-10 11 0H5L1-8.5-4 0H-10L-6-10-8-16-13-31.5-9.5-33Z",
    shade: "M2-21H5L9.5-33 13-31.5 8.5-16 7.5-10 11 0H5L2.5-8Z",
    lines: "M-6-17Q2-15 6-10",
    gear: "M-12-27-9-41M12-27 9-41",
    blade: "M-17.5-37Q-13-44-4-41.5Q-12-41-17.5-37ZM17.5-37Q13-44 4-41.5Q12-41 17.5-37Z",
    head: { x: 0, y: -25.5, radius: 5.2 },
    height: 43,
  },
  // As broad as a gate, a small head between the shoulders, a trunk for a club.
  giant: {
    outline:
      "M-17 0-16-12Q-23-14-22-26Q-20-40-9-42H9Q20-40 22-26Q23-14 16-12L17 0H5.5L3-8H-3L-5.5 0Z",
    shade: "M6-42H9Q20-40 22-26Q23-14 16-12L17 0H9Q13-20 6-42Z",
    lines: "M-14-32Q-15-22-11-17M14-32Q15-22 11-17M-8-24l4 3.5 4-3.5 4 3.5 4-3.5",
    gear: "",
    blade: "M19 1 24.5-40Q26-46 31-44Q35.5-42 34-36L25 2Z",
    head: { x: 0, y: -44, radius: 7 },
    height: 51,
  },
};

// The sign of each clan, around the origin, some 20 units high.
export const CLAN_SIGNS: Readonly<Record<Clan, string>> = {
  // Two waves.
  river: "M-10-5q2.5-4 5 0t5 0 5 0 5 0M-10 4q2.5-4 5 0t5 0 5 0 5 0",
  // The mouth of a cave.
  cave: "M-10 8V1Q-9-9 0-9Q9-9 10 1V8M-4.5 8V3Q-4.5-2.5 0-2.5Q4.5-2.5 4.5 3V8",
  // A bare foot.
  hornfoot:
    "M-3.5-2Q-6 4-3.8 8.2Q-1.5 10.5 1.2 8.4Q2.6 6.4 1.8 3.4Q3.8 1 3.6-1.8Q0-4-3.5-2Z" +
    "M-4.6-5.6v-.1M-2-7.6v-.1M1-7.8v-.1M3.6-6.6v-.1M5.4-4.4v-.1",
};
