import { describe, expect, it } from 'vitest';
import { badge, reached, steps } from './range';
import { bridge, ring, wreck } from './sample';

const sorted = (ids: Set<string>) => [...ids].sort();

describe('the spaces an attack reaches', () => {
  it('counts steps for fixed ranges (KNO-RNG-01, KNO-RNG-02)', () => {
    expect(sorted(reached(wreck, '-1,0', { reach: 'exactly', spaces: 1 }))).toEqual(sorted(new Set(['-2,0', '0,0', '-1,-1', '0,-1', '-2,1', '-1,1'])));
    expect(reached(bridge, '-3,0', { reach: 'exactly', spaces: 2 })).toEqual(new Set(['-1,0']));
    expect(reached(bridge, '0,0', { reach: 'up_to', spaces: 2 }).size).toBe(4);
  });

  it('follows lines for projectiles, as in KNO-EX-27', () => {
    const projectile = { reach: 'projectile', spaces: 0 } as const;
    expect(reached(wreck, '-2,1', projectile).has('2,-1')).toBe(false);
    expect(reached(wreck, '-1,0', projectile).has('2,0')).toBe(true);
    expect(reached(bridge, '-3,0', projectile).size).toBe(6);
    expect(reached(ring, '0,-1', projectile)).toEqual(reached(ring, '0,-1', { reach: 'exactly', spaces: 1 }));
  });

  it('reaches everywhere but home without a range (KNO-RNG-04)', () => {
    const all = reached(ring, '2,0', { reach: 'unlimited', spaces: 0 });
    expect(all.size).toBe(ring.spaces.length - 1);
    expect(all.has('2,0')).toBe(false);
  });

  it('reaches nothing from nowhere', () => {
    expect(reached(wreck, '9,9', { reach: 'unlimited', spaces: 0 }).size).toBe(0);
  });
});

it('counts steps between spaces', () => {
  expect(steps(wreck, '-2,1', '2,-1')).toBe(4);
  expect(steps(ring, '-2,0', '2,0')).toBe(5);
  expect(steps(wreck, null, '0,0')).toBeNull();
});

it('writes ranges into badges', () => {
  expect([
    badge({ reach: 'exactly', spaces: 1 }), badge({ reach: 'up_to', spaces: 2 }),
    badge({ reach: 'projectile', spaces: 0 }), badge({ reach: 'unlimited', spaces: 0 }),
  ]).toEqual(['1', '≤2', '→', '∞']);
});
