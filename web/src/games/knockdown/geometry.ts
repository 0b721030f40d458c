// Where hexes lie on the screen. Arenas come in axial coordinates (docs/content/knockdown.md#arenas); tiles stand on a
// corner and are drawn a little wider than high, as seen from the side of the table.
import type { ArenaEntry, SpaceEntry } from './types';

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a tile to the next one in its row, and from row to row. */
export const pitch = { x: 118, y: 95 };
/** From the middle of a tile to its sides and to its corners. */
export const tile = { x: 56.3, y: 60.5 };
/** How thick a tile is. */
export const edge = 13;

export function centreOf(space: { q: number; r: number }): Point {
  return { x: pitch.x * (space.q + space.r / 2), y: pitch.y * space.r };
}

/** The corners of a tile drawn at a size, clockwise from the top. */
export function corners(at: Point, size = 1): Point[] {
  const x = tile.x * size;
  const y = tile.y * size;
  return [
    { x: at.x, y: at.y - y },
    { x: at.x + x, y: at.y - y / 2 },
    { x: at.x + x, y: at.y + y / 2 },
    { x: at.x, y: at.y + y },
    { x: at.x - x, y: at.y + y / 2 },
    { x: at.x - x, y: at.y - y / 2 },
  ];
}

export const points = (of: Point[]): string => of.map((p) => `${round(p.x)},${round(p.y)}`).join(' ');

const round = (n: number): number => Math.round(n * 10) / 10;

/** The visible front edge below a tile. */
export function front(at: Point): Point[] {
  const [, , right, bottom, left] = corners(at) as [Point, Point, Point, Point, Point, Point];
  const down = (p: Point): Point => ({ x: p.x, y: p.y + edge });
  return [left, bottom, right, down(right), down(bottom), down(left)];
}

/** The smallest fence around some points, counter-clockwise on the screen (Andrew's monotone chain). */
export function fence(around: Point[]): Point[] {
  const sorted = [...around].sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (from: Point[]) => {
    const chain: Point[] = [];
    for (const p of from) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The ground an arena lies on: its fence, pushed out and with rounded corners, as a path. */
export function ground(arena: ArenaEntry, margin = 22, rounding = 20): string {
  const all = arena.spaces.flatMap((space) => corners(centreOf(space)));
  const middle = { x: mean(all.map((p) => p.x)), y: mean(all.map((p) => p.y)) };
  const pushed = fence(all).map((p) => ({
    x: p.x + Math.sign(p.x - middle.x) * margin * (Math.abs(p.x - middle.x) > 1 ? 1 : 0),
    y: p.y + Math.sign(p.y - middle.y) * margin * 0.5 + (p.y > middle.y ? edge : 0),
  }));
  const along = (from: Point, to: Point, by: number): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(by / length, 0.5);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const path = pushed.map((corner, n) => {
    const before = along(corner, pushed.at(n - 1) as Point, rounding);
    const after = along(corner, pushed[(n + 1) % pushed.length] as Point, rounding);
    return `${n === 0 ? 'M' : 'L'}${round(before.x)} ${round(before.y)}Q${round(corner.x)} ${round(corner.y)} ${round(after.x)} ${round(after.y)}`;
  });
  return `${path.join('')}z`;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** The part of the plane an arena takes, standees and name tags included: x, y, width, height. */
export function frame(arena: ArenaEntry): [number, number, number, number] {
  const all = arena.spaces.map(centreOf);
  const left = Math.min(...all.map((p) => p.x)) - tile.x - 26;
  const right = Math.max(...all.map((p) => p.x)) + tile.x + 26;
  const top = Math.min(...all.map((p) => p.y)) - Math.max(tile.y + 14, standee.height + 8);
  const bottom = Math.max(...all.map((p) => p.y)) + tile.y + edge + 14;
  return [left, top, right - left, bottom - top];
}

/** A figure stands on the middle of its tile and reaches this far up. */
export const standee = { width: 64, height: 94 };

/** Places that are no spaces although spaces lie all around them. */
export function holes(arena: ArenaEntry): { q: number; r: number }[] {
  const taken = new Set(arena.spaces.map((space) => space.id));
  const around = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const;
  const candidates = new Map<string, { q: number; r: number; neighbours: number }>();
  for (const { q, r } of arena.spaces) {
    for (const [dq, dr] of around) {
      const id = `${q + dq},${r + dr}`;
      if (taken.has(id)) continue;
      const known = candidates.get(id) ?? { q: q + dq, r: r + dr, neighbours: 0 };
      candidates.set(id, { ...known, neighbours: known.neighbours + 1 });
    }
  }
  return [...candidates.values()].filter((hole) => hole.neighbours === around.length).map(({ q, r }) => ({ q, r }));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const heading: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The space an arrow key leads to: the nearest one within the quarter that the arrow points to. */
export function towards(spaces: SpaceEntry[], from: SpaceEntry, direction: Direction): SpaceEntry | null {
  const start = centreOf(from);
  const way = heading[direction];
  let best: { space: SpaceEntry; cost: number } | null = null;
  for (const space of spaces) {
    const at = centreOf(space);
    const ahead = (at.x - start.x) * way.x + (at.y - start.y) * way.y;
    const aside = Math.abs((at.x - start.x) * way.y) + Math.abs((at.y - start.y) * way.x);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + aside;
    if (!best || cost < best.cost) best = { space, cost };
  }
  return best?.space ?? null;
}

/** In reading order: from above, from the left. */
export function inReadingOrder(spaces: SpaceEntry[]): SpaceEntry[] {
  return [...spaces].sort((a, b) => a.r - b.r || a.q - b.q);
}
