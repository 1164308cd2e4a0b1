// The emblem of each hero in a frame of 60 by 60 around the origin, in layers from back to front. No faces: a thing
// that tells what the hero does.

import type { Hero } from "./types";

export type Tone = "pale" | "steel" | "gold" | "wood" | "red" | "night" | "line";

export interface Layer {
  tone: Tone;
  d: string;
}

export interface Emblem {
  /** The ground of the medallion. */
  ground: string;
  layers: readonly Layer[];
}

export const HERO_EMBLEMS: Readonly<Record<Hero, Emblem>> = {
  // A sword before a shield.
  commander: {
    ground: "#3d4f5e",
    layers: [
      { tone: "pale", d: "M-15-16H15V0Q15 13 0 20Q-15 13-15 0Z" },
      { tone: "steel", d: "M-2.6-24 0-27 2.6-24V8H-2.6Z" },
      { tone: "gold", d: "M-9 6H9V10H-9ZM-2.2 10H2.2V18Q0 21-2.2 18Z" },
    ],
  },
  // A key.
  steward: {
    ground: "#7a5a2e",
    layers: [
      {
        tone: "gold",
        d: "M-13-18A9 9 0 1 1-4-5.5L11 9.5 14 6.5 18 10.5 15 13.5 18.5 17 14.5 21-9.5-3A9 9 0 0 1-13-18Z",
      },
      { tone: "night", d: "M-12.5-12.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z" },
    ],
  },
  // An open book.
  scholar: {
    ground: "#5b3d63",
    layers: [
      { tone: "wood", d: "M-23-11H23V15H-23Z" },
      { tone: "pale", d: "M0-9Q-10-16-21-12V12Q-10 8 0 14Q10 8 21 12V-12Q10-16 0-9Z" },
      {
        tone: "line",
        d:
          "M0-9V14M-16-6q6-1.5 12 1.5M-16 0q6-1.5 12 1.5M-16 6q6-1.5 12 1.5M4-4.5q6-3 12-1.5" +
          "M4 1.5q6-3 12-1.5M4 7.5q6-3 12-1.5",
      },
    ],
  },
  // A mallet and a square.
  builder: {
    ground: "#8a4b32",
    layers: [
      { tone: "pale", d: "M-21 18V-14L11 18ZM-15 12H-3.5L-15 .5Z" },
      { tone: "wood", d: "M1 16 14-8 17.5-6 4.5 18Z" },
      { tone: "steel", d: "M5-16 23-6 18.5 2 .5-8Z" },
    ],
  },
  // Two crossed swords.
  arms: {
    ground: "#4a4a44",
    layers: [
      { tone: "steel", d: "M-22-22-16-21 13 10 10 13-21-16Z" },
      { tone: "steel", d: "M22-22 16-21-13 10-10 13 21-16Z" },
      {
        tone: "gold",
        d: "M6 15 15 6 18 9 14 13 21 19 19 21 13 14 9 18ZM-6 15-15 6-18 9-14 13-21 19-19 21-13 14-9 18Z",
      },
    ],
  },
  // A flame with an eye in it.
  seer: {
    ground: "#2f2440",
    layers: [
      { tone: "red", d: "M0 23Q-17 20-16 4Q-15-6-6-13Q-7-4-2-3Q-6-15 5-25Q4-15 11-9Q18-2 16 7Q15 20 0 23Z" },
      { tone: "gold", d: "M0 20Q-10 18-10 8Q-6 1 0-4Q7 2 10 9Q9 18 0 20Z" },
      { tone: "pale", d: "M-8 9.5Q0 2 8 9.5Q0 17-8 9.5Z" },
      { tone: "night", d: "M-3 9.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z" },
    ],
  },
  // A crown of broken points.
  rebel: {
    ground: "#6b2b26",
    layers: [
      {
        tone: "pale",
        d: "M-14 9Q-22-2-19-19L-15-12-11-22-10-9-6-7-3-18 0-8 3-18 6-7 10-9 11-22 15-12 19-19Q22-2 14 9Z",
      },
      { tone: "gold", d: "M-16 8H16V17H-16Z" },
      { tone: "red", d: "M-2.6 12.5 0 9.5 2.6 12.5 0 15.5Z" },
    ],
  },
  // A lantern.
  pathfinder: {
    ground: "#27455a",
    layers: [
      { tone: "line", d: "M-7-14Q-7-24 0-24Q7-24 7-14" },
      { tone: "gold", d: "M-11-9H11V15H-11Z" },
      { tone: "wood", d: "M-13-15H13L11-9H-11ZM-13 15H13V20H-13Z" },
      { tone: "pale", d: "M0 11Q-6 9-4.5 2Q-2 3-2 0Q0-3 1-6Q6 0 5 5Q4 10 0 11Z" },
      { tone: "line", d: "M-11-9V15M11-9V15" },
    ],
  },
  // A drawn bow.
  archer: {
    ground: "#3f6148",
    layers: [
      { tone: "line", d: "M-2-23-12 0-2 23" },
      { tone: "wood", d: "M-3-25Q18-18 18 0Q18 18-3 25L-4 22Q13 15 13 0Q13-15-4-22Z" },
      { tone: "steel", d: "M26 0 17-5V-1.3H-18V1.3H17V5Z" },
      { tone: "red", d: "M-24-5-17-5-13 0-17 5-24 5-20 0Z" },
    ],
  },
  // A horn that calls.
  recruiter: {
    ground: "#7d6a3a",
    layers: [
      { tone: "pale", d: "M-22-6Q-16 16 8 8Q13 5 16-4L25-19Q27-12 25-2Q21 16 2 19Q-20 21-26-3Z" },
      { tone: "gold", d: "M16-4 25-19 28-17Q28-4 22 3ZM-22-6-26-3-28-8-25-10ZM-6 11.5-9 18-4 19-1.5 12Z" },
    ],
  },
  // Tracks in the snow.
  tracker: {
    ground: "#55707d",
    layers: [
      {
        tone: "pale",
        d:
          "M-13 4Q-19 8-17 16Q-13 21-8 17Q-5 20-1 17Q2 10-4 5Q-8 1-13 4Z" +
          "M-20 1Q-24-3-21-7Q-17-7-16-2Q-17 2-20 1ZM-12-2Q-15-7-12-11Q-8-10-7-5Q-9-1-12-2Z" +
          "M-4 0Q-5-5-1-8Q3-5 2-1Q-1 2-4 0Z",
      },
      {
        tone: "pale",
        d:
          "M11-13Q7-10 8-5Q11-2 14-4Q16-2 19-4Q21-9 17-12Q14-15 11-13Z" +
          "M6-15Q3-18 5-20.5Q8-20 9-17Q8-14.5 6-15ZM12-17Q10-20 12-23Q15-22 15.5-19Q14-16 12-17Z" +
          "M18-15.5Q17-19 20-21Q22-19 21.5-16Q20-14.5 18-15.5Z",
      },
    ],
  },
};
