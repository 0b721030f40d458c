import { expect, it, vi } from 'vitest';
import { rowsBelow, watchBelow } from './below';

function boxOf(bottom: number, rows: number[]): HTMLElement {
  const box = document.createElement('div');
  const at = (element: Element, end: number) => vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ bottom: end } as DOMRect);
  at(box, bottom);
  for (const end of rows) {
    const row = document.createElement('button');
    row.className = 'opt';
    at(row, end);
    box.append(row);
  }
  return box;
}

it('counts the rows that end below the box', () => {
  expect(rowsBelow(boxOf(300, [100, 200, 303, 340, 400]), '.opt')).toBe(2);
  expect(rowsBelow(boxOf(300, [100, 200]), '.opt')).toBe(0);
});

it('tells again when the box is scrolled, until nobody listens', () => {
  const told: number[] = [];
  const box = boxOf(300, [340]);
  const stop = watchBelow('.opt', (count) => told.push(count))(box);
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ bottom: 400 } as DOMRect);
  box.dispatchEvent(new Event('scroll'));
  expect(told).toEqual([1, 0]);
  stop?.();
  box.dispatchEvent(new Event('scroll'));
  expect(told).toHaveLength(2);
});
