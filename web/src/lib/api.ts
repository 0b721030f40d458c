// The lobby's REST API, one function for each route. Types come from the server's own structs (protocol.ts).
import type * as P from '../protocol';

/** A refusal by the server, or no answer at all (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: P.Error,
  ) {
    super(error.text.en);
  }
}

let token: string | null = null;

export function useToken(value: string | null): void {
  token = value;
}

/** The answer of the server if it is a yes; throws its refusal. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, {
      code: 'offline',
      text: { en: 'The server cannot be reached.', pl: 'Nie ma połączenia z serwerem.' },
      clause: null,
    });
  }
  if (response.ok) return response;
  const known = (await response.json().catch(() => null)) as P.Error | null;
  throw new ApiError(response.status, known?.text ? known : {
    code: 'unexpected',
    text: {
      en: `The server answered with an error (${response.status}).`,
      pl: `Serwer odpowiedział błędem (${response.status}).`,
    },
    clause: null,
  });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  if (response.status === 204) return undefined as T;
  return (await response.json().catch(() => null)) as T;
}

/** Which of one's tables a list shows. */
export interface TableFilter {
  game?: string;
  over?: boolean;
}

const part = encodeURIComponent;
const table = (id: string) => `/api/tables/${part(id)}`;
const seat = (id: string, n: number) => `${table(id)}/seats/${n}`;

export const api = {
  games: () => call<P.Games>('GET', '/api/games'),
  box: <T>(game: string, content: string) => call<T>('GET', `/api/games/${part(game)}/content?v=${part(content)}`),
  checkSetup: (game: string, wish: P.SetupWish) => call<P.SetupAnswer>('POST', `/api/games/${part(game)}/setup`, wish),
  item: (game: string, item: string) => call<P.Item>('GET', `/api/games/${part(game)}/items/${part(item)}`),
  lesson: (game: string) => call<P.Lesson>('GET', `/api/games/${part(game)}/lesson`),
  newLesson: (game: string) => call<P.Table>('POST', `/api/games/${part(game)}/lesson`),
  books: () => call<P.BookEntry[]>('GET', '/api/rules'),
  book: (id: string) => call<P.Book>('GET', `/api/rules/${part(id)}`),
  searchBook: (id: string, words: string) => call<P.Found>('GET', `/api/rules/${part(id)}/search?q=${part(words)}`),

  newGuest: (body: P.NewGuest) => call<P.Guest>('POST', '/api/guests', body),
  me: () => call<P.Me>('GET', '/api/me'),
  rename: (body: P.Rename) => call<P.Me>('PATCH', '/api/me', body),

  profile: () => call<P.Profile>('GET', '/api/me/profile'),
  setProfile: (body: P.ProfileWish) => call<P.Profile>('PUT', '/api/me/profile', body),
  friends: () => call<P.Friends>('GET', '/api/friends'),
  friendLink: () => call<P.Link>('POST', '/api/friends/links'),
  befriend: (body: P.Befriend) => call<P.Friends>('POST', '/api/friends', body),
  unfriend: (person: string) => call<P.Friends>('DELETE', `/api/friends/${part(person)}`),
  invite: (id: string, person: string) => call<P.Friends>('POST', `${table(id)}/invitations/${part(person)}`),
  decline: (id: string) => call<P.Friends>('DELETE', `/api/me/invitations/${part(id)}`),
  push: () => call<P.PushState>('GET', '/api/push'),
  subscribe: (body: P.Subscribe) => call<P.PushState>('POST', '/api/push/subscriptions', body),
  unsubscribe: (body: P.Unsubscribe) => call<P.PushState>('POST', '/api/push/unsubscribe', body),

  tables: (list: 'public' | 'mine', before?: number, filter: TableFilter = {}) => {
    const query = new URLSearchParams({ list });
    if (before !== undefined) query.set('before', String(before));
    if (filter.game) query.set('game', filter.game);
    if (filter.over !== undefined) query.set('over', String(filter.over));
    return call<P.Tables>('GET', `/api/tables?${query}`);
  },
  table: (id: string, invite?: string | null) =>
    call<P.Table>('GET', table(id) + (invite ? `?invite=${part(invite)}` : '')),
  /** Only a server for tests takes a seed. */
  newTable: (body: P.NewTable, seed?: string) =>
    call<P.Table>('POST', `/api/tables${seed === undefined ? '' : `?seed=${part(seed)}`}`, body),
  changeTable: (id: string, body: P.ChangeTable) => call<P.Table>('PATCH', table(id), body),
  deleteTable: (id: string) => call<void>('DELETE', table(id)),
  moderate: (id: string, body: P.Moderate) => call<P.Table>('POST', `${table(id)}/moderation`, body),
  join: (id: string, body: P.Join) => call<P.Table>('POST', `${table(id)}/join`, body),
  leave: (id: string) => call<P.Table>('POST', `${table(id)}/leave`),
  start: (id: string) => call<P.Table>('POST', `${table(id)}/start`),
  rematch: (id: string) => call<P.Table>('POST', `${table(id)}/rematch`),
  continueFrom: (id: string, body: P.Continue) => call<P.Table>('POST', `${table(id)}/continue`, body),
  nonce: (id: string, n: number, body: P.Nonce) => call<P.Table>('PUT', `${seat(id, n)}/nonce`, body),
  standIn: (id: string, n: number, body: P.StandIn) => call<P.Table>('POST', `${seat(id, n)}/stand-in`, body),
  giveBack: (id: string, n: number) => call<P.Table>('DELETE', `${seat(id, n)}/stand-in`),
  resign: (id: string, n: number, body: P.StandIn) => call<P.Table>('POST', `${seat(id, n)}/resign`, body),
  takeSeat: (id: string, n: number, body: P.TakeSeat) => call<P.Table>('POST', `${seat(id, n)}/take`, body),
  seatBot: (id: string, n: number, body: P.StandIn) => call<P.Table>('PUT', `${seat(id, n)}/bot`, body),
  freeSeat: (id: string, n: number) => call<P.Table>('DELETE', `${seat(id, n)}/bot`),
  story: (id: string) => call<P.Story>('GET', `${table(id)}/story`),
  link: (id: string, n: number) => call<P.Link>('POST', `${seat(id, n)}/link`),
  hint: (id: string, n: number, body: P.AskHint) => call<P.Hint>('POST', `${seat(id, n)}/hint`, body),
  botReasons: (id: string, after: number) => call<P.BotReasons>('GET', `${table(id)}/bot-reasons?after=${after}`),
  review: (id: string) => call<P.ReviewState>('GET', `${table(id)}/review`),
  claim: (body: P.Claim) => call<P.Table>('POST', '/api/claims', body),
  verify: (id: string) => call<P.Verification>('GET', `${table(id)}/verify`),
  replay: (id: string, eye: string, from: number, count: number) =>
    call<P.Replay>('GET', `${table(id)}/replay?eye=${part(eye)}&from=${from}&count=${count}`),
  /** Only a server for tests knows this; without a row, the match as it is now. */
  debug: (id: string, row: number | null) => call<P.DebugTable>('GET', `${table(id)}/debug${row === null ? '' : `?row=${row}`}`),
  journal: async (id: string): Promise<Blob> => (await ask('GET', `${table(id)}/journal`)).blob(),
};
