/** The link by which somebody comes back: its secret is behind the `#`, which no request carries. */

const MARK = "#return=";

export function linkOf(origin: string, secret: string): string {
  return `${origin}/me${MARK}${secret}`;
}

/** The secret in an address, if it is such a link's. */
export function secretIn(hash: string): string {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : "";
}
