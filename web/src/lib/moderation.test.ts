import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat, table } from '../play/fixtures';
import ModeratedList from '../parts/ModeratedList.svelte';
import PersonDialog from '../parts/PersonDialog.svelte';
import type { Moderate, Table } from '../protocol';
import { belongsToMatch, deedsAbout, standingOf, wishAbout, type PersonMeant } from './moderation';

const kuba: PersonMeant = { person: 'k1', name: 'Kuba', at: { line: 7 } };
const mine = (part: Partial<Table> = {}): Table => table({ owner: true, ...part });
const muted = { person: 'k1', name: 'Kuba', muted: true, banned: false };

describe('what an owner can do', () => {
  it('depends on how it stands with the person', () => {
    expect(deedsAbout(mine(), 'k1')).toEqual({ voice: 'mute', door: 'ban' });
    const both = mine({ moderated: [{ ...muted, banned: true }] });
    expect(standingOf(both, 'k1')).toEqual({ muted: true, banned: true });
    expect(deedsAbout(both, 'k1')).toEqual({ voice: 'unmute', door: 'unban' });
    expect(deedsAbout(both, 'k2')).toEqual({ voice: 'mute', door: 'ban' });
  });

  it('is not to ban whoever plays a match that has begun', () => {
    const seats = [seat({ name: 'Ola', mine: true }), seat({ name: 'Kuba', person: 'k1' })];
    expect(belongsToMatch(mine({ seats, status: 'waiting' }), 'k1')).toBe(false);
    expect(deedsAbout(mine({ seats }), 'k1')).toEqual({ voice: 'mute', door: null });
    const left = [seat({ mine: true }), seat({ person: 'k1', left: true })];
    expect(deedsAbout(mine({ seats: left }), 'k1').door).toBe('ban');
  });

  it('names the person by where they are, and by the list once they are in it', () => {
    expect(wishAbout(mine(), 'mute', kuba)).toEqual({ what: 'mute', seat: null, line: 7, person: null });
    expect(wishAbout(mine(), 'ban', { ...kuba, at: { seat: 0 } })).toEqual({ what: 'ban', seat: 0, line: null, person: null });
    expect(wishAbout(mine({ moderated: [muted] }), 'unmute', kuba)).toEqual({ what: 'unmute', seat: null, line: null, person: 'k1' });
  });
});

describe('on the screen', () => {
  let wishes: Moderate[] = [];
  let refuse = false;

  beforeEach(() => {
    wishes = [];
    refuse = false;
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      if (path === '/api/guests') return Promise.resolve(Response.json({ account: 'a', name: 'Ola', token: 'a.b' }));
      wishes.push(JSON.parse(body) as Moderate);
      const no = { code: 'quota', text: { en: 'No more.', pl: 'Dość.' }, clause: null };
      return Promise.resolve(refuse ? Response.json(no, { status: 429 }) : Response.json(mine()));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const status = () => screen.getAllByRole('status', { hidden: true }).map((one) => one.textContent).join('');

  it('mutes at once and says so', async () => {
    render(PersonDialog, { table: mine(), meant: kuba, onclose: () => undefined });
    await press('Mute');
    await waitFor(() => expect(status()).toBe('Kuba is muted.'));
    expect(wishes).toEqual([{ what: 'mute', seat: null, line: 7, person: null }]);
  });

  it('bans only after a second question', async () => {
    render(PersonDialog, { table: mine(), meant: kuba, onclose: () => undefined });
    await press('Ban from this table');
    expect(screen.getByText('Ban Kuba from this table?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await press('Cancel');
    expect(wishes).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Ban from this table');
    await press('Ban from this table');
    await press('Yes, ban');
    await waitFor(() => expect(status()).toBe('Kuba is banned from this table.'));
    expect(wishes.map(({ what }) => what)).toEqual(['ban']);
  });

  it('shows why not', async () => {
    refuse = true;
    render(PersonDialog, { table: mine(), meant: kuba, onclose: () => undefined });
    await press('Mute');
    await waitFor(() => expect(screen.getByText('No more.')).toBeTruthy());
    expect(status()).toBe('');
  });

  it('undoes from the list, and keeps the focus there', async () => {
    const shown = render(ModeratedList, { table: mine({ moderated: [{ ...muted, banned: true }] }) });
    await press('Lift the ban');
    await waitFor(() => expect(status()).toBe('The ban of Kuba is lifted.'));
    expect(wishes).toEqual([{ what: 'unban', seat: null, line: null, person: 'k1' }]);
    await shown.rerender({ table: mine() });
    expect(screen.getByText(/^Nobody is muted or banned/)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Muted and banned');
  });
});
