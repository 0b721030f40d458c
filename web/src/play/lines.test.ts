import { describe, expect, it } from 'vitest';
import { event } from './fixtures';
import { mergeLines, numberOption } from './lines';

const words = (lines: readonly { event: string }[]) => lines.map((line) => line.event).join(' ');
const lines = (text: string) => text.split(' ').map((word) => event(word));

describe('mergeLines', () => {
  it('adds what is new', () => {
    const merged = mergeLines(lines('a b'), 10, lines('c'), 12);
    expect([merged.from, words(merged.kept), words(merged.fresh)]).toEqual([10, 'a b', 'c']);
  });

  it('drops what was taken back', () => {
    const merged = mergeLines(lines('a b c'), 0, [], 1);
    expect([words(merged.kept), words(merged.fresh)]).toEqual(['a', '']);
  });

  it('keeps what a reconnection tells again, and finds the news behind it', () => {
    const merged = mergeLines(lines('a b c'), 5, lines('b c d'), 6);
    expect([merged.from, words(merged.kept), words(merged.fresh)]).toEqual([5, 'a b c', 'd']);
  });

  it('keeps the known part when more of the past is told', () => {
    const merged = mergeLines(lines('c d'), 2, lines('a b c d e'), 0);
    expect([merged.from, words(merged.kept), words(merged.fresh)]).toEqual([2, 'c d', 'e']);
  });

  it('begins anew after a gap', () => {
    const merged = mergeLines(lines('a b'), 0, lines('x'), 7);
    expect([merged.from, words(merged.kept), words(merged.fresh)]).toEqual([7, '', 'x']);
  });

  it('replaces what is no longer so', () => {
    const merged = mergeLines(lines('a b c'), 0, lines('a x'), 0);
    expect([words(merged.kept), words(merged.fresh)]).toEqual(['a', 'x']);
  });
});

describe('numberOption', () => {
  it('puts the number at the end of the first id', () => {
    expect(numberOption({ first: 0, last: 99, first_id: 'press:0' }, 42).id).toBe('press:42');
    expect(numberOption({ first: -3, last: 3, first_id: 'shift:-3' }, 2).id).toBe('shift:2');
  });
});
