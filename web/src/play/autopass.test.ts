import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import type { PromptView, Table } from '../protocol';
import { AutoPass } from './autopass.svelte';
import { option, prompt } from './fixtures';

const onlyPass = prompt([option('pass')]);
const tick = () => vi.advanceTimersByTimeAsync(0);
const play = {
  prompt: null as PromptView | null,
  asked: null as PromptView | null,
  canUndo: false,
  sending: false,
  played: false,
  table: null as Table | null,
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
  expect(autopass.passing).toBe(onlyPass);
  await tick();
  expect([play.answers, autopass.passed]).toEqual([['pass'], [onlyPass]]);
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
