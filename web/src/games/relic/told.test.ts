import { describe, expect, test } from 'vitest';
import { same } from '../../lib/language';
import type { EventLine } from '../../protocol';
import { lastFight } from './told';

const line = (event: string, objects: string[] = [], amounts: number[] = []): EventLine =>
  ({ event, objects, amounts, clause: 'REL-BATTLE-01', after: 0, text: same(event) });

const fight = [
  line('turn', ['seat-1']), line('die', ['seat-1'], [3]), line('battle', ['seat-1', 'strength'], [5]), line('foe_die', ['seat-1'], [2]),
  line('die', ['seat-1'], [6]), line('die', ['seat-1'], [4]), line('scores', ['seat-1'], [14, 7]), line('battle_won', ['seat-1']), line('die', ['seat-1'], [1]),
];

describe('the last fight', () => {
  test('is told from the first die to the result, without what came before and after', () => {
    expect(lastFight(fight)).toMatchObject({ kind: 'battle', seat: 1, own: [6, 4], foe: [2], scores: { own: 14, foe: 7 }, result: 'won' });
    expect(lastFight(fight)?.last.event).toBe('battle_won');
  });

  test('has no result while it goes on, and is forgotten with the next turn', () => {
    expect(lastFight(fight.slice(0, 6))?.result).toBe(null);
    expect(lastFight([...fight, line('turn', ['seat-0'])])).toBe(null);
    expect(lastFight([line('turn', ['seat-0']), line('moved')])).toBe(null);
  });

  test('a test is passed or failed', () => {
    const failed = [line('test', ['seat-0', 'cunning'], [9]), line('die', ['seat-0'], [1]), line('test_failed', ['seat-0'], [4])];
    expect(lastFight(failed)).toMatchObject({ kind: 'test', own: [1], result: 'lost' });
  });
});
