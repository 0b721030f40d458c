import { describe, expect, test } from 'vitest';
import type { Rect } from '../../lib/camera';
import { bandsOf, centreOf, innerArrows, layOut, rowIn, side, stepOf, towards, wayAlong, type Cell } from './geometry';
import { spaces } from './sample';

const cells = layOut(spaces);
const all = [...cells.values()];
const cell = (id: string): Cell => {
  const found = cells.get(id);
  if (!found) throw new Error(`no space ${id}`);
  return found;
};
const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01;

describe('the board', () => {
  test('every space has a place of its own', () => {
    expect(all.length).toBe(24 + 16 + 8 + 1);
    for (const [n, one] of all.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= side + 0.01 && one.y + one.height <= side + 0.01, one.id).toBe(true);
      for (const other of all.slice(n + 1)) expect(overlap(one, other), `${one.id} and ${other.id}`).toBe(false);
    }
  });

  test('rings run clockwise from the upper left, the inner path from the lower right into the middle', () => {
    expect(cell('outer-0').x).toBe(0);
    expect(cell('outer-1').x).toBeGreaterThan(cell('outer-0').x);
    expect(cell('outer-6').x).toBeGreaterThan(1000);
    expect(cell('outer-12').y).toBeGreaterThan(1000);
    expect(cell('outer-18').x).toBe(0);
    const begin = centreOf(cell('inner-0'));
    expect(begin.x > side / 2 && begin.y > side / 2).toBe(true);
    expect(centreOf(cell('inner-1')).x).toBeLessThan(begin.x);
    expect(centreOf(cell('centre'))).toEqual({ x: side / 2, y: side / 2 });
    expect(innerArrows(all).length).toBe(8);
  });

  test('an area is one band that lies over all of its spaces and over nothing else', () => {
    const bands = bandsOf(all);
    expect(bands.length).toBe(8);
    for (const band of bands) {
      const under = all.filter((one) => overlap(one, band));
      expect(new Set(under.map(({ space }) => space.area))).toEqual(new Set([band.area]));
      for (const one of under) expect(overlap(one.inside, band)).toBe(false);
    }
  });
});

describe('ways', () => {
  test('a move has a dot for each step, none of them over a space', () => {
    const way = wayAlong(cell('outer-17'), ['outer-18', 'outer-19', 'outer-20'].map(cell));
    expect(way?.steps.length).toBe(3);
    for (const step of way?.steps ?? []) {
      const dot = { x: step.x - 8, y: step.y - 8, width: 16, height: 16 };
      expect(all.filter(({ space }) => space.sector === 'outer').some((one) => overlap(one, dot))).toBe(false);
    }
    expect(way?.line.startsWith('M')).toBe(true);
  });

  test('a step to another sector is one arrow from space to space', () => {
    const way = wayAlong(cell('middle-13'), [cell('outer-20')]);
    expect(way?.steps).toEqual([]);
    expect(way?.line.match(/L/g)?.length).toBe(1);
    expect(wayAlong(cell('outer-1'), [])).toBe(null);
  });

  test('steps of a corner lie in the corner of the orbit', () => {
    expect(stepOf(cell('outer-0'))).toEqual({ x: 196, y: 196 });
    expect(stepOf(cell('outer-12'))).toEqual({ x: side - 196, y: side - 196 });
  });
});

describe('what stands on a space', () => {
  test('all figures are shown inside it, cards as far as there is room, the rest is counted', () => {
    for (const one of [cell('outer-3'), cell('middle-2'), cell('inner-1'), cell('centre')]) {
      for (const [cards, figures] of [[0, 4], [9, 0], [2, 1], [7, 4], [0, 6], [7, 6]] as const) {
        for (const lit of [false, true]) {
          const row = rowIn(one, cards, figures, lit);
          expect(row.cards.length + row.more).toBe(cards);
          expect(row.figures.length).toBe(figures);
          for (const { x } of [...row.cards, ...row.figures]) {
            expect(x >= one.inside.x && x <= one.inside.x + one.inside.width, `${one.id} ${cards} ${figures}`).toBe(true);
          }
        }
      }
    }
    expect(rowIn(cell('outer-3'), 2, 1, false).more).toBe(0);
  });

  test('six figures and cards of both kinds become smaller, and nothing is lost', () => {
    for (const one of [cell('outer-3'), cell('middle-2')]) {
      for (const [cards, plates, figures] of [[1, 1, 1], [1, 2, 3], [3, 3, 6], [0, 5, 0]] as const) {
        const row = rowIn(one, cards, figures, false, plates);
        expect(row.cards.length + row.plates.length + row.more).toBe(cards + plates);
        expect(row.figures.length).toBe(figures);
        expect(row.scale > 0 && row.scale <= 1).toBe(true);
        for (const { x } of [...row.cards, ...row.plates, ...row.figures]) {
          expect(x >= one.inside.x && x <= one.inside.x + one.inside.width, `${one.id} ${cards} ${plates} ${figures}`).toBe(true);
        }
      }
    }
  });
});

describe('walking by arrow keys', () => {
  test('goes to the neighbour in that direction', () => {
    expect(towards(all, cell('outer-2'), 'right')?.id).toBe('outer-3');
    expect(towards(all, cell('outer-2'), 'left')?.id).toBe('outer-1');
    expect(towards(all, cell('outer-2'), 'up')).toBe(null);
    expect(towards(all, cell('outer-2'), 'down')?.space.sector).toBe('middle');
  });

  test('every space can be reached', () => {
    const seen = new Set<string>(['outer-0']);
    const open = [cell('outer-0')];
    for (let next = open.pop(); next; next = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const found = towards(all, next, direction);
        if (!found || seen.has(found.id)) continue;
        seen.add(found.id);
        open.push(found);
      }
    }
    expect(seen.size).toBe(all.length);
  });
});
