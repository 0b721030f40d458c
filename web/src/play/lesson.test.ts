import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import type { Lesson } from '../protocol';
import { same } from '../lib/language';
import { FakeSocket, fixtureScreen, option, prompt, state, table, view } from './fixtures';
import { isDone, placesOf, spokenOf, stepOf } from './lesson';
import { Play } from './play.svelte';

const page = (word: string) => ({ title: same(word), text: same(word), clause: null, at: null });
const lesson: Lesson = {
  minutes: 6,
  steps: [
    { inputs: 3, option: 'go', pages: [page('Go')], wrong: null },
    { inputs: 5, option: 'pass', pages: [], wrong: null },
    { inputs: 9, option: 'roll', pages: [page('Roll')], wrong: same('no') },
  ],
  end: [page('End')],
};
const asking = (inputs: number, options = [option('go'), option('stay'), option('pass'), option('roll')]) =>
  state({ prompt: inputs, row: inputs }, { inputs, waiting: [0], prompt: prompt(options) });

describe('the script of a lesson', () => {
  it('finds the step of a question by what the match holds', () => {
    expect(stepOf(lesson, view({ inputs: 3, prompt: prompt([]) }))?.option).toBe('go');
    expect(stepOf(lesson, view({ inputs: 4, prompt: prompt([]) }))).toBeNull();
    expect(stepOf(lesson, view({ inputs: 3 }))).toBeNull();
    expect(spokenOf(lesson)).toHaveLength(2);
  });

  it('is done after its last answer', () => {
    expect(isDone(lesson, view({ inputs: 9 }))).toBe(false);
    expect(isDone(lesson, view({ inputs: 10 }))).toBe(true);
    expect(isDone(lesson, view({ over: true }))).toBe(true);
  });

  it('points at the thing that stands for the answer alone, then at its row, then at the button that sends it', () => {
    const go = option('go', { objects: ['card-1', 'card-2'] });
    const lit = new Map([['card-1', [go, option('x')]], ['card-2', [go]]]);
    expect(placesOf(go, lit, false)[0]).toBe('#board [data-object="card-2"]');
    expect(placesOf(go, new Map(), false)[0]).toBe('.prompt [data-option="go"]');
    expect(placesOf(go, lit, true)).toEqual(['.prompt .go .main']);
  });
});

describe('a table with a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    prefer({ speed: 0, askAlways: false });
  });
  afterEach(() => vi.useRealTimers());

  async function sitDown(inputs: number) {
    const play = new Play({
      table: 't1', token: 'token', invite: null, screen: fixtureScreen, lesson, open: () => new FakeSocket() as unknown as WebSocket,
    });
    const server = FakeSocket.last;
    server.onopen?.();
    server.tell({ type: 'table_changed', table: table({ lesson: true }) });
    server.tell({ type: 'state', ...asking(inputs) });
    await vi.advanceTimersByTimeAsync(0);
    return { play, server };
  }

  it('sends the answer of the lesson and holds any other back', async () => {
    const { play, server } = await sitDown(3);
    play.choose(option('stay'));
    expect([play.halted, server.of('answer')]).toEqual([true, []]);
    void play.answer('stay');
    expect(server.of('answer')).toEqual([]);
    play.choose(option('go'));
    expect([play.halted, server.of('answer').map((answer) => answer.option)]).toEqual([false, ['go']]);
  });

  it('answers by itself where the coach has nothing to say, also with several options', async () => {
    const { play, server } = await sitDown(5);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.of('answer').map((answer) => answer.option)).toEqual(['pass']);
    expect(play.passed.map(({ why }) => why)).toEqual(['lesson']);
  });

  it('leaves everything to its person beyond the script', async () => {
    const { play, server } = await sitDown(12);
    play.choose(option('stay'));
    expect(server.of('answer').map((answer) => answer.option)).toEqual(['stay']);
  });
});
