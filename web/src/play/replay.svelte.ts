// Replay: a finished match as a stage. Steps are fetched in chunks ahead of the cursor and kept; nothing can be answered.
import { ApiError, api } from '../lib/api';
import type { Text } from '../lib/language';
import { prefs } from '../lib/prefs.svelte';
import type { GameScreen } from '../games/screen';
import type * as P from '../protocol';
import type { Stage } from './stage';

/** Through whose eyes: a seat, somebody who only watched, or everything open. */
export type ReplayEye = number | 'spectator' | 'all';

/** What to begin with. */
export interface ReplayWish {
  eye?: ReplayEye;
  /** Only this row of the journal, as it may be shown of a match that is still being played. */
  only?: number | null;
  /** The step to stand at. */
  at?: number;
}

const chunk = 100;
const patience = 2000;
/** A step in which nothing was told is shown this long, in milliseconds at normal speed. */
const quietStep = 350;
const shortestStep = 40;

const nothing: ReadonlyMap<string, P.OptionView[]> = new Map();

export class Replay implements Stage {
  readonly screen: GameScreen;
  readonly table: P.Table;
  readonly recorded = true;

  /** All steps fetched so far, from the first on. */
  steps: P.ReplayStep[] = $state.raw([]);
  /** The number of the last step of the match. */
  last = $state(0);
  /** The step one wants to see; the screen shows it as soon as it has come. */
  cursor = $state(0);
  through: ReplayEye = $state('all');
  playing = $state(false);
  problem: Text | null = $state.raw(null);
  current: P.EventLine | null = $state.raw(null);

  hoveredId: string | null = $state(null);
  zoomed: string | null = $state(null);
  clause: string | null = $state(null);

  readonly at = $derived(Math.min(this.cursor, this.steps.length - 1));
  readonly step = $derived(this.steps[this.at] ?? null);
  readonly view = $derived(this.step?.view ?? null);
  readonly mySeats: readonly number[];
  readonly eye: number | null = $derived.by(() => {
    if (typeof this.through === 'number') return this.through;
    return this.through === 'all' ? (this.mySeats[0] ?? 0) : null;
  });
  readonly log: readonly P.EventLine[] = $derived.by(() => {
    let log: P.EventLine[] = [];
    for (const { events, events_from } of this.steps.slice(0, this.at + 1)) log = [...log.slice(0, events_from), ...events];
    return log;
  });
  readonly loading = $derived(this.problem === null && this.cursor > this.at);
  /** The steps with which a turn begins. */
  readonly turns = $derived(
    this.steps.flatMap((step, n) => (step.events.some((event) => this.screen.turnOf(event) !== null) ? [n] : [])),
  );

  readonly logFrom = 0;
  readonly busy = false;
  readonly held = false;
  readonly prompt = null;
  readonly ready = false;
  readonly options: readonly P.OptionView[] = [];
  readonly listed: readonly P.OptionView[] = [];
  digitOf(): null {
    return null;
  }
  readonly narrowed = null;
  readonly chosen = null;
  readonly previewed = null;
  readonly lit = nothing;

  #complete = false;
  #fetching = false;
  /** Grows with every change of eyes: what was asked for before is no longer wanted. */
  #edition = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The one row of the journal that is wanted; null: all of them. */
  readonly #only: number | null;

  constructor(screen: GameScreen, table: P.Table, { eye = 'all', only = null, at = 0 }: ReplayWish = {}) {
    this.screen = screen;
    this.table = table;
    this.#only = only;
    this.through = eye;
    this.mySeats = eye === 'spectator' ? [] : table.seats.flatMap((seat, n) => (seat.mine ? [n] : []));
    this.last = only === null ? table.rows : 0;
    this.cursor = Math.max(0, Math.min(at, this.last));
    void this.#fetch();
  }

  close(): void {
    this.#edition += 1;
    this.pause();
  }

  choose(): void {}
  chooseObject(): void {}
  async answer(): Promise<void> {}
  skip(): void {}
  clear(): void {}

  // ---- moving along ----------------------------------------------------------------------------------------------

  goTo(step: number): void {
    this.pause();
    this.#moveTo(step);
  }

  stepBy(steps: number): void {
    this.goTo(this.at + steps);
  }

  turnBy(direction: 1 | -1): void {
    const next = direction > 0 ? this.turns.find((turn) => turn > this.at) : this.turns.filter((turn) => turn < this.at).at(-1);
    // A turn that has not been fetched yet is not the end of the match.
    const end = this.#complete ? this.last : Math.max(this.at, this.steps.length - 1);
    this.goTo(next ?? (direction > 0 ? end : 0));
  }

  lookThrough(eye: ReplayEye): void {
    this.#edition += 1;
    this.through = eye;
    this.steps = [];
    this.#complete = false;
    this.#fetching = false;
    this.problem = null;
    void this.#fetch();
  }

  play(): void {
    if (this.at >= this.last) this.#moveTo(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #moveTo(step: number): void {
    this.cursor = Math.max(0, Math.min(step, this.last));
    this.current = this.#mostTelling();
    void this.#fetch();
  }

  /** Of the events of a step, the one that is worth the longest look. */
  #mostTelling(): P.EventLine | null {
    const { pace } = this.screen;
    const events = this.step?.events ?? [];
    return events.reduce<P.EventLine | null>((best, event) => (best && pace(best) >= pace(event) ? best : event), null);
  }

  /** Shows the next step, its events one after the other, and so on until the end. */
  #next(): void {
    if (!this.playing) return;
    if (this.cursor >= this.last) return this.pause();
    if (this.loading) return this.#later(quietStep, () => this.#next());
    this.#moveTo(this.cursor + 1);
    this.#tell([...(this.step?.events ?? [])]);
  }

  #tell(events: P.EventLine[]): void {
    const event = events.shift();
    if (!event) return this.#later(this.step?.events.length ? 0 : quietStep, () => this.#next());
    this.current = event;
    this.#later(this.screen.pace(event), () => this.#tell(events));
  }

  #later(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, Math.max(shortestStep, ms * prefs.speed));
  }

  // ---- fetching --------------------------------------------------------------------------------------------------

  /** Fetches until a chunk ahead of the cursor is here. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    const edition = this.#edition;
    try {
      while (edition === this.#edition && !this.#complete && this.steps.length <= this.cursor + chunk) {
        const from = this.steps.length === 0 ? (this.#only ?? 0) : (this.steps.at(-1)?.row ?? 0) + 1;
        const part = await api.replay(this.table.id, String(this.through), from, this.#only === null ? chunk : 1);
        if (edition === this.#edition) this.#take(part);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A long match costs the server more at once than one address may ask for; what is missing comes a little later.
      if (error.error.code === 'rate') setTimeout(() => void (edition === this.#edition && this.#fetch()), patience);
      else if (edition === this.#edition) this.problem = error.error.text;
    } finally {
      if (edition === this.#edition) this.#fetching = false;
    }
  }

  #take(part: P.Replay): void {
    this.steps = [...this.steps, ...part.steps];
    this.#complete = part.steps.length < chunk || (part.steps.at(-1)?.row ?? 0) >= part.rows;
    this.last = this.#complete ? Math.max(0, this.steps.length - 1) : Math.max(this.steps.length - 1, part.rows);
    this.cursor = Math.min(this.cursor, this.last);
    if (!this.playing) this.current = this.#mostTelling();
  }
}
