/** Text that nobody guesses and nobody else has; also where a page comes without https. */
export function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
}
