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
  /** A press that came on a beat which had one already. */
  doubled = $state(false);

  #startedAt = 0;
  #sent = 0;

  /** Begins to count at a moment of the page's own clock. */
  start(at: number): void {
    this.#startedAt = at;
    this.#sent = 0;
    this.presses = [];
    this.now = 0;
    this.doubled = false;
    this.running = true;
  }

  stop(): void {
    this.running = false;
  }

  /** Forgets a test that is over. */
  reset(): void {
    this.running = false;
    this.presses = [];
    this.now = 0;
    this.#sent = 0;
  }

  /** Follows the page's clock; true once the time is over. */
  tick(at: number): boolean {
    this.now = Math.min(timeMs, Math.max(0, at - this.#startedAt));
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
