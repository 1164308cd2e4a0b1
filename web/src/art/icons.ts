// Signs for the page around the board: strokes in a box of 24, two wide, and solid parts where a stroke will not do.

export interface IconShape {
  lines?: string;
  solid?: string;
}

const GLASS = "M16 16 21 21M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0";
const SPEAKER = "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z";

export const ICONS = {
  back: { lines: "M20 12H4M10.5 5.5 4 12 10.5 18.5" },
  chat: { lines: "M4 5H20V16H11.5L7 20V16H4ZM8 9H16M8 12.2H13" },
  check: { lines: "M4.5 12.5 9.5 17.5 19.5 6.5" },
  clock: { lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12L15.5 14.5" },
  close: { lines: "M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" },
  coach: { lines: "M9 18.5H15M10 21.5H14M8.5 15.5Q5.5 13 5.5 9.5A6.5 6.5 0 0 1 18.5 9.5Q18.5 13 15.5 15.5Z" },
  copy: { lines: "M8.5 8.5H20V20.5H8.5ZM15.5 8.5V4H4V15.5H8.5" },
  cross: { lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8.5 8.5 15.5 15.5M15.5 8.5 8.5 15.5" },
  dice: {
    lines: "M3.5 8.5H15.5V20.5H3.5ZM8.5 5.5 10 3.5H20.5V14L18.5 15.5",
    solid:
      "M5.4 11.9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M10.6 17.1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0" +
      "M8 14.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",
  },
  down: { lines: "M5 8.5 12 15.5 19 8.5" },
  download: { lines: "M12 3.5V15.5M7 11 12 15.5 17 11M4.5 16.5V20.5H19.5V16.5" },
  eye: { lines: "M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12ZM8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0" },
  file: { lines: "M6 2.5H14L18.5 7V21.5H6ZM14 2.5V7H18.5M9 12H15.5M9 16H15.5" },
  first: { lines: "M6 5V19M18.5 5 9 12 18.5 19Z" },
  flag: { lines: "M5.5 21.5V3.5M5.5 4.5Q9 2.5 12.5 4.5T19.5 4.5V13.5Q16 15.5 12.5 13.5T5.5 13.5" },
  forward: { lines: "M5.5 5.5 12 12 5.5 18.5M12.5 5.5 19 12 12.5 18.5" },
  help: {
    lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 9.5Q9.2 6.8 12 6.8T15 9.4Q15 11.2 12.6 12.1Q12 12.4 12 13.8",
    solid: "M10.7 17a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0",
  },
  language: {
    lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12H21M12 3Q7.5 7.5 7.5 12T12 21Q16.5 16.5 16.5 12T12 3",
  },
  last: { lines: "M18 5V19M5.5 5 15 12 5.5 19Z" },
  link: {
    lines: "M9.5 14.5 14.5 9.5M11 6.5 13.5 4A4.6 4.6 0 0 1 20 10.5L17.5 13M13 17.5 10.5 20A4.6 4.6 0 0 1 4 13.5L6.5 11",
  },
  log: { lines: "M8.5 6H20M8.5 12H20M8.5 18H16.5", solid: "M3 4.6H5.8V7.4H3ZM3 10.6H5.8V13.4H3ZM3 16.6H5.8V19.4H3Z" },
  menu: { lines: "M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5" },
  minus: { lines: "M5 12H19" },
  more: {
    solid:
      "M10 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  },
  moon: { lines: "M20 14.5A8.5 8.5 0 1 1 10 3.6A7 7 0 0 0 20 14.5Z" },
  mute: { lines: `${SPEAKER}M16 9.5 21 14.5M21 9.5 16 14.5` },
  next: { lines: "M4 12H20M13.5 5.5 20 12 13.5 18.5" },
  pause: { lines: "M8.5 5V19M15.5 5V19" },
  pencil: { lines: "M4 20 5 15.5 16.5 4 20 7.5 8.5 19ZM14 6.5 17.5 10" },
  person: { lines: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20.5Q4.5 14.5 12 14.5T20 20.5" },
  play: { lines: "M7 4.5 19.5 12 7 19.5Z" },
  plus: { lines: "M5 12H19M12 5V19" },
  rewind: { lines: "M18.5 5.5 12 12 18.5 18.5M11.5 5.5 5 12 11.5 18.5" },
  search: { lines: GLASS },
  share: { lines: "M12 15V3.5M7.5 7.5 12 3.5 16.5 7.5M6.5 11.5H4.5V20.5H19.5V11.5H17.5" },
  stepBack: { lines: "M15.5 5.5 9 12 15.5 18.5" },
  step: { lines: "M8.5 5.5 15 12 8.5 18.5" },
  sound: { lines: `${SPEAKER}M15.5 9Q17.5 12 15.5 15M18.5 6.5Q22 12 18.5 17.5` },
  sun: {
    lines:
      "M7.8 12a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9 6.7 6.7" +
      "M17.3 17.3 19.1 19.1M4.9 19.1 6.7 17.3M17.3 6.7 19.1 4.9",
  },
  swap: { lines: "M7.5 20V4.5M3.5 8.5 7.5 4.5 11.5 8.5M16.5 4V19.5M12.5 15.5 16.5 19.5 20.5 15.5" },
  trade: { lines: "M4 8H19M15 4 19.5 8 15 12M20 16H5M9 12 4.5 16 9 20" },
  up: { lines: "M5 15.5 12 8.5 19 15.5" },
  undo: { lines: "M9 4.5 4.5 9 9 13.5M5 9H14.5A5.5 5.5 0 0 1 14.5 20H10" },
  warning: { lines: "M12 3.5 21.5 20H2.5ZM12 9.5V14", solid: "M10.8 17a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0" },
  zoomIn: { lines: `${GLASS}M7.5 10.5H13.5M10.5 7.5V13.5` },
  zoomOut: { lines: `${GLASS}M7.5 10.5H13.5` },
  zoomReset: { lines: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M9.5 9.5H14.5V14.5H9.5Z" },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];
