// A small box for tests: the board with its true number of spaces, nothing printed on most of them.
import { same } from '../../lib/language';
import type { SpaceEntry } from './types';

const plain = (id: string): SpaceEntry => ({
  id, name: same(id), sector: 'outer', place: 0, corner: false, area: null, icons: { red: 0, blue: 0, yellow: 0 }, boxes: [], optional: false,
  movement_box: null, movement_cost: 0, movement_if: null, crossing: null, crossing_price: 0, nemesis_crossing: null, text: [], origin: 'house', source: '',
});

function ring(sector: 'outer' | 'middle', count: number): SpaceEntry[] {
  return Array.from({ length: count }, (_, place) => {
    const corner = place % (count / 4) === 0;
    return { ...plain(`${sector}-${place}`), sector, place, corner, area: corner ? null : `${sector}-area-${Math.floor(place / (count / 4))}` };
  });
}

export const spaces: SpaceEntry[] = [
  ...ring('outer', 24),
  ...ring('middle', 16),
  ...Array.from({ length: 8 }, (_, place) => ({ ...plain(`inner-${place}`), sector: 'inner' as const, place })),
  { ...plain('centre'), sector: 'centre' },
];
