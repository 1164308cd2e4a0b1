/** The catalogue of rules as the server tells it, from the files that it is made of. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { api } from "../src/client/http";
import type { RuleLine } from "../src/client/types";
import { learnRules } from "../src/learn/rules/catalogue.svelte";

const FOLDER = `${import.meta.dirname}/../../src/hexmoot/rules`;
const BASE = ["j-base", "k-base", "z-base"];

interface Entry {
  id: string;
  replaces: string[];
  gone: string[];
  plain: boolean;
}

function entriesOf(file: string): Entry[] {
  const tables = readFileSync(`${FOLDER}/${file}`, "utf-8").split("[[rule]]").slice(1);
  return tables.map((table) => {
    const listed = (name: string) => [...(new RegExp(`^${name} = \\[([^\\]]*)\\]`, "m").exec(table)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((one) => one[1]!);
    const replaces = listed("replaces");
    const id = /^id = "([^"]+)"/m.exec(table)![1]!;
    return { id, replaces, gone: [...replaces, ...listed("rules_out")], plain: /^plain = true/m.test(table) };
  });
}

const common = entriesOf("catalogue.toml");
const own = entriesOf("catalogue_watch.toml");

function lineOf({ id, plain }: Entry, isOwn: boolean): RuleLine {
  const isGone = (inPlain: boolean) => own.some((one) => (one.plain || !inPlain) && one.gone.includes(id));
  const editions = isOwn
    ? ["w-base", ...(plain ? ["w-plain"] : [])]
    : [...BASE, ...(isGone(false) ? [] : ["w-base"]), ...(isGone(true) ? [] : ["w-plain"])];
  const replaced_by = own.filter((one) => one.replaces.includes(id)).map((one) => one.id);
  return { id, chapter: id.split("-")[0]!, sources: [], options: [], editions, replaced_by };
}

export const RULES: RuleLine[] = [...common.map((one) => lineOf(one, false)), ...own.map((one) => lineOf(one, true))];

/** Makes the catalogue known to the page. */
export async function knowRules(): Promise<void> {
  vi.spyOn(api, "rules").mockResolvedValue(RULES);
  await learnRules();
}
