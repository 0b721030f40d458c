import { describe, expect, test } from 'vitest';
import { event } from '../../play/fixtures';
import { foesIn, foesOn, ledgerOf, toldLedger, verdictOf } from './ledger';
import { battle, hex, position, sampleBox } from './sample';
import { lastFight, toldMap } from './told';
import type { FightTold } from './types';

const first: FightTold = {
  contest: 'monsters', fighter: 0, hex: '0,1', tile: 'T1', armies: ['demons', 'dryads'], goal: 7, rival: null, dice: [{ kind: 'hero', face: 3 }],
  swords: 3, weapons: 2, spells: 0, rage: 0, bonus: 0, carried: 0, sum: 5, skulls: 0, wounds: 0,
  dead: { knights: 0, archers: 0, mages: 0, skeletons: 0 }, tie_break: false, blessed: false, sure: false,
};
const both: FightTold = { ...first, dice: [...first.dice, { kind: 'knight', face: 5 }], skulls: 1 };
const over: FightTold = { ...both, dead: { ...both.dead, knights: 1 } };
const turn = (who: number) => event('turn', { data: { who, actions: 2, round: 1 } });
const fight = [
  turn(0), event('battle', { data: { fight: { ...first, dice: [], swords: 0, sum: 2 } } }),
  event('rolled', { data: { die: 'hero', face: 3, place: 0, fight: first } }),
  event('rolled', { data: { die: 'knight', face: 5, place: 1, fight: both } }),
];
const end = [event('unit_died', { data: { who: 0, die: 'knight' } }), event('total', { data: { fight: over } }), event('lost', { data: { fight: over } })];

describe('the fight that the log shows', () => {
  test('it is as its last event tells it', () => {
    expect(lastFight(fight.slice(0, 3), 10)).toEqual({ fight: first, result: null, rolling: 0, line: 12 });
    expect(lastFight(fight, 10)).toEqual({ fight: both, result: null, rolling: 1, line: 13 });
    expect(lastFight([...fight, ...end], 10)).toEqual({ fight: over, result: 'lost', rolling: null, line: 16 });
    expect(lastFight([...fight, end[0] ?? turn(1)], 10)).toEqual({ fight: both, result: null, rolling: 1, line: 13 });
  });

  test('it is forgotten with the turn after the next one', () => {
    const later = [...fight, ...end, turn(1)];
    expect(lastFight(later, 0)).not.toBeNull();
    expect(lastFight([...later, turn(0)], 0)).toBeNull();
    expect(lastFight([turn(0)], 0)).toBeNull();
  });

  test('after a duel or a Rift it is the winner\'s, with the sum of the other', () => {
    const attack: FightTold = { ...first, contest: 'duel', fighter: 1, goal: null, sum: 6 };
    const defence: FightTold = { ...first, contest: 'duel', fighter: 0, goal: 7, rival: 6, sum: 4 };
    const duel = event('duel_won', { data: { winner: 1, loser: 0, attack, defence } });
    expect(lastFight([duel], 0)).toEqual({ fight: { ...attack, rival: 4 }, result: 'won', rolling: null, line: 0 });
    const rift = event('rift_won', { data: { who: 0, fights: [attack, defence] } });
    expect(lastFight([rift], 0)).toMatchObject({ fight: defence, result: 'won' });
  });
});

describe('the ledger', () => {
  const armies = hex('0,1', { armies: ['demons', 'dryads'], strength: 7 });

  test('before the roll: the dice that wait, the strength with its parts, the chance', () => {
    const ledger = ledgerOf(battle(), position([armies]), sampleBox);
    expect(ledger.dice.map(({ id, face }) => [id, face])).toEqual([['hero', null], ['knight', null]]);
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

  test('a told one has every part of its sum, who was fought and what it cost', () => {
    const told = lastFight([...fight, ...end], 0);
    if (!told) throw new Error('no fight');
    const ledger = toldLedger(told, sampleBox);
    expect(ledger.lines.map(({ value }) => value)).toEqual([3, 2]);
    expect(ledger.foes.map(({ strength }) => strength)).toEqual([5, 2]);
    expect(ledger).toMatchObject({ sum: 5, goal: 7, skulls: 1, result: 'lost', rolling: null });
    expect(ledger.notes.map(({ en }) => en).join()).toContain('knight die');
    expect(verdictOf(ledger)?.pl).toBe('brakuje 2');
  });

  test('one that was won without a roll has no sum', () => {
    const sure = event('sure_win', { data: { fight: { ...first, dice: [], sure: true } } });
    const told = lastFight([sure], 0);
    expect(told && toldLedger(told, sampleBox)).toMatchObject({ sum: null, lines: [], result: 'won' });
  });

  test('a lair fights with its own band', () => {
    expect(foesOn(hex('0,1', { tile: 'T2', inhabited: true, strength: 1 }), sampleBox)).toMatchObject([{ kind: 'lair', strength: 1 }]);
    expect(foesIn({ ...first, contest: 'lair', tile: 'T2', armies: [] }, sampleBox)).toMatchObject([{ kind: 'lair', strength: 1 }]);
  });
});

describe('the map, as far as it has been told', () => {
  const start = position([hex('0,0', { tile: 'start', heroes: [0, 1] })]);

  const laid = event('explored', { after: 4, data: { who: 0, hex: '0,-1', tile: 'T1', rotation: 1, chasms: [1, 3] } });

  test('without news it is the position itself', () => {
    expect(toldMap(start, [laid], 4)).toBe(start.map);
  });

  test('a tile that was laid lies there as it was turned, with who came and who waits', () => {
    const waits = event('army_appears', { after: 5, data: { hex: '0,-1', army: 'demons', armies: ['demons'], strength: 5 } });
    const map = toldMap(start, [laid, waits], 3);
    expect(map).toHaveLength(2);
    expect(map[1]).toMatchObject({ id: '0,-1', q: 0, r: -1, rotation: 1, chasms: [1, 3], heroes: [0], armies: ['demons'], strength: 5 });
    expect(map[0]?.heroes).toEqual([1]);
    expect(start.map[0]?.heroes).toEqual([0, 1]);
  });
});
