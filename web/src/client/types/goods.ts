/** The letters of what is held, built and chosen. */

export type Good = "L" | "W" | "G" | "B" | "O";
export type Card = "K" | "R" | "Y" | "M" | "V" | "N";
export type Colour = "red" | "blue" | "white" | "orange" | "green" | "brown";
export type Piece = "s" | "c" | "r";
export const GOODS: readonly Good[] = ["L", "W", "G", "B", "O"];
/** New recruits (N) are of the second game; there the knight is a ranger patrol, and plenty are winter stores. */
export const CARDS: readonly Card[] = ["K", "R", "Y", "M", "V", "N"];
