// Showing: the position on the screen and how it got there. The server's positions wait in a queue, so that their events are
// seen one after the other; programs decide faster than people can look.
import type { GameScreen } from '../games/screen';
import { calmer, prefs } from '../lib/prefs.svelte';
import type * as P from '../protocol';
import { mergeLines, type Merged } from './lines';

/** More waiting positions than this are not shown one by one. */
const longestQueue = 16;

export interface Showed {
  /** Until then everything waits. */
  ready(): boolean;
  /** Whether this position may be shown at all; one that may not is dropped. */
  admits(state: P.State): boolean;
  /** The position has changed. */
  settled(state: P.State, before: P.State | null): void;
  /** Nothing waits any more. */
  rests(): void;
}

export class Showing {
  /** The position on the screen, with what the server said about it. */
  state: P.State | null = $state.raw(null);
  log: readonly P.EventLine[] = $state.raw([]);
  logFrom = $state(0);
  current: P.EventLine | null = $state.raw(null);
  busy = $state(false);

  #screen: Pick<GameScreen, 'pace' | 'holds'>;
  #showed: Showed;
  #queue: P.State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon = false;
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;

  constructor(screen: Pick<GameScreen, 'pace' | 'holds'>, showed: Showed) {
    this.#screen = screen;
    this.#showed = showed;
  }

  /** How many positions wait to be shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  add(state: P.State): void {
    this.#queue.push(state);
    if (this.state && this.#immediate) this.#showSoon();
    else void this.show();
  }

  /** Jumps to the end of what is being shown. */
  skip(): void {
    if (this.busy) this.#skipping = true;
    this.#wake?.();
  }

  /** Forgets the position and the log, not what waits. */
  forget(): void {
    this.state = null;
    this.log = [];
    this.logFrom = 0;
  }

  /** Puts earlier lines in front of the log; those that do not end where it begins are left out. */
  prepend(from: number, events: P.EventLine[]): void {
    if (from + events.length !== this.logFrom) return;
    this.log = [...events, ...this.log];
    this.logFrom = from;
  }

  close(): void {
    this.#closed = true;
    this.skip();
  }

  /** Shows what waits in the queue. */
  async show(): Promise<void> {
    if (this.busy || !this.#showed.ready()) return;
    this.busy = true;
    for (let state = this.#queue.shift(); state && !this.#closed; state = this.#queue.shift()) {
      if (!this.#showed.admits(state)) continue;
      if (this.#immediate) this.#take(state, this.#linesOf(state));
      else await this.#showState(state);
    }
    this.#skipping = false;
    this.busy = false;
    this.#showed.rests();
  }

  get #immediate(): boolean {
    return this.#skipping || prefs.speed === 0 || calmer() || document.hidden || this.#queue.length > longestQueue;
  }

  /** Shows at the next frame what has come until then: programs decide faster than a page can be drawn. */
  #showSoon(): void {
    if (this.#soon) return;
    this.#soon = true;
    const show = () => {
      this.#soon = false;
      void this.show();
    };
    if (document.hidden) setTimeout(show);
    else requestAnimationFrame(show);
  }

  /** Whether the log of this position has nothing to do with the one on the screen. */
  #isAnother(state: P.State): boolean {
    return this.state === null || state.eye !== this.state.eye;
  }

  #linesOf(state: P.State): Merged {
    const another = this.#isAnother(state);
    return mergeLines(another ? [] : this.log, another ? state.events_from : this.logFrom, state.events, state.events_from);
  }

  /** The position with all that led to it, without showing how. */
  #take(state: P.State, lines: Merged): void {
    this.logFrom = lines.from;
    this.log = [...lines.kept, ...lines.fresh];
    this.#settle(state);
  }

  async #showState(state: P.State): Promise<void> {
    const another = this.#isAnother(state);
    const lines = this.#linesOf(state);
    if (another) return this.#take(state, lines);
    this.logFrom = lines.from;
    this.log = lines.kept;
    const events = lines.fresh;
    const held = events.map((event) => this.#screen.holds(event)).lastIndexOf(true) + 1;
    await this.#play(events.slice(0, held));
    this.#settle(state);
    await this.#play(events.slice(held));
    this.current = null;
  }

  async #play(events: P.EventLine[]): Promise<void> {
    for (const event of events) {
      this.current = event;
      this.log = [...this.log, event];
      const ms = this.#immediate ? 0 : this.#screen.pace(event) * prefs.speed;
      if (ms > 0) await this.#wait(ms);
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(this.#timer);
        this.#wake = null;
        resolve();
      };
      this.#wake = done;
      this.#timer = setTimeout(done, ms);
    });
  }

  #settle(state: P.State): void {
    const before = this.state;
    this.state = state;
    this.#showed.settled(state, before);
  }
}
