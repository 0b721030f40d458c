import { describe, expect, it } from 'vitest';
import { box, plotOf, pointAt } from './plot';

const points = [
  { turn: 1, row: 4, amounts: [0, 0] },
  { turn: 2, row: 9, amounts: [3, 0] },
  { turn: 5, row: 30, amounts: [3, 6] },
];

describe('the plot of a match', () => {
  it('has a line for each seat, from the first turn to the last', () => {
    const plot = plotOf(points);
    expect(plot?.lines.map((line) => line.amount)).toEqual([3, 6]);
    expect(plot?.lines[1]?.end).toEqual({ x: box.width - box.right, y: box.top });
    expect(plot?.lines[0]?.path.startsWith(`M${box.left} ${box.height - box.bottom}`)).toBe(true);
    expect(plot?.grid.map((line) => line.amount)).toEqual([0, 2, 4, 6]);
    expect(plot?.ticks.map((tick) => tick.turn)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps labels apart that would lie over each other', () => {
    const plot = plotOf([{ turn: 1, row: 1, amounts: [0, 0, 0] }, { turn: 2, row: 2, amounts: [5, 5, 5] }]);
    const labels = plot?.lines.map((line) => line.label).sort((a, b) => a - b) ?? [];
    expect(new Set(labels).size).toBe(3);
  });

  it('draws nothing of a match without a course', () => {
    expect(plotOf([])).toBeNull();
    expect(plotOf(points.slice(0, 1))).toBeNull();
  });

  it('finds the turn one points at', () => {
    expect(pointAt(points, box.left)?.turn).toBe(1);
    expect(pointAt(points, box.width - box.right)?.turn).toBe(5);
    expect(pointAt([], 10)).toBeNull();
  });
});
