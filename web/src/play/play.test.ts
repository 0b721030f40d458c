import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import { event, FakeSocket, openPlay, option, pace, prompt, saying, seat, state, table } from './fixtures';

const error = (code: string) => ({ code, text: { en: code, pl: code }, clause: null });
const settle = () => vi.advanceTimersByTimeAsync(0);
const words = (lines: readonly { event: string }[]) => lines.map((line) => line.event).join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  prefer({ speed: 1 });
});
afterEach(() => vi.useRealTimers());

const asking = (options = [option('go'), option('stay')], part = {}) =>
  state({ prompt: 7, ...part }, { waiting: [0], prompt: prompt(options) });

describe('what cannot be taken back', () => {
  const chosen = async (role: 'move' | 'fight', byHand = false) => {
    prefer({ byHand });
    const { play, server } = openPlay(table(), asking([saying('go', { role }, { final: true }), option('stay')]));
    await settle();
    const [go] = play.options;
    if (go) play.choose(go);
    expect([play.chosenId, server.of('answer')]).toEqual(['go', []]);
    return { play, server };
  };

  it('is sent after a moment where it costs nothing but the way back, and taken back by Esc or Undo until then', async () => {
    const { play, server } = await chosen('move');
    play.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.of('answer')).toEqual([]);
    const [go] = play.options;
    if (go) play.choose(go);
    await play.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect([play.chosenId, server.of('answer')]).toEqual([null, []]);
    if (go) play.choose(go);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('is sent at once by the second click on the same thing', async () => {
    const { play, server } = await chosen('move');
    const [go] = play.options;
    if (go) play.choose(go);
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('waits for the person where it is a fight, or where everything is confirmed by hand', async () => {
    for (const { server } of [await chosen('fight'), await chosen('move', true)]) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(server.of('answer')).toEqual([]);
    }
    prefer({ byHand: false });
  });
});

describe('showing', () => {
  it('shows events one after the other, the question after the last', async () => {
    const { play, server } = openPlay(table(), state({ events: [event('a')] }));
    await settle();
    expect(words(play.log)).toBe('a');
    server.tell({ type: 'state', ...asking(undefined, { row: 2, events_from: 1, events: [event('b'), event('c')] }) });
    await settle();
    expect([words(play.log), play.current?.event, play.prompt]).toEqual(['a b', 'b', null]);
    await vi.advanceTimersByTimeAsync(pace);
    expect([words(play.log), play.current?.event]).toEqual(['a b c', 'c']);
    await vi.advanceTimersByTimeAsync(pace);
    expect([play.busy, play.current, play.prompt?.options.length]).toEqual([false, null, 2]);
  });

  it('keeps the old position until the dice have been seen, and only until then', async () => {
    const { play, server } = openPlay(table(), state({ row: 1 }, { table: 'before' }));
    await settle();
    const events = [event('dice'), event('fell')];
    server.tell({ type: 'state', ...state({ row: 2, events }, { table: 'after' }) });
    await settle();
    expect([play.current?.event, play.view?.table]).toEqual(['dice', 'before']);
    await vi.advanceTimersByTimeAsync(pace);
    expect([play.current?.event, play.view?.table]).toEqual(['fell', 'after']);
  });

  it('skips to the end of all that waits, but not what comes later', async () => {
    const { play, server } = openPlay();
    await settle();
    server.tell({ type: 'state', ...state({ row: 2, events: [event('a'), event('b')] }) });
    server.tell({ type: 'state', ...state({ row: 3, events_from: 2, events: [event('c')] }) });
    await settle();
    play.skip();
    await settle();
    expect([words(play.log), play.busy, play.state?.row]).toEqual(['a b c', false, 3]);
    server.tell({ type: 'state', ...state({ row: 4, events_from: 3, events: [event('d')] }) });
    await settle();
    expect(play.busy).toBe(true);
  });

  it('draws only the last of many positions that come at once when nothing is to be animated', async () => {
    prefer({ speed: 0 });
    const { play, server } = openPlay();
    await settle();
    server.tell({ type: 'state', ...state({ row: 2, events: [event('a')] }, { table: 'first' }) });
    server.tell({ type: 'state', ...state({ row: 3, events_from: 1, events: [event('b')] }, { table: 'second' }) });
    expect(play.log.length).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect([words(play.log), play.state?.row, play.view?.table, play.busy]).toEqual(['a b', 3, 'second', false]);
  });

  it('shortens the log when something was taken back', async () => {
    const { play, server } = openPlay(table(), state({ events: [event('a'), event('b'), event('c')] }));
    await settle();
    server.tell({ type: 'state', ...state({ row: 2, events_from: 1, events: [] }) });
    await settle();
    expect(words(play.log)).toBe('a');
  });

  it('puts earlier lines in front', async () => {
    const { play, server } = openPlay(table(), state({ events_from: 2, events: [event('c')] }));
    await settle();
    void play.earlierLog();
    const [asked] = server.of('earlier_log');
    server.tell({ type: 'log', id: asked?.id ?? 0, from: 0, events: [event('a'), event('b')] });
    await settle();
    expect([words(play.log), play.logFrom]).toEqual(['a b c', 0]);
  });
});

describe('answering', () => {
  it('sends at one click what can be taken back, and waits for the position that follows', async () => {
    const { play, server } = openPlay(table(), asking());
    await settle();
    play.choose(play.options[0]!);
    expect(server.of('answer')).toMatchObject([{ seat: 0, prompt: 7, option: 'go' }]);
    server.tell({ type: 'ok', id: server.of('answer')[0]!.id });
    await settle();
    expect([play.ready, play.sending?.option]).toEqual([false, 'go']);
    server.tell({ type: 'state', ...asking(undefined, { row: 2, prompt: 8 }) });
    await settle();
    expect([play.ready, play.sending]).toEqual([true, null]);
  });

  it('picks what is final and sends it with the second step', async () => {
    const { play, server } = openPlay(table(), asking([option('roll', { final: true })]));
    await settle();
    play.choose(play.options[0]!);
    expect([server.of('answer').length, play.chosen?.id]).toEqual([0, 'roll']);
    play.send();
    expect(server.of('answer')).toMatchObject([{ option: 'roll' }]);
  });

  it('sends what is final with the second click on the same thing, and never puts it back', async () => {
    const { play, server } = openPlay(table(), asking([option('go', { final: true, objects: ['x'] }), option('other')]));
    await settle();
    play.chooseObject('x');
    expect([server.of('answer').length, play.chosen?.id]).toEqual([0, 'go']);
    play.chooseObject('x');
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('sends what only ends the turn after a moment, in which it can be taken back', async () => {
    const gather = option('gather', { final: true, ends_turn: true });
    const { play, server } = openPlay(table(), asking([gather, option('other')]));
    await settle();
    play.choose(gather);
    expect([play.holds, play.canUndo, server.of('answer').length]).toEqual([true, true, 0]);
    void play.undo();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([play.holds, play.chosen, server.of('answer').length]).toEqual([false, null, 0]);
    play.choose(gather);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.of('answer')).toMatchObject([{ option: 'gather' }]);
  });

  it('asks once before a turn ends with something left undone', async () => {
    const end = saying('end', { role: 'end_turn', unused: { en: '2 actions', pl: '2 akcje' } }, { final: true });
    const { play, server } = openPlay(table(), asking([option('go'), end]));
    await settle();
    expect([play.primary?.id, play.listed.map(({ id }) => id)]).toEqual(['end', ['go']]);
    play.endTurn();
    expect([play.endAsked, server.of('answer').length]).toEqual([true, 0]);
    play.clear();
    expect(play.endAsked).toBe(false);
    play.endTurn();
    play.endTurn();
    expect(server.of('answer')).toMatchObject([{ option: 'end' }]);
  });

  it('rolls with one press of the lamp button', async () => {
    const roll = saying('roll', { role: 'roll' }, { final: true });
    const { play, server } = openPlay(table(), asking([roll, option('card')]));
    await settle();
    play.press();
    expect(server.of('answer')).toMatchObject([{ option: 'roll' }]);
  });

  it('lists only the options of an object that has several', async () => {
    const options = [option('a', { objects: ['x'] }), option('b', { objects: ['x', 'y'] }), option('c', { final: true })];
    const { play, server } = openPlay(table(), asking(options));
    await settle();
    play.choose(play.options[2]!);
    play.chooseObject('x');
    expect([play.listed.map((o) => o.id), play.chosen, play.narrowed]).toEqual([['a', 'b'], null, 'x']);
    play.chooseObject('x');
    expect(play.listed.length).toBe(3);
    play.chooseObject('y');
    expect(server.of('answer')).toMatchObject([{ option: 'b' }]);
  });

  it('answers with a number inside the limits', async () => {
    const numbers = { first: 0, last: 10, first_id: 'press:0' };
    const { play, server } = openPlay(table(), state({ prompt: 7 }, { waiting: [0], prompt: prompt([], { numbers }) }));
    await settle();
    play.chooseNumber(11);
    expect(play.chosen).toBe(null);
    play.chooseNumber(10);
    play.send();
    expect(server.of('answer')).toMatchObject([{ option: 'press:10' }]);
  });

  it('shows a refusal and lets the answer be given again', async () => {
    const { play, server } = openPlay(table(), asking());
    await settle();
    play.choose(play.options[0]!);
    server.tell({ type: 'refusal', id: server.of('answer')[0]!.id, error: error('not_possible') });
    await settle();
    expect([play.refusal?.code, play.ready]).toEqual(['not_possible', true]);
  });

  it('says nothing of a stale answer once the match has gone on', async () => {
    const { play, server } = openPlay(table(), asking());
    await settle();
    play.choose(play.options[0]!);
    server.tell({ type: 'state', ...asking(undefined, { row: 2, prompt: 8 }) });
    server.tell({ type: 'refusal', id: server.of('answer')[0]!.id, error: error('stale') });
    await settle();
    expect([play.refusal, play.ready, play.state?.prompt]).toEqual([null, true, 8]);
  });

  it('keeps a choice while others decide at the same time', async () => {
    const { play, server } = openPlay(table(), asking([option('roll', { final: true })]));
    await settle();
    play.choose(play.options[0]!);
    server.tell({ type: 'state', ...asking([option('roll', { final: true })], { row: 2 }) });
    await settle();
    expect(play.chosen?.id).toBe('roll');
  });
});

describe('a lost connection', () => {
  it('puts the lamp out, keeps the choice, and resends the answer', async () => {
    const { play, server } = openPlay(table(), asking([option('roll', { final: true, objects: ['die'] })]));
    await settle();
    expect(play.lit.has('die')).toBe(true);
    play.choose(play.options[0]!);
    play.send();
    server.close();
    expect([play.session.link, play.lit.size, play.chosen?.id]).toEqual(['lost', 0, 'roll']);
    await vi.advanceTimersByTimeAsync(500);
    const again = FakeSocket.last;
    expect(again).not.toBe(server);
    again.onopen?.();
    expect(again.of('hello')).toMatchObject([{ eye: 0 }]);
    again.tell({ type: 'table_changed', table: table() });
    expect(again.of('answer')).toEqual(server.of('answer'));
  });

  it('tries at once when the device has a network again, and no more once it is closed', async () => {
    const { play, server } = openPlay(table(), state());
    await settle();
    server.close();
    expect(FakeSocket.last).toBe(server);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.last).not.toBe(server);
    FakeSocket.last.close();
    play.close();
    const sockets = FakeSocket.made.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made.length).toBe(sockets);
  });

  it('does not show again what was seen before', async () => {
    const { play, server } = openPlay(table(), state({ events: [event('a'), event('b')] }));
    await settle();
    server.close();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ type: 'state', ...state({ events: [event('a'), event('b')] }) });
    await settle();
    expect([words(play.log), play.busy]).toEqual(['a b', false]);
  });
});

describe('two people at one device', () => {
  const both = table({ seats: [seat({ name: 'Łucja', mine: true }), seat({ name: 'Kuba', mine: true })] });
  const secret = (eye: number | null, waiting: number[], row = 1) =>
    state({ row, eye, prompt: eye === null ? null : row }, {
      waiting, table: { hand: eye === null ? null : `hand of ${eye}` },
      prompt: eye !== null && waiting.includes(eye) ? prompt([option('go'), option('stay')]) : null,
    });
  const page = (play: object) => JSON.stringify({ ...play, state: Reflect.get(play, 'state'), log: Reflect.get(play, 'log') });

  async function sitDown(waiting: number[]) {
    const { play, server } = openPlay(both, secret(0, waiting));
    await settle();
    return { play, server };
  }

  it('shows nobody before somebody has said who they are', async () => {
    const { play, server } = await sitDown([0, 1]);
    expect([play.state, server.of('look')[0]?.eye]).toEqual([null, null]);
    server.tell({ type: 'state', ...secret(null, [0, 1]) });
    await settle();
    // The question is looked at unseen: whoever has nothing to decide is not called.
    expect([play.curtain, play.eye, server.of('look').at(-1)?.eye]).toEqual([null, null, 0]);
    server.tell({ type: 'state', ...secret(0, [0, 1]) });
    await settle();
    expect([play.curtain, play.eye]).toEqual([0, null]);
    expect(page(play)).not.toContain('hand of');
  });

  it('calls nobody for a question with one answer', async () => {
    const { play, server } = await sitDown([1]);
    server.tell({ type: 'state', ...secret(null, [1]) });
    await settle();
    const only = state({ row: 2, eye: 1, prompt: 5 }, { waiting: [1], table: { hand: 'hand of 1' }, prompt: prompt([option('pass')]) });
    server.tell({ type: 'state', ...only });
    await settle();
    expect(server.of('answer')).toMatchObject([{ seat: 1, prompt: 5, option: 'pass' }]);
    server.tell({ type: 'state', ...secret(1, [0], 3) });
    await settle();
    expect([play.curtain, server.of('look').at(-1)?.eye]).toEqual([null, null]);
    expect(page(play)).not.toContain('hand of');
  });

  it('opens for the confirmed seat only, and asks the other one after it', async () => {
    const { play, server } = await sitDown([0, 1]);
    server.tell({ type: 'state', ...secret(null, [0, 1]) });
    await settle();
    server.tell({ type: 'state', ...secret(0, [0, 1]) });
    await settle();
    play.openCurtain();
    expect(server.of('look').at(-1)?.eye).toBe(0);
    expect(play.prompt).toBe(null);
    server.tell({ type: 'state', ...secret(0, [0, 1]) });
    await settle();
    expect([play.curtain, play.eye, play.prompt?.options.length]).toEqual([null, 0, 2]);
    server.tell({ type: 'state', ...secret(0, [1], 2) });
    await settle();
    expect([play.curtain, server.of('look').at(-1)?.eye]).toEqual([null, 1]);
    server.tell({ type: 'state', ...secret(1, [1], 2) });
    await settle();
    expect([play.curtain, play.state, play.log]).toEqual([1, null, []]);
    expect(page(play)).not.toContain('hand of 0');
    expect(server.of('look').at(-1)?.eye).toBe(null);
    server.tell({ type: 'state', ...secret(0, [1], 3) });
    await settle();
    expect(page(play)).not.toContain('hand of');
    server.tell({ type: 'state', ...secret(null, [1], 3) });
    await settle();
    expect([play.curtain, play.view?.table]).toEqual([1, { hand: null }]);
  });

  it('keeps the curtain closed when a reconnection looks through the first seat', async () => {
    const { play, server } = await sitDown([1]);
    server.tell({ type: 'state', ...secret(null, [1]) });
    await settle();
    server.tell({ type: 'state', ...secret(1, [1]) });
    await settle();
    server.close();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ type: 'state', ...secret(0, [1]) });
    await settle();
    expect([play.curtain, play.eye]).toEqual([1, null]);
    expect(page(play)).not.toContain('hand of');
  });

  it('does not ask for a seat that a bot plays', async () => {
    const seats = [seat({ mine: true }), seat({ mine: true, stand_in: 'easy' })];
    const { play, server } = openPlay(table({ seats }), secret(0, [1]));
    server.tell({ type: 'state', ...secret(null, [1]) });
    await settle();
    expect(play.curtain).toBe(null);
  });
});

describe('somebody who sits down', () => {
  it('looks through the seat', async () => {
    const { play, server } = openPlay(table({ seats: [seat(), seat()] }), state({ eye: null }));
    await settle();
    expect(server.of('look').length).toBe(0);
    server.tell({ type: 'table_changed', table: table({ seats: [seat(), seat({ mine: true })] }) });
    expect(server.of('look')).toMatchObject([{ eye: 1 }]);
    expect(play.mySeats).toEqual([1]);
  });
});
