import { describe, expect, it } from 'vitest';
import { centreOf, corners, fence, frame, holes, inReadingOrder, pitch, towards } from './geometry';
import { bridge, ring, wreck } from './sample';

const at = (arena: typeof wreck, id: string) => {
  const space = arena.spaces.find((s) => s.id === id);
  if (!space) throw new Error(id);
  return space;
};

describe('where tiles lie', () => {
  it('puts rows half a tile apart', () => {
    expect(centreOf({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
    expect(centreOf({ q: 1, r: 0 })).toEqual({ x: pitch.x, y: 0 });
    expect(centreOf({ q: 0, r: 1 })).toEqual({ x: pitch.x / 2, y: pitch.y });
    expect(centreOf({ q: 2, r: -1 })).toEqual({ x: 1.5 * pitch.x, y: -pitch.y });
  });

  it('keeps all corners within the frame', () => {
    for (const arena of [wreck, bridge, ring]) {
      const [x, y, width, height] = frame(arena);
      for (const corner of arena.spaces.flatMap((space) => corners(centreOf(space)))) {
        expect(corner.x).toBeGreaterThan(x);
        expect(corner.x).toBeLessThan(x + width);
        expect(corner.y).toBeGreaterThan(y);
        expect(corner.y).toBeLessThan(y + height);
      }
    }
  });

  it('fences points in without those inside', () => {
    const square = [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }];
    expect(new Set(fence([...square, { x: 2, y: 1 }]))).toEqual(new Set(square));
  });

  it('finds the stone in the middle of the ring, and no hole elsewhere', () => {
    expect(holes(ring)).toEqual([{ q: 0, r: 0 }]);
    expect(holes(wreck)).toEqual([]);
    expect(holes(bridge)).toEqual([]);
  });

  it('reads from above and from the left', () => {
    expect(inReadingOrder(wreck.spaces).map((s) => s.id).slice(0, 5)).toEqual(['-1,-1', '0,-1', '1,-1', '2,-1', '-2,0']);
  });
});

describe('walking by arrow keys', () => {
  it('goes along a row', () => {
    expect(towards(wreck.spaces, at(wreck, '0,0'), 'right')?.id).toBe('1,0');
    expect(towards(wreck.spaces, at(wreck, '0,0'), 'left')?.id).toBe('-1,0');
  });

  it('goes to the row above and below', () => {
    expect(['0,-1', '1,-1']).toContain(towards(wreck.spaces, at(wreck, '0,0'), 'up')?.id);
    expect(['0,1', '-1,1']).toContain(towards(wreck.spaces, at(wreck, '0,0'), 'down')?.id);
  });

  it('crosses the hole of the ring', () => {
    expect(towards(ring.spaces, at(ring, '-1,0'), 'right')?.id).toBe('1,0');
  });

  it('stops at the edge', () => {
    expect(towards(bridge.spaces, at(bridge, '3,0'), 'right')).toBeNull();
    expect(towards(bridge.spaces, at(bridge, '0,0'), 'up')).toBeNull();
  });

  it('reaches every space of every arena', () => {
    for (const arena of [wreck, bridge, ring]) {
      const found = new Set([arena.spaces[0]?.id]);
      for (const id of found) {
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = towards(arena.spaces, at(arena, id ?? ''), direction);
          if (next) found.add(next.id);
        }
      }
      expect(found.size).toBe(arena.spaces.length);
    }
  });
});
