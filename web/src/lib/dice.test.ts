import { expect, test } from 'vitest';
import { pips } from './dice';

test('a face has as many pips as its number, each in a place of its own', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const places = pips(face).map(String);
    expect(places.length, `face ${face}`).toBe(face);
    expect(new Set(places).size).toBe(face);
  }
});

test('what is no face of a die has no pips', () => {
  for (const face of [0, 7, -1, 2.5]) expect(pips(face)).toEqual([]);
});
