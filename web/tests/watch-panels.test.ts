import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SAMPLE_DANGER, SAMPLE_NORTH, SAMPLE_TRAILS } from "../src/gallery/samples";
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
  await fireEvent.click(screen.getByRole("button", { expanded: false }));
  expect(ontoggle).toHaveBeenCalledOnce();
  await rerender({ open: true });
  expect(container.textContent).toContain("River clan: the next wildling starts a rush.");
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
  ["idle", []],
  ["after", ["Exchange it", "Turn it over"]],
  ["must", ["Exchange it"]],
] as const)("a hero that is %s offers what can be done with it", async (state, names) => {
  const [onuse, onexchange, onturn] = [vi.fn(), vi.fn(), vi.fn()];
  render(HeroPanel, { hero: "archer", face: "front", state, onuse, onexchange, onturn });
  const buttons = screen.queryAllByRole("button");
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(names);
  for (const button of buttons) await fireEvent.click(button);
  const called = [onuse, onexchange, onturn].map((one) => one.mock.calls.length);
  expect(called).toEqual([
    Number(state === "ready"),
    Number(state === "after" || state === "must"),
    Number(state === "after"),
  ]);
});

test("a hero that cannot be used says why", () => {
  const text = (state: "rests" | "used") => {
    const told = render(HeroPanel, { hero: "seer", face: "back", state }).container.textContent ?? "";
    cleanup();
    return told;
  };
  expect(text("rests")).toContain("from your next turn on");
  expect(text("used")).toContain("One hero a turn");
  expect(text("used")).toContain("second and last use");
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
  render(DieOdds, { trails: SAMPLE_TRAILS });
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
