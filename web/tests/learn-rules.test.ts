import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/client/http";
import type { House, RuleLine } from "../src/client/types";
import InShort from "../src/learn/rules/InShort.svelte";
import LinkedText from "../src/learn/rules/LinkedText.svelte";
import { rulesWith, termsWith } from "../src/learn/rules/search";
import { meaningOf, partsOf, TERMS, termsOf, WATCH_TERMS, WORD } from "../src/learn/rules/terms";
import {
  chaptersOf,
  chapterWord,
  hrefOf,
  optionsIn,
  readingFrom,
  ruleOf,
  inPlaceOf,
  rulesIn,
  sourceWord,
} from "../src/learn/rules/told";
import { LANGUAGES } from "../src/words/languages";
import { learnHouse } from "../src/shell/house.svelte";
import { keysFrom, say, speak } from "../src/words/words.svelte";
import { knowRules, RULES } from "./rulebook";

const house = {
  editions: [
    { key: "j-base", book: "base", seats: [3, 4], options: { phases: "combined", hand_limit: "7", turn_seconds: "0" }, sources: [], language: "", changeable: [] },
    { key: "k-base", book: "base", seats: [3, 6], options: { phases: "separate", hand_limit: "7", turn_seconds: "0" }, sources: [], language: "", changeable: [] },
    { key: "z-base", book: "base", seats: [3, 4], options: { phases: "combined", hand_limit: "7", turn_seconds: "9" }, sources: [], language: "", changeable: [] },
    { key: "w-base", book: "watch", seats: [3, 4], options: { phases: "separate", robber_desert: "-", victory_points: "10", gift_limit: "7" }, sources: [], language: "", changeable: [] },
    { key: "w-plain", book: "plain", seats: [3, 4], options: { phases: "separate", robber_desert: "no", victory_points: "10", gift_limit: "-" }, sources: [], language: "", changeable: [] },
  ],
  options: [{ name: "phases" }, { name: "hand_limit" }, { name: "turn_seconds" }],
} as unknown as House;
const line = (id: string, editions = id.startsWith("W-") ? ["w-base"] : ["z-base", "w-base"]): RuleLine => ({
  id,
  chapter: id.split("-")[0]!,
  sources: [],
  options: [],
  editions,
  replaced_by: [],
});
const BOOK = { edition: "z-base", changes: {} };
const WATCH = { edition: "w-base", changes: {} };
const PLAIN = { edition: "w-plain", changes: {} };
const all = () => keysFrom("rule-").map((key) => line(key.slice(5)));

beforeAll(async () => {
  vi.spyOn(api, "house").mockResolvedValue(house);
  await learnHouse();
  await knowRules();
});
beforeEach(() => speak("en"));
afterEach(() => vi.restoreAllMocks());

test("a rule is told as the options of its book stand, and as a host changed them", () => {
  const told = (query: string, id: string) => ruleOf(id, optionsIn(house, readingFrom(query, house))).text;
  expect(told("?edition=k-base", "TURN-02")).toContain("trades first");
  expect(told("?edition=j-base", "TURN-02")).not.toContain("trades first and");
  expect(told("?edition=j-base&phases=separate", "TURN-02")).toBe(told("?edition=k-base", "TURN-02"));
  expect(told("?edition=k-base&hand_limit=9", "ROBBER-02")).toContain("more than 9");
});

test("numbers choose the form of a sentence, though options are texts", () => {
  const told = (query: string) => ruleOf("TURN-05", optionsIn(house, readingFrom(query, house))).text;
  expect(told("?edition=j-base")).toContain("without a clock");
  expect(told("?turn_seconds=1")).toContain("1 second,");
  expect(told("?turn_seconds=90")).toContain("90 seconds,");
});

test("without a book, or with one that nobody has, the standard is read; strange options are left out", () => {
  expect(readingFrom("", house)).toEqual({ edition: "z-base", changes: {} });
  expect(readingFrom("?edition=x&colour=red&phases=separate", house)).toEqual({
    edition: "z-base",
    changes: { phases: "separate" },
  });
});

test("an address of the reference leads back to what it was made of", () => {
  const reading = { edition: "k-base", changes: { hand_limit: "9" } };
  const href = hrefOf(reading, "ROBBER-02");
  expect(href.startsWith("/rules/ROBBER-02?")).toBe(true);
  expect(readingFrom(href.slice(href.indexOf("?")), house)).toEqual(reading);
  expect(hrefOf({ edition: "", changes: {} })).toBe("/rules");
});

test("chapters keep the order of the catalogue, but what the program takes for granted is the game's last", () => {
  const lines = [line("PLAY-01"), line("BOARD-01"), line("PLAY-02"), line("AID-01"), line("W-SETUP-01")];
  expect(chaptersOf(rulesIn(lines, WATCH)).map(({ chapter, rules }) => [chapter, rules.map((one) => one.id)])).toEqual([
    ["BOARD", ["BOARD-01"]],
    ["AID", ["AID-01"]],
    ["PLAY", ["PLAY-01", "PLAY-02"]],
    ["W-SETUP", ["W-SETUP-01"]],
  ]);
});

for (const { tag } of LANGUAGES) {
  test(`in ${tag} the reference begins with the aim, the course of a turn and the prices`, async () => {
    await speak(tag);
    const reading = { edition: "k-base", changes: {} };
    const options = { ...optionsIn(house, reading), victory_points: 12 };
    const { container, unmount } = render(InShort, { reading, options });
    const [aim, , turn, costs] = [...container.querySelectorAll("dd")].map((one) => one.textContent);
    expect(aim).toContain("12");
    expect(turn).toContain(say("learn-turn-text", options));
    expect(turn).not.toContain(say("learn-turn-text", { phases: "combined" }));
    expect(costs).toContain(ruleOf("BUILD-01", options).text);
    unmount();
  });
}

for (const { tag } of LANGUAGES) {
  test(`in ${tag} the Watch begins with its own aim, turn and prices`, async () => {
    await speak(tag);
    const options = { ...optionsIn(house, WATCH), victory_points: 12, gift_limit: 8 };
    const { container, unmount } = render(InShort, { reading: WATCH, options });
    const told = [...container.querySelectorAll("dd")].map((one) => one.textContent);
    const [aim, points, turn, costs] = told;
    for (const [text, word] of [[aim, "wall"], [aim, "south"], [aim, "guard"], [turn, "wildling_die"], [costs, "guard"]] as const) {
      expect(partsOf(text ?? "", WATCH).map((part) => part.term)).toContain(word);
    }
    expect(aim).toContain("12");
    expect(aim).toContain("8");
    expect(points).not.toContain(ruleOf("WIN-01", options).text);
    expect(costs).toContain(ruleOf("BUILD-01", options).text);
    const links = [...container.querySelectorAll("dt a")].map((one) => one.getAttribute("href"));
    expect(links[0]).toBe("/rules/W-END-03?edition=w-base");
    unmount();
  });
}

test("each game has the words of what it has, and the other's words lead to its own", () => {
  const has = (reading: typeof BOOK, ...terms: string[]) => {
    const listed = termsOf(reading).map(([term]) => term as string);
    return terms.map((term) => listed.includes(term));
  };
  const asked = ["longest_road", "largest_army", "knight", "harbour", "monopoly", "desert", "strongest_ranger", "guard"];
  expect(has(BOOK, ...asked)).toEqual([true, true, true, true, true, true, false, false]);
  expect(has(WATCH, ...asked)).toEqual([false, false, false, false, false, false, true, true]);
  expect(has(PLAIN, ...asked)).toEqual([true, true, true, true, false, true, false, false]);
  const linked = partsOf("The longest road and a harbour.", WATCH).flatMap((part) => part.term ?? []);
  expect(linked).toEqual(["longest_trade_route", "trade_route"]);
  expect(meaningOf("dice", WATCH)).toContain("Three dice");
  expect(meaningOf("dice", PLAIN)).toContain("Two dice");
  expect(meaningOf("harbour", PLAIN)).not.toContain("3:1");
});

test("where there is no desert the robber is not sent to one", () => {
  const told = (reading: typeof BOOK) => ruleOf("ROBBER-04", optionsIn(house, reading)).text;
  expect(told(WATCH)).not.toContain("desert");
  expect(told({ edition: "w-base", changes: { robber_desert: "yes" } })).toContain("desert");
});

test("a text keeps every sign when its words are linked, the longer word before the shorter, each once", () => {
  const text = "A road is cheap; the longest road is worth 2 points, and a road card is no road building.";
  const parts = partsOf(text, BOOK);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.term).map((part) => [part.text, part.term])).toEqual([
    ["road", "road"],
    ["longest road", "longest_road"],
    ["points", "point"],
    ["road building", "road_building"],
  ]);
});

test("before the rules of a book are known no word is linked", () => {
  expect(partsOf("Build a road.", { edition: "x-base", changes: {} })).toEqual([{ text: "Build a road." }]);
});

test("a word within another is no word", () => {
  expect(partsOf("A railroad tradesman returns.", BOOK)).toEqual([{ text: "A railroad tradesman returns." }]);
});

for (const { tag } of LANGUAGES) {
  test(`in ${tag} every word of the game is in some rule, and no rule loses a sign`, async () => {
    await speak(tag);
    for (const reading of [BOOK, WATCH]) {
      const options = optionsIn(house, reading);
      const seen = new Set<string>();
      for (const { id } of rulesIn(RULES, reading)) {
        const { text } = ruleOf(id, options);
        const parts = partsOf(text, reading);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) if (part.term) seen.add(part.term);
      }
      const terms = termsOf(reading).map(([term]) => term);
      expect(terms.filter((term) => !seen.has(term))).toEqual([]);
    }
  });
}

test("every word has a rule of the catalogue", () => {
  const ids = new Set(all().map((rule) => rule.id));
  for (const [, rule] of [...TERMS, ...WATCH_TERMS]) expect(ids).toContain(rule);
});

test("in Ukrainian the South is known by every form, and a way to the south is none of them", async () => {
  await speak("uk");
  const found = partsOf("Шлях на південь. Південь захоплено. На Півдні тихо.", WATCH).filter((part) => part.term);
  await speak("en");
  expect(found).toEqual([{ text: "Південь", term: "south" }]);
});

test("the second game is a book of its own: its rules, words and sources are told where it is read", () => {
  const lines = [line("PLAY-01"), line("W-ADV-01"), line("W-HERO-01"), line("W-HERO-02")];
  expect(rulesIn(lines, BOOK).map((one) => one.id)).toEqual(["PLAY-01"]);
  expect(rulesIn(lines, WATCH)).toEqual(lines);
  // A rule that the second game replaces is told there only to whoever asks for it.
  const replaced = line("WIN-02", ["z-base"]);
  expect(rulesIn([replaced, ...lines], WATCH)).toEqual(lines);
  expect(rulesIn([replaced, ...lines], WATCH, "WIN-02")).toEqual([replaced, ...lines]);
  const moved = [{ ...replaced, replaced_by: ["W-END-03", "W-OPT-02"] }, ...lines, line("W-END-03")];
  expect([BOOK, WATCH].map((reading) => inPlaceOf("WIN-02", moved, reading))).toEqual(["WIN-02", "W-END-03"]);
  expect(inPlaceOf("PLAY-01", moved, WATCH)).toBe("PLAY-01");
  expect(inPlaceOf("WIN-02", [replaced], WATCH)).toBeUndefined();
  expect(chaptersOf(lines).map(({ chapter }) => chapterWord(chapter))).toEqual([
    "At every table",
    "Wildlings advance",
    "Heroes",
  ]);
  expect(partsOf("A camp in the supply.", BOOK).some((part) => part.term)).toBe(false);
  expect(partsOf("A camp in the supply.", WATCH).flatMap((part) => part.term ?? [])).toEqual(["camp", "supply"]);
  expect(sourceWord("W")).toBe("the Korean rules of the second game");
  expect(sourceWord("K")).toBe("the Korean manual");
});

test("rules are found by all words of a query, in any order, by their ID too", () => {
  const options = optionsIn(house, { edition: "", changes: {} });
  const found = (query: string) => rulesWith(query, all(), options).map((one) => one.id);
  expect(found("BUILD-07")).toEqual(["BUILD-07"]);
  expect(found("corner DISTANCE")).toContain("BOARD-07");
  expect(found("xyzzy")).toEqual([]);
  expect(termsWith("army", BOOK)).toContain("largest_army");
});

test("a linked word says what it means, and opens here where somebody listens", () => {
  const onopen = vi.fn();
  render(LinkedText, { text: "Move the robber.", reading: { edition: "z-base", changes: {} }, onopen });
  const link = screen.getByRole("link", { name: "robber" });
  expect(link.getAttribute("href")).toBe("/rules/word-robber?edition=z-base");
  expect(link.getAttribute("title")).toBe(say("term-robber", {}, "text"));
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(onopen).toHaveBeenCalledWith(`${WORD}robber`);
  expect(click.defaultPrevented).toBe(true);
});

test.each(LANGUAGES.map((one) => one.tag))("in %s every good is explained where its terrain is", async (tag) => {
  await speak(tag);
  const linked = partsOf(say("rule-BOARD-02"), BOOK).map((part) => part.term);
  expect(linked).toEqual(expect.arrayContaining(["lumber", "wool", "grain", "brick", "ore"]));
});
