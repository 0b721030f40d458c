import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../lib/prefs.svelte';
import { event, FakeSocket, openPlay, option, prompt, saying, seat, state, table } from './fixtures';
import Log from './Log.svelte';
import PhoneSigns from './PhoneSigns.svelte';
import SendButton from './SendButton.svelte';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeSocket.made = [];
  prefer({ speed: 0, language: 'en' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the signs of a phone', () => {
  it('show a takeback that waits, with a dot only while an answer of one\'s own is missing', async () => {
    const { play, server } = openPlay(table());
    await vi.advanceTimersByTimeAsync(50);
    const { container } = render(PhoneSigns, { play });
    expect(container.querySelector('.back')).toBe(null);
    server.tell({ type: 'table_changed', table: table({ takeback: { asked_by: 1, inputs: 3, agreed: [1] } }) });
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.getByLabelText('A takeback waits for your answer').querySelector('.dot')).not.toBe(null);
    server.tell({ type: 'table_changed', table: table({ takeback: { asked_by: 1, inputs: 3, agreed: [0, 1] } }) });
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.getByLabelText('A takeback is being decided').querySelector('.dot')).toBe(null);
  });

  it('show one\'s own clock before that of others, and none once nobody is waited for', async () => {
    const seats = [seat({ mine: true, deadline: 1_090_000 }), seat({ deadline: 1_030_000 })];
    const { play, server } = openPlay(table({ clock: 90, deadline: 1_030_000, seats }));
    await vi.advanceTimersByTimeAsync(50);
    render(PhoneSigns, { play });
    expect(screen.getByRole('timer').textContent).toContain('1:');
    server.tell({ type: 'table_changed', table: table({ clock: 90 }) });
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.queryByRole('timer')).toBe(null);
  });
});

describe('the log', () => {
  it('says where a bot decided because the time was up', async () => {
    const events = [event('first', { after: 1 }), event('second', { after: 2 }), event('third', { after: 3 })];
    const { play } = openPlay(table({ timed_out: [{ seat: 1, inputs: 1 }, { seat: 1, inputs: 5 }] }), state({ events }, { inputs: 4 }));
    await vi.advanceTimersByTimeAsync(50);
    const { container } = render(Log, { play });
    const lines = [...container.querySelectorAll('li p')].map((line) => line.textContent);
    // The second one has not been shown yet.
    expect(lines).toEqual(['first', 'Time was up for Kuba: a bot made this decision.', 'second', 'third']);
  });
});

describe('the lamp button', () => {
  it('says what happens if nothing is chosen, until something is', async () => {
    const pass = saying('pass', { role: 'pass', effect: { en: 'then you fight: 43%', pl: 'potem walczysz: 43 %' }, lost: { en: '1 Life', pl: '1 życie' } });
    const card = option('card', { final: true });
    const { play } = openPlay(table(), state({ prompt: 7 }, { waiting: [0], prompt: prompt([card, pass]) }));
    await vi.advanceTimersByTimeAsync(50);
    const { container } = render(SendButton, { play });
    expect(container.querySelector('.does')?.textContent).toMatch(/then you fight: 43%.*lost: 1 Life/s);
    play.choose(card);
    await vi.advanceTimersByTimeAsync(1);
    expect(container.querySelector('.does')).toBe(null);
  });
});
