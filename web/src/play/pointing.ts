// Where the coach points: the frame of a thing as far as it can be seen, and the dotted line that leads there.

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const least = 8;

export const meet = (a: Frame, b: Frame): Frame => ({
  left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
});

export const isSeen = ({ left, top, right, bottom }: Frame): boolean => right - left >= least && bottom - top >= least;

/** What can be seen of an element: inside everything that scrolls it, and above the decision where that is docked. */
export function seenFrame(element: Element, page: Frame): Frame {
  let seen = meet(element.getBoundingClientRect(), page);
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (!/(auto|scroll|hidden|clip)/.test(getComputedStyle(at).overflow)) continue;
    seen = meet(seen, at.getBoundingClientRect());
  }
  return seen;
}

const between = (value: number, first: number, last: number): number => Math.max(first, Math.min(value, last));

/** Nearer things need no line; to farther ones it would run over too much else. */
const gap = 14;
const far = { beside: 400, above: 80 };

/** A line from the coach to a thing beside or above it; null where there is to be none. */
export function lineTo(coach: Frame, thing: Frame): string | null {
  const middle = (thing.top + thing.bottom) / 2;
  const beside = coach.left - thing.right;
  const above = coach.top - thing.bottom;
  if (beside > gap) {
    if (beside > far.beside) return null;
    const y = coach.top + 24;
    const to = between(y, thing.top + 10, Math.max(thing.top + 10, middle));
    const bend = Math.min(90, beside / 2);
    return `M${coach.left} ${y}C${coach.left - bend} ${y} ${thing.right + bend} ${to} ${thing.right} ${to}`;
  }
  if (above > gap && above <= far.above) {
    const x = between((coach.left + coach.right) / 2, thing.left + 10, Math.max(thing.left + 10, thing.right - 10));
    return `M${x} ${coach.top}L${x} ${thing.bottom}`;
  }
  return null;
}
