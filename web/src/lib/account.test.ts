// The account is never lost because of one refusal.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

interface Answer {
  status: number;
  body: unknown;
}
let answers: ((path: string, token: string | null) => Answer) | null = null;

function answering(reply: (path: string, token: string | null) => Answer): void {
  answers = reply;
}

const unknown: Answer = { status: 401, body: { code: 'unauthorized', text: { en: 'no', pl: 'nie' }, clause: null } };
const meAs = (name: string): Answer => ({ status: 200, body: { account: 'a', name } });

async function freshModule() {
  vi.resetModules();
  return import('./account.svelte');
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  kept.set('kostka.account', JSON.stringify({ id: 'a', name: 'Ala', token: 'a.old' }));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', (path: string, init: { headers: Record<string, string> }) => {
    const token = init.headers.Authorization?.slice('Bearer '.length) ?? null;
    const { status, body } = answers!(path, token);
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an account that the server refuses', () => {
  it('is kept when the server knows it a moment later', async () => {
    let refusals = 1;
    answering(() => (refusals-- > 0 ? unknown : meAs('Ala')));
    const account = await freshModule();
    const { api } = await import('./api');
    const asked = account.asMe(() => api.me());
    await vi.advanceTimersByTimeAsync(1000);
    expect((await asked).name).toBe('Ala');
    expect(account.myAccount()?.token).toBe('a.old');
    expect(account.accountAside()).toBeNull();
  });

  it('is kept when the second look fails', async () => {
    let asked = 0;
    answering(() => {
      if (asked++ === 0) return unknown;
      return { status: 503, body: { code: 'unreadable', text: { en: 'later', pl: 'później' }, clause: null } };
    });
    const account = await freshModule();
    const { api } = await import('./api');
    const outcome = account.asMe(() => api.me()).then(() => 'done', () => 'failed');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe('failed');
    expect(kept.get('kostka.account')).toContain('a.old');
  });

  it('is put aside and can be restored', async () => {
    let known = false;
    answering((path, token) => {
      if (path === '/api/guests') return { status: 200, body: { account: 'b', token: 'b.new', name: 'Guest 1' } };
      if (token === 'a.old') return known ? meAs('Ala') : unknown;
      return meAs('Guest 1');
    });
    const account = await freshModule();
    const { api } = await import('./api');
    const asked = account.asMe(() => api.me());
    await vi.advanceTimersByTimeAsync(1000);
    expect((await asked).name).toBe('Guest 1');
    expect(account.accountAside()?.token).toBe('a.old');
    expect(kept.get('kostka.account.aside')).toContain('a.old');
    expect(await account.restoreAccount()).toBe(false);
    expect(account.myAccount()?.token).toBe('b.new');
    known = true;
    expect(await account.restoreAccount()).toBe(true);
    expect(account.myAccount()?.token).toBe('a.old');
    expect(account.accountAside()).toBeNull();
  });
});
