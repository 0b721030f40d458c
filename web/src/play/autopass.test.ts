import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import type { PromptView, Table } from '../protocol';
import { AutoPass } from './autopass.svelte';
import { option, prompt, saying } from './fixtures';

const onlyPass = prompt([option('pass')]);
const tick = () => vi.advanceTimersByTimeAsync(0);
const play = {
  prompt: null as PromptView | null,
  asked: null as PromptView | null,
  canUndo: false,
  sending: false,
  played: false,
  table: null as Table | null,
  game: 'fixture',
  repeats: ['weapon'],
  undone: 0,
  answers: [] as string[],
  undo() { this.undone += 1; },
  answer(id: string) { this.answers.push(id); },
};

beforeEach(() => {
  vi.useFakeTimers();
  prefer({ askAlways: false });
  Object.assign(play, {
    prompt: onlyPass, asked: onlyPass, canUndo: false, sending: false, played: false, undone: 0, answers: [],
  });
});
afterEach(() => vi.useRealTimers());

it('passes where that is the only answer, and remembers which questions those were', async () => {
  const autopass = new AutoPass(play);
  autopass.passOn();
  expect(autopass.passing?.prompt).toBe(onlyPass);
  await tick();
  expect([play.answers, autopass.passed.map(({ prompt: asked, why }) => [asked, why])]).toEqual([['pass'], [[onlyPass, 'one']]]);
  autopass.decided(12);
  expect([autopass.passed, autopass.decidedAt]).toEqual([[], 12]);
});

it('leaves every other question to the person', async () => {
  const autopass = new AutoPass(play);
  play.prompt = prompt([option('pass'), option('fight')]);
  autopass.passOn();
  await tick();
  expect([autopass.passing, play.answers]).toEqual([null, []]);
});

it('does not pass for somebody who went back, wants to be asked, or is played for by a bot', async () => {
  const back = new AutoPass(play);
  back.wentBack();
  back.passOn();
  play.played = true;
  new AutoPass(play).passOn();
  play.played = false;
  prefer({ askAlways: true });
  new AutoPass(play).passOn();
  await tick();
  expect(play.answers).toEqual([]);
});

it('goes on taking back over passes that nobody chose', () => {
  const autopass = new AutoPass(play);
  autopass.undoing();
  play.canUndo = true;
  autopass.passOn();
  expect([play.undone, autopass.passing]).toEqual([1, null]);
});

it('passes nothing that is no longer asked, and nothing once it is closed', async () => {
  const autopass = new AutoPass(play);
  autopass.passOn();
  play.asked = null;
  await tick();
  expect([play.answers, autopass.passing]).toEqual([[], null]);
  play.asked = onlyPass;
  autopass.passOn();
  autopass.close();
  await tick();
  autopass.passOn();
  await tick();
  expect(play.answers).toEqual([]);
});

it('uses a chosen weapon again while the same are at hand, until the person wants to be asked', async () => {
  const weapons = prompt([option('sword'), option('whip'), option('none')], { kind: 'weapon' });
  const autopass = new AutoPass(play);
  Object.assign(play, { prompt: weapons, asked: weapons });
  autopass.passOn();
  await tick();
  expect(play.answers).toEqual([]);
  autopass.decided(3, weapons, 'whip');
  autopass.passOn();
  await tick();
  expect([play.answers, autopass.passed[0]?.why]).toEqual([['whip'], 'again']);
  play.canUndo = true;
  autopass.takeBackPass();
  autopass.decided(3, prompt([option('sword')], { kind: 'weapon' }), 'sword');
  autopass.passOn();
  await tick();
  expect([play.undone, play.answers.length]).toEqual([1, 1]);
});

it('leaves a moment for taking back before it sends what is final', async () => {
  const final = prompt([saying('end', { role: 'end_turn' }, { final: true })]);
  Object.assign(play, { prompt: final, asked: final, canUndo: true });
  const autopass = new AutoPass(play);
  autopass.passOn();
  await tick();
  expect(play.answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(play.answers).toEqual(['end']);
});

it('takes nothing back where only passes could be', async () => {
  const autopass = new AutoPass(play);
  autopass.passOn();
  await tick();
  play.canUndo = true;
  expect(autopass.undoReaches).toBe(false);
  autopass.decided(1);
  expect(autopass.undoReaches).toBe(true);
  autopass.passOn();
  await tick();
  expect(autopass.undoReaches).toBe(true);
});

it('lets a window go by for the rest of the turn, and not longer', async () => {
  const window = prompt([saying('use', { role: 'card' }, { objects: ['A1'] }), saying('pass', { role: 'pass', window: 'start' })]);
  Object.assign(play, { prompt: window, asked: window });
  const autopass = new AutoPass(play);
  autopass.notThisTurn(window);
  autopass.passOn();
  await tick();
  expect([play.answers, autopass.passed[0]?.why]).toEqual([['pass'], 'rule']);
  autopass.newTurn();
  autopass.passOn();
  await tick();
  expect(play.answers.length).toBe(1);
});
