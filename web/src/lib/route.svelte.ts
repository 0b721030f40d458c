// Where we are. Addresses are paths; what must stay out of server logs (invites, claim codes) is in the fragment.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'game'; game: string }
  | { page: 'mine' }
  | { page: 'tables' }
  | { page: 'rules'; book: string | null; clause: string | null }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'review'; id: string }
  | { page: 'moment'; id: string; step: number; invite: string | null }
  | { page: 'me' }
  | { page: 'friend'; code: string }
  | { page: 'claim'; code: string }
  | { page: 'lost' };

/** Null for an address that was cut off inside an escape. */
function readParts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

const stepIn = (text: string | null): number | null => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

export function readRoute(path: string, fragment: string): Route {
  const parts = readParts(path);
  if (!parts) return { page: 'lost' };
  const hash = new URLSearchParams(fragment.replace(/^#/, ''));
  const [first, second, third] = parts;
  if (third !== undefined) return { page: 'lost' };
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second ?? null };
    case 'games':
      return second ? { page: 'game', game: second } : { page: 'lost' };
    case 'mine':
      return second ? { page: 'lost' } : { page: 'mine' };
    case 'tables':
      return second ? { page: 'lost' } : { page: 'tables' };
    case 'rules':
      return { page: 'rules', book: second ?? null, clause: fragment.replace(/^#/, '') || null };
    case 't':
      return second ? { page: 'table', id: second, invite: hash.get('invite') } : { page: 'lost' };
    case 'replay':
      return second ? { page: 'replay', id: second, step: stepIn(hash.get('step')) } : { page: 'lost' };
    case 'review':
      return second ? { page: 'review', id: second } : { page: 'lost' };
    case 'moment':
      return second ? { page: 'moment', id: second, step: stepIn(hash.get('step')) ?? 0, invite: hash.get('invite') } : { page: 'lost' };
    case 'me':
      return second ? { page: 'lost' } : { page: 'me' };
    case 'friend':
      return { page: 'friend', code: hash.get('code') ?? '' };
    case 'claim':
      return { page: 'claim', code: hash.get('code') ?? '' };
    default:
      return { page: 'lost' };
  }
}

const here = (): Route => readRoute(location.pathname, location.hash);
let current: Route = $state(here());

export function route(): Route {
  return current;
}

/** Goes to an address of this site without loading the page anew. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  current = here();
  if (how === 'push') scrollTo(0, 0);
}

/** Makes links of this site and the back button work without loading. */
export function followLinks(): () => void {
  const onPop = () => (current = here());
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash && !link.dataset.route) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', onPop);
  addEventListener('hashchange', onPop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    removeEventListener('hashchange', onPop);
    removeEventListener('click', onClick);
  };
}

export const inviteAddress = (id: string, invite: string): string =>
  `${location.origin}/t/${encodeURIComponent(id)}#invite=${encodeURIComponent(invite)}`;
const keyed = (path: string, parts: Record<string, string | null>): string => {
  const hash = new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return `${location.origin}${path}${hash.size > 0 ? `#${hash}` : ''}`;
};
export const watchAddress = (id: string, invite: string | null): string => keyed(`/t/${encodeURIComponent(id)}`, { invite });
export const replayAddress = (id: string, step: number | null = null): string =>
  keyed(`/replay/${encodeURIComponent(id)}`, { step: step === null ? null : String(step) });
export const momentAddress = (id: string, step: number, invite: string | null): string =>
  keyed(`/moment/${encodeURIComponent(id)}`, { step: String(step), invite });
export const friendAddress = (code: string): string => keyed('/friend', { code });
export const claimAddress = (code: string): string => `${location.origin}/claim#code=${encodeURIComponent(code)}`;
