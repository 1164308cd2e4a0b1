/** Where in a record one looks, as an address: the move, and whose eyes. */

const EYES = /^(all|public|[1-6])$/;

/** The move that an address names; null if it names none. */
export function moveIn(search: string): number | null {
  const text = new URLSearchParams(search).get("move");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The eyes that an address names; all cards lie open unless it says otherwise. */
export function eyesIn(search: string): string {
  const text = new URLSearchParams(search).get("view") ?? "";
  return EYES.test(text) ? text : "all";
}

export function placeOf(id: string, move: number, eyes: string): string {
  return `/r/${encodeURIComponent(id)}?move=${move}${eyes === "all" ? "" : `&view=${eyes}`}`;
}
