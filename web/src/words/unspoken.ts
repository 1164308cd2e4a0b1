/** What is said when no words could be loaded: the page has the sentences with it, as those for readers without scripts. */

import { ENGLISH } from "./languages";

/** Says so in a reader's language and in English, with a button that loads the page again. */
export function sayUnspoken(tag: string, reload: () => void = () => location.reload()): void {
  const all = document.querySelector<HTMLTemplateElement>("template#unspoken")?.content.children ?? [];
  const read = [...all].filter((one) => one instanceof HTMLElement && [tag, ENGLISH].includes(one.lang));
  const told = read.map((one) => document.importNode(one, true));
  for (const one of told) one.querySelector("button")?.addEventListener("click", reload);
  const place = document.createElement("main");
  place.className = "unspoken";
  place.setAttribute("role", "alert");
  document.body.append(place);
  place.append(...told);
}
