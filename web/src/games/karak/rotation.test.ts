import { describe, expect, test } from 'vitest';
import { same } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { turned } from './geometry';
import { newTileOf, rotationsOf, turnedOn } from './rotation';

/** A question for a rotation, as the engine asks it: only what is allowed, those that look alike once. */
function asked(printed: number[], allowed: number[], kind = 'rotation'): PromptView {
  const options = allowed.map((sixths) => ({
    id: `rotate:${sixths}`, label: same(''), objects: ['1,-2'], final: true, ends_turn: false, outcome: { chasms: turned(printed, sixths) },
  }));
  return { kind, clause: 'KAR-EXPL-03', question: same(''), objects: ['L1-05', '1,-2'], options, numbers: null };
}

describe('the rotation of a new tile', () => {
  test('the question says which tile goes where', () => {
    expect(newTileOf(asked([0], [1]))).toEqual({ tile: 'L1-05', at: { q: 1, r: -2 } });
    expect(newTileOf(asked([0], [1], 'slot'))).toBeNull();
    expect(newTileOf(null)).toBeNull();
  });

  test('all six are shown, those that are not offered without an option', () => {
    const ways = rotationsOf(asked([0, 2], [0, 1, 3, 5]), [0, 2]);
    expect(ways.map(({ option }) => option?.id ?? null)).toEqual(['rotate:0', 'rotate:1', null, 'rotate:3', null, 'rotate:5']);
    expect(ways[3]?.chasms).toEqual([3, 5]);
  });

  test('rotations that look alike are one', () => {
    expect(rotationsOf(asked([0, 3], [1, 2]), [0, 3]).map(({ option }) => option?.id ?? null)).toEqual([null, 'rotate:1', 'rotate:2']);
    expect(rotationsOf(asked([], [0]), [])).toHaveLength(1);
  });

  test('turning goes around through the allowed ones, both ways', () => {
    const ways = rotationsOf(asked([0, 2], [0, 1, 3, 5]), [0, 2]);
    expect(turnedOn(ways, 'rotate:1', 1)).toBe('rotate:3');
    expect(turnedOn(ways, 'rotate:5', 1)).toBe('rotate:0');
    expect(turnedOn(ways, 'rotate:0', -1)).toBe('rotate:5');
    expect(turnedOn(ways, null, 1)).toBe('rotate:0');
    expect(turnedOn(ways, null, -1)).toBe('rotate:5');
    expect(turnedOn([], null, 1)).toBeNull();
  });
});
