// What the reader does in the second game: moves that the server lists are narrowed choice by choice.

import { beforeAll, describe, expect, test } from "vitest";
import type { TableStore } from "../src/client/table.svelte";
import type { Moves, North, View, Watch } from "../src/client/types";
import { moveWords } from "../src/learn/aid/acts";
import { askedStage, patrolUse } from "../src/table/asked";
import { PlayState } from "../src/table/play.svelte";
import { watchSpots } from "../src/table/watch-spots";
import { choiceWords, heroQuestion } from "../src/watch/hero-words";
import { dangerOf, northOf } from "../src/watch/seen";
import { canUse, nextStep, picksOf, takesOf, useOf } from "../src/watch/uses";
import { HEROES } from "../src/watch/types";
import { effectOf, faceOf, isOfTheBox } from "../src/words/box";
import { say, speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));

const WATCH = {
  wall: [[1, 2, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [3, 0, 0, 0, 0]],
  clearings: [[1], [3, 4], [], []],
  camps: [["giant"], ["regular", "climber"], []],
  danger: ["near", "next", "next", "near"],
  frost: { regular: 20, climber: 7, giant: 7 },
  gift: { C7: "climber" },
  breaches: 1,
  on_wall: [1, 1, 1],
  leading: 2,
  heroes: [{ hero: "pathfinder", side: "a", rested: false }],
} as unknown as Watch;
const TRAILS = [
  { trail: 1, clan: 1, section: 2 },
  { trail: 2, clan: 1, section: 2 },
  { trail: 3, clan: 0, section: 3 },
];
const NORTH = { trails: TRAILS, breach_limit: 3, gift_limit: 8, rush: 5, faces: 12, point_guards: [3, 5] } as unknown as North;
const SEATS = [1, 2, 3].map((seat) => ({ seat, name: ["Anna", "Ben", "Cem"][seat - 1], colour: "red", bot: null }));
const CHAIRS = SEATS as unknown as View["seats"];

function playing(hero: string, moves: Moves, stage = "main"): { play: PlayState; done: string[] } {
  const watch = { ...WATCH, heroes: [{ hero, side: "a", rested: false }] };
  const view = { watch, seats: SEATS, turn: { stage }, ask: { n: 1, must: true, moves } } as unknown as View;
  const done: string[] = [];
  const store = { view, seat: 1, pending: null, notice: null, act: async (code: string) => done.push(code) };
  return { play: new PlayState(store as unknown as TableStore), done };
}

// Each hero with codes that the server could list, and a way through its choices.
const WAYS: Record<(typeof HEROES)[number], [codes: string[], chosen: string[], move: string]> = {
  commander: [["commander=L/2", "commander=L/2,3", "commander=W/3"], ["L", "2,3"], "h:commander=L/2,3"],
  steward: [["steward=L>O", "steward=L>W", "steward=B>O"], ["L", "W"], "h:steward=L>W"],
  scholar: [["scholar=L", "scholar=O", "pass"], ["O"], "h:scholar=O"],
  builder: [["builder=B6w>C5ne", "builder=B6w>C7w"], ["B6w", "C7w"], "h:builder=B6w>C7w"],
  arms: [["arms@1:LLB", "arms@2:LLB", "arms@2:WWB"], ["LLB", "2"], "h:arms@2:LLB"],
  seer: [["seer:WGO", "seer:WWG"], ["WWG"], "h:seer:WWG"],
  rebel: [["rebel>2", "rebel>3"], ["3"], "h:rebel>3"],
  pathfinder: [["pathfinder=cave2", "pathfinder=1.1"], ["cave2"], "h:pathfinder=cave2"],
  archer: [["archer@C7"], ["C7"], "h:archer@C7"],
  recruiter: [["recruiter@2", "recruiter@4"], ["4"], "h:recruiter@4"],
  tracker: [["tracker"], [], "h:tracker"],
};

// The words of those choices in a question.
const CHOSEN: Record<(typeof HEROES)[number], string[]> = {
  commander: ["lumber", "Ben and Cem"],
  steward: ["1 lumber", "1 wool"],
  scholar: ["1 ore"],
  builder: ["B6w", "C7w"],
  arms: ["2 lumber and 1 brick", "section 2"],
  seer: ["2 wool and 1 grain"],
  rebel: ["Cem"],
  pathfinder: ["camp 2 of the Cave clan"],
  archer: ["C7"],
  recruiter: ["section 4"],
  tracker: [],
};

describe.each(HEROES)("the %s", (hero) => {
  const [codes, chosen, move] = WAYS[hero];

  test("is used choice by choice, and no choice leads astray", () => {
    expect(canUse(hero, [])).toBe(false);
    expect(canUse(hero, codes)).toBe(true);
    chosen.forEach((value, at) => {
      const step = nextStep(hero, codes, chosen.slice(0, at))!;
      expect(step.options).toContain(value);
      expect(new Set(step.options).size).toBe(step.options.length);
      expect(useOf(hero, codes, chosen.slice(0, at))).toBeNull();
    });
    expect(nextStep(hero, codes, chosen)).toBeNull();
    expect(useOf(hero, codes, chosen)).toBe(move);
  });

  test("is told in words by the coach, with what was chosen", () => {
    const { act, detail } = moveWords(move, CHAIRS, true);
    expect(act).toMatch(/^Use: the /);
    expect(detail).toBe(choiceWords(hero, chosen, CHAIRS).join(" · "));
    // No code is left in it; places of the land are called by their names.
    if (!["builder", "archer"].includes(hero)) expect(detail).not.toMatch(/[/>@:=]|\b[LWGBO]+\b/);
  });

  test("asks another question at every step, with what was chosen so far", () => {
    const steps = chosen.map((_, at) => heroQuestion(hero, chosen.slice(0, at), false, CHAIRS));
    const asked = [...steps, heroQuestion(hero, chosen, true, CHAIRS)];
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.at(-1)).toMatch(/\?$/);
    asked.forEach((question, at) => {
      for (const word of CHOSEN[hero].slice(0, at)) expect(question).toContain(word);
    });
  });
});

test("one player is asked for a card, several for one each", () => {
  const asked = ["2", "2,3"].map((seats) => heroQuestion("commander", ["W", seats], true, CHAIRS));
  expect(asked).toEqual(["Ask Ben for a card: wool?", "Ask Ben and Cem for a card each: wool?"]);
});

test("a later choice offers only what the earlier ones left", () => {
  const codes = ["arms@1:LLB", "arms@2:LLB", "arms@2:WWB"];
  expect(nextStep("arms", codes, [])?.options).toEqual(["LLB", "WWB"]);
  expect(nextStep("arms", codes, ["WWB"])?.options).toEqual(["2"]);
});

test("picks and heroes to take are read from the codes", () => {
  expect(picksOf(["pick=K", "pick=V", "pass"])).toEqual(["K", "V"]);
  expect(takesOf(["flip", "take=archer", "take=seer"])).toEqual(["archer", "seer"]);
});

test("places of a hero are spots, on either side of the Wall", () => {
  const { play } = playing("pathfinder", { h: ["pathfinder=cave2", "pathfinder=2.1"] });
  expect(watchSpots(play, WATCH)).toEqual({ land: [], sections: [], north: [] });
  play.useHero();
  expect(watchSpots(play, WATCH).north.map((spot) => [spot.id, spot.label])).toEqual([
    ["h:cave2", "camp 2 of the Cave clan: climber"],
    ["h:2.1", "Clearing at section 2: 2 regulars"],
  ]);
  const archer = playing("archer", { h: ["archer@C7"] }).play;
  archer.useHero();
  expect(watchSpots(archer, WATCH).land.map((spot) => spot.id)).toEqual(["h:C7"]);
});

test("a guard, new recruits and a patrol have their spots; nothing else is open meanwhile", () => {
  const { play } = playing("tracker", { g: [1, 4], nr: [2], "kn@": ["C7"], kn: true });
  play.build("g");
  expect(watchSpots(play, WATCH).sections.map((spot) => spot.id)).toEqual(["g@1", "g@4"]);
  expect(watchSpots(play, WATCH).sections[0]?.label).toContain("1 regular against 2");
  play.reset();
  play.card = "N";
  expect(watchSpots(play, WATCH).sections.map((spot) => spot.id)).toEqual(["nr@2"]);
  play.card = "K";
  expect(watchSpots(play, WATCH).land.map((spot) => spot.id)).toEqual(["kn@C7"]);
});

test("the scholar is asked for by the game; steps can be taken back", () => {
  const { play } = playing("scholar", { h: ["scholar=L", "scholar=O", "pass"] }, "consoling");
  expect(play.using).toEqual([]);
  play.chooseForHero("O");
  expect(play.heroMove).toBe("h:scholar=O");
  play.backInHero();
  expect(play.heroMove).toBeNull();
  expect(play.heroStep?.options).toEqual(["L", "O"]);
});

test("an answer to an offer leaves what is being chosen, as far as it is still possible", async () => {
  const { play, done } = playing("steward", { h: ["steward=L>O", "steward=L>W"], r: ["B6w"], n: [2], d: [2] });
  const set = (h: string[]) => Object.assign(play.view!, { ask: { n: play.view!.ask!.n + 1, must: true, moves: { h } } });
  play.useHero();
  play.chooseForHero("L");
  await play.answer("n2", 42);
  set(["steward=L>O", "steward=L>W"]);
  play.renew(1);
  expect(done).toEqual(["n2"]);
  expect(play.using).toEqual(["L"]);
  // The trade took the lumber.
  await play.answer("d2", 43);
  set(["steward=B>O"]);
  play.renew(2);
  expect(play.using).toBeNull();
  // Any other new question makes it void.
  play.useHero();
  play.chooseForHero("B");
  set(["steward=B>O"]);
  play.renew(3);
  expect(play.using).toBeNull();
  // So does the next one after an answer that was refused.
  play.useHero();
  (play.store as unknown as { act: () => Promise<boolean> }).act = async () => false;
  await play.answer("n2", 44);
  play.renew(4);
  expect(play.using).toBeNull();
});

test("what the server tells becomes what is drawn", () => {
  const north = northOf({ watch: WATCH, north: NORTH }, (seat) => (["red", "blue", "white"] as const)[seat - 1])!;
  // Trails of a clan to the same section are drawn as one path.
  expect(north.paths).toEqual([
    { clan: "cave", section: 3, numbers: "1 2" },
    { clan: "river", section: 4, numbers: "3" },
  ]);
  expect(north.sections[0]).toEqual({ guards: ["red", "blue", null, null, null], clearing: ["regular"] });
  expect(north.camps.cave).toEqual(["regular", "climber", null, null, null]);
  const danger = dangerOf({ watch: WATCH, north: NORTH, seats: SEATS as unknown as View["seats"] })!;
  expect(danger.sections[1]).toEqual({ regulars: 2, guards: 0, level: "next" });
  expect(danger.rushes).toEqual({ river: 4, cave: 3, hornfoot: 5 });
  expect([danger.south, danger.southLimit, danger.lastBreach]).toEqual([1, 8, 3]);
  expect(danger.leader.name).toBe("Ben");
  expect(dangerOf({ watch: null, north: null, seats: [] })).toBeNull();
});

test("once trading is over, the prompt says what can still be built", () => {
  const stageOf = (stage: string, built: boolean, moves: Moves) => askedStage({ stage, built } as View["turn"], moves);
  expect(stageOf("main", false, { o: true })).toBe("main");
  expect(stageOf("main", true, { r: ["B6w"] })).toBe("building");
  expect(stageOf("main", true, { buy: true })).toBe("building");
  expect(stageOf("main", true, { g: [], end: true })).toBe("ending");
  expect(stageOf("robbing", true, { rob: {} })).toBe("robbing");
  expect(say("page-ask", { stage: "building", count: 0 })).toBe("Trading is over: build more, or end your turn.");
});

test("a patrol is asked about what it can do, and about nothing else", () => {
  const uses = [{ kn: true, "kn@": ["C7"] }, { kn: true }, { "kn@": ["C7"] }].map((moves) => patrolUse(moves as Moves));
  expect(uses).toEqual(["both", "robber", "wildling"]);
  const told = uses.map((patrol_use) => say("page-patrol", { patrol_use }));
  expect(told.map((text) => /robber/.test(text))).toEqual([true, true, false]);
  expect(told.map((text) => /wildling/.test(text))).toEqual([true, false, true]);
});

test("the box has its own words for cards, in its plain game too, where a patrol meets no wildlings", () => {
  expect([faceOf("K", true), faceOf("Y", true), faceOf("K", false), faceOf("N", true)]).toEqual(["P", "S", "K", "N"]);
  const tables = ["gift", "island"].map((shape) => ({ board: { shape, hexes: {}, harbours: {} }, watch: null }));
  expect([...tables, { board: null }].map(isOfTheBox)).toEqual([true, false, false]);
  const [plain, common] = tables.map((view) => effectOf("K", view));
  const full = effectOf("K", { ...tables[0]!, watch: WATCH });
  expect([plain, common, full].map((text) => /wildling/.test(text!))).toEqual([false, false, true]);
  expect([plain, common, full].map((text) => /strongest ranger/.test(text!))).toEqual([true, false, true]);
});
