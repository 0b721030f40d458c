// TimingClock: the run of one timing test in this browser. The time is measured here, press by press, and each press is
// an answer of its own; those the server has not yet asked for wait in a queue (KNO-KDT-36).
import { beatOf, mayFollow, offBeat, timeMs } from './timing';

export interface Press {
  ms: number;
  beat: number;
  off: number;
}

export class TimingClock {
  /** Presses so far, the last one at the end. */
  presses: Press[] = $state.raw([]);
  /** Milliseconds since the start, as far as they were drawn. */
  now = $state(0);
  running = $state(false);
  /** The time is over, or the player gave up; what is left is to say so. */
  ended = $state(false);
  /** A press that came on a beat which had one already. */
  doubled = $state(false);

  #test: number | null = null;
  #startedAt = 0;
  #sent = 0;

  /** Which test it measures: the line of the log that called it. Another test begins with a clock that rests. */
  forTest(line: number | null): void {
    if (line === this.#test) return;
    this.#test = line;
    this.running = false;
    this.ended = false;
    this.presses = [];
    this.now = 0;
    this.#sent = 0;
  }

  /** Begins to count at a moment of the page's own clock; later than 0 when a page was loaded anew during a test. */
  start(at: number, from = 0): void {
    this.#startedAt = at - from;
    this.now = from;
    this.doubled = false;
    this.running = true;
  }

  end(): void {
    this.running = false;
    this.ended = true;
  }

  /** Milliseconds since the start at a moment of the page's own clock. */
  elapsed(at: number): number {
    return Math.max(0, at - this.#startedAt);
  }

  /** Follows the page's clock; true once the time is over. */
  tick(at: number): boolean {
    this.now = Math.min(timeMs, this.elapsed(at));
    return this.now >= timeMs;
  }

  /** Counts a press if it may be one. */
  press(at: number): boolean {
    const ms = Math.round(at - this.#startedAt);
    this.doubled = false;
    if (!this.running) return false;
    if (!mayFollow(ms, this.presses.at(-1)?.ms ?? null)) {
      this.doubled = ms <= timeMs;
      return false;
    }
    this.presses = [...this.presses, { ms, beat: beatOf(ms), off: offBeat(ms) }];
    return true;
  }

  /** The next press to answer with, if the server waits for it. */
  get waiting(): Press | null {
    return this.presses[this.#sent] ?? null;
  }

  sent(): void {
    this.#sent += 1;
  }
}
