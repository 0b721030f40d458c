import { describe, expect, it } from 'vitest';
import { event } from '../../play/fixtures';
import { diceOf, turnOf } from './pace';
import { lastFight } from './told';
import type { BattleTold, DuelTold, NemesisBattleTold, SideTold, TestTold } from './types';

const side = (part: Partial<SideTold> = {}): SideTold => ({ parts: [], dice: [], extra: [], total: 0, ...part });
const battle: BattleTold = {
  who: 1, form: 'strength', foes: ['ork-nob'],
  own: side({ parts: [{ source: 'strength', amount: 4 }], dice: [6], extra: [4], total: 14 }), foe: side({ dice: [2], total: 7 }),
};
const test: TestTold = { who: 0, attribute: 'cunning', target: 9, own: side({ dice: [1], total: 4 }), sure: false };
const turn = event('turn', { data: { who: 1, number: 3 } });
const begun = event('battle', { data: { who: 1, form: 'strength', value: 5 } });
const won = event('battle_won', { data: { battle } });

describe('the last fight', () => {
  it('comes whole with the event that ends it', () => {
    expect(lastFight([turn, begun, won, event('die', { data: { who: 1, face: 1 } })])).toEqual({ kind: 'battle', told: battle, result: 'won', line: won });
    const failed = event('test_failed', { data: { test } });
    expect(lastFight([turn, failed])).toEqual({ kind: 'test', told: test, result: 'lost', line: failed });
  });

  it('is told of a duel by its challenger, and of a battle with a nemesis by the nemesis', () => {
    const duel: DuelTold = { challenger: 0, defender: 1, attribute: 'cunning', own: side({ total: 11 }), other: side({ total: 10 }), own_sure: false, other_sure: false };
    const lostDuel = event('duel_won', { data: { winner: 1, loser: 0, duel } });
    expect(lastFight([turn, lostDuel])).toEqual({ kind: 'duel', told: duel, result: 'lost', line: lostDuel });
    const fought: NemesisBattleTold = { nemesis: 2, character: 0, form: 'strength', own: side({ total: 14 }), other: side({ total: 12 }) };
    const hunted = event('nemesis_battle_won', { data: { winner: 2, loser: 0, battle: fought } });
    expect(lastFight([turn, hunted])).toEqual({ kind: 'enemies', told: fought, result: 'won', line: hunted });
  });

  it('is forgotten with the turn, and while the next one is fought', () => {
    expect(lastFight([won, turn])).toBeNull();
    expect(lastFight([turn, won, begun])).toBeNull();
    expect(lastFight([turn])).toBeNull();
  });
});

it('knows whose turn begins and what the dice show', () => {
  expect(turnOf(turn)).toBe(1);
  expect(turnOf(won)).toBeNull();
  expect(diceOf(event('foe_die', { data: { who: 1, face: 2 } }))).toEqual([2]);
  expect(diceOf(turn)).toEqual([]);
});
