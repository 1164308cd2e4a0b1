/** Where in the page one is, by the address. */

export type Route =
  | { at: "front" }
  | { at: "table"; id: string }
  | { at: "record"; id: string }
  | { at: "rules"; rule: string }
  | { at: "records" }
  | { at: "learn" }
  | { at: "me" }
  | { at: "nowhere" };

/** The parts of a path; none of one that is not written as addresses are, such as `/t/%zz`. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The place that a path names. */
export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (!parts) return { at: "nowhere" };
  const [, first = "", second = "", ...more] = parts;
  if (more.length) return { at: "nowhere" };
  if (first === "t" && second) return { at: "table", id: second };
  if (first === "r" && second) return { at: "record", id: second };
  if (first === "rules") return { at: "rules", rule: second };
  if (second) return { at: "nowhere" };
  if (first === "") return { at: "front" };
  return first === "records" || first === "learn" || first === "me" ? { at: first } : { at: "nowhere" };
}

let current = $state.raw<Route>({ at: "front" });
let search = $state.raw("");

export const route = {
  get now(): Route {
    return current;
  },
  /** What an address asks for behind its path, `?…`. */
  get query(): string {
    return search;
  },
};

/** Which of the pages it is: another rule or another book is still the page of the rules. */
const pageOf = (one: Route) => one.at + ("id" in one ? one.id : "");

/** Goes to a path of the page. */
export function go(path: string): void {
  const before = pageOf(current);
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
  // What had the focus is gone with its page: who goes by keyboard or by ear goes on at the beginning of the new one.
  if (pageOf(current) !== before) document.getElementById("main")?.focus({ preventScroll: true });
}

function arrive(): void {
  current = routeOf(location.pathname);
  search = location.search;
}

/** Follows the address and takes over clicks on links within the page; returns what undoes it. */
export function followAddress(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || routeOf(link.pathname).at === "nowhere") return;
    // Within what is shown the browser itself goes there, and takes the focus along.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  arrive();
  addEventListener("popstate", arrive);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", click);
  };
}
