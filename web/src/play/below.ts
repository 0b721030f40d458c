// What lies below the end of a box that scrolls, so that nothing is hidden there without a sign.

/** How many of the rows of a box end below what can be seen of it. */
export function rowsBelow(box: Element, rows: string): number {
  const end = box.getBoundingClientRect().bottom;
  // A pixel of a border is no hidden row.
  return [...box.querySelectorAll(rows)].filter((row) => row.getBoundingClientRect().bottom > end + 6).length;
}

/** Tells how many rows are below, now and whenever the box is scrolled or its size or content changes. */
export function watchBelow(rows: string, tell: (count: number) => void): (box: HTMLElement) => (() => void) | void {
  return (box) => {
    const look = () => tell(rowsBelow(box, rows));
    box.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(box);
    const content = new MutationObserver(look);
    content.observe(box, { childList: true, subtree: true });
    look();
    return () => {
      box.removeEventListener('scroll', look);
      sizes?.disconnect();
      content.disconnect();
    };
  };
}
