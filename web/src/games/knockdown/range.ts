// Which spaces an attack reaches, from the distances and lines that the box gives (KNO-RNG-01 to KNO-RNG-06).
import type { ArenaEntry, RangeEntry } from './types';

/** The ids of the spaces in range of an attacker on `from`; the attacker's own space is never among them. */
export function reached(arena: ArenaEntry, from: string, range: RangeEntry): Set<string> {
  const start = arena.spaces.findIndex((space) => space.id === from);
  const found = new Set<string>();
  if (start < 0) return found;
  arena.spaces.forEach((space, n) => {
    if (n !== start && within(arena.distance[start]?.[n] ?? -1, arena.in_line[start]?.[n] ?? false, range)) {
      found.add(space.id);
    }
  });
  return found;
}

function within(distance: number, inLine: boolean, range: RangeEntry): boolean {
  if (distance < 0) return range.reach === 'unlimited';
  switch (range.reach) {
    case 'exactly':
      return distance === range.spaces;
    case 'up_to':
      return distance >= 1 && distance <= range.spaces;
    case 'projectile':
      return inLine;
    case 'unlimited':
      return true;
  }
}

/** Steps between two spaces; null if there is no way or no such space. */
export function steps(arena: ArenaEntry, from: string | null, to: string | null): number | null {
  const a = arena.spaces.findIndex((space) => space.id === from);
  const b = arena.spaces.findIndex((space) => space.id === to);
  const distance = arena.distance[a]?.[b] ?? -1;
  return distance < 0 ? null : distance;
}

/** What stands in a range badge: 1, ≤2, an arrow or the sign of infinity. */
export function badge(range: RangeEntry): string {
  switch (range.reach) {
    case 'exactly':
      return String(range.spaces);
    case 'up_to':
      return `≤${range.spaces}`;
    case 'projectile':
      return '→';
    case 'unlimited':
      return '∞';
  }
}
