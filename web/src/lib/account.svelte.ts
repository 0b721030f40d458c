// The guest account of this browser: made when it is first needed, kept in storage, no e-mail.
import { siteText } from '../text/site';
import { api, ApiError, useToken } from './api';
import { say } from './prefs.svelte';

interface Account {
  id: string;
  name: string;
  token: string;
}

const place = 'kostka.account';

function remembered(): Account | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Account> | null;
    if (kept && typeof kept.id === 'string' && typeof kept.name === 'string' && typeof kept.token === 'string') {
      return kept as Account;
    }
  } catch {
    // No storage: the account lasts as long as the page.
  }
  return null;
}

const atFirst = remembered();
let account: Account | null = $state(atFirst);
useToken(atFirst?.token ?? null);

function keep(next: Account | null): void {
  account = next;
  useToken(next?.token ?? null);
  try {
    if (next) localStorage.setItem(place, JSON.stringify(next));
    else localStorage.removeItem(place);
  } catch {
    // See above.
  }
}

/** Null until the first time it is needed. */
export function myAccount(): Account | null {
  return account;
}

let making: Promise<Account> | null = null;

/** "Guest 4821", in the language of whoever it is. */
const guestName = (): string => `${say(siteText.guest)} ${1000 + Math.floor(Math.random() * 9000)}`;

/** The account, made now if there is none; an account the server no longer knows is replaced. */
export async function signIn(): Promise<Account> {
  if (account) return account;
  making ??= api.newGuest({ name: guestName() }).then((guest) => {
    keep({ id: guest.account, name: guest.name, token: guest.token });
    return account as Account;
  });
  try {
    return await making;
  } finally {
    making = null;
  }
}

/** Runs a request that needs the account; when the server has forgotten it, once more with a new one. */
export async function asMe<T>(request: () => Promise<T>): Promise<T> {
  await signIn();
  try {
    return await request();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 401) throw problem;
    keep(null);
    await signIn();
    return request();
  }
}

export async function renameMe(name: string): Promise<void> {
  const me = await asMe(() => api.rename({ name }));
  if (account) keep({ ...account, name: me.name });
}
