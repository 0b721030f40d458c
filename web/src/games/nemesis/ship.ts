// Where the rooms of the ship lie on its drawing, and the shapes that are drawn there. What joins them comes from the box.
import type { Point, Rect } from '../../lib/camera';
import type { CorridorEntry, RoomEntry, Species } from './types';

export const world: Rect = { x: -22, y: -530, width: 1478, height: 1060 };
export const room = { width: 162, height: 126, cut: 20 };

const places: Record<string, readonly [number, number]> = {
  '001': [80, 0], '002': [318, -264], '003': [300, 0], '004': [318, 264], '005': [592, -406], '006': [592, -203], '007': [534, 0],
  '008': [592, 203], '009': [592, 406], '010': [806, -406], '011': [756, 0], '012': [806, 406], '013': [1018, -374], '014': [922, -166],
  '015': [922, 166], '016': [1018, 374], '017': [1140, -166], '018': [1140, 166], '019': [1312, -352], '020': [1318, 0], '021': [1312, 352],
};
/** On which side of its room a technical entrance lies, where it would hide nothing. */
const below = new Set(['004', '009', '014', '021']);

export interface Slot extends Point {
  id: string;
  entry: RoomEntry;
  portBelow: boolean;
}

export function layOut(rooms: readonly RoomEntry[]): Map<string, Slot> {
  return new Map(rooms.map((entry, n) => {
    const [x, y] = places[entry.id] ?? [180 * (n % 8), 600 + 150 * Math.floor(n / 8)];
    return [entry.id, { id: entry.id, x, y, entry, portBelow: below.has(entry.id) }];
  }));
}

export function roomPath(width: number, height: number, cut: number): string {
  const w = width / 2;
  const h = height / 2;
  return `M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${-h + cut}Z`;
}

/** The outline of the ship: the upper edge, and the same mirrored. */
export const hull = ((): string => {
  const curves = [[16, -160, 110, -316, 245, -398], [340, -462, 430, -502, 600, -506], [780, -506, 960, -506, 1120, -506], [1230, -502, 1310, -466, 1412, -454]];
  const flat: [number, number][] = [[-12, 0], ...curves.flatMap((c): [number, number][] => [[c[0] ?? 0, c[1] ?? 0], [c[2] ?? 0, c[3] ?? 0], [c[4] ?? 0, c[5] ?? 0]])];
  const down = flat.map(([x, y]): [number, number] => [x, -y]).reverse();
  const spell = (points: [number, number][]): string => points.map(([x, y]) => `${x} ${y}`).join(' ');
  const back = [0, 1, 2, 3].map((i) => `C${spell(down.slice(1 + 3 * i, 4 + 3 * i))}`).join('');
  return `M-12 0${curves.map((c) => `C${c.join(' ')}`).join('')}L${spell(down.slice(0, 1))}${back}Z`;
})();
export const nozzles = [-352, 0, 352].map((y) => `M1412 ${y - 42}L1446 ${y - 56}V${y + 56}L1412 ${y + 42}Z`);

/** Where a line from the middle of one room towards another leaves it. */
function border(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / far;
  const uy = (to.y - from.y) / far;
  const w = room.width / 2;
  const h = room.height / 2;
  const t = Math.min(w / Math.max(Math.abs(ux), 1e-9), h / Math.max(Math.abs(uy), 1e-9), (w + h - room.cut) / (Math.abs(ux) + Math.abs(uy)));
  return { x: from.x + ux * t, y: from.y + uy * t };
}

export interface Tube {
  id: string;
  entry: CorridorEntry;
  a: Point;
  b: Point;
  line: string;
  middle: Point;
  turn: number;
  /** Its free length between the rooms, and the step of one unit along it. */
  length: number;
  along: Point;
  from: Point;
}

export function tubesOf(corridors: readonly CorridorEntry[], slots: ReadonlyMap<string, Slot>): Tube[] {
  return corridors.flatMap((entry) => {
    const a = slots.get(entry.ends[0] ?? '');
    const b = slots.get(entry.ends[1] ?? '');
    if (!a || !b) return [];
    const p = border(a, b);
    const q = border(b, a);
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const along = { x: (q.x - p.x) / (length || 1), y: (q.y - p.y) / (length || 1) };
    return [{
      id: entry.id, entry, a, b, line: `M${a.x} ${a.y}L${b.x} ${b.y}`, middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
      turn: (Math.atan2(along.y, along.x) * 180) / Math.PI, length, along, from: p,
    }];
  });
}

/** Things in a row along a corridor: each with its length; where they stand, and how much smaller they become. */
export function alongTube(tube: Tube, lengths: readonly number[]): { scale: number; at: Point[] } {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const scale = Math.min(1, (tube.length - 4) / Math.max(1, total));
  const gap = (tube.length - total * scale) / (lengths.length + 1);
  let way = gap;
  const at = lengths.map((length) => {
    const t = way + (length * scale) / 2;
    way += length * scale + gap;
    return { x: tube.from.x + tube.along.x * t, y: tube.from.y + tube.along.y * t };
  });
  return { scale, at };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest room in a direction. */
export function towards(slots: readonly Slot[], from: Slot, direction: Direction): Slot | null {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  let best: Slot | null = null;
  let least = Infinity;
  for (const slot of slots) {
    const x = slot.x - from.x;
    const y = slot.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 20 || aside > ahead * 1.6) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = slot;
    }
  }
  return best;
}

/** How an enemy is drawn: its letter, its teeth and its size; larger kinds have more of both. */
export const foes: Record<Species, { en: string; pl: string; teeth: number; size: number }> = {
  larva: { en: 'L', pl: 'L', teeth: 5, size: 16 },
  creeper: { en: 'C', pl: 'P', teeth: 6, size: 17 },
  adult: { en: 'A', pl: 'D', teeth: 8, size: 19 },
  breeder: { en: 'B', pl: 'R', teeth: 10, size: 20 },
  queen: { en: 'Q', pl: 'K', teeth: 12, size: 22 },
  metagorger: { en: 'M', pl: 'M', teeth: 6, size: 17 },
  shambler: { en: 'S', pl: 'P', teeth: 8, size: 19 },
  fleshbeast: { en: 'F', pl: 'Ś', teeth: 10, size: 20 },
  butcher: { en: 'B', pl: 'R', teeth: 13, size: 22 },
};

export function toothed(teeth: number, radius: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, n) => {
    const angle = (n * Math.PI) / teeth;
    const r = n % 2 === 1 ? radius * 0.78 : radius;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
