// The arenas of content/knockdown/arenas.yaml for tests, with distances and lines measured here in the plainest way.
import type { ArenaEntry, AttackEntry, SpaceEntry } from './types';

type Axial = [number, number];
const neighbours: Axial[] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]];
const key = ([q, r]: Axial) => `${q},${r}`;

function walked(spaces: Axial[], from: Axial): number[] {
  const known = new Set(spaces.map(key));
  const steps = new Map([[key(from), 0]]);
  for (const queue: Axial[] = [from]; queue.length > 0; ) {
    const [q, r] = queue.shift() as Axial;
    for (const [dq, dr] of neighbours) {
      const next: Axial = [q + dq, r + dr];
      if (!known.has(key(next)) || steps.has(key(next))) continue;
      steps.set(key(next), (steps.get(key([q, r])) ?? 0) + 1);
      queue.push(next);
    }
  }
  return spaces.map((space) => steps.get(key(space)) ?? -1);
}

function straight(spaces: Axial[], from: Axial): boolean[] {
  const known = new Set(spaces.map(key));
  const seen = new Set<string>();
  for (const [dq, dr] of neighbours) {
    for (let at: Axial = [from[0] + dq, from[1] + dr]; known.has(key(at)); at = [at[0] + dq, at[1] + dr]) seen.add(key(at));
  }
  return spaces.map((space) => seen.has(key(space)));
}

function arena(id: string, box: string, spaces: Axial[], kinds: Record<string, SpaceEntry['kind']>): ArenaEntry {
  return {
    id, name: { en: id, pl: id }, box, origin: 'house', source: '',
    spaces: spaces.map(([q, r]) => ({ id: key([q, r]), q, r, place: { en: key([q, r]), pl: key([q, r]) }, kind: kinds[key([q, r])] ?? 'plain' })),
    distance: spaces.map((space) => walked(spaces, space)),
    in_line: spaces.map((space) => straight(spaces, space)),
  };
}

export const wreck = arena(
  'R1', 'derelict',
  [[-1, -1], [0, -1], [1, -1], [2, -1], [-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0], [-2, 1], [-1, 1], [0, 1], [1, 1]],
  { '-2,1': 'start_a', '2,-1': 'start_b', '0,0': 'corridor_centre', '-2,0': 'corridor_outer', '2,0': 'corridor_outer' },
);
export const bridge = arena(
  'R2', 'bridge', [[-3, 0], [-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0], [3, 0]], { '-2,0': 'start_a', '2,0': 'start_b' },
);
export const ring = arena(
  'R3', 'ring',
  [[0, -2], [2, -2], [0, -1], [1, -1], [-2, 0], [-1, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [-2, 2], [0, 2]],
  { '-2,0': 'start_a', '2,0': 'start_b' },
);

export const attack = (part: Partial<AttackEntry> = {}): AttackEntry => ({
  id: 'A01', name: { en: 'Straight Jab', pl: 'Prosty' }, type: 'strike', range: { reach: 'exactly', spaces: 1 },
  range_text: { en: 'range 1', pl: 'zasięg 1' }, light: 2, heavy: 0, ko: false, effect: null, sign: null, symbol: 'HP', copies: 2,
  cost: [], trigger: null, clauses: [], origin: 'house', source: '', ...part,
});
