import { expect, it } from 'vitest';
import { event, prompt, option } from '../../play/fixtures';
import { saysOf } from '../../play/says';
import { columnsOf, headsOf } from './columns';
import { holds, pace, turnOf } from './pace';
import { roundWinners } from './rounds';
import { lastCall, lastTest, roundTold } from './told';
import type { Outcome, PlayerView, TableView, TestTold } from './types';

const test: TestTold = { tested: 1, strain: 9, failing: 56, cubes: { light: 5, heavy: 2 }, dice: [], presses: [], time_over: false };
const called = event('ko_called', { data: { attacker: 0, test } });

it('shows the last test as its last event tells it', () => {
  const thrown = { ...test, dice: [3, 2, 5] };
  const log = [
    event('turn', { data: { who: 0, number: 3 } }), called, event('dice', { data: { test: thrown } }),
    event('test_passed', { data: { test: thrown, gone: { light: 2, heavy: 1 } } }), event('healed', { data: { who: 1 } }),
  ];
  expect(lastTest(log, 40)).toEqual({ test: thrown, passed: true, gone: { light: 2, heavy: 1 }, line: 43 });
  expect(lastCall(log, 40)).toBe(41);
  expect(lastTest(log.slice(0, 3), 40)).toEqual({ test: thrown, passed: null, gone: null, line: 42 });
  expect(lastTest([...log, called], 0)?.passed).toBeNull();
  expect(lastTest([event('turn', { data: { who: 0, number: 3 } })], 0)).toBeNull();
  expect(lastCall([], 0)).toBeNull();
});

it('knows why a round ended', () => {
  const won = event('round_won', { data: { who: 1, round: 2 } });
  expect(roundTold([event('test_failed'), won], won)).toEqual({ winner: 1, round: 2, why: 'knockout' });
  expect(roundTold([event('test_failed'), event('round_deck_empty'), won], won)?.why).toBe('damage');
  expect(roundTold([won], event('turn'))).toBeNull();
});

it('shows who won which round, from the log or from the tokens', () => {
  const table = (victories: number[], round: number) =>
    ({ round, players: victories.map((n) => ({ victories: n }) as PlayerView) }) as TableView;
  expect(roundWinners(table([0, 1], 2), [event('round_won', { data: { who: 1, round: 1 } })], null)).toEqual([1]);
  expect(roundWinners(table([1, 0], 2), [], null)).toEqual([0]);
  expect(roundWinners(table([1, 1], 3), [event('round_won', { data: { who: 0, round: 2 } })], 0)).toEqual([1, 0, 0]);
});

it('lingers on what matters and never on a press', () => {
  expect(pace(event('dice'))).toBeGreaterThan(pace(event('attack')));
  expect(pace(event('row_card'))).toBeLessThan(pace(event('moved')));
  expect(pace(event('press'))).toBe(0);
  expect(holds(event('dice'))).toBe(true);
  expect(turnOf(event('turn', { data: { who: 1, number: 2 } }))).toBe(1);
});

const nothing: Outcome = {
  in_range: null, light: null, heavy: null, more: null, effect: null, hand: null, strain: null, fails_of_216: null, distance: null, says: saysOf({ id: '', outcome: null }),
};
const leading = (id: string, outcome: Partial<Outcome>) => option(id, { outcome: { ...nothing, ...outcome } });

it('has a column for each consequence there is', () => {
  const acting = prompt([leading('move:0,0', { distance: 2 }), leading('attack:row-1', { in_range: true, light: 1, heavy: 0, strain: 3, fails_of_216: 0 })]);
  expect(columnsOf(acting)).toEqual(['reach', 'damage', 'odds']);
  const defending = prompt([leading('block:none', { light: 1, heavy: 0, hand: 4, strain: 5 })], { kind: 'block' });
  expect(columnsOf(defending)).toEqual(['damage', 'odds']);
  expect(headsOf(defending).at(-1)?.en).toBe('Strain');
  expect(columnsOf(prompt([option('combo')]))).toEqual([]);
});
