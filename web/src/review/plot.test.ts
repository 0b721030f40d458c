import { describe, expect, it } from 'vitest';
import { lineOf, size, spread, turnsOf, yOf } from './plot';

const points = [
  { row: 0, turn: 1, seat: 0, chances: [500, 500] },
  { row: 5, turn: 1, seat: 0, chances: [600, 400] },
  { row: 10, turn: 2, seat: 1, chances: [0, 1000] },
];

describe('the plot of chances', () => {
  it('goes from the left edge to the right one', () => {
    const xs = lineOf(points, 0, 10).split(' ').map((pair) => Number(pair.split(',')[0]));
    expect(xs).toEqual([size.left, (size.left + size.wide - size.right) / 2, size.wide - size.right]);
  });
  it('has certainty at the top and nothing at the bottom', () => {
    expect(yOf(1000)).toBe(size.top);
    expect(yOf(0)).toBe(size.high - size.bottom);
  });
  it('keeps labels apart and inside', () => {
    const placed = spread([100, 100, 101, 300], 18);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let n = 1; n < sorted.length; ++n) expect((sorted[n] ?? 0) - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-9);
    expect(Math.max(...placed)).toBeLessThanOrEqual(size.high - 10);
  });
  it('has a number for each turn', () => {
    expect(turnsOf(points).map((point) => point.row)).toEqual([0, 10]);
  });
});
