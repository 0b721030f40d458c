import { expect, it } from 'vitest';
import { event, prompt, option } from '../../play/fixtures';
import { columnsOf, headsOf } from './columns';
import { holds, pace, turnOf } from './pace';
import { roundWinners } from './rounds';
import { lastTest, roundTold } from './told';
import type { Outcome, PlayerView, TableView } from './types';

const called = event('ko_called', { objects: ['seat-0', 'seat-1'], amounts: [9, 56, 0] });

it('tells the last test from the log', () => {
  const log = [event('turn'), called, event('dice', { amounts: [3, 2, 5] }), event('test_passed'), event('healed', { amounts: [2, 1, 0] })];
  expect(lastTest(log, 40)).toEqual({
    tested: 1, strain: 9, failing: 56, dice: [3, 2, 5], presses: [], timeOver: false, passed: true,
    gone: { light: 2, heavy: 1 }, line: 41,
  });
  expect(lastTest([...log, called], 0)?.passed).toBeNull();
  expect(lastTest([event('turn')], 0)).toBeNull();
});

it('counts the presses of a timing test', () => {
  const log = [called, event('press', { amounts: [561, 11, 120] }), event('press', { amounts: [1300, 200, 113] }), event('test_failed')];
  const told = lastTest(log, 0);
  expect(told?.presses).toEqual([{ off: 11, window: 120 }, { off: 200, window: 113 }]);
  expect(told?.passed).toBe(false);
});

it('knows why a round ended', () => {
  const won = event('round_won', { objects: ['seat-1'], amounts: [2, 0, 0] });
  expect(roundTold([event('test_failed'), won], won)).toEqual({ winner: 1, round: 2, why: 'knockout' });
  expect(roundTold([event('test_failed'), event('round_deck_empty'), won], won)?.why).toBe('damage');
  expect(roundTold([won], event('turn'))).toBeNull();
});

it('shows who won which round, from the log or from the tokens', () => {
  const table = (victories: number[], round: number) =>
    ({ round, players: victories.map((n) => ({ victories: n }) as PlayerView) }) as TableView;
  expect(roundWinners(table([0, 1], 2), [event('round_won', { objects: ['seat-1'], amounts: [1, 0, 0] })], null)).toEqual([1]);
  expect(roundWinners(table([1, 0], 2), [], null)).toEqual([0]);
  expect(roundWinners(table([1, 1], 3), [event('round_won', { objects: ['seat-0'], amounts: [2, 0, 0] })], 0)).toEqual([1, 0, 0]);
});

it('lingers on what matters and never on a press', () => {
  expect(pace(event('dice'))).toBeGreaterThan(pace(event('attack')));
  expect(pace(event('row_card'))).toBeLessThan(pace(event('moved')));
  expect(pace(event('press'))).toBe(0);
  expect(holds(event('dice'))).toBe(true);
  expect(turnOf(event('turn', { objects: ['seat-1'] }))).toBe(1);
});

const nothing: Outcome = {
  in_range: null, light: null, heavy: null, effect: null, hand: null, strain: null, fails_of_216: null, distance: null,
};
const leading = (id: string, outcome: Partial<Outcome>) => option(id, { outcome: { ...nothing, ...outcome } });

it('has a column for each consequence there is', () => {
  const acting = prompt([leading('move:0,0', { distance: 2 }), leading('attack:row-1', { in_range: true, light: 1, heavy: 0, strain: 3, fails_of_216: 0 })]);
  expect(columnsOf(acting)).toEqual(['reach', 'damage', 'odds']);
  const defending = prompt([leading('block:none', { light: 1, heavy: 0, hand: 4, strain: 5 })], { kind: 'block' });
  expect(columnsOf(defending)).toEqual(['damage', 'hand', 'odds']);
  expect(headsOf(defending).at(-1)?.en).toBe('Strain');
  expect(columnsOf(prompt([option('combo')]))).toEqual([]);
});
