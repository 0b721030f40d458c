import { expect, it } from 'vitest';
import { seatIn } from './objects';

it('reads the number of a seat, and nothing else', () => {
  expect([seatIn('seat-0'), seatIn('seat-12')]).toEqual([0, 12]);
  for (const other of ['seat-', 'seat-x', 'my-seat-1', 'seat-1-hand', 'card-1', '', undefined]) expect(seatIn(other)).toBeNull();
});
