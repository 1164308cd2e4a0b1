/** Files of the page that are loaded late: a network loses one now and then, and a new version has others. */

import { isUnderstood, type Misfit, reloadOnce } from "./renewing";

/** Whether the server has this page: without it, loading the page again would end at the browser's own error. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Loads files. If one is lost, the page is loaded anew, once: browsers do not ask for a lost script a second time. */
export async function part<T>(which: Misfit, load: () => Promise<T>): Promise<T> {
  try {
    const found = await load();
    isUnderstood(which);
    return found;
  } catch (problem) {
    if ((await isServed()) && reloadOnce(() => location.reload(), which)) return new Promise<T>(() => {});
    throw problem;
  }
}
