import { describe, expect, test } from 'vitest';
import { same } from '../../lib/language';
import { hex, sampleBox } from './sample';
import { hexLabel, linesOf, rowOf } from './tiles';

describe('what stands on a hex', () => {
  test('stands in one centred row, heroes last', () => {
    const row = rowOf(hex('0,0', { armies: ['demons'], heroes: [1] }));
    expect(row.tokens.map(({ kind }) => kind)).toEqual(['army', 'hero']);
    expect(row.scale).toBe(1);
    expect((row.tokens[0]?.x ?? 0) < (row.tokens[1]?.x ?? 0)).toBe(true);
  });

  test('shrinks before anything would overlap or leave the hex', () => {
    const row = rowOf(hex('0,0', { armies: ['demons', 'dryads'], items: ['axe'], city: 0, heroes: [0, 1, 2, 3, 4] }));
    const widest = Math.max(...row.tokens.map(({ x }) => Math.abs(x) + 30));
    expect(widest * row.scale).toBeLessThanOrEqual(85);
    const xs = row.tokens.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  test('the General stands alone with his strength', () => {
    expect(rowOf(hex('0,0', { general: true, strength: 10, armies: [] })).tokens.map(({ kind }) => kind)).toEqual(['general']);
  });

  test('is told in words', () => {
    const label = hexLabel(hex('0,1', { place: same('forest south of the castle'), armies: ['demons'], strength: 5, heroes: [0], chasms: [0, 3] }), sampleBox, (seat) => same(`P${seat}`));
    expect(label.en).toBe('forest south of the castle, monsters: Demons, strength 5, here: P0, yields 2\u00a0wood, chasms: north, south');
    expect(label.pl).toContain('przepaście: północ, południe');
  });
});

test('a long name breaks near its middle', () => {
  expect(linesOf('Rocks')).toEqual(['Rocks']);
  expect(linesOf('Kopalnia Skałożerców')).toEqual(['Kopalnia', 'Skałożerców']);
  expect(linesOf('Niedźwiedziołakowisko')).toEqual(['Niedźwiedziołakowisko']);
});
