import { describe, expect, test } from 'vitest';
import {
  around, beyond, centreOf, chasmPath, edges, edgeTowards, endsOf, idOf, inner, inReadingOrder, middleOf, outline, placeOf, radius,
  towards, turned,
} from './geometry';

const origin = { q: 0, r: 0 };

describe('hexes', () => {
  test('six neighbours lie one hex away, clockwise from the north', () => {
    const angles = edges.map((edge) => {
      const { x, y } = centreOf(beyond(origin, edge));
      expect(Math.hypot(x, y)).toBeCloseTo(2 * inner);
      return (Math.atan2(x, -y) * 180) / Math.PI;
    });
    expect(angles.map((angle) => Math.round((angle + 360) % 360))).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('an edge lies half way to the neighbour behind it', () => {
    for (const edge of edges) {
      const middle = middleOf(edge);
      const there = centreOf(beyond(origin, edge));
      expect(middle.x).toBeCloseTo(there.x / 2);
      expect(middle.y).toBeCloseTo(there.y / 2);
      expect(edgeTowards(origin, beyond(origin, edge))).toBe(edge);
    }
    expect(edgeTowards(origin, { q: 2, r: 0 })).toBeNull();
  });

  test('neighbours share the ends of their edge', () => {
    const there = centreOf(beyond(origin, 1));
    const [a, b] = endsOf(1);
    const [c, d] = endsOf(4);
    expect(a.x).toBeCloseTo(d.x + there.x);
    expect(a.y).toBeCloseTo(d.y + there.y);
    expect(b.x).toBeCloseTo(c.x + there.x);
    expect(b.y).toBeCloseTo(c.y + there.y);
  });

  test('ids are read back, and other objects are no places', () => {
    expect(placeOf(idOf({ q: -3, r: 2 }))).toEqual({ q: -3, r: 2 });
    for (const other of ['seat-1', 'L1-01', 'knight:2', '', '1,2,3']) expect(placeOf(other)).toBeNull();
  });

  test('turning goes clockwise and around', () => {
    expect(turned([0, 2], 1)).toEqual([1, 3]);
    expect(turned([0, 4], 3)).toEqual([1, 3]);
    expect(turned([0, 3], 6)).toEqual([0, 3]);
  });
});

describe('drawing', () => {
  test('a chasm stays inside its tile, along its edge', () => {
    const numbers = chasmPath(0).rim.match(/-?[\d.]+ -?[\d.]+/g)?.map((pair) => pair.split(' ').map(Number)) ?? [];
    expect(numbers.length).toBeGreaterThan(4);
    for (const [x = 0, y = 0] of numbers) {
      expect(Math.abs(x)).toBeLessThan(radius / 2);
      expect(y).toBeGreaterThan(-inner);
      expect(y).toBeLessThan(-inner + 20);
    }
  });

  test('the line around joined hexes leaves out what they share', () => {
    const start = [origin, { q: 0, r: -1 }, { q: 1, r: -1 }];
    expect(outline([origin]).match(/M/g)).toHaveLength(6);
    expect(outline(start).match(/M/g)).toHaveLength(12);
  });

  test('the world holds every hex', () => {
    const world = around([origin, { q: 2, r: -1 }], 10);
    expect(world.x).toBeCloseTo(-radius - 10);
    expect(world.width).toBeCloseTo(3 * radius + 2 * radius + 20);
    expect(world.y).toBeCloseTo(-inner - 10);
    expect(around([]).width).toBeCloseTo(2 * radius);
  });
});

describe('walking', () => {
  const places = [origin, ...edges.map((edge) => beyond(origin, edge))];

  test('reading order goes from the top, in a row from the left', () => {
    expect(inReadingOrder(places).map(idOf)).toEqual(['0,-1', '-1,0', '1,-1', '0,0', '-1,1', '1,0', '0,1']);
  });

  test('arrows go to the neighbour in their direction, and nowhere at the border', () => {
    expect(towards(places, origin, 'up')).toEqual({ q: 0, r: -1 });
    expect(towards(places, origin, 'down')).toEqual({ q: 0, r: 1 });
    expect(['1,-1', '1,0']).toContain(idOf(towards(places, origin, 'right') ?? origin));
    expect(towards(places, { q: 0, r: -1 }, 'up')).toBeNull();
  });

  test('every hex of a map can be reached by arrows', () => {
    const map = [...places, { q: 2, r: -1 }, { q: 3, r: -2 }, { q: -2, r: 2 }];
    const reached = new Set([idOf(origin)]);
    for (const id of reached) {
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = towards(map, placeOf(id) ?? origin, way);
        if (next) reached.add(idOf(next));
      }
    }
    expect(reached.size).toBe(map.length);
  });
});
