import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SAMPLE_DANGER, SAMPLE_NORTH, SAMPLE_TRAILS } from "../src/gallery/samples";
import type { TableStore } from "../src/client/table.svelte";
import type { View } from "../src/client/types";
import Heroes from "../src/table/Heroes.svelte";
import { PlayState } from "../src/table/play.svelte";
import DangerLine from "../src/watch/DangerLine.svelte";
import DangerPanel from "../src/watch/DangerPanel.svelte";
import DieOdds from "../src/watch/DieOdds.svelte";
import HeroChooser from "../src/watch/HeroChooser.svelte";
import HeroPanel from "../src/watch/HeroPanel.svelte";
import NorthList from "../src/watch/NorthList.svelte";
import { HEROES } from "../src/watch/types";
import { LANGUAGES } from "../src/words/languages";
import { has, say, speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

test("the danger says of each section how it stands, and in words how bad that is", () => {
  render(DangerPanel, { danger: SAMPLE_DANGER });
  const sections = within(screen.getByRole("region", { name: "Danger" })).getAllByRole("list")[0]!;
  const told = within(sections).getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim());
  expect(told[0]).toContain("Section 1: 2 regulars against 2");
  expect(told[0]).toContain("the next one breaches");
  expect(told[1]).toContain("on the edge");
  expect(told[3]).toContain("Section 4: 1 regular against 3");
  expect(told[2]).toContain("the next one climbs over");
  expect(told[3]).toContain("calm");
});

test("the panel and the line say what the server reckoned: nobody on guard, and what a rush does", () => {
  const levels = ["open", "rush", "rush_end"] as const;
  const sections = levels.map((level) => ({ regulars: 0, guards: 0, level }));
  for (const [part, words] of [
    [DangerPanel, ["nobody on guard", "a rush breaches it", "a rush ends the game"]],
    [DangerLine, ["open", "rush", "rush!"]],
  ] as const) {
    const danger = { ...SAMPLE_DANGER, sections };
    const { container } = render(part, { danger, open: false, ontoggle: vi.fn() });
    expect([...container.querySelectorAll(".level")].map((one) => one.textContent)).toEqual(words);
    expect(container.textContent).toContain("a rush breaches it");
    cleanup();
  }
});

test("the danger says how near a rush and the end are", () => {
  const { container } = render(DangerPanel, { danger: SAMPLE_DANGER });
  expect(container.textContent).toContain("River clan: the next wildling starts a rush.");
  expect(container.textContent).toContain("Cave clan: 3 more wildlings start a rush.");
  screen.getByRole("img", { name: "Breaches: 1 of 3" });
  screen.getByRole("img", { name: "In the South: 4 of 7" });
  expect(container.textContent).toContain("By what all see, Kestrel would win with 3 guards if the game ended now.");
  cleanup();
  const nobody = render(DangerPanel, { danger: { ...SAMPLE_DANGER, leader: { name: "Kestrel", guards: 0 } } }).container;
  expect(nobody.textContent).toContain(
    "Nobody has a guard on the Wall. By what all see, Kestrel would win if the game ended now.",
  );
});

test("the danger in one line unfolds to the rushes and the leader", async () => {
  const ontoggle = vi.fn();
  const { container, rerender } = render(DangerLine, { danger: SAMPLE_DANGER, open: false, ontoggle });
  expect(container.textContent).toContain("Section 3: 0 regulars against 1: the next one climbs over");
  expect(container.textContent).not.toContain("Kestrel");
  // What is seen without opening or pointing: a word a section, and the clan nearest to a rush.
  expect([...container.querySelectorAll(".level")].map((one) => one.textContent)).toEqual(["breach", "edge", "climb", "calm"]);
  expect(container.textContent).toContain("River clan: the next wildling starts a rush.");
  expect(container.querySelector(".count [aria-hidden]:last-child")?.textContent).toBe("4/5");
  await fireEvent.click(screen.getByRole("button", { expanded: false }));
  expect(ontoggle).toHaveBeenCalledOnce();
  await rerender({ open: true });
  expect(container.textContent).toContain("Cave clan: 3 more wildlings start a rush.");
  expect(container.textContent).toContain("By what all see, Kestrel would win with 3 guards if the game ended now.");
});

test("the north is told to readers: guards with their owners, camps, peaks", () => {
  render(NorthList, { view: SAMPLE_NORTH, nameOf: (colour) => `Seat ${colour}` });
  const wall = screen.getByRole("list", { name: "The Wall" });
  expect(wall.textContent).toContain("Wall section 1: 2 guards, 2 against them");
  expect(wall.textContent).toContain("space 2: guard of Seat blue");
  expect(wall.textContent).toContain("Wall section 3: 0 guards, 0 against them");
  const north = screen.getByRole("list", { name: "North of the Wall" });
  expect(north.textContent).toContain("River clan: 4 wildlings in the camps");
  expect(north.textContent).toContain("camp 2 of the River clan: giant");
  expect(north.textContent).toContain("In the peaks: 11 × regular, 4 × climber and 6 × giant");
});

test.each([
  ["ready", ["Use: the archer"]],
  ["rests", []],
  ["used", []],
  ["idle", ["Use: the archer"]],
  ["after", ["Exchange it", "Turn it over"]],
  ["must", ["Exchange it"]],
] as const)("a hero that is %s offers what can be done with it", async (state, names) => {
  const [onuse, onwhy, onexchange, onturn] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  render(HeroPanel, { hero: "archer", face: "front", state, onuse, onwhy, onexchange, onturn });
  const buttons = screen.queryAllByRole("button");
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(names);
  for (const button of buttons) await fireEvent.click(button);
  const called = [onuse, onwhy, onexchange, onturn].map((one) => one.mock.calls.length);
  expect(called).toEqual([
    Number(state === "ready"),
    Number(state === "idle"),
    Number(state === "after" || state === "must"),
    Number(state === "after"),
  ]);
});

function heroes(hero: string, side: "a" | "b", rested: boolean, stage = "main"): { text: string; asked: string[] } {
  const watch = { heroes: [{ hero, side, rested }], display: [] };
  const seats = [{ seat: 1, name: "Anna", colour: "red", bot: null }];
  const view = { watch, seats, turn: { stage }, ask: { n: 1, must: true, moves: {} } } as unknown as View;
  const asked: string[] = [];
  const why = async (moves: string[]) => void asked.push(...moves);
  const play = new PlayState({ view, seat: 1, pending: null, notice: null, why, tell: vi.fn(), link: { is: "open" } } as unknown as TableStore);
  const text = render(Heroes, { play, view }).container.textContent ?? "";
  return { text, asked };
}

test("a hero that rests says whether it was taken or used, and from when it can be used", () => {
  const text = (...told: Parameters<typeof heroes>) => {
    const found = heroes(...told).text;
    cleanup();
    return found;
  };
  expect(text("seer", "a", true)).toContain("You took this hero in this turn: it can be used from your next turn on.");
  expect(text("seer", "b", true)).toContain("this hero was used, and can be used again from your next turn on.");
  expect(text("seer", "b", true)).toContain("second and last use");
  // The cards that the use brings are still to be picked: it lies there with its front up.
  expect(text("seer", "a", true, "foreseeing")).toContain("this hero was used");
  expect(text("scholar", "a", true)).toContain("The scholar was taken in this turn");
  expect(text("scholar", "b", true)).toContain("used again from the next player’s turn on.");
});

test("why a hero cannot be used now is asked of the server", async () => {
  const { asked } = heroes("seer", "a", false);
  await fireEvent.click(screen.getByRole("button", { name: /^Use: / }));
  expect(asked).toEqual(["h"]);
});

test("a hero on display is taken by its button", async () => {
  const onpick = vi.fn();
  render(HeroChooser, { heroes: ["steward", "rebel"], onpick });
  expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["the steward", "the rebel king"]);
  await fireEvent.click(screen.getByRole("button", { name: "Take: the rebel king" }));
  expect(onpick.mock.calls).toEqual([["rebel"]]);
  cleanup();
  render(HeroChooser, { heroes: ["steward"] });
  expect(screen.queryByRole("button")).toBeNull();
});

test("the table of the wildling die adds up to twelve", () => {
  render(DieOdds, { trails: SAMPLE_TRAILS, faces: 12 });
  const ways = screen.getAllByRole("cell").map((cell) => parseInt(cell.textContent ?? "", 10));
  expect(ways).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 4]);
  expect(screen.getAllByRole("rowheader")[2]?.textContent).toBe("3: River clan to section 2");
  expect(screen.getAllByRole("rowheader")[3]?.textContent).toBe("4: Cave clan to section 2");
});

test.each(LANGUAGES.map(({ tag }) => tag))("every hero has a title and an ability in %s", async (tag) => {
  await speak(tag);
  for (const hero of HEROES) expect(has(`hero-${hero}`) && has(`hero-${hero}-does`), hero).toBe(true);
  expect(new Set(HEROES.map((hero) => say(`hero-${hero}`))).size).toBe(HEROES.length);
  await speak("en");
});

test.each([
  ["en", ["calm", "open", "climb", "edge", "rush", "breach", "rush!", "end"], ": the next one climbs over"],
  ["ko", ["잠잠", "무방비", "넘음", "위태", "러시", "파괴", "러시!", "종료"], ": 다음에 오면 타고 넘음"],
  ["zh-Hant", ["平靜", "無人", "翻牆", "吃緊", "衝鋒", "破牆", "衝鋒！", "終局"], "：再來一個就翻牆"],
  ["ja", ["静か", "無人", "越える", "際どい", "突撃", "突破", "突撃！", "終局"], "：次の1人が乗り越える"],
  ["uk", ["спокій", "пусто", "лізе", "межа", "навала", "пролом", "навала!", "кінець"], ": наступний перелізе"],
])("in %s every danger has a short word of its own, and the colon is that of the language", async (tag, words, told) => {
  await speak(tag);
  const levels = ["calm", "open", "climb", "near", "rush", "next", "rush_end", "end"] as const;
  const sections = levels.map((level) => ({ regulars: 0, guards: 1, level }));
  const { container } = render(DangerLine, { danger: { ...SAMPLE_DANGER, sections }, open: false, ontoggle: vi.fn() });
  const shown = [...container.querySelectorAll(".level")].map((one) => one.textContent);
  const climb = container.querySelector(".danger-climb .unseen")?.textContent;
  await speak("en");
  expect(shown).toEqual(words);
  expect(new Set(shown).size).toBe(levels.length);
  expect(climb).toMatch(new RegExp(`\\S${told}$`));
});
