/** The languages there are, and which of them a reader would like best. */

import listed from "$locales/languages.json";

export interface Language {
  tag: string;
  name: string;
  direction: string;
}

export const LANGUAGES: readonly Language[] = listed;
export const ENGLISH = "en";

/** The language that fits a browser's wishes best; one Chinese serves all who read Chinese, as with every language. */
export function choose(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const subtag = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language.tag.split("-")[0] === subtag);
    if (found) return found.tag;
  }
  return ENGLISH;
}
