import { expect, test } from 'vitest';
import { nemesesAmong, wishChances } from './wishes';

test('the sheet and the seats say how many nemeses there are', () => {
  expect([3, 4, 5, 6].map((seats) => nemesesAmong(seats, false))).toEqual([1, 1, 2, 2]);
  expect([4, 6].map((seats) => nemesesAmong(seats, true))).toEqual([2, 3]);
});

test('the page says what asking is worth, and how often somebody who has not asked is drawn', () => {
  const { asking, anyway } = wishChances(6, 2);
  expect(asking.map(({ percent }) => percent)).toEqual([100, 100, 67, 50, 40, 33]);
  expect(anyway.map(({ percent }) => percent)).toEqual([33, 20, 0, 0, 0, 0]);
  expect(anyway.map(({ askers }) => askers)).toEqual([0, 1, 2, 3, 4, 5]);
});
