import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Slips } from './slips.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('closes the slips of those who have chosen while others still think', () => {
  const slips = new Slips();
  slips.count([], [0, 1, 2], true);
  slips.count([0, 1, 2], [0, 2], false);
  slips.count([0, 2], [2], false);
  expect(slips.chose).toEqual([1, 0]);
  slips.count([2], [0], true);
  expect(slips.chose).toEqual([]);
});

it('counts the time from when others are waited for', () => {
  vi.setSystemTime(1000);
  const slips = new Slips();
  vi.setSystemTime(2000);
  slips.count([0], [0], true);
  expect(slips.waitingSince).toBe(1000);
  slips.count([0], [1], true);
  expect(slips.waitingSince).toBe(2000);
});
