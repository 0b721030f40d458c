import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '../lib/api';
import { prefer } from '../lib/prefs.svelte';
import type * as P from '../protocol';
import { event, fixtureScreen, pace, table, view } from './fixtures';
import { Replay } from './replay.svelte';

const settle = () => vi.advanceTimersByTimeAsync(0);
const words = (lines: readonly { event: string }[]) => lines.map((line) => line.event).join(' ');

/** A match of `rows` rows: a turn every tenth row, and in row 5 the last line is taken back. */
function recorded(rows: number): P.ReplayStep[] {
  const steps: P.ReplayStep[] = [];
  let length = 0;
  for (let row = 0; row <= rows; row += 1) {
    if (row === 5) length -= 1;
    steps.push({ row, view: view({ inputs: row }), events_from: length, events: [event(row % 10 === 0 ? 'turn' : `e${row}`)] });
    length += 1;
  }
  return steps;
}

function serve(steps: P.ReplayStep[]) {
  return vi.spyOn(api, 'replay').mockImplementation(async (_id, _eye, from, count) => ({
    rows: steps.length - 1,
    steps: steps.slice(from, from + count),
  }));
}

const finished = (rows: number) => table({ status: 'finished', rows });

beforeEach(() => {
  vi.useFakeTimers();
  prefer({ speed: 1 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a replay', () => {
  it('fetches a chunk ahead of the cursor, and the rest when it is wanted', async () => {
    const fetched = serve(recorded(450));
    const replay = new Replay(fixtureScreen, finished(450));
    await settle();
    expect(fetched.mock.calls.map(([, , from]) => from)).toEqual([0, 100]);
    replay.goTo(450);
    expect(replay.loading).toBe(true);
    await settle();
    expect([replay.loading, replay.view?.inputs, replay.last]).toEqual([false, 450, 450]);
  });

  it('asks for nothing behind the last row', async () => {
    const fetched = serve(recorded(99));
    const replay = new Replay(fixtureScreen, finished(99));
    await settle();
    replay.goTo(99);
    await settle();
    expect([fetched.mock.calls.length, replay.last, replay.problem]).toEqual([1, 99, null]);
  });

  it('waits where the server wants it to, and goes on', async () => {
    const fetched = serve(recorded(250));
    const answer = fetched.getMockImplementation();
    const often = { code: 'rate', text: { en: 'too often', pl: 'za często' }, clause: null };
    let asked = 0;
    fetched.mockImplementation(async (...wish) => {
      asked += 1;
      if (asked % 2 === 0) throw new ApiError(429, often);
      return (await answer?.(...wish)) ?? { rows: 0, steps: [] };
    });
    const replay = new Replay(fixtureScreen, finished(250));
    await settle();
    expect([replay.steps.length, replay.problem]).toEqual([100, null]);
    replay.goTo(250);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.loading, replay.view?.inputs, replay.problem]).toEqual([false, 250, null]);
  });

  it('tells the log up to the step, without what was taken back', async () => {
    serve(recorded(8));
    const replay = new Replay(fixtureScreen, finished(8));
    await settle();
    replay.goTo(4);
    expect(words(replay.log)).toBe('turn e1 e2 e3 e4');
    replay.stepBy(1);
    expect(words(replay.log)).toBe('turn e1 e2 e3 e5');
    replay.stepBy(-1);
    expect(words(replay.log)).toBe('turn e1 e2 e3 e4');
  });

  it('moves by turns and stays inside the match', async () => {
    serve(recorded(25));
    const replay = new Replay(fixtureScreen, finished(25));
    await settle();
    replay.turnBy(1);
    expect(replay.at).toBe(10);
    replay.stepBy(-1);
    replay.turnBy(-1);
    expect(replay.at).toBe(0);
    replay.stepBy(-1);
    expect(replay.at).toBe(0);
    replay.goTo(99);
    expect(replay.at).toBe(25);
  });

  it('plays on at the pace of the events and stops at the end', async () => {
    serve(recorded(2));
    const replay = new Replay(fixtureScreen, finished(2));
    await settle();
    replay.play();
    expect([replay.at, replay.current?.event]).toEqual([1, 'e1']);
    await vi.advanceTimersByTimeAsync(pace + 100);
    expect(replay.at).toBe(2);
    await vi.advanceTimersByTimeAsync(pace + 100);
    expect(replay.playing).toBe(false);
  });

  it('stays at its step when somebody else looks', async () => {
    const fetched = serve(recorded(20));
    const replay = new Replay(fixtureScreen, finished(20));
    await settle();
    replay.goTo(12);
    replay.lookThrough(1);
    expect([replay.view, replay.eye]).toEqual([null, 1]);
    await settle();
    expect([replay.at, fetched.mock.calls.at(-1)?.[1]]).toEqual([12, '1']);
  });

  it('lights nothing', async () => {
    serve(recorded(3));
    const replay = new Replay(fixtureScreen, finished(3));
    await settle();
    expect([replay.ready, replay.lit.size, replay.prompt]).toEqual([false, 0, null]);
  });
});
