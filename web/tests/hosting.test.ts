import { beforeEach, expect, test } from "vitest";
import type { ChatLine, View } from "../src/client/types";
import { commandOf, peopleAt } from "../src/table/hosting";
import { speak } from "../src/words/words.svelte";

const chair = (seat: number, more: object = {}) => ({
  seat,
  colour: "red",
  name: `P${seat}`,
  bot: null,
  machine: false,
  free: false,
  ...more,
});
const view = (more: object = {}) =>
  ({
    status: "playing",
    seats: [chair(1), chair(2), chair(3, { bot: "greedy" }), chair(4, { machine: true }), chair(5, { free: true, name: "" })],
    you: { seats: [1], host: true },
    ...more,
  }) as unknown as View;
const presence = { t: "presence" as const, table: "T", n: 1, seats: [], onlookers: [{ name: "Olha", badge: "b9" }] };
const deeds = (of: View) => peopleAt(of, presence, []).map((one) => one.deeds.join(" "));

beforeEach(() => speak("en"));

test("the host can do something about everybody but oneself and a seat that is free", () => {
  expect(deeds(view())).toEqual(["", "free host remove", "free", "free remove", "", "remove"]);
});

test("nobody else can, and no seat is emptied once the game is over", () => {
  expect(deeds(view({ you: { seats: [1], host: false } }))).toEqual(["", "", "", "", "", ""]);
  expect(deeds(view({ you: null }))).toEqual(["", "", "", "", "", ""]);
  expect(deeds(view({ status: "over" }))).toEqual(["", "host remove", "", "remove", "", "remove"]);
});

test("somebody is meant by the badge where one is known, else by the seat's name", () => {
  const line = (seat: number, name: string, badge: string) => ({ t: "chat", n: 1, at: 0, seat, name, badge }) as ChatLine;
  // The line of one who sat there before tells nothing of who sits there now.
  const people = peopleAt(view(), presence, [line(2, "P2", "b2"), line(4, "Before", "b4")]);
  const told = (at: number) => commandOf("remove", people[at]!);
  expect([told(1), told(3), told(5)]).toEqual([
    { t: "remove", badge: "b2" },
    { t: "remove", name: "P4" },
    { t: "remove", badge: "b9" },
  ]);
  expect(commandOf("free", people[1]!)).toEqual({ t: "free_seat", seat: 2 });
  expect(commandOf("host", people[1]!)).toEqual({ t: "hand_over", seat: 2 });
});
