/** What somebody is called here: bots have a name in the letters of each language, people the one that they chose. */

import { say } from "./words.svelte";

interface Named {
  name: string;
  bot: string | null;
}

/** The name of one who sits at a table. */
export function called({ name, bot }: Named): string {
  return bot ? say("bot-name", { name }) : name;
}

/** The same for a name that stands alone, such as in an old line of the log. */
export function calledAmong(chairs: readonly Named[], name: string): string {
  const chair = chairs.find((one) => one.name === name);
  return chair ? called(chair) : name;
}
