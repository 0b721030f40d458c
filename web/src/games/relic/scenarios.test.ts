import { expect, it } from 'vitest';
import { partnersOf, stacked, teamsOf } from './scenarios';
import type { TableView } from './types';

const seat = (team: number, nemesis: string | null) => ({ team, nemesis });
const table = (players: { team: number; nemesis: string | null }[]) => ({ players }) as unknown as TableView;

it('joins a character and a nemesis of one team, the character first', () => {
  const four = table([seat(2, 'rne-moarn'), seat(1, null), seat(2, null), seat(1, 'rne-luxuria')]);
  expect(teamsOf(four)).toEqual([[1, 3], [2, 0]]);
  expect(partnersOf(four, 0)).toEqual([2]);
});

it('knows no team of seats that have none', () => {
  const three = table([seat(1, null), seat(1, null), seat(0, 'rne-moarn')]);
  expect(teamsOf(three)).toEqual([[0, 1]]);
  expect(partnersOf(three, 2)).toEqual([]);
  expect(partnersOf(null, 0)).toEqual([]);
});

it('stacks equal cards of the scenario deck', () => {
  expect(stacked(['a', 'b', 'a'])).toEqual([{ card: 'a', count: 2 }, { card: 'b', count: 1 }]);
});
