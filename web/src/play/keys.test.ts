import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import { FakeSocket, openPlay, option, prompt, saying, state, table } from './fixtures';
import { onPlayKey, type Places } from './keys';

const rules = vi.fn();
const debug = vi.fn();
const aid = { toggle: vi.fn(), close: vi.fn(() => false) };
const options = [option('go', { final: true, objects: ['card-1'] }), option('stay')];
const asking = () => state({ prompt: 7, can_undo: true }, { waiting: [0], prompt: prompt(options) });

async function sitDown(places: Places = { rules, aid, debug: null }) {
  const { play, server } = openPlay(table(), asking());
  await vi.advanceTimersByTimeAsync(0);
  const press = (key: string, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    onPlayKey(event, play, places);
    return event.defaultPrevented;
  };
  return { play, server, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  prefer({ speed: 0 });
  document.body.innerHTML = '';
});
afterEach(() => vi.useRealTimers());

describe('the keyboard', () => {
  it('chooses by number, sends with Enter, clears with Escape', async () => {
    const { play, server, press } = await sitDown();
    press('1');
    expect(play.chosen?.id).toBe('go');
    press('Escape');
    expect(play.chosen).toBe(null);
    press('1');
    press('Enter');
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('goes to how to win with G, and opens the sheet of the moment with N where a game has one', async () => {
    const { play, press } = await sitDown();
    document.body.innerHTML = '<button class="ribbon">Seats</button>';
    const opened = vi.fn();
    document.querySelector('button')?.addEventListener('click', opened);
    expect(press('g')).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    expect(press('n')).toBe(false);
    play.screen.sheetKey = { does: { en: 'sheet', pl: 'arkusz' }, of: () => 'moarn' };
    expect(press('n')).toBe(true);
    expect(play.zoomed).toBe('moarn');
    delete play.screen.sheetKey;
  });

  it('sends what is chosen from the thing itself, and never puts it back', async () => {
    const { play, server, press } = await sitDown();
    document.body.innerHTML = '<button data-object="card-1">Tile</button>';
    document.querySelector('button')?.focus();
    play.chooseObject('card-1');
    press('Enter');
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('ends the turn with E, and presses the lamp button with Enter for everything else', async () => {
    const ending = state({ prompt: 8 }, { waiting: [0], prompt: prompt([option('go'), saying('end', { role: 'end_turn' })]) });
    const one = await sitDown();
    one.server.tell({ type: 'state', ...ending });
    await vi.advanceTimersByTimeAsync(100);
    expect([one.press('Enter'), one.press('e')]).toEqual([false, true]);
    expect(one.server.of('answer')).toMatchObject([{ option: 'end' }]);
    const letting = state({ prompt: 8 }, { waiting: [0], prompt: prompt([option('go'), saying('none', { role: 'pass' })]) });
    const other = await sitDown();
    other.server.tell({ type: 'state', ...letting });
    await vi.advanceTimersByTimeAsync(100);
    expect([other.press('e'), other.press('Enter')]).toEqual([true, true]);
    expect(other.server.of('answer')).toMatchObject([{ option: 'none' }]);
  });

  it('sends a picked row with Enter also from a space of the board', async () => {
    const { server, press } = await sitDown();
    document.body.innerHTML = '<button data-object="0,0">Space</button><button data-option="go">Go</button>';
    document.querySelector('button')?.focus();
    press('1');
    press('Enter');
    expect(server.of('answer')).toMatchObject([{ option: 'go' }]);
  });

  it('does nothing for a number without a row', async () => {
    const { press } = await sitDown();
    expect(press('9')).toBe(false);
  });

  it('leaves Enter to a focused button that is something else', async () => {
    const { server, press } = await sitDown();
    press('1');
    document.body.innerHTML = '<button id="other">Other</button>';
    document.getElementById('other')?.focus();
    expect(press('Enter')).toBe(false);
    expect(server.of('answer')).toEqual([]);
  });

  it('leaves letters to whoever types', async () => {
    const { server, press } = await sitDown();
    document.body.innerHTML = '<input id="chat">';
    expect(press('u', document.getElementById('chat')!)).toBe(false);
    expect(server.of('undo')).toEqual([]);
    press('u');
    expect(server.of('undo')).toMatchObject([{ row: 1 }]);
  });

  it('asks why about the focused thing and enlarges its card', async () => {
    const { play, server, press } = await sitDown();
    document.body.innerHTML = '<button data-object="card-9">Card</button>';
    document.querySelector('button')?.focus();
    press('?');
    expect([server.of('why').length, play.whyAbout, play.listed.length]).toEqual([1, 'card-9', 2]);
    press(' ');
    expect(play.zoomed).toBe('card-9');
  });

  it('opens the rules', async () => {
    const { press } = await sitDown();
    press('r');
    expect(rules).toHaveBeenCalledOnce();
  });

  it('opens the player aid, which Escape closes before it clears a choice', async () => {
    const { play, press } = await sitDown();
    press('a');
    expect(aid.toggle).toHaveBeenCalledOnce();
    press('1');
    expect(play.chosenId).toBe('go');
    aid.close.mockReturnValueOnce(true);
    press('Escape');
    expect(play.chosenId).toBe('go');
    press('Escape');
    expect(play.chosenId).toBeNull();
  });

  it('opens the debug drawer only where there is one', async () => {
    const player = await sitDown();
    expect(player.press('d')).toBe(false);
    const engineer = await sitDown({ rules, aid, debug });
    expect(engineer.press('d')).toBe(true);
    expect(debug).toHaveBeenCalledOnce();
  });
});
