import { describe, expect, it } from 'vitest';
import type { OptionView, Role } from '../protocol';
import { option, prompt, saying } from './fixtures';
import { Digits, groupRows, rowsOf } from './order';

const of = (role: Role, id: string) => saying(id, { role });
const ids = (options: readonly OptionView[]) => options.map(({ id }) => id).join(' ');

describe('rows', () => {
  it('stand by what they are: acts, fights with the best chance first, cards, moves, what is given away', () => {
    const asked = prompt([
      of('move', 'm'), of('give_away', 'g'), of('fight', 'weak'), of('card', 'c'), of('fight', 'strong'), of('act', 'a'), of('end_turn', 'end'),
    ]);
    expect(ids(rowsOf(asked, ({ id }) => (id === 'strong' ? 800 : 300)))).toBe('a strong weak c m g');
  });

  it('leave the options of the lamp button out, and keep what two buttons would stand for', () => {
    expect(ids(rowsOf(prompt([of('roll', 'roll'), of('card', 'c'), of('pass', 'p')])))).toBe('c');
    expect(ids(rowsOf(prompt([of('pass', 'p1'), of('pass', 'p2')])))).toBe('p1 p2');
  });

  it('have no fold while they are few or of one kind', () => {
    const moves = [of('move', 'a'), of('move', 'b'), of('move', 'c'), of('move', 'd')];
    expect(groupRows(moves, () => true).map(({ folded }) => folded)).toEqual([false]);
    expect(groupRows([of('give_away', 'x'), of('act', 'y')], () => true).map(({ folded }) => folded)).toEqual([false, false]);
  });

  it('fold moves that the board shows, and what is given away', () => {
    const rows = [of('act', 'a'), of('move', 'b'), of('move', 'c'), of('move', 'd'), of('give_away', 'e')];
    expect(groupRows(rows, () => true).map(({ group, folded }) => [group, folded])).toEqual([
      ['act', false], ['move', true], ['give_away', true],
    ]);
    expect(groupRows(rows, () => false).find(({ group }) => group === 'move')?.folded).toBe(false);
  });
});

describe('digits', () => {
  const list = (...names: string[]) => names.map((name) => option(name));
  const given = (digits: Digits, kind: string, ...names: string[]) => [...digits.of(kind, list(...names)).values()].join('');

  it('stay with their rows while the turn lasts', () => {
    const digits = new Digits();
    expect(given(digits, 'action', 'a', 'b', 'c')).toBe('123');
    expect(given(digits, 'block', 'x')).toBe('1');
    expect(given(digits, 'action')).toBe('');
    expect(given(digits, 'action', 'a', 'c', 'd')).toBe('134');
    digits.forget();
    expect(given(digits, 'action', 'a', 'c', 'd')).toBe('123');
  });

  it('are given again when there are not enough keys', () => {
    const digits = new Digits();
    given(digits, 'action', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(given(digits, 'action', 'h', 'i', 'j')).toBe('123');
    expect(given(digits, 'action', ...'abcdefghijkl')).toContain('10');
  });
});
