// What tests ask the server for directly, where clicking it together is not what they are about.
import type * as P from '../src/protocol';
import { untilEnd } from './until';

export interface TableWish {
  game?: string;
  options?: Record<string, string>;
  seats?: P.NewSeat[];
  name?: string;
  is_public?: boolean;
  begin?: P.Begin;
  /** Seconds for each decision. */
  clock?: number;
  /** What dice and bots follow from: with the same answers, it is the same match each time. */
  seed?: number;
}

/** Of a table whose maker does not care. */
export const usualSeed = 1;
/** Of a duel in Knockdown that two bots that look ahead end within 30 turns. */
const shortSeed = 12;

export const me: P.NewSeat = { who: 'me', name: null, level: null };
export const open: P.NewSeat = { who: 'open', name: null, level: null };
export const here = (name: string): P.NewSeat => ({ who: 'here', name, level: null });
export const bot = (level: string): P.NewSeat => ({ who: 'bot', name: null, level });

export class Lobby {
  constructor(readonly address: string) {}

  async call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    const response = await fetch(this.address + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  /** The content of a game as its screen gets it. */
  async box<T>(game: string): Promise<T> {
    const { games } = await this.call<P.Games>('GET', '/api/games');
    return this.call('GET', `/api/games/${game}/content?v=${games.find(({ id }) => id === game)?.content}`);
  }

  guest(name: string): Promise<P.Guest> {
    return this.call('POST', '/api/guests', { name });
  }

  table(guest: P.Guest, wish: TableWish = {}): Promise<P.Table> {
    const { game = 'knockdown', options = {}, seats = [me, bot('lookahead')], name = null, is_public = false, begin = 'full', clock = null, seed = usualSeed } = wish;
    const wanted: P.NewTable = { game, name, is_public, options, seats, clock, begin, absent: null };
    return this.call('POST', `/api/tables?seed=${seed}`, wanted, guest.token);
  }

  join(guest: P.Guest, table: P.Table): Promise<P.Table> {
    return this.call('POST', `/api/tables/${table.id}/join`, { invite: table.invite, seat: null }, guest.token);
  }

  look(guest: P.Guest, table: P.Table): Promise<P.Table> {
    return this.call('GET', `/api/tables/${table.id}`, undefined, guest.token);
  }

  /** A bot plays the guest's seat. */
  standIn(guest: P.Guest, table: P.Table, seat: number): Promise<P.Table> {
    return this.call('POST', `/api/tables/${table.id}/seats/${seat}/stand-in`, { level: 'lookahead' }, guest.token);
  }

  /** A match against a bot that another bot has played to the end in the guest's place. */
  async finishedMatch(guest: P.Guest, wish: TableWish = {}): Promise<P.Table> {
    const table = await this.table(guest, { seed: shortSeed, ...wish });
    await this.standIn(guest, table, 0);
    return this.untilFinished(guest, table);
  }

  /** Waits until bots have played a match to its end, and tells the table then. */
  async untilFinished(guest: P.Guest, table: P.Table): Promise<P.Table> {
    let now = table;
    const finished = async () => {
      now = await this.look(guest, table);
      return now.status === 'finished';
    };
    await untilEnd('the end of a match between bots', finished, () => now.turn);
    return now;
  }
}
