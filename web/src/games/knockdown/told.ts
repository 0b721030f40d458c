// A knockdown test as the log tells it: who is tested, with how much strain, what the dice or presses were, how it went.
import type { EventLine } from '../../protocol';
import type { Damage } from './damage';

export interface TestTold {
  tested: number;
  strain: number;
  failing: number;
  dice: number[];
  presses: { off: number; window: number }[];
  timeOver: boolean;
  passed: boolean | null;
  /** KNO-KDT-10: the half that goes after a passed test, once it is told. */
  gone: Damage | null;
  /** The line that called the test, counted from the start of the whole log. */
  line: number;
}

const seatIn = (line: EventLine, n: number): number => Number(/^seat-(\d+)$/.exec(line.objects[n] ?? '')?.[1] ?? 0);

/** Events that belong to a test, so that its picture stays until they have been told. */
export const ofTest = new Set(['ko_called', 'dice', 'press', 'time_over', 'test_passed', 'test_failed']);

/** The last test in the log, finished or not; null if there was none. */
export function lastTest(log: readonly EventLine[], logFrom: number): TestTold | null {
  const start = log.map((line) => line.event).lastIndexOf('ko_called');
  const called = log[start];
  if (!called) return null;
  const [strain = 0, failing = 0] = called.amounts;
  const told: TestTold = {
    tested: seatIn(called, 1), strain, failing, dice: [], presses: [], timeOver: false, passed: null, gone: null, line: logFrom + start,
  };
  for (const [n, line] of log.slice(start + 1).entries()) {
    if (line.event === 'dice') told.dice = line.amounts;
    else if (line.event === 'press') told.presses.push({ off: line.amounts[1] ?? 0, window: line.amounts[2] ?? 0 });
    else if (line.event === 'time_over') told.timeOver = true;
    else if (line.event === 'test_passed' || line.event === 'test_failed') {
      told.passed = line.event === 'test_passed';
      const next = log[start + n + 2];
      if (next?.event === 'healed') told.gone = { light: next.amounts[0] ?? 0, heavy: next.amounts[1] ?? 0 };
      break;
    }
  }
  return told;
}

export interface RoundTold {
  winner: number;
  round: number;
  why: 'knockout' | 'damage' | 'stall';
}

const reasons: Record<string, RoundTold['why']> = { test_failed: 'knockout', round_deck_empty: 'damage', round_stalled: 'stall' };

/** The end of a round that a line tells of. */
export function roundTold(log: readonly EventLine[], line: EventLine | null): RoundTold | null {
  if (line?.event !== 'round_won') return null;
  const before = log.slice(0, log.lastIndexOf(line)).map((told) => reasons[told.event]).filter((why) => why !== undefined);
  const why = before.at(-1) ?? 'knockout';
  return { winner: seatIn(line, 0), round: line.amounts[0] ?? 1, why };
}
