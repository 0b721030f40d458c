// Showing: the position on the screen and how it got there. The server's positions wait in a queue, so that their events are
// seen one after the other; programs decide faster than people can look.
import type { GameScreen } from '../games/screen';
import { calmer, prefs } from '../lib/prefs.svelte';
import type * as P from '../protocol';
import { mergeLines, type Merged } from './lines';

/** More waiting positions than this are not shown one by one. */
const longestQueue = 64;
/** The turn of somebody else is shown in at most so many milliseconds at normal speed, however much happens in it. */
export const longestTurn = 4000;
/** So many positions are kept to be seen again. */
const mostKept = 120;

export interface Showed {
  /** Until then everything waits. */
  ready(): boolean;
  /** Whether this position may be shown at all; one that may not is dropped. */
  admits(state: P.State): boolean;
  /** Whether the turn of this seat is shown in full. */
  isOwn(seat: number): boolean;
  /** The position has changed. */
  settled(state: P.State, before: P.State | null): void;
  /** Nothing waits any more. */
  rests(): void;
  /** Whether this event stays until the person goes on. */
  stays?(event: P.EventLine): boolean;
  /** Whether this event is a step when a turn is seen again. */
  isStep?(event: P.EventLine): boolean;
}

export class Showing {
  /** The position on the screen, with what the server said about it. */
  state: P.State | null = $state.raw(null);
  log: readonly P.EventLine[] = $state.raw([]);
  logFrom = $state(0);
  current: P.EventLine | null = $state.raw(null);
  busy = $state(false);
  /** The event on the screen stays until the person goes on. */
  held = $state(false);

  #screen: Pick<GameScreen, 'pace' | 'holds' | 'turnOf'>;
  #showed: Showed;
  #queue: P.State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon = false;
  #wake: (() => void) | null = null;
  #skipping = false;
  /** Only what is left of the turn that is being shown is skipped. */
  #skipsTurn = false;
  /** Milliseconds at normal speed that the turn of somebody else may still take; null in one's own. */
  #left: number | null = null;
  #closed = false;
  /** The positions that have been shown, with the one before each: as far back as a turn can be seen again. */
  #shown: { before: P.State; state: P.State }[] = [];
  /** So many of the queue are shown again. */
  #again = $state(0);

  constructor(screen: Pick<GameScreen, 'pace' | 'holds' | 'turnOf'>, showed: Showed) {
    this.#screen = screen;
    this.#showed = showed;
  }

  /** How many positions wait to be shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  add(state: P.State): void {
    this.#queue.push(state);
    if (this.state && (this.#immediate || calmer())) this.#showSoon();
    else void this.show();
  }

  /** Jumps to the end of what is being shown; what is held goes on. */
  skip(): void {
    if (this.busy && !this.held) this.#skipping = true;
    this.#wake?.();
  }

  /** Ends what is being shown, held or not. */
  skipAll(): void {
    if (this.busy) this.#skipping = true;
    this.#wake?.();
  }

  /** Jumps to the end of the turn that is being shown; the second time, of everything. */
  skipTurn(): void {
    if (this.#skipsTurn || this.#left === null) return this.skip();
    if (this.busy) this.#skipsTurn = true;
    this.#wake?.();
  }

  /** A turn is being seen again. */
  get seenAgain(): boolean {
    return this.#again > 0;
  }

  /** The place in #shown with which this line of the whole log was told; -1 where it is no longer known. */
  #shownWith(line: number): number {
    return this.#shown.findIndex(({ state }) => state.events_from <= line && line < state.events_from + state.events.length);
  }

  canReplay(line: number): boolean {
    return !this.busy && this.#shownWith(line) >= 0;
  }

  /** Shows everything from this line of the whole log on once more, step by step; then the position is the one of now. */
  replayFrom(line: number): void {
    const first = this.#shownWith(line);
    const [start] = this.#shown.slice(first, first + 1);
    if (this.busy || first < 0 || !start) return;
    const again = this.#shown.slice(first).map(({ state }) => state);
    this.state = start.before;
    this.log = this.log.slice(0, Math.max(0, start.state.events_from - this.logFrom));
    this.#again = again.length;
    this.#queue.unshift(...again);
    void this.show();
  }

  /** Forgets the position and the log, not what waits. */
  forget(): void {
    this.state = null;
    this.#shown = [];
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
    this.skipAll();
  }

  /** Shows what waits in the queue. */
  async show(): Promise<void> {
    if (this.busy || !this.#showed.ready()) return;
    this.busy = true;
    for (let state = this.#queue.shift(); state && !this.#closed; state = this.#queue.shift()) {
      if (!this.#showed.admits(state)) continue;
      if (this.#immediate || this.#isStill(state)) this.#take(state, this.#linesOf(state));
      else await this.#showState(state);
      this.#again = Math.max(0, this.#again - 1);
    }
    this.#skipping = this.#skipsTurn = false;
    this.busy = false;
    this.#showed.rests();
  }

  get #immediate(): boolean {
    if (this.#again > 0) return this.#skipping;
    return this.#skipping || prefs.speed === 0 || document.hidden || this.#queue.length > longestQueue;
  }

  /** Who wants no motion sees only how things are afterwards, and what stays until they go on. */
  #isStill(state: P.State): boolean {
    if (!calmer() || this.#again > 0) return false;
    return this.#isAnother(state) || !this.#linesOf(state).fresh.some((event) => this.#holds(event));
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
    for (const [n, event] of events.entries()) {
      this.#beginTurn(event);
      this.current = event;
      this.log = [...this.log, event];
      if (this.#holds(event)) {
        this.held = true;
        await this.#wait(null);
        this.held = false;
        continue;
      }
      const ms = this.#immediate || this.#skipsTurn || calmer() ? 0 : this.#timeFor(event, events.slice(n + 1)) * prefs.speed;
      if (ms > 0) await this.#wait(ms);
    }
  }

  #holds(event: P.EventLine): boolean {
    if (this.#immediate) return false;
    return (this.#again > 0 ? this.#showed.isStep?.(event) : this.#showed.stays?.(event)) ?? false;
  }

  #beginTurn(event: P.EventLine): void {
    const seat = this.#screen.turnOf(event);
    if (seat === null) return;
    this.#left = this.#showed.isOwn(seat) ? null : longestTurn;
    this.#skipsTurn = false;
  }

  /** How long an event is shown: its pace, or its share of what is left for the turn with all that waits of it. */
  #timeFor(event: P.EventLine, after: readonly P.EventLine[]): number {
    const pace = this.#screen.pace(event);
    if (this.#left === null) return pace;
    let wanted = pace;
    for (const next of [...after, ...this.#queue.flatMap((state) => state.events)]) {
      if (this.#screen.turnOf(next) !== null) break;
      wanted += this.#screen.pace(next);
    }
    const ms = wanted > this.#left ? (pace * this.#left) / wanted : pace;
    this.#left -= ms;
    return ms;
  }

  /** So many milliseconds, or until somebody goes on. */
  #wait(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(this.#timer);
        this.#wake = null;
        resolve();
      };
      this.#wake = done;
      if (ms !== null) this.#timer = setTimeout(done, ms);
    });
  }

  #settle(state: P.State): void {
    const before = this.state;
    this.state = state;
    if (this.#again > 0) return;
    this.#keep(state, before);
    this.#showed.settled(state, before);
  }

  #keep(state: P.State, before: P.State | null): void {
    const goesOn = before !== null && before.eye === state.eye && state.view.inputs >= before.view.inputs;
    const last = this.#shown.at(-1)?.state;
    const joins = !last || last.events_from + last.events.length >= state.events_from;
    if (!goesOn || !joins) this.#shown = [];
    if (goesOn) this.#shown = [...this.#shown.slice(1 - mostKept), { before, state }];
  }
}
