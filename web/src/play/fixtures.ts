// What the tests of the play screen play with: a server in the same process, and a game with nothing of its own.
import { same } from '../lib/language';
import type { GameScreen } from '../games/screen';
import type * as P from '../protocol';
import { Play } from './play.svelte';
import FixturePart from './FixturePart.svelte';

/** The other end of the WebSocket. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  sent: P.FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as P.FromClient);
  }

  close(): void {
    this.onclose?.();
  }

  /** The server says something. */
  tell(message: P.FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The messages of one type that the client sent. */
  of<T extends P.FromClient['type']>(type: T): Extract<P.FromClient, { type: T }>[] {
    return this.sent.filter((message): message is Extract<P.FromClient, { type: T }> => message.type === type);
  }
}

export const pace = 500;

export const fixtureScreen: GameScreen = {
  id: 'fixture',
  Board: FixturePart,
  Seat: FixturePart,
  Hand: FixturePart,
  Progress: FixturePart,
  Card: FixturePart,
  Outcome: null,
  outcomeHeads: () => [],
  panelFor: () => null,
  Show: null,
  status: () => same('status'),
  nameOf: same,
  itemOf: (object) => (object.startsWith('card-') ? object : null),
  pace: () => pace,
  holds: (event) => event.event === 'dice',
  turnOf: (event) => (event.event === 'turn' ? (event.data as { who: number }).who : null),
  diceOf: (event) => (event.event === 'dice' ? (event.data as { faces: number[] }).faces : []),
  guide: [],
};

export const seat = (part: Partial<P.SeatEntry> = {}): P.SeatEntry => ({
  kind: 'person', name: 'Ola', level: null, temperament: null, mine: false, connected: true, away_since: null, stand_in: null, left: false, resigned: false,
  nonce: false, person: null, deadline: null, ...part,
});

export const table = (part: Partial<P.Table> = {}): P.Table => ({
  id: 't1', game: 'fixture', name: 'Table', status: 'playing', is_public: true, owner: false, created: 0, changed: 0, started: 0, finished: null,
  options: {}, seats: [seat({ name: 'Łucja', mine: true }), seat({ name: 'Kuba' })], waiting_for: [], winners: [], turn: 1,
  spectators: 0, begin: 'full', clock: null, deadline: null, timed_out: [], invite: null, commitment: null, secret: null, takeback: null,
  rematch: null, rows: 0, muted: false, moderated: [], lesson: false, absent: 'normal', ...part,
});

export const option = (id: string, part: Partial<P.OptionView> = {}): P.OptionView => ({
  id, label: same(id), objects: [], final: false, ends_turn: false, outcome: null, ...part,
});

/** An option of which the game says something. */
export const saying = (id: string, says: Partial<P.Says>, part: Partial<P.OptionView> = {}): P.OptionView =>
  option(id, {
    outcome: {
      says: { role: 'act', effect: null, won: null, lost: null, unused: null, why_not: null, window: '', usual: false, onward: [], ...says },
    },
    ...part,
  });

export const prompt = (options: P.OptionView[], part: Partial<P.PromptView> = {}): P.PromptView => ({
  kind: 'action', clause: 'FIX-1', question: same('What now?'), objects: [], options, numbers: null, ...part,
});

export const event = (word: string, part: Partial<P.EventLine> = {}): P.EventLine => ({
  event: word, clause: 'FIX-2', after: 0, text: same(word), objects: [], data: {}, ...part,
});

export const view = (part: Partial<P.View> = {}): P.View => ({
  inputs: 0, over: false, winners: [], fault: null, waiting: [], prompt: null, table: {}, ...part,
});

export const state = (part: Partial<P.State> = {}, seen: Partial<P.View> = {}): P.State => ({
  row: 1, eye: 0, prompt: null, can_undo: false, undo_lock: null, view: view(seen), events_from: 0, events: [], ...part,
});

/** A play screen's model with its server; the first position has been told. */
export function openPlay(at: P.Table = table(), first: P.State | null = state()): { play: Play; server: FakeSocket } {
  const play = new Play({
    table: at.id, token: 'token', invite: null, screen: fixtureScreen,
    open: () => new FakeSocket() as unknown as WebSocket,
  });
  const server = FakeSocket.last;
  server.onopen?.();
  server.tell({ type: 'table_changed', table: at });
  if (first) server.tell({ type: 'state', ...first });
  return { play, server };
}
