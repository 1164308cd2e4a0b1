import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Moves, TableEvent, View } from "../src/client/types";
import { CONTENTS, isEnough, learnt, NOTHING, remember, STEPS, stepFor, type Scene } from "../src/learn/lesson/steps";
import { has, speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const READ = ["goal", "numbers"];
function scene(moves: Moves, more: Partial<Scene> = {}, turn = {}, must = true): Scene {
  const view = { status: "playing", ask: { n: 1, must, moves }, turn: { seat: 1, stage: "main", ...turn }, offers: [] };
  return { view: view as unknown as View, seat: 1, moves, memory: NOTHING, done: READ, ...more };
}
const BARE = { t: "event", table: "T", n: 1, at: 0, kind: "moved" } as const;
const event = (more: Partial<TableEvent>): TableEvent => ({ ...BARE, ...more });
const rolled = (by: number, dice: [number, number], produced: [number, string, number][] = []) =>
  event({
    by,
    move: "roll",
    events: [
      { key: "rolled", seat: by, dice },
      ...produced.map(([seat, kind, count]) => ({ key: "produced", seat, kind, count })),
    ],
  });

test("every step has words, and stands in the list of contents once", () => {
  for (const { id } of STEPS) expect([has(`learn-step-${id}`), has(`learn-step-${id}`, "title")]).toEqual([true, true]);
  expect([...CONTENTS].sort()).toEqual(STEPS.map((step) => step.id).sort());
});

test("it begins with the goal, and nothing is told before or after the game", () => {
  expect(stepFor(scene({ roll: true }, { done: [] }))?.id).toBe("goal");
  const over = scene({ roll: true });
  over.view = { ...over.view, status: "over" };
  expect(stepFor(over)).toBeNull();
});

test("a step waits for its moment: what the server allows decides", () => {
  expect(stepFor(scene({ roll: true }))?.id).toBe("roll");
  expect(stepFor(scene({ r: ["D7w"], end: true }))?.id).toBe("road");
  expect(stepFor(scene({ r: ["D7w"], s: ["D7n"], end: true }))?.id).toBe("settlement");
  expect(stepFor(scene({ t: ["WWWW>O"], o: true, end: true }))?.id).toBe("bank");
  expect(stepFor(scene({ o: true, end: true }))?.id).toBe("offer");
  expect(stepFor(scene({ end: true }, { done: [...READ, "aid"] }))?.id).toBe("end");
  expect(stepFor(scene({}, {}, { seat: 3 }, false))?.id).toBe("watch");
});

test("duties come first, whatever else is new", () => {
  const rich = { memory: { ...NOTHING, gained: "L" } };
  expect(stepFor(scene({ x: 4 }, rich, { stage: "discarding" }))?.id).toBe("discard");
  expect(stepFor(scene({ rob: { D7: [2] } }, {}, { stage: "robbing" }))?.id).toBe("robber");
});

test("what is being read stays when its moment passes, until a duty of more weight comes", () => {
  const waiting = scene({}, {}, { seat: 3 }, false);
  expect(stepFor(waiting, "gain")?.id).toBe("gain");
  expect(stepFor(scene({ r: ["D7w"], end: true }), "gain")?.id).toBe("gain");
  expect(stepFor(scene({ roll: true }), "gain")?.id).toBe("roll");
  expect(stepFor(scene({ rob: { D7: [] } }), "watch")?.id).toBe("robber");
  // It was put away.
  expect(stepFor({ ...waiting, done: [...READ, "gain"] }, "gain")?.id).toBe("watch");
});

test("who makes a move has learnt it, even before it was told; another's move teaches nothing", () => {
  expect(learnt(event({ by: 1, move: "r@D7w" }), 1)).toEqual(["road"]);
  expect(learnt(event({ by: 1, move: "rob@D7>2" }), 1)).toEqual(["robber"]);
  expect(learnt(event({ by: 1, move: "rb" }), 1)).toEqual(["card"]);
  expect(learnt(event({ by: 1, move: "roll" }), 1)).toEqual(["roll"]);
  expect(learnt(event({ by: 2, move: "r@D7w" }), 1)).toEqual([]);
});

test("a roll is remembered for what it brought, whoever rolled", () => {
  const gained = remember(NOTHING, rolled(2, [3, 3], [[1, "L", 2], [3, "O", 1]]), 1);
  expect(gained).toMatchObject({ gained: "LL", isEmpty: false });
  // The next roll brings nothing, and it was not ours.
  expect(remember(gained, rolled(3, [1, 1]), 1)).toMatchObject({ gained: "LL", isEmpty: false });
  expect(remember(NOTHING, rolled(1, [1, 1]), 1)).toMatchObject({ gained: "", isEmpty: true });
  // A seven is no empty roll: it has a step of its own.
  expect(remember(NOTHING, rolled(1, [3, 4]), 1).isEmpty).toBe(false);
});

test("the robber of another is told of, one's own is not", () => {
  const moved = (seat: number) =>
    event({ by: seat, move: "rob@D7", events: [{ key: "moved_robber", seat, place: "D7" }] });
  expect(remember(NOTHING, moved(3), 1).robber).toBe(3);
  expect(remember(NOTHING, moved(1), 1).robber).toBeNull();
});

test("enough is a whole turn with a trade, a building and the robber, in any of their forms", () => {
  const turn = ["roll", "gain", "end"];
  expect(isEnough([...turn, "buy", "robbed", "answer"])).toBe(true);
  expect(isEnough([...turn, "road", "robber", "bank"])).toBe(true);
  for (const missing of turn) {
    expect(isEnough([...turn, "buy", "robbed", "offer"].filter((id) => id !== missing))).toBe(false);
  }
  expect(isEnough([...turn, "robbed", "offer"])).toBe(false);
  const done = [...READ, ...turn, "buy", "robbed", "offer", "aid"];
  expect(stepFor(scene({ end: true }, { done }))?.id).toBe("ready");
});

test("a lesson is kept by the browser, and goes on after a reload", async () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import("../src/learn/lesson/lesson.svelte")).lesson;
  };
  localStorage.setItem("hexmoot.lesson", JSON.stringify({ table: "T1", done: ["goal"], isOver: false }));
  const first = await fresh();
  expect([first.isAt("T1"), first.isAt("T2"), first.done]).toEqual([true, false, ["goal"]]);
  first.learn("roll", "goal");
  const second = await fresh();
  expect(second.done).toEqual(["goal", "roll"]);
  second.end();
  expect((await fresh()).isAt("T1")).toBe(false);
});

for (const broken of ["", "null", "7", "{}", '{"table":3,"done":[]}', '{"table":"T","done":"all"}', "{"]) {
  test(`what is kept of a lesson may be broken: ${broken}`, async () => {
    localStorage.setItem("hexmoot.lesson", broken);
    vi.resetModules();
    const { lesson } = await import("../src/learn/lesson/lesson.svelte");
    expect([lesson.isOpen, lesson.done]).toEqual([false, []]);
  });
}
