/** What the browser keeps for us. Where it keeps nothing, as in some private windows, the page works all the same. */

const memory = new Map<string, string>();

/** What was kept under a key. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text, or forgets it. */
export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full, or not allowed: the memory has it for as long as the page is open.
  }
}

/** What was kept for this tab only. */
export function keptHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab only. */
export function keepHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Only a convenience is lost.
  }
}

/** Forgets what was kept for this tab. */
export function forgetHere(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
