import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { same } from '../lib/language';
import { prefer } from '../lib/prefs.svelte';
import type { Onward } from '../protocol';
import { FakeSocket, openPlay, option, prompt, saying, state, table } from './fixtures';
import { answersOf, withOnward } from './onward';

const far: Onward = { role: 'move', label: same('far'), object: 'hex-2', final: false, effect: same('2 moves'), answers: ['move-1', 'pass', 'move-2'] };
const walking = () => prompt([saying('move-1', { role: 'move', onward: [far] }), saying('end', { role: 'end_turn' })]);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  prefer({ speed: 0 });
});
afterEach(() => vi.useRealTimers());

describe('several answers for one click', () => {
  it('stand among the options, with their object and their words', () => {
    const [first] = withOnward(walking())?.options ?? [];
    expect(first).toMatchObject({ label: same('far'), objects: ['hex-2'], final: false });
    expect(answersOf(first?.id ?? '')).toEqual(['move-1', 'pass', 'move-2']);
    expect(answersOf('move-1')).toEqual(['move-1']);
    const plain = prompt([option('go')]);
    expect(withOnward(plain)).toBe(plain);
  });

  const sent = (server: FakeSocket) => server.of('answer').map((message) => message.option);
  async function begun() {
    const { play, server } = openPlay(table(), state({ prompt: 1 }, { waiting: [0], prompt: walking() }));
    await vi.advanceTimersByTimeAsync(0);
    play.chooseObject('hex-2');
    expect(sent(server)).toEqual(['move-1']);
    const go = async (n: number, ...ids: string[]) => {
      server.tell({ type: 'state', ...state({ prompt: n, row: n }, { inputs: n, waiting: [0], prompt: prompt(ids.map((id) => option(id))) }) });
      await vi.advanceTimersByTimeAsync(100);
    };
    return { play, server, go };
  }

  it('are given one after the other', async () => {
    const { server, go } = await begun();
    await go(2, 'gather', 'pass', 'end');
    expect(sent(server)).toEqual(['move-1', 'pass']);
    await go(3, 'move-1', 'move-2', 'end');
    expect(sent(server)).toEqual(['move-1', 'pass', 'move-2']);
    await go(4, 'gather', 'pass', 'end');
    expect(sent(server)).toHaveLength(3);
  });

  it('end where something else is asked', async () => {
    const { server, go } = await begun();
    await go(2, 'fight', 'flee');
    await go(3, 'gather', 'pass', 'end');
    expect(sent(server)).toEqual(['move-1']);
  });
});
