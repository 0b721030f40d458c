import { expect, test } from 'vitest';
import { layOut } from './geometry';
import { nearestNemesis, type Stands } from './nearest';
import { spaces } from './sample';

const cells = layOut(spaces);
const seat = (nemesis: string | null, space: string | null, infamy = 0): Stands => ({ nemesis, space, infamy });

test('the sheet that a key opens is the own one, that of the nearest nemesis, or for onlookers the most infamous', () => {
  const players = [seat(null, 'outer-2'), seat('far', 'outer-12', 20), seat('near', 'outer-4', 3)];
  expect(nearestNemesis(cells, players, 0)).toBe('near');
  expect(nearestNemesis(cells, players, 1)).toBe('far');
  expect(nearestNemesis(cells, players, null)).toBe('far');
  expect(nearestNemesis(cells, [seat(null, 'outer-2')], 0)).toBe(null);
});
