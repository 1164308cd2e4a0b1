/** Tries something, and says how it ended: a key for when it was done, else the refusal. */
export type Tried = (what: () => Promise<unknown>, done: string) => Promise<void>;
