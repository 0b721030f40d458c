import { expect, test } from 'vitest';
import { alongTube, layOut, room, towards, tubesOf, world, type Slot } from './ship';
import type { CorridorEntry, RoomEntry } from './types';

const ids = Array.from({ length: 21 }, (_, n) => String(n + 1).padStart(3, '0'));
const rooms: RoomEntry[] = ids.map((id) => ({ id, place: 'one', tile: null, exits: [], technical: [] }));
const corridors: CorridorEntry[] = [{ id: '001-002', ends: ['001', '002'], numbers: [3] }, { id: '005-010', ends: ['005', '010'], numbers: [1, 2] }];
const slots = layOut(rooms);
const at = (id: string): Slot => {
  const slot = slots.get(id);
  if (!slot) throw new Error(id);
  return slot;
};

test('no room lies over another, and all lie on the drawing', () => {
  for (const a of slots.values()) {
    expect(Math.abs(a.y) + room.height / 2).toBeLessThan(-world.y);
    expect(a.x + room.width / 2).toBeLessThan(world.x + world.width);
    for (const b of slots.values()) {
      if (a.id < b.id) expect(Math.abs(a.x - b.x) >= room.width || Math.abs(a.y - b.y) >= room.height, `${a.id} ${b.id}`).toBe(true);
    }
  }
});

test('things in a corridor stand one after the other between its rooms', () => {
  for (const tube of tubesOf(corridors, slots)) {
    const { scale, at: places } = alongTube(tube, [48, 29, 12]);
    expect(scale).toBeLessThanOrEqual(1);
    const way = places.map((place) => (place.x - tube.from.x) * tube.along.x + (place.y - tube.from.y) * tube.along.y);
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(way[0]).toBeGreaterThan(0);
    expect(way.at(-1)).toBeLessThan(tube.length);
  }
});

test('arrows walk from room to room', () => {
  const all = [...slots.values()];
  expect(towards(all, at('005'), 'right')?.id).toBe('010');
  expect(towards(all, at('008'), 'down')?.id).toBe('009');
  expect(towards(all, at('001'), 'left')).toBeNull();
});
