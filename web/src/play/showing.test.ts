import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import type { EventLine, State } from '../protocol';
import { event, state } from './fixtures';
import { longestTurn, Showing } from './showing.svelte';

const screen = {
  pace: (line: EventLine) => (line.event === 'long' ? 2000 : 100), holds: () => false,
  turnOf: (line: EventLine) => (line.event === 'turn' ? (line.data as { who: number }).who : null),
};
const turn = (who: number) => event('turn', { data: { who } });
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function open(admits: (state: State) => boolean = () => true) {
  const settled: number[] = [];
  const told = { ready: true, rests: 0 };
  const showing = new Showing(screen, {
    ready: () => told.ready,
    admits,
    isOwn: (seat) => seat === 0,
    settled: (now) => settled.push(now.row),
    rests: () => (told.rests += 1),
  });
  return { showing, settled, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefer({ speed: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  for (let row = 1; row <= 80; row += 1) showing.add(state({ row, events_from: row - 1, events: [event('e')] }));
  await tick(150);
  expect(settled.length).toBeGreaterThan(12);
  expect(settled.length).toBeLessThan(20);
  await tick(100 * 70);
  expect([settled.at(-1), showing.log.length, showing.busy]).toEqual([80, 80, false]);
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

it('holds what is one’s own until one goes on, and skips nothing else with it', async () => {
  const showing = new Showing(screen, {
    ready: () => true, admits: () => true, isOwn: () => true, settled: () => {}, rests: () => {}, stays: (line) => line.event === 'own',
  });
  showing.add(state({ row: 0 }));
  await tick();
  showing.add(state({ row: 1, events: [event('own'), event('next')] }));
  await tick(5000);
  expect([showing.held, showing.current?.event]).toEqual([true, 'own']);
  showing.skip();
  await tick(50);
  expect([showing.held, showing.current?.event, showing.busy]).toEqual([false, 'next', true]);
  await tick(100);
  expect(showing.busy).toBe(false);
});

it('moves nothing for whoever wants no motion, and holds what is their own all the same', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const settled: number[] = [];
  const showing = new Showing(screen, {
    ready: () => true, admits: () => true, isOwn: () => true, settled: (now) => settled.push(now.row), rests: () => {}, stays: (line) => line.event === 'own',
  });
  showing.add(state({ row: 0 }));
  await tick();
  showing.add(state({ row: 1, events: [event('long')] }));
  showing.add(state({ row: 2, events_from: 1, events: [event('long'), event('own'), event('long')] }));
  showing.add(state({ row: 3, events_from: 4, events: [event('long')] }));
  await tick(50);
  expect([showing.held, showing.current?.event, showing.log.length]).toEqual([true, 'own', 3]);
  showing.skip();
  await tick(50);
  expect([showing.held, showing.busy, showing.state?.row, showing.log.length]).toEqual([false, false, 3, 5]);
});

it('shows a turn again step by step, and is then where it was', async () => {
  const settled: number[] = [];
  const showing = new Showing(screen, {
    ready: () => true, admits: () => true, isOwn: () => true, settled: (now) => settled.push(now.row), rests: () => {}, isStep: () => true,
  });
  showing.add(state({ row: 0 }));
  await tick();
  showing.add(state({ row: 1, events: [event('a')] }));
  showing.add(state({ row: 2, events_from: 1, events: [event('b')] }));
  await tick(1000);
  expect([showing.canReplay(0), showing.canReplay(7)]).toEqual([true, false]);
  showing.replayFrom(0);
  await tick();
  expect([showing.seenAgain, showing.held, showing.current?.event, showing.state?.row]).toEqual([true, true, 'a', 1]);
  showing.skip();
  await tick();
  expect(showing.current?.event).toBe('b');
  showing.skip();
  await tick(200);
  expect([showing.seenAgain, showing.busy, showing.state?.row, showing.log.map((line) => line.event).join('')]).toEqual([false, false, 2, 'ab']);
  expect(settled).toEqual([0, 1, 2]);
});

async function showingTurn(who: number, speed: 2 | 1 | 0.5 | 0 = 1) {
  prefer({ speed });
  const { showing } = open();
  showing.add(state({ row: 0 }));
  await tick();
  const events = [turn(who), event('long'), event('short'), event('long'), event('long'), turn(0)];
  showing.add(state({ row: 1, events }));
  showing.add(state({ row: 2, events_from: events.length, events: [event('short')] }));
  return showing;
}

it('shows the turn of somebody else in at most four seconds, all of it, and one\'s own at its pace', async () => {
  const others = await showingTurn(1);
  await tick(longestTurn - 10);
  expect(others.log.map((line) => line.event)).toEqual(['turn', 'long', 'short', 'long', 'long']);
  await tick(20);
  expect(others.log.at(-1)?.event).toBe('turn');
  const own = await showingTurn(0);
  await tick(longestTurn + 20);
  expect(own.log).toHaveLength(4);
});

it('keeps the pace that the person has chosen', async () => {
  const quick = await showingTurn(1, 0.5);
  await tick(longestTurn / 2 + 10);
  expect(quick.log.at(-1)?.event).toBe('turn');
  expect((await showingTurn(1, 0)).busy).toBe(false);
});

it('skips the turn that is being shown, and everything the second time', async () => {
  const showing = await showingTurn(1);
  await tick(200);
  showing.skipTurn();
  await tick(10);
  expect([showing.log.length, showing.busy]).toEqual([6, true]);
  showing.skipTurn();
  await tick(10);
  expect([showing.log.length, showing.busy]).toEqual([7, false]);
});
