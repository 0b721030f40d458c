// The log of Knockdown with its named members. A test comes whole with every event that belongs to it.
import { lastIndexWhere } from '../../lib/lists';
import type { EventLine } from '../../protocol';
import type { Damage, TestTold, Told } from './types';

/** A line of the log as this game tells it. */
export const toldIn = (line: EventLine): Told => line as unknown as Told;

/** The test that an event belongs to, as it stood then; null for all other events. */
export function testIn(line: EventLine): TestTold | null {
  const { data } = toldIn(line);
  return 'test' in data ? data.test : null;
}

export interface ShownTest {
  test: TestTold;
  /** Null until it is over. */
  passed: boolean | null;
  /** KNO-KDT-10: the half that goes after a passed test. */
  gone: Damage | null;
  /** Its last line, counted from the start of the whole log. */
  line: number;
}

/** The last test that the log tells of, finished or not; null if there was none. */
export function lastTest(log: readonly EventLine[], logFrom: number): ShownTest | null {
  const at = lastIndexWhere(log, (line) => testIn(line) !== null);
  const line = log[at];
  const test = line ? testIn(line) : null;
  if (!line || !test) return null;
  const told = toldIn(line);
  const passed = told.event === 'test_passed' ? true : told.event === 'test_failed' ? false : null;
  return { test, passed, gone: told.event === 'test_passed' ? told.data.gone : null, line: logFrom + at };
}

/** The line with which the last test was called. */
export function lastCall(log: readonly EventLine[], logFrom: number): number | null {
  const at = lastIndexWhere(log, (line) => line.event === 'ko_called');
  return at < 0 ? null : logFrom + at;
}

export interface RoundTold {
  winner: number;
  round: number;
  why: 'knockout' | 'damage' | 'stall';
}

const reasons: Record<string, RoundTold['why']> = { test_failed: 'knockout', round_deck_empty: 'damage', round_stalled: 'stall' };

/** The end of a round that a line tells of; the line before it that ends a round says why. */
export function roundTold(log: readonly EventLine[], line: EventLine | null): RoundTold | null {
  const told = line ? toldIn(line) : null;
  if (!line || told?.event !== 'round_won') return null;
  const before = log.slice(0, log.lastIndexOf(line));
  const ending = before[lastIndexWhere(before, ({ event }) => event in reasons)];
  return { winner: told.data.who, round: told.data.round, why: reasons[ending?.event ?? ''] ?? 'knockout' };
}
