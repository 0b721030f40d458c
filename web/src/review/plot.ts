// Where things lie in the plot of chances: from rows of the journal and tenths of a percent to coordinates.
import type { ReviewPoint } from '../protocol';

export const size = { wide: 1000, high: 300, left: 46, right: 150, top: 14, bottom: 30 } as const;

const width = size.wide - size.left - size.right;
const height = size.high - size.top - size.bottom;

export const xOf = (row: number, rows: number): number => size.left + (width * row) / Math.max(1, rows);
export const yOf = (tenths: number): number => size.top + (height * (1000 - tenths)) / 1000;

/** The line of one seat. */
export function lineOf(points: readonly ReviewPoint[], seat: number, rows: number): string {
  return points.map((point) => `${xOf(point.row, rows).toFixed(1)},${yOf(point.chances[seat] ?? 0).toFixed(1)}`).join(' ');
}

/** Heights for labels at these heights, in their order, none nearer to another than `gap`. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let next = -Infinity;
  for (const n of order) {
    placed[n] = Math.max(placed[n] ?? 0, next);
    next = (placed[n] ?? 0) + gap;
  }
  const over = Math.max(0, ...placed.map((y) => y - (size.high - 10)));
  return placed.map((y) => y - over);
}

/** One point for every turn, for those who read numbers: the first one of each, and the end. */
export function turnsOf(points: readonly ReviewPoint[]): ReviewPoint[] {
  return points.filter((point, n) => n === points.length - 1 || point.turn !== points[n - 1]?.turn);
}
