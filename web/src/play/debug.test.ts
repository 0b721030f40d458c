import { expect, it } from 'vitest';
import { linesOf, matching } from './debug';

const position = { turn: 3, players: [{ life: 2, hand: ['A01', 'B7'] }, { life: 5, hand: [] }], over: null, deck: {} };

it('writes every value with the way that leads to it', () => {
  expect(linesOf(position)).toEqual([
    { path: 'turn', value: '3' },
    { path: 'players.0.life', value: '2' },
    { path: 'players.0.hand.0', value: '"A01"' },
    { path: 'players.0.hand.1', value: '"B7"' },
    { path: 'players.1.life', value: '5' },
    { path: 'players.1.hand', value: '[]' },
    { path: 'over', value: 'null' },
    { path: 'deck', value: '{}' },
  ]);
});

it('finds the lines in which every word stands', () => {
  const paths = (query: string) => matching(linesOf(position), query).map((line) => line.path);
  expect(paths('LIFE 5')).toEqual(['players.1.life']);
  expect(paths('hand a01')).toEqual(['players.0.hand.0']);
  expect(paths('life hand')).toEqual([]);
  expect(paths('  ').length).toBe(8);
});
