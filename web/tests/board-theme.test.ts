import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// Read from the folder of the page, where the tests are run.
const CSS = readFileSync("src/theme.css", "utf8") + readFileSync("src/board/board.css", "utf8");
const COLOURS = ["red", "blue", "white", "orange", "green", "brown"];
type Rgb = [number, number, number];

/** A colour of the theme as light, 0 to 1. */
function colour(name: string, theme: "light" | "dark"): Rgb {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(CSS)?.[1] ?? "";
  const hexes = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = hexes[theme === "dark" ? hexes.length - 1 : 0];
  if (hex === undefined) throw new Error(`the theme has no ${name}`);
  return [1, 3, 5].map((place) => {
    const part = parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

function lightness([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

// How colours look with a colour deficiency (Machado, Oliveira and Fernandes 2009, full severity), and with none.
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  trichromatic: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(rgb: Rgb, eyes: [Rgb, Rgb, Rgb]): Rgb {
  const dot = (row: Rgb) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
  return eyes.map((row) => Math.min(1, Math.max(0, dot(row)))) as Rgb;
}

/** CIELAB, in which distance is roughly what an eye makes of it. */
function lab([red, green, blue]: Rgb): Rgb {
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  test.each(["ink", "ink-soft", "accent", "accent-strong", "good", "warn", "bad"])("%s reads on all papers", (ink) => {
    for (const paper of ["ground", "paper", "raised"])
      expect(contrast(colour(ink, theme), colour(paper, theme)), paper).toBeGreaterThanOrEqual(4.5);
  });

  test("what is quiet still reads, and edges are seen", () => {
    for (const paper of ["paper", "raised"]) {
      expect(contrast(colour("ink-off", theme), colour(paper, theme)), paper).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour("edge", theme), colour(paper, theme)), paper).toBeGreaterThanOrEqual(3);
    }
  });

  test("text on the accent reads", () => {
    expect(contrast(colour("accent-ink", theme), colour("accent", theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("accent-strong", theme), colour("accent-soft", theme))).toBeGreaterThanOrEqual(4.5);
  });

  test("ink on cards reads", () => {
    expect(contrast(colour("card-ink", theme), colour("card-face", theme))).toBeGreaterThanOrEqual(7);
    for (const good of "LWGBO3")
      expect(contrast(colour("card-ink", theme), colour(`good-${good}`, theme)), good).toBeGreaterThanOrEqual(4.5);
  });
});

describe("pieces on the island", () => {
  const GROUNDS = [..."LWGBOD", "peak", "peak-shade", "crag", "pine", "furrow", "face", "lee", "sand", "sea"];

  test.each(["light", "dark"] as const)("show on every ground of the %s theme, whatever their colour", (theme) => {
    const [casing, edge] = [colour("seat-casing", theme), colour("seat-edge", theme)];
    // Lines that differ so much, side by side, show on any ground: one of the two always does.
    expect(contrast(casing, edge)).toBeGreaterThanOrEqual(9);
    // The seat's own colour may be that of the ground; the line that the ground has not is what parts them.
    for (const ground of GROUNDS)
      expect(contrast(theme === "dark" ? casing : edge, colour(`board-${ground}`, theme)), ground).toBeGreaterThanOrEqual(3);
  });
});

describe("seats", () => {
  test.each(COLOURS)("the emblem shows on %s", (seat) => {
    expect(contrast(colour(`seat-${seat}-ink`, "light"), colour(`seat-${seat}`, "light"))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(EYES))("any two differ for eyes with %s", (eyes) => {
    const all = COLOURS.map((seat) => lab(seen(colour(`seat-${seat}`, "light"), EYES[eyes] as [Rgb, Rgb, Rgb])));
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(20);
    });
  });

  test("any two differ in lightness alone", () => {
    const all = COLOURS.map((seat) => lab(colour(`seat-${seat}`, "light"))[0]).sort((a, b) => a - b);
    all.slice(1).forEach((light, index) => expect(light - (all[index] as number)).toBeGreaterThan(8));
  });
});
