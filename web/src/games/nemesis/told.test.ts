import { expect, test } from 'vitest';
import type { EventLine } from '../../protocol';
import { endOf, eventStepOf, ledgerOf } from './told';

const line = (event: string, data: unknown = {}): EventLine => ({ event, data, objects: [], clause: '', text: { en: event, pl: event } }) as unknown as EventLine;
const log = (...events: string[]): EventLine[] => events.map((event) => line(event));

test('the ledger holds what was fought out since the turn began', () => {
  const told = ledgerOf(log('shot', 'turn', 'moved', 'noise_rolled', 'encountered', 'appeared'), 5);
  expect(told.map(({ event }) => event)).toEqual(['noise_rolled', 'encountered', 'appeared']);
  expect(ledgerOf(log('turn', 'shot', 'injured', 'checked'), 2).map(({ event }) => event)).toEqual(['injured', 'checked']);
});

test('steps of the Event phase go forward and end with it', () => {
  expect(eventStepOf(log('turn', 'passed'))).toBeNull();
  expect(eventStepOf(log('turn', 'time_moved'))).toBe(0);
  expect(eventStepOf(log('time_moved', 'event_drawn', 'attacked'))).toBe(3);
  expect(eventStepOf(log('time_moved', 'bag_drawn', 'round'))).toBeNull();
});

test('the victory check is told from its beginning', () => {
  expect(endOf(log('scanned', 'turn'))).toEqual([]);
  expect(endOf(log('scanned', 'ended', 'engine_revealed', 'judged')).map(({ kind }) => kind)).toEqual(['engine', 'judged']);
});
