import { describe, expect, test } from 'vitest';
import { same } from '../../lib/language';
import type { EventLine } from '../../protocol';
import { foesOn, ledgerOf, toldLedger, verdictOf } from './ledger';
import { battle, hex, position, sampleBox } from './sample';
import { counted, lastBattle, toldMap } from './told';

const line = (event: string, objects: string[] = [], amounts: number[] = [], after = 1): EventLine => ({
  event, clause: '', after, text: same(event), objects, amounts,
});
const fight = [
  line('turn', ['seat-0'], [2, 1]),
  line('battle', ['seat-0', '0,1'], [7]),
  line('rolled', ['seat-0', 'hero'], [3]),
  line('rolled', ['seat-0', 'knight'], [5]),
];
const end = [line('unit_died', ['seat-0', 'knight']), line('total', ['seat-0'], [5, 7]), line('lost', ['seat-0', '0,1'])];

describe('the battle of the log', () => {
  test('its dice are told one after the other, and it knows strength, sum and result', () => {
    const begun = lastBattle(fight, 10);
    expect(begun).toMatchObject({ line: 11, fighter: 0, hex: '0,1', goal: 7, sum: null, result: null });
    expect(begun?.rolls).toEqual([[{ kind: 'hero', face: 3 }, { kind: 'knight', face: 5 }]]);
    expect(lastBattle([...fight, ...end], 10)).toMatchObject({ sum: 5, goal: 7, deaths: ['knight'], result: 'lost' });
  });

  test('what is rolled again stands apart', () => {
    const again = lastBattle([...fight, line('reroll', ['seat-0', 'finesse']), line('rolled', ['seat-0', 'hero'], [0])], 0);
    expect(again?.rolls[1]).toEqual([{ kind: 'hero', face: 0 }]);
  });

  test('it is forgotten with the turn after the next one', () => {
    const later = [...fight, ...end, line('turn', ['seat-1'])];
    expect(lastBattle(later, 0)).not.toBeNull();
    expect(lastBattle([...later, line('turn', ['seat-0'])], 0)).toBeNull();
    expect(lastBattle([line('turn', ['seat-0'])], 0)).toBeNull();
  });

  test('in a duel every fighter has a ledger, with the sum to beat', () => {
    const duel = [
      line('challenged', ['seat-1', 'seat-0']), line('rolled', ['seat-1', 'hero'], [3]), line('total', ['seat-1'], [3, 0]),
      line('rolled', ['seat-0', 'hero'], [0]),
    ];
    expect(lastBattle(duel, 0)).toMatchObject({ fighter: 0, rival: 3, between: 'duel', rolls: [[{ kind: 'hero', face: 0 }]] });
  });

  test('swords and skulls are counted from the faces', () => {
    expect(counted(sampleBox, lastBattle(fight, 0)?.rolls[0] ?? [])).toEqual({ swords: 3, skulls: 1 });
  });
});

describe('the ledger', () => {
  const armies = hex('0,1', { armies: ['demons', 'dryads'], strength: 7 });

  test('before the roll: the dice that wait, the strength with its parts, the chance', () => {
    const ledger = ledgerOf(battle(), position([armies]), sampleBox);
    expect(ledger.dice[0]?.map(({ id, face }) => [id, face])).toEqual([['hero', null], ['knight', null]]);
    expect(ledger.foes.map(({ strength }) => strength)).toEqual([5, 2]);
    expect(ledger).toMatchObject({ goal: 7, sum: 2, winPermille: 250 });
    expect(verdictOf(ledger)?.en).toBe('5 short');
  });

  test('after it: every part of the sum that counts has a line, and they add up', () => {
    const dice = [{ id: 'hero:3', kind: 'hero', face: 3, swords: 3, skulls: 0, symbol: 'none' } as const];
    const ledger = ledgerOf(battle({ dice, swords: 3, spells: 1, bonus: 1, sum: 7, win_permille: null }), position([armies]), sampleBox);
    expect(ledger.lines.map(({ value }) => value)).toEqual([3, 2, 1, 1]);
    expect(ledger.lines.reduce((sum, { value }) => sum + value, 0)).toBe(ledger.sum);
    expect(verdictOf(ledger)?.en).toBe('exactly enough');
  });

  test('a told one has the rest of its sum as arms', () => {
    const told = lastBattle([...fight, ...end], 0);
    if (!told) throw new Error('no battle');
    const ledger = toldLedger(told, foesOn(armies, sampleBox), sampleBox);
    expect(ledger.lines.map(({ value }) => value)).toEqual([3, 2]);
    expect(ledger).toMatchObject({ sum: 5, goal: 7, skulls: 1, result: 'lost' });
    expect(verdictOf(ledger)?.pl).toBe('brakuje 2');
  });

  test('a lair fights with its own band', () => {
    expect(foesOn(hex('0,1', { tile: 'T2', inhabited: true, strength: 1 }), sampleBox)).toMatchObject([{ kind: 'lair', strength: 1 }]);
  });
});

describe('the map, as far as it has been told', () => {
  const start = position([hex('0,0', { tile: 'start', heroes: [0, 1] })]);

  test('without news it is the position itself', () => {
    expect(toldMap(start, [line('explored', ['seat-0', '0,-1', 'T1'], [1], 3)], 3, sampleBox)).toBe(start.map);
  });

  test('a tile that was laid lies there as it was turned, with who came and who waits', () => {
    const log = [line('explored', ['seat-0', '0,-1', 'T1'], [1], 4), line('army_appears', ['0,-1', 'demons'], [5], 5)];
    const map = toldMap(start, log, 3, sampleBox);
    expect(map).toHaveLength(2);
    expect(map[1]).toMatchObject({ id: '0,-1', rotation: 1, chasms: [1, 3], heroes: [0], armies: ['demons'], strength: 5 });
    expect(map[0]?.heroes).toEqual([1]);
    expect(start.map[0]?.heroes).toEqual([0, 1]);
  });
});
