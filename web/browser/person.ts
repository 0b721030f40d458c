// Somebody with a browser of their own: own storage, own guest account, own window.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type * as P from '../src/protocol';
import type { TableView as KarakView } from '../src/games/karak/types';
import type { TableView } from '../src/games/knockdown/types';
import type { TableView as RelicView } from '../src/games/relic/types';
import { named } from '../src/lib/language';
import { seatName } from '../src/play/names';
import { usualSeed } from './lobby';
import { patience, until } from './until';

export interface PersonOptions {
  language?: 'en' | 'pl';
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
  /** Animations run as for somebody who did not turn them off; `calm`: their system asks for less motion; otherwise all is instant. */
  motion?: boolean | 'calm';
  /** The guided first turn is offered. */
  guide?: boolean;
  /** Whether what cannot be taken back is always confirmed, instead of being sent after a moment; a test does not race with it. */
  byHand?: boolean;
  /** The guest account this browser already has. */
  guest?: P.Guest;
  /** What dice and bots follow from at tables that are made by clicking. */
  seed?: number;
}

interface Kept {
  instant: boolean;
  guide: boolean;
  /** Confirms by hand what the page would send after a moment. */
  byHand: boolean;
  guest: P.Guest | null;
}

/** A text as people read it: the server sets no-break spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

/** Puts into the browser's storage what an earlier visit would have left there. */
function rememberVisit({ instant, guide, byHand, guest }: Kept): void {
  if (localStorage.getItem('kostka.tests')) return;
  localStorage.setItem('kostka.tests', 'begun');
  const guided = guide ? [] : ['knockdown', 'karak', 'relic', 'relic-nemesis', 'nemesis'];
  localStorage.setItem('kostka.prefs', JSON.stringify({ guided, byHand, speed: instant ? 0 : 1 }));
  if (!guest) return;
  const { account: id, name, token } = guest;
  localStorage.setItem('kostka.account', JSON.stringify({ id, name, token }));
}

export class Person {
  /** Every WebSocket message of this browser, in order. */
  readonly wire: { from: 'page' | 'server'; text: string }[] = [];
  /** What it has sent. */
  readonly said: P.FromClient[] = [];
  /** The WebSockets it has opened so far. */
  sockets = 0;
  /** What the page complained about; empty unless something is broken. */
  readonly complaints: string[] = [];
  #state: P.State | null = null;
  #table: P.Table | null = null;
  /** How often it has forgotten. */
  #since = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    /** What is one's own is held on the screen until one goes on. */
    readonly holds: boolean,
  ) {
    page.on('websocket', (socket) => {
      this.sockets += 1;
      const since = this.#since;
      const counts = () => since === this.#since;
      socket.on('framereceived', ({ payload }) => counts() && this.#hear(String(payload)));
      socket.on('framesent', ({ payload }) => counts() && this.#say(String(payload)));
    });
    page.on('pageerror', (problem) => this.complaints.push(String(problem)));
    page.on('console', (line) => {
      // A server that is down is the subject of some tests; the page tells about it in its own words.
      const network = /Failed to load resource|WebSocket connection/.test(line.text());
      if (line.type() === 'error' && !network) this.complaints.push(line.text());
    });
  }

  static async arrive(browser: Browser, address: string, options: PersonOptions = {}): Promise<Person> {
    const { language = 'en', width = 1440, height = 900, dark = false, touch = false, motion = false, seed = usualSeed } = options;
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      locale: language === 'pl' ? 'pl-PL' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: touch,
      reducedMotion: motion === true ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(patience);
    const kept: Kept = { instant: motion === false, guide: options.guide ?? false, byHand: options.byHand ?? true, guest: options.guest ?? null };
    await context.addInitScript(rememberVisit, kept);
    // Tables that are made by clicking are seeded like those that tests ask for themselves.
    await context.route('**/api/tables', (route, request) =>
      request.method() === 'POST' ? route.continue({ url: `${request.url()}?seed=${seed}` }) : route.continue(),
    );
    return new Person(context, await context.newPage(), motion !== false);
  }

  #say(text: string): void {
    this.wire.push({ from: 'page', text });
    this.said.push(JSON.parse(text) as P.FromClient);
  }

  #hear(text: string): void {
    this.wire.push({ from: 'server', text });
    const message = JSON.parse(text) as P.FromServer;
    if (message.type === 'state') this.#state = message;
    if (message.type === 'table_changed') this.#table = message.table;
  }

  /** The position the server told last. */
  get state(): P.State {
    if (!this.#state) throw new Error('no position has come yet');
    return this.#state;
  }

  get knockdown(): TableView {
    return this.state.view.table as unknown as TableView;
  }

  get relic(): RelicView {
    return this.state.view.table as unknown as RelicView;
  }

  get karak(): KarakView {
    return this.state.view.table as unknown as KarakView;
  }

  /** The table as the server told last. */
  get table(): P.Table {
    if (!this.#table) throw new Error('no table has come yet');
    return this.#table;
  }

  /** Every position that was ever sent to this browser. */
  get states(): P.State[] {
    const heard = this.wire.filter(({ from }) => from === 'server').map(({ text }) => JSON.parse(text) as P.FromServer);
    return heard.filter((message) => message.type === 'state');
  }

  /** What it has answered to the question of a position; null as long as it has not. */
  answerTo({ eye, prompt }: P.State): string | null {
    // A number stands for one question of a seat; several seats may be asked at the same time.
    const given = this.said.find((message) => message.type === 'answer' && message.seat === eye && message.prompt === prompt);
    return given?.type === 'answer' ? given.option : null;
  }

  /** What was said and heard so far no longer counts, nor what the sockets that are open now are still sent. */
  forget(): void {
    this.#since += 1;
    this.wire.length = 0;
    this.said.length = 0;
    this.#state = null;
    this.#table = null;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /**
   * Goes to another page of the site as a link does, without loading everything again, and waits until it is there. Every
   * page has a title of its own; a table's has a dot in front of it while somebody is asked.
   */
  async turnTo(path: string): Promise<void> {
    const title = async () => (await this.page.title()).replace(/^● /, '');
    const before = await title();
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await until(`the page ${path}`, async () => (await title()) !== before);
  }

  /** Opens a table and waits until its position is on the screen. */
  async sitAt(table: string, invite: string | null = null): Promise<void> {
    await this.open(`/t/${table}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`);
    await this.atTable();
  }

  /** Waits until a position is on the screen. */
  async atTable(): Promise<void> {
    await this.page.locator('#board .board, .curtain').first().waitFor();
    await until('a position', () => this.#state !== null && this.#table !== null);
  }

  /** A text as an English page shows it: with the names of the players. */
  read(text: P.Text): string {
    return plain(named(text.en, this.table.seats.map((_, n) => seatName(this.table, n).en)));
  }

  /** The sentences of the log as the page shows them at this moment. */
  async logLines(): Promise<string[]> {
    const lines = await this.page.locator('#log li p').allInnerTexts();
    return lines.map(plain);
  }

  /** The log of an English page once it shows all that its server has told it. */
  async wholeLog(): Promise<string[]> {
    let lines: string[] = [];
    await until('the whole log on the screen', async () => {
      lines = await this.logLines();
      const { events, events_from } = this.state;
      const told = events.map(({ text }) => this.read(text));
      return lines.length === events_from + told.length && String(lines.slice(events_from)) === String(told);
    });
    return lines;
  }
}
