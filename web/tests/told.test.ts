// The page tells events as the library does: both are compared with one golden file, which the library writes.

import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import type { Happening } from "../src/client/types";
import { LANGUAGES } from "../src/words/languages";
import { tellAll } from "../src/words/telling";
import { say, speak } from "../src/words/words.svelte";

interface Told {
  names: string[];
  groups: { events: Happening[]; told: Record<string, string[]>; watch: boolean }[];
}

const { names, groups } = JSON.parse(readFileSync("../suites/words/told.json", "utf-8")) as Told;
const nameOf = (seat: number) => names[seat - 1] || say("seat", { seat });

afterAll(() => speak("en"));

describe.each(LANGUAGES)("in $name", ({ tag }) => {
  test("every event is told as the library tells it", async () => {
    await speak(tag);
    expect(groups.length).toBeGreaterThan(100);
    for (const { events, told, watch } of groups) {
      expect(tellAll(events, nameOf, watch).map(({ text }) => text), JSON.stringify(events)).toEqual(told[tag]);
    }
  });
});
