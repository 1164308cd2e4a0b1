// A list that grows at its end shows its end, until its reader scrolls away from it.

/** As near to the end as this is at it. */
const NEAR = 40;

/** Keeps what scrolls at its end while it, or what is in it, changes its size; lets go only of a reader who scrolls. */
export function follow(list: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver !== "function") return;
  let isAtEnd = true;
  let judged = "";

  const sizes = () => `${list.scrollHeight} ${list.clientHeight}`;
  const judge = () => (isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
  const pin = () => {
    judged = sizes();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    else judge();
  };
  // A gap that came with another size is not the reader's doing: the observer closes it before anything is drawn.
  const scrolled = () => {
    if (sizes() === judged) judge();
  };

  const observer = new ResizeObserver(pin);
  observer.observe(list);
  for (const part of list.children) observer.observe(part);
  list.addEventListener("scroll", scrolled, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
