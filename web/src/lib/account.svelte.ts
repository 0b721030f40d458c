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
/** An account that this server did not know: put aside, never thrown away, because seats belong to it. */
const asidePlace = 'kostka.account.aside';
const secondLook = 1000;

function remembered(where: string): Account | null {
  try {
    const kept = JSON.parse(localStorage.getItem(where) ?? 'null') as Partial<Account> | null;
    if (kept && typeof kept.id === 'string' && typeof kept.name === 'string' && typeof kept.token === 'string') {
      return kept as Account;
    }
  } catch {
    // No storage: the account lasts as long as the page.
  }
  return null;
}

function write(where: string, kept: Account | null): void {
  try {
    if (kept) localStorage.setItem(where, JSON.stringify(kept));
    else localStorage.removeItem(where);
  } catch {
    // See above.
  }
}

const atFirst = remembered(place);
let account: Account | null = $state(atFirst);
let aside: Account | null = $state(remembered(asidePlace));
useToken(atFirst?.token ?? null);

function keep(next: Account | null): void {
  account = next;
  useToken(next?.token ?? null);
  write(place, next);
}

function putAside(kept: Account | null): void {
  aside = kept;
  write(asidePlace, kept);
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

/** The account that was put aside because the server did not know it; null when there is none. */
export function accountAside(): Account | null {
  return aside;
}

const isUnknown = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 401;

/** Whether the server still says, some time later, that it does not know this browser's account. */
async function isForgotten(): Promise<boolean> {
  await new Promise((done) => setTimeout(done, secondLook));
  try {
    await api.me();
    return false;
  } catch (problem) {
    if (isUnknown(problem)) return true;
    throw problem;
  }
}

/** Runs a request that needs the account. One refusal proves nothing: it is asked again, and only an account that the
 * server keeps refusing is put aside for a new one, to be restored with restoreAccount(). */
export async function asMe<T>(request: () => Promise<T>): Promise<T> {
  await signIn();
  try {
    return await request();
  } catch (problem) {
    if (!isUnknown(problem)) throw problem;
  }
  if (await isForgotten()) {
    putAside(account);
    keep(null);
    await signIn();
  }
  return request();
}

/** Takes the account up again that was put aside, if the server knows it now; says whether it does. */
export async function restoreAccount(): Promise<boolean> {
  if (!aside) return false;
  const [earlier, present] = [aside, account];
  useToken(earlier.token);
  try {
    const me = await api.me();
    keep({ ...earlier, name: me.name });
    putAside(null);
    return true;
  } catch (problem) {
    useToken(present?.token ?? null);
    if (isUnknown(problem)) return false;
    throw problem;
  }
}

/** The server calls this account so now. */
export function keepName(name: string): void {
  if (account && account.name !== name) keep({ ...account, name });
}

export async function renameMe(name: string): Promise<void> {
  const me = await asMe(() => api.rename({ name }));
  if (account) keep({ ...account, name: me.name });
}
