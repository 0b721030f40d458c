import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import type { State } from '../protocol';
import { event, state } from './fixtures';
import { Showing } from './showing.svelte';

const screen = { pace: () => 100, holds: () => false };
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function open(admits: (state: State) => boolean = () => true) {
  const settled: number[] = [];
  const told = { ready: true, rests: 0 };
  const showing = new Showing(screen, {
    ready: () => told.ready,
    admits,
    settled: (now) => settled.push(now.row),
    rests: () => (told.rests += 1),
  });
  return { showing, settled, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefer({ speed: 1 });
});
afterEach(() => vi.useRealTimers());

it('waits until it may begin, and then shows everything that came in the meantime', async () => {
  const { showing, settled, told } = open();
  told.ready = false;
  showing.add(state({ row: 1 }));
  await tick();
  expect([settled, showing.waiting, told.rests]).toEqual([[], 1, 0]);
  told.ready = true;
  await showing.show();
  expect([settled, showing.waiting, told.rests]).toEqual([[1], 0, 1]);
});

it('drops what may not be shown, with its log', async () => {
  const { showing, settled } = open((now) => now.eye !== 1);
  showing.add(state({ row: 1, eye: 1, events: [event('secret')] }));
  showing.add(state({ row: 2, eye: 0 }));
  await tick();
  expect([settled, showing.log, showing.state?.row]).toEqual([[2], [], 2]);
});

it('gives up showing one by one when too much waits', async () => {
  const { showing, settled } = open();
  showing.add(state({ row: 0 }));
  await tick();
  for (let row = 1; row <= 30; row += 1) showing.add(state({ row, events_from: row - 1, events: [event('e')] }));
  await tick(150);
  expect(settled.length).toBeGreaterThan(12);
  expect(settled.length).toBeLessThan(20);
  await tick(100 * 20);
  expect([settled.at(-1), showing.log.length, showing.busy]).toEqual([30, 30, false]);
});

it('puts earlier lines in front only where they fit', async () => {
  const { showing } = open();
  showing.add(state({ events_from: 2, events: [event('c')] }));
  await tick();
  showing.prepend(0, [event('a')]);
  expect([showing.logFrom, showing.log.length]).toEqual([2, 1]);
  showing.prepend(0, [event('a'), event('b')]);
  expect([showing.logFrom, showing.log.map((line) => line.event).join('')]).toEqual([0, 'abc']);
});

it('shows nothing more once it is closed', async () => {
  const { showing, settled } = open();
  showing.add(state({ row: 1 }));
  await tick();
  showing.add(state({ row: 2, events: [event('a'), event('b')] }));
  showing.add(state({ row: 3 }));
  showing.close();
  await tick(1000);
  expect(settled).not.toContain(3);
});
