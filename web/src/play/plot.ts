// The plot of a match: how far everybody was after each turn, as lines with steps.
import type { StoryPoint } from '../protocol';

export interface Line {
  seat: number;
  /** An SVG path. */
  path: string;
  end: { x: number; y: number };
  amount: number;
  /** Where the label at the end stands, moved so that no two lie over each other. */
  label: number;
}

export interface Plot {
  lines: Line[];
  /** Whole numbers for the grid, with their heights. */
  grid: { amount: number; y: number }[];
  ticks: { turn: number; x: number }[];
  most: number;
}

export const box = { width: 640, height: 240, left: 34, right: 130, top: 14, bottom: 26 };
const apart = 17;

/** A round number that divides the height into at most five parts. */
function gridStep(most: number): number {
  const raw = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? 10 * power;
}

export function plotOf(points: readonly StoryPoint[]): Plot | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || last.turn === first.turn) return null;
  const most = Math.max(1, ...points.flatMap((point) => point.amounts));
  const width = box.width - box.left - box.right;
  const height = box.height - box.top - box.bottom;
  const x = (turn: number) => Math.round(box.left + ((turn - first.turn) / (last.turn - first.turn)) * width);
  const y = (amount: number) => Math.round(box.top + height - (Math.max(0, amount) / most) * height);
  const lines = first.amounts.map((amount, seat): Line => {
    let path = `M${x(first.turn)} ${y(amount)}`;
    for (const point of points.slice(1)) path += `H${x(point.turn)}V${y(point.amounts[seat] ?? 0)}`;
    const end = last.amounts[seat] ?? 0;
    return { seat, path, end: { x: x(last.turn), y: y(end) }, amount: end, label: y(end) };
  });
  const order = [...lines].sort((a, b) => a.end.y - b.end.y);
  order.forEach((line, n) => {
    const above = order[n - 1];
    line.label = above ? Math.max(line.end.y, above.label + apart) : line.end.y;
  });
  const step = gridStep(most);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => ({ amount: n * step, y: y(n * step) }));
  const every = gridStep(last.turn - first.turn);
  const ticks = Array.from({ length: Math.floor((last.turn - first.turn) / every) + 1 }, (_, n) => first.turn + n * every);
  return { lines, grid, ticks: ticks.map((turn) => ({ turn, x: x(turn) })), most };
}

/** The point whose turn is nearest to a place on the plot. */
export function pointAt(points: readonly StoryPoint[], x: number): StoryPoint | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const share = (x - box.left) / (box.width - box.left - box.right);
  const turn = first.turn + share * (last.turn - first.turn);
  return points.reduce((best, point) => (Math.abs(point.turn - turn) < Math.abs(best.turn - turn) ? point : best), first);
}
