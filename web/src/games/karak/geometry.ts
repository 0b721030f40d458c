// The hex map: flat-top hexes in axial coordinates, edge 0 is north, then clockwise. Units of the drawing: a hex has the
// radius 100.
import type { Point, Rect } from '../../lib/camera';

export interface Place {
  q: number;
  r: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

export const radius = 100;
/** From the middle of a hex to the middle of an edge. */
export const inner = (Math.sqrt(3) / 2) * radius;
export const edges = [0, 1, 2, 3, 4, 5] as const;

const steps: readonly Place[] = [
  { q: 0, r: -1 }, { q: 1, r: -1 }, { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 },
];

export const idOf = ({ q, r }: Place): string => `${q},${r}`;

/** The place that an id such as "0,-1" names; null for any other object. */
export function placeOf(id: string): Place | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(id);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

export const centreOf = ({ q, r }: Place): Point => ({ x: 1.5 * radius * q, y: 2 * inner * (r + q / 2) });

export function beyond(place: Place, edge: number): Place {
  const step = steps[edge % 6] ?? { q: 0, r: 0 };
  return { q: place.q + step.q, r: place.r + step.r };
}

/** The edge of `from` behind which `to` lies; null if they are no neighbours. */
export function edgeTowards(from: Place, to: Place): number | null {
  const edge = steps.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r);
  return edge < 0 ? null : edge;
}

/** Where the printed edges lie after turning clockwise by so many sixths. */
export const turned = (printed: readonly number[], rotation: number): number[] =>
  printed.map((edge) => (edge + rotation) % 6).sort((a, b) => a - b);

const corner = (n: number, size: number): Point => ({
  x: size * Math.cos((n * Math.PI) / 3),
  y: size * Math.sin((n * Math.PI) / 3),
});
const written = ({ x, y }: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** A hex around the origin. */
export const hexPath = (size: number = radius): string => `M${edges.map((n) => written(corner(n, size))).join('L')}Z`;

/** The half of a hex left (-1) or right (1) of its middle line. */
export function halfPath(side: -1 | 1, size: number = radius): string {
  const height = (inner / radius) * size;
  const points: Point[] = [
    { x: 0, y: -height }, { x: (side * size) / 2, y: -height }, { x: side * size, y: 0 },
    { x: (side * size) / 2, y: height }, { x: 0, y: height },
  ];
  return `M${points.map(written).join('L')}Z`;
}

/** Both ends of an edge: edge 0 runs along the top. */
export const endsOf = (edge: number, size: number = radius): [Point, Point] => [corner(edge + 4, size), corner(edge + 5, size)];

export function middleOf(edge: number, size: number = radius): Point {
  const [a, b] = endsOf(edge, size);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Along an edge and into the tile: how far the rim of a chasm reaches. */
const tears: readonly [number, number][] = [
  [0.1, 0.35], [0.22, 1], [0.33, 0.6], [0.46, 1.05], [0.57, 0.62], [0.7, 1], [0.8, 0.55], [0.9, 0.35],
];

/** A torn strip along an edge, inside the tile that prints it; an edge with a chasm on both sides is visibly double. */
export function chasmPath(edge: number, size: number = radius - 2, depth = 13): { area: string; rim: string } {
  const [a, b] = endsOf(edge, size);
  const m = middleOf(edge, size);
  const away = Math.hypot(m.x, m.y);
  const at = (along: number, deep: number): string =>
    written({ x: a.x + (b.x - a.x) * along - (m.x / away) * deep, y: a.y + (b.y - a.y) * along - (m.y / away) * deep });
  const rim = tears.map(([along, deep]) => at(along, deep * depth)).join('L');
  return { area: `M${at(0.03, 0)}L${rim}L${at(0.97, 0)}Z`, rim: `M${rim}` };
}

/** One line around hexes that belong together. */
export function outline(places: readonly Place[]): string {
  const own = new Set(places.map(idOf));
  return places
    .flatMap((place) => {
      const centre = centreOf(place);
      const moved = ({ x, y }: Point): string => written({ x: x + centre.x, y: y + centre.y });
      return edges
        .filter((edge) => !own.has(idOf(beyond(place, edge))))
        .map((edge) => {
          const [a, b] = endsOf(edge);
          return `M${moved(a)}L${moved(b)}`;
        });
    })
    .join('');
}

/** The rectangle around all these hexes. */
export function around(places: readonly Place[], margin = 0): Rect {
  const centres = places.length > 0 ? places.map(centreOf) : [{ x: 0, y: 0 }];
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - radius - margin;
  const y = Math.min(...ys) - inner - margin;
  return { x, y, width: Math.max(...xs) + radius + margin - x, height: Math.max(...ys) + inner + margin - y };
}

/** From top to bottom, in a row from left to right. */
export function inReadingOrder<T extends Place>(places: readonly T[]): T[] {
  return [...places].sort((a, b) => centreOf(a).y - centreOf(b).y || a.q - b.q);
}

const headings: Record<Direction, Point> = {
  left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 },
};

/** The nearest of the places in a direction, as an arrow key means it; null at the border. */
export function towards<T extends Place>(places: readonly T[], from: Place, direction: Direction): T | null {
  const here = centreOf(from);
  const heading = headings[direction];
  const costOf = (place: T): number => {
    const { x, y } = centreOf(place);
    const ahead = (x - here.x) * heading.x + (y - here.y) * heading.y;
    const aside = Math.abs((x - here.x) * heading.y) + Math.abs((y - here.y) * heading.x);
    return ahead < 1 || aside > 1.8 * ahead ? Infinity : ahead + 1.5 * aside;
  };
  const best = places.reduce<{ place: T | null; cost: number }>(
    (found, place) => (costOf(place) < found.cost ? { place, cost: costOf(place) } : found),
    { place: null, cost: Infinity },
  );
  return best.place;
}
