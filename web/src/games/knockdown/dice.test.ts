import { expect, it } from 'vitest';
import { fails, throws, ways } from './dice';

it('counts all 216 throws of three dice', () => {
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
  expect(ways.reduce((a, b) => a + b, 0)).toBe(throws);
});

it('fails as often as the table of KNO-KDT-21 says', () => {
  const table = [0, 0, 0, 0, 1, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212, 215, 216];
  expect(table.map((_, strain) => fails(strain))).toEqual(table);
});
