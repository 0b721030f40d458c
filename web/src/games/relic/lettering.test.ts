import { describe, expect, test } from 'vitest';
import { fitted, fittedAnyway, widthOf } from './lettering';

describe('lettering', () => {
  test('the largest size that fits is taken, and no line is too wide', () => {
    const name = 'Obóz Zagubionego Pułku';
    const lines = fitted(name, 140, 2, [17, 16, 15], true);
    expect(lines?.lines.join(' ')).toBe(name);
    expect(lines?.lines.length).toBe(2);
    for (const line of lines?.lines ?? []) expect(widthOf(line, lines?.size ?? 0, true)).toBeLessThanOrEqual(140);
    expect(fitted('Sump', 140, 2, [17, 16], true)?.size).toBe(17);
  });

  test('lines are filled evenly', () => {
    const lines = fitted('one two three four five six', 140, 2, [16])?.lines ?? [];
    expect(lines.length).toBe(2);
    expect(Math.abs(widthOf(lines[0] ?? '', 16) - widthOf(lines[1] ?? '', 16))).toBeLessThan(70);
  });

  test('lines of the text stay lines', () => {
    expect(fitted('Choose one:\n– a life;\n– a card.', 400, 4, [16])?.lines).toEqual(['Choose one:', '– a life;', '– a card.']);
  });

  test('what fits in no size is told, or set anyway', () => {
    expect(fitted('Zwierciadlana', 40, 2, [17, 16])).toBe(null);
    expect(fittedAnyway('Zwierciadlana Mgławica', 40, 2, [17, 16])).toEqual({ size: 16, lines: ['Zwierciadlana', 'Mgławica'] });
  });
});
