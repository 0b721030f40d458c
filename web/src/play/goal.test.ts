import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { same } from '../lib/language';
import type { Goal as GoalView } from '../protocol';
import { openPlay, state, table } from './fixtures';
import Goal from './Goal.svelte';
import { goalOf, inShort, shareOf, standingOf } from './goal';
import SeatRibbon from './SeatRibbon.svelte';

const goal: GoalView = {
  title: same('Most points win'), sentence: same('They are counted at the end.'), clause: 'FIX-1',
  seats: [
    { seat: 1, most: 12, parts: [{ name: same('stones'), amount: 5, striped: false }, { name: same('crown'), amount: 2, striped: true }], shown: same('7'), note: null },
    { seat: 0, most: 12, parts: [{ name: same('stones'), amount: 6, striped: false }], shown: same('6'), note: same('one short') },
  ],
  warning: same('\ue011Horan\ue001 leads by 1.'), way: [{ what: same('Titan, strength 5'), brings: same('+2'), done: false }],
};

describe('how to win', () => {
  test('is found in the view, and is missing where a game says nothing', () => {
    expect(goalOf(state({}, { table: { goal } }).view)).toBe(goal);
    expect(goalOf(state().view)).toBeNull();
    expect(standingOf(state({}, { table: { goal } }).view, 0)?.shown.en).toBe('6');
  });

  test('draws a bar that never leaves its place', () => {
    const [first] = goal.seats;
    if (!first) throw new Error('no seat');
    expect(shareOf(3, first)).toBe(25);
    expect(shareOf(20, { ...first, parts: [{ name: same(''), amount: 20, striped: false }] })).toBe(100);
  });

  test('is shortened where little room is left, in both languages, and only a count of a whole', () => {
    expect(['11 of 25', '0\u00a0z\u00a025', '5 to go', 'relic'].map(inShort)).toEqual(['11/25', '0/25', '5 to go', 'relic']);
  });

  test('shows everybody in the order of standing, oneself as You', () => {
    const { play } = openPlay(table(), state({}, { table: { goal } }));
    render(Goal, { play, goal });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(rows).toEqual(['Kuba 7', 'You 6 one short']);
    expect(document.querySelectorAll('.bar .striped')).toHaveLength(1);
    play.close();
  });

  test('says that a way is done once it is won, and leaves a score as it is', () => {
    const way: GoalView = { ...goal, seats: goal.seats.map((one) => ({ ...one, shown: same(one.seat === 0 ? '0 of 1' : '7') })) };
    const { play } = openPlay(table(), state({}, { over: true, winners: [0, 1], table: { goal: way } }));
    const { container } = render(Goal, { play, goal: way });
    const rows = [...container.querySelectorAll('li')].map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(rows).toEqual(['Kuba 7', 'You won']);
    play.close();
  });

  test('is one tap away on a small screen, with one’s own way', async () => {
    const { play } = openPlay(table(), state({}, { table: { goal } }));
    render(SeatRibbon, { play });
    const ribbon = screen.getByRole('button', { name: /How to win/ });
    expect(ribbon.textContent).toContain('7');
    ribbon.click();
    expect(await screen.findByText('Titan, strength 5')).toBeTruthy();
    play.close();
  });
});
