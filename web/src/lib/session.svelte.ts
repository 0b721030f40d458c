// TableSession: one open table over its WebSocket. It reconnects by itself, resends what was not acknowledged (answers
// are idempotent), and holds what the server said last. It knows nothing of rules or of what is on the screen.
import type * as P from '../protocol';

type Body<M extends P.FromClient> = M extends P.FromClient ? Omit<M, 'id'> : never;
type Request = Body<Exclude<P.FromClient, { type: 'hello' | 'ping' }>>;
type Reply = Extract<P.FromServer, { type: 'ok' | 'reasons' | 'log' }>;

/** The server said no to a message; nothing has changed. */
export class Refused extends Error {
  constructor(readonly error: P.Error) {
    super(error.text.en);
  }
}

interface Waiting {
  message: P.FromClient;
  resolve: (reply: Reply) => void;
  reject: (problem: Refused) => void;
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

const firstDelay = 500;
const longestDelay = 10_000;
const pingEvery = 25_000;
const silence = 60_000;

/** Reasons to close that pass by themselves: the table is tried again. */
const passing = new Set(['going_down', 'unreadable', 'store', 'busy', 'broken', 'too_many_connections', 'rate']);

export interface SessionOptions {
  table: string;
  token: string | null;
  invite: string | null;
  /** Called with every position the server shows, in order. */
  onState: (state: P.State) => void;
  /** Called whenever the table has changed. */
  onTable?: () => void;
  open?: (address: string) => WebSocket;
}

export class TableSession {
  link: LinkState = $state('connecting');
  /** The link has been open before: what is on the screen was true then. */
  wasOpen = $state(false);
  /** When the next attempt to connect is made, in the browser's time. */
  retryAt: number | null = $state(null);
  table: P.Table | null = $state(null);
  chat: P.ChatLine[] = $state([]);
  /** Why the server closed the table for us; it will not be tried again. */
  bye: P.Error | null = $state(null);

  #options: SessionOptions;
  #socket: WebSocket | null = null;
  #eye: number | null = null;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #delay = firstDelay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    addEventListener('online', this.#online);
    this.#connect();
  }

  /** Sends a message and waits for the reply, over as many reconnections as it takes. */
  request(body: Request): Promise<Reply> {
    const id = this.#nextId++;
    const message = { ...body, id } as P.FromClient;
    if (message.type === 'look') this.#eye = message.eye;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.link === 'open') this.#send(message);
    });
  }

  /** Tries to connect at once instead of after the delay. */
  retryNow(): void {
    if (this.link !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.link = 'closed';
    removeEventListener('online', this.#online);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = null;
  }

  /** The device has a network again: no reason to wait any longer. */
  #online = (): void => this.retryNow();

  #connect(): void {
    this.link = 'connecting';
    this.retryAt = null;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const address = `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.#options.table)}`;
    const socket = this.#options.open ? this.#options.open(address) : new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, invite } = this.#options;
      this.#send({ type: 'hello', token, invite, eye: this.#eye });
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#hear(JSON.parse(event.data) as P.FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearInterval(this.#ping);
    this.#socket = null;
    if (this.link === 'closed') return;
    if (this.bye) {
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    this.retryAt = Date.now() + this.#delay;
    this.#timer = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, longestDelay);
  }

  /** The first thing the server says after Hello shows that we are in. */
  #welcome(): void {
    if (this.link === 'open') return;
    this.link = 'open';
    this.wasOpen = true;
    this.#delay = firstDelay;
    this.#ping = setInterval(() => this.#keepAlive(), pingEvery);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #keepAlive(): void {
    if (Date.now() - this.#heard <= silence) return this.#send({ type: 'ping', id: 0 });
    // A dead connection may take minutes to close by itself.
    const dead = this.#socket;
    this.#lost();
    dead?.close();
  }

  #send(message: P.FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: P.FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'table_changed':
        this.table = message.table;
        this.#welcome();
        this.#options.onTable?.();
        break;
      case 'state':
        this.#eye = message.eye;
        this.#options.onState(message);
        this.#welcome();
        break;
      case 'chat': {
        const last = this.chat.at(-1)?.number ?? -1;
        this.chat.push(...message.lines.filter((line) => line.number > last));
        break;
      }
      case 'ok':
      case 'reasons':
      case 'log':
        this.#settle(message.id)?.resolve(message);
        break;
      case 'refusal':
        if (message.id !== null) this.#settle(message.id)?.reject(new Refused(message.error));
        break;
      case 'bye':
        if (!passing.has(message.error.code)) this.bye = message.error;
        break;
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
