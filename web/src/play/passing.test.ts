import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import { same } from '../lib/language';
import { event, FakeSocket, openPlay, option, prompt, saying, seat, state, table } from './fixtures';
import { automatic, onlyAnswer, waitBeforePass } from './passing';
import { addRule, dropRule } from './windowrules';

const settle = () => vi.advanceTimersByTimeAsync(0);
const alone = table({ seats: [seat({ mine: true }), seat({ kind: 'bot' })] });
const onlyTo = (id: string, part = {}, seen = {}) =>
  state({ prompt: 7, ...part }, { waiting: [0], prompt: prompt([option(id)]), ...seen });
const choice = (part = {}, seen = {}) =>
  state({ prompt: 8, ...part }, { waiting: [0], prompt: prompt([option('go'), option('pass')]), ...seen });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  prefer({ speed: 1, askAlways: false, windows: {} });
});
afterEach(() => vi.useRealTimers());

describe('a question without a choice', () => {
  it('is one that has a single answer, whatever that does; a roll is asked for all the same', () => {
    expect(onlyAnswer(prompt([option('pass')]))?.id).toBe('pass');
    expect(onlyAnswer(prompt([option('block:none')]))?.id).toBe('block:none');
    expect(onlyAnswer(prompt([option('roll')]))).toBe(null);
    expect(onlyAnswer(prompt([option('pass'), option('use:card')]))).toBe(null);
    expect(onlyAnswer(prompt([option('pass')], { numbers: { first: 1, last: 3, first_id: 'n:1' } }))).toBe(null);
    expect(onlyAnswer(null)).toBe(null);
  });

  it('is passed on at once among programs, and told', async () => {
    const { play, server } = openPlay(alone, onlyTo('pass'));
    await settle();
    expect(server.of('answer')).toMatchObject([{ seat: 0, prompt: 7, option: 'pass' }]);
    expect([play.prompt, play.lit.size, play.passed.length]).toEqual([null, 0, 1]);
    server.tell({ type: 'state', ...choice({ row: 2 }) });
    await settle();
    expect([play.passing, play.prompt?.options.length, play.passed.length]).toEqual([null, 2, 1]);
    play.choose(play.options[0]!);
    expect(play.passed).toEqual([]);
  });

  it('is passed on after a moment that nobody can foresee when other people are there', () => {
    expect(waitBeforePass(alone, () => 0.5)).toBe(0);
    const [soon, late] = [waitBeforePass(table(), () => 0), waitBeforePass(table(), () => 0.999)];
    expect(soon).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(2 * soon);
    expect(waitBeforePass({ ...alone, spectators: 1 }, () => 0)).toBe(soon);
    const left = table({ seats: [seat({ mine: true }), seat({ left: true }), seat({ kind: 'bot' })] });
    expect(waitBeforePass(left, () => 0)).toBe(0);
  });

  it('shows nothing to click while the moment lasts, and can be claimed', async () => {
    const { play, server } = openPlay(table(), onlyTo('pass'));
    await settle();
    expect([play.prompt, play.passing?.prompt.options.length, server.of('answer').length]).toEqual([null, 1, 0]);
    play.askAlways(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([play.prompt?.options.length, server.of('answer').length]).toEqual([1, 0]);
    play.askAlways(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.of('answer')).toMatchObject([{ option: 'pass' }]);
  });

  it('is asked if the reader wants it, and if its only answer does something', async () => {
    prefer({ askAlways: true });
    const asked = openPlay(alone, onlyTo('pass'));
    await settle();
    expect([asked.play.prompt?.options.length, asked.server.of('answer').length]).toEqual([1, 0]);
    prefer({ askAlways: false });
    const roll = openPlay(alone, onlyTo('roll'));
    await settle();
    expect([roll.play.prompt?.options.length, roll.server.of('answer').length]).toEqual([1, 0]);
  });

  it('is left to the bot that plays for the seat', async () => {
    const { server } = openPlay(table({ seats: [seat({ mine: true, stand_in: 'easy' }), seat({ kind: 'bot' })] }), onlyTo('pass'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.of('answer')).toEqual([]);
  });

  it('waits until what happened before it has been shown', async () => {
    const { server } = openPlay(alone, state({ events: [event('a')] }));
    await settle();
    server.tell({ type: 'state', ...onlyTo('pass', { row: 2, events_from: 1, events: [event('b')] }) });
    await settle();
    expect(server.of('answer')).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.of('answer').length).toBe(1);
  });

  it('is asked when the server refuses the pass', async () => {
    const { play, server } = openPlay(alone, onlyTo('pass'));
    await settle();
    const [sent] = server.of('answer');
    server.tell({ type: 'refusal', id: sent!.id, error: { code: 'stale', text: { en: 'stale', pl: 'stale' }, clause: null } });
    await settle();
    expect([play.passing, play.prompt?.options.length]).toEqual([null, 1]);
  });

  it('does not stand in the way of an undo', async () => {
    const { play, server } = openPlay(alone, choice({ row: 5, can_undo: true }, { inputs: 5 }));
    await settle();
    void play.undo();
    expect(server.of('undo').length).toBe(1);
    // Before it came a question without a choice: the undo goes on to what was decided.
    server.tell({ type: 'state', ...onlyTo('pass', { row: 6, can_undo: true }, { inputs: 4 }) });
    await settle();
    expect([server.of('undo').length, server.of('answer').length]).toEqual([2, 0]);
    server.tell({ type: 'state', ...choice({ row: 7, prompt: 6 }, { inputs: 3 }) });
    await settle();
    expect([play.prompt?.options.length, server.of('undo').length]).toEqual([2, 2]);
  });

  it('is asked after the others have agreed to go back, until something is decided', async () => {
    const { play, server } = openPlay(alone, choice({ row: 5 }, { inputs: 5 }));
    await settle();
    server.tell({ type: 'state', ...onlyTo('pass', { row: 6, prompt: 9 }, { inputs: 3 }) });
    await settle();
    expect([play.prompt?.options.length, server.of('answer').length]).toEqual([1, 0]);
    play.choose(play.options[0]!);
    server.tell({ type: 'state', ...onlyTo('pass', { row: 7, prompt: 10 }, { inputs: 4 }) });
    await settle();
    expect(server.of('answer').map((sent) => sent.prompt)).toEqual([9, 10]);
  });

  it('is no decision for a takeback', async () => {
    const { play, server } = openPlay(alone, choice({ row: 5 }, { inputs: 5 }));
    await settle();
    play.choose(play.options[0]!);
    server.tell({ type: 'state', ...onlyTo('pass', { row: 6, prompt: 9 }, { inputs: 7 }) });
    await settle();
    server.tell({ type: 'state', ...state({ row: 7 }, { waiting: [1], inputs: 8 }) });
    await settle();
    void play.askTakeback();
    expect(server.of('ask_takeback')).toMatchObject([{ inputs: 5 }]);
  });
});

describe('a question that is not worth asking', () => {
  const wishes = { game: 'fixture', thisTurn: new Set<string>() };
  const pass = saying('pass', { role: 'pass', window: 'battle' });
  const window = prompt([saying('use:A1', { role: 'card' }, { objects: ['A1'] }), saying('use:A2', { role: 'card' }, { objects: ['A2'] }), pass]);

  it('is answered as the game says, unless it says two things', () => {
    const usual = (id: string) => saying(id, { usual: true });
    expect(automatic(prompt([usual('done'), option('spend')]), wishes)).toMatchObject({ option: { id: 'done' }, why: 'usual' });
    expect(automatic(prompt([usual('a'), usual('b')]), wishes)).toBe(null);
  });

  it('is let go by for cards that the person never wants to be asked about, if there are no others', () => {
    const never = (id: string) => addRule('fixture', { what: 'never', id, name: same(id) });
    never('A1');
    expect(automatic(window, wishes)).toBe(null);
    never('A2');
    expect(automatic(window, wishes)).toMatchObject({ option: { id: 'pass' }, why: 'rule' });
    expect(automatic(window, { ...wishes, game: 'another' })).toBe(null);
    const mission = prompt([...window.options, option('complete')]);
    expect(automatic(mission, wishes)).toBe(null);
  });

  it('is asked where the person always wants to stop', () => {
    const stopping = prompt([pass]);
    expect(automatic(stopping, wishes)?.why).toBe('one');
    addRule('fixture', { what: 'stop', id: 'battle', name: same('Battle') });
    expect(automatic(stopping, wishes)).toBe(null);
    expect(automatic(window, { ...wishes, thisTurn: new Set(['battle']) })).toBe(null);
    dropRule('fixture', 'stop', 'battle');
    expect(automatic(window, { ...wishes, thisTurn: new Set(['battle']) })?.why).toBe('rule');
  });

  it('is asked if the person wants to be asked everything', () => {
    prefer({ askAlways: true });
    expect(automatic(prompt([pass]), wishes)).toBe(null);
  });

  it('is told with its way back', async () => {
    const { play, server } = openPlay(alone, onlyTo('pass'));
    await settle();
    server.tell({ type: 'state', ...choice({ row: 2, can_undo: true }, { inputs: 1 }) });
    await settle();
    expect([play.canAskPassed, play.canUndo]).toEqual([true, false]);
    play.askPassed();
    expect(server.of('undo')).toMatchObject([{ row: 2 }]);
    server.tell({ type: 'state', ...onlyTo('pass', { row: 3, prompt: 9 }, { inputs: 0 }) });
    await settle();
    expect([play.prompt?.options.length, server.of('answer').length]).toEqual([1, 1]);
  });
});
