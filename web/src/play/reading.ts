// Reading: everything on the table can be read before it is chosen. Hover, focus, a long press, a right click or the Space
// key show one and the same card of information beside the thing, never over it.
import type { Text } from '../lib/language';

export interface Reading {
  name: Text;
  /** What sort of thing it is, in a few words. */
  kind?: Text | null;
  /** What it costs, against what one has. */
  cost?: Text | null;
  /** What it does or shows. */
  lines: readonly Text[];
  clause?: string | null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const gap = 10;
const margin = 6;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Where a card of this size stands: beside the thing, inside the window, over as little as possible of what can be chosen. */
export function besideOf(thing: Box, card: { width: number; height: number }, window: { width: number; height: number }, lit: readonly Box[]): Spot {
  const inside = (value: number, size: number, most: number) => Math.max(margin, Math.min(value, most - size - margin));
  const middleX = inside(thing.left + thing.width / 2 - card.width / 2, card.width, window.width);
  const middleY = inside(thing.top + thing.height / 2 - card.height / 2, card.height, window.height);
  const spots: Spot[] = [
    { left: thing.left + thing.width + gap, top: middleY },
    { left: thing.left - gap - card.width, top: middleY },
    { left: middleX, top: thing.top - gap - card.height },
    { left: middleX, top: thing.top + thing.height + gap },
  ];
  const cost = (spot: Spot): number => {
    const frame = { ...spot, ...card };
    const outside = spot.left < 0 || spot.top < 0 || spot.left + card.width > window.width || spot.top + card.height > window.height;
    return (outside ? 1e9 : 0) + lit.reduce((sum, one) => sum + overlap(frame, one), 0);
  };
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) < 1e9) return best;
  // Nowhere beside it in full: below or above, whichever has more room.
  const above = thing.top > window.height - thing.top - thing.height;
  return { left: middleX, top: above ? margin : Math.max(margin, window.height - card.height - margin) };
}
