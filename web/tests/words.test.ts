import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { choose, LANGUAGES } from "../src/words/languages";
import { tellAll } from "../src/words/telling";
import { bundle, has, hour, keysFrom, language, listOf, say, signed, speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

const code = sources("src").join("\n");
/** Keys that are written out in the code; those put together from parts are found by their beginnings. */
const asked = new Set(
  [...code.matchAll(/["'`]((?:page|after|refusal|table|stage|event|closing)[-.][\w-]+)["'`]/g)].map((match) => match[1]!),
);

test("every key that the page asks for is there", () => {
  expect(asked.size).toBeGreaterThan(150);
  const missing = [...asked].filter((key) => !has(key) && !has(key, "whole"));
  expect(missing).toEqual([]);
});

test("every word of the page is asked for, by the page or by another word", () => {
  const text = ["page", "after"].map((file) => readFileSync(`../src/hexmoot/words/locales/en/${file}.ftl`, "utf-8")).join();
  const unused = [...keysFrom("page-"), ...keysFrom("after-")].filter(
    (key) => !asked.has(key) && !text.includes(`{ ${key} }`),
  );
  expect(unused).toEqual([]);
});

test("no component holds a sentence of its own", () => {
  const found: string[] = [];
  for (const one of sources("src").filter((text) => text.includes("</script>"))) {
    const markup = one
      .slice(one.lastIndexOf("</script>") + 9)
      .replace(/<style[\s\S]*/, "")
      .replace(/<!--[\s\S]*?-->/g, "");
    // Letters between tags that are no expression, and attributes for readers that are no expression.
    const bare = markup.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
    const plain = bare.match(/>[^<>]*\p{L}{2,}[^<>]*</gu) ?? [];
    found.push(...plain.filter((text) => !/^>\s*(hexmoot|Esc)\s*<$/.test(text)));
    found.push(...(markup.match(/(aria-label|title|placeholder|alt)="[^"{]*\p{L}[^"{]*"/gu) ?? []));
  }
  expect(found).toEqual([]);
});

test("a browser's wish finds its language, and English serves all others", () => {
  expect(choose(["ko-KR", "en"])).toBe("ko");
  expect(choose(["zh-TW"])).toBe("zh-Hant");
  expect(choose(["de-AT", "uk"])).toBe("uk");
  expect(choose(["de", "fr"])).toBe("en");
  expect(LANGUAGES.map((one) => one.tag)).toContain("ja");
});

test("a key with dots is said, one that nobody has is said as it is, and a part is an attribute", () => {
  expect(say("refusal.not_host")).toContain("host");
  expect(say("nobody.has.this")).toBe("nobody.has.this");
  expect(say("rule-BUILD-07", {}, "title")).not.toContain("BUILD-07");
});

test("lists and bundles", () => {
  expect(listOf(["A", "B", "C"])).toBe("A, B and C");
  expect(listOf([])).toBe(say("nothing"));
  expect(bundle("GLL")).toBe("2 lumber and 1 grain");
});

test("goods that a seat gets at once are one sentence, and an offer is one with what is in it", () => {
  const told = tellAll(
    [
      { key: "produced", seat: 2, kind: "W", count: 1 },
      { key: "produced", seat: 2, kind: "L", count: 2 },
      { key: "produced", seat: 3, kind: "L", count: 1 },
      { key: "offered", seat: 1, asked: [2, 3] },
      { key: "offer_gives", seat: 1, kind: "W", count: 1 },
      { key: "offer_takes", seat: 1, kind: "O", count: 2 },
    ],
    (seat) => `P${seat}`,
  ).map((line) => line.text);
  expect(told).toEqual([
    "P2 receives 2 lumber and 1 wool.",
    "P3 receives 1 lumber.",
    "P1 offers 1 wool for 2 ore to P2 and P3.",
  ]);
});

test("another language is spoken from its own files, and lacks nothing that English has", async () => {
  await speak("uk");
  expect(language.tag).toBe("uk");
  expect(say("robber")).not.toBe("robber");
  expect(say("page-play-now").length).toBeGreaterThan(3);
  await speak("xx");
  expect(language.tag).toBe("en");
});

test("the second game is told in its own words", () => {
  const nameOf = (seat: number) => ["Ann", "Ben"][seat - 1]!;
  const told = (events: object[], watch = true) => tellAll(events as never, nameOf, watch).map((one) => one.text);
  expect(told([{ key: "played_card", seat: 1, kind: "K" }])).toEqual(["Ann plays a card: ranger patrol."]);
  expect(told([{ key: "played_card", seat: 1, kind: "K" }], false)).toEqual(["Ann plays a card: knight."]);
  expect(told([{ key: "placed_guard", seat: 2, section: 3, space: 1 }])).toEqual([
    "Ben places a guard on the Wall: section 3, space 1.",
  ]);
  expect(told([{ key: "used_hero", seat: 1, kind: "seer" }])).toEqual(["Ann uses a hero: the seer."]);
  expect(told([{ key: "gathered", kind: "giant", clan: "hornfoot" }])).toEqual([
    "A wildling comes to the camps (giant, Barefoot clan).",
  ]);
  expect(told([{ key: "longest_road", count: 0 }])).toEqual(["Nobody has the longest trade route any more."]);
  const end = [
    { key: "ended_by_gift", count: 7 },
    { key: "tie_broken", seat: 2, kind: "space" },
    { key: "won", seat: 2, count: 6 },
  ];
  expect(told(end).slice(1)).toEqual([
    "Equally many guards and points: Ben holds the lowest space.",
    "Level on guards and points, Ben wins with the lowest space!",
  ]);
  expect(told([{ key: "won", seat: 1, count: 10 }])).toEqual(["Ann wins with 10 points!"]);
  const seen = ["L", "O"].map((kind) => ({ key: "saw_hand", seat: 1, other: 2, kind, count: 1 }));
  expect(told(seen)).toEqual(["Ann sees the hand of Ben: 1 lumber and 1 ore."]);
});

test.each(["en", "uk"])("less than nothing has a minus, not a hyphen (%s)", async (tag) => {
  await speak(tag);
  expect([signed(-28.34), signed(3), signed(0)].map((one) => one.replace(",", "."))).toEqual(["−28.3", "+3", "0"]);
  await speak("en");
});

describe("the time of day", () => {
  const at = new Date(2026, 0, 5, 17, 53).getTime();
  const inCountry = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["en-GB", "17:53"],
    ["en-US", "05:53 PM"],
    ["uk-UA", "17:53"],
    ["en", "17:53"],
  ])("is written as a reader from %s writes it", (tag, told) => {
    inCountry(tag);
    expect(hour(at).replace(/\s/g, " ")).toBe(told);
  });

  test("is told in the language that was chosen, wherever the reader is", async () => {
    inCountry("en-GB", "zh-CN");
    await speak("zh-Hant");
    expect(hour(at)).toBe("下午05:53");
    await speak("en");
  });
});
