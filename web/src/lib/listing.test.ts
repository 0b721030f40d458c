import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';
import { Listing } from './listing.svelte';
import type { Table, Tables } from '../protocol';

const table = (id: string, changed: number) => ({ id, changed }) as Table;
const answer = (tables: Table[], open = 10): Tables => ({ tables, open, to_watch: 0, finished: 0 });
const ids = (listing: Listing) => listing.tables?.map((one) => one.id).join('');

beforeEach(() => {
  vi.spyOn(api, 'tables');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps older pages when the first is refreshed, without showing a table twice', async () => {
  const asked = vi.mocked(api.tables);
  const listing = new Listing('public');
  asked.mockResolvedValueOnce(answer([table('c', 30), table('b', 20)]));
  await listing.refresh();
  asked.mockResolvedValueOnce(answer([table('a', 10)]));
  await listing.older();
  expect(asked).toHaveBeenLastCalledWith('public', 20, {});
  expect(ids(listing)).toBe('cba');
  asked.mockResolvedValueOnce(answer([table('a', 50), table('c', 30)]));
  await listing.refresh();
  expect(ids(listing)).toBe('acb');
});

it('ends when there is nothing older, whatever the counts say', async () => {
  const listing = new Listing('public');
  vi.mocked(api.tables).mockResolvedValueOnce(answer([table('a', 1)]));
  await listing.refresh();
  expect(listing.more).toBe(true);
  vi.mocked(api.tables).mockResolvedValueOnce(answer([]));
  await listing.older();
  expect(listing.more).toBe(false);
});

it('keeps what it has when the server is away', async () => {
  const listing = new Listing('public');
  vi.mocked(api.tables).mockResolvedValueOnce(answer([table('a', 1)]));
  await listing.refresh();
  vi.mocked(api.tables).mockRejectedValueOnce(new ApiError(0, { code: 'offline', text: { en: 'gone', pl: 'brak' }, clause: null }));
  await listing.refresh();
  expect(ids(listing)).toBe('a');
  expect(listing.problem?.code).toBe('offline');
});

it('asks for no games of somebody who has no account yet', async () => {
  const listing = new Listing('mine');
  await listing.refresh();
  expect(api.tables).not.toHaveBeenCalled();
  expect(listing.tables).toEqual([]);
});
