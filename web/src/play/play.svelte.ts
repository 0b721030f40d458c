// Play: what the play screen shows and does. The server's positions pass through a queue, so that events are seen one
// after the other; the last one is what can be acted on. Boards read from here and never talk to the server.
import { SvelteMap } from 'svelte/reactivity';
import { calmer, prefs } from '../lib/prefs.svelte';
import { Refused, TableSession } from '../lib/session.svelte';
import type * as P from '../protocol';
import type { GameScreen } from '../games/screen';
import type { Stage } from './stage';

export interface PlaySource {
  table: string;
  token: string | null;
  invite: string | null;
  screen: GameScreen;
  open?: (address: string) => WebSocket;
}

/** More waiting positions than this are not shown one by one. */
const longestQueue = 16;

export class Play implements Stage {
  readonly screen: GameScreen;

  /** The position on the screen, and the server's state it belongs to. */
  state: P.State | null = $state.raw(null);
  /** The log as far as it has been shown; the first line is line `logFrom` of the whole log. */
  log: P.EventLine[] = $state.raw([]);
  logFrom = $state(0);
  /** The event that is being shown right now. */
  current: P.EventLine | null = $state.raw(null);
  /** Events are still being shown. */
  busy = $state(false);

  /** The option picked but not yet sent (only for answers that cannot be taken back). */
  chosenId: string | null = $state(null);
  /** The option under the pointer or focus, in the prompt or on the board. */
  hoveredId: string | null = $state(null);
  /** A lit object with several options was picked: only these are listed. */
  narrowed: string | null = $state(null);
  /** The answer on its way. */
  sending: { prompt: number; option: string } | null = $state(null);
  refusal: P.Error | null = $state(null);
  reasons: P.Reason[] | null = $state(null);
  /** The item whose card is enlarged. */
  zoomed: string | null = $state(null);
  /** The clause the rules drawer shows. */
  clause: string | null = $state(null);
  /** Hot seat: the seat whose person has to confirm before anything of it is shown. */
  curtain: number | null = $state(null);

  readonly view = $derived(this.state?.view ?? null);
  readonly table = $derived(this.session.table ?? null);
  readonly eye = $derived(this.state?.eye ?? null);
  readonly mySeats = $derived((this.table?.seats ?? []).flatMap((seat, n) => (seat.mine ? [n] : [])));
  /** The open question, once everything before it has been shown. */
  readonly prompt = $derived(this.busy || this.curtain !== null ? null : (this.view?.prompt ?? null));
  /** It can be answered now. */
  readonly ready = $derived(this.prompt !== null && this.session.link === 'open' && this.sending === null);
  readonly options = $derived(this.prompt?.options ?? []);
  readonly listed = $derived(
    this.narrowed === null ? this.options : this.options.filter((o) => o.objects.includes(this.narrowed as string)),
  );
  readonly chosen = $derived(this.options.find((o) => o.id === this.chosenId) ?? null);
  /** What the board previews. */
  readonly previewed = $derived(this.options.find((o) => o.id === (this.chosenId ?? this.hoveredId)) ?? null);
  /** The objects that answer when clicked, with their options. */
  readonly lit = $derived.by(() => {
    const lit = new SvelteMap<string, P.OptionView[]>();
    if (!this.ready) return lit;
    for (const option of this.options) {
      for (const object of option.objects) lit.set(object, [...(lit.get(object) ?? []), option]);
    }
    return lit;
  });

  #session: TableSession;
  #queue: P.State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | null = null;
  #skipping = false;

  constructor(source: PlaySource) {
    this.screen = source.screen;
    this.#session = new TableSession({ ...source, onState: (state) => this.#receive(state) });
  }

  get session(): TableSession {
    return this.#session;
  }

  close(): void {
    this.session.close();
    clearTimeout(this.#timer);
  }

  // ---- acting ----------------------------------------------------------------------------------------------------

  /** A click on an option: sends it if it can be taken back, otherwise picks it. */
  choose(option: P.OptionView): void {
    if (!this.ready) return;
    this.refusal = null;
    this.reasons = null;
    if (!option.final) void this.answer(option.id);
    else this.chosenId = this.chosenId === option.id ? null : option.id;
  }

  /** A click on a lit object. */
  chooseObject(object: string): void {
    const options = this.lit.get(object) ?? [];
    if (options.length === 1 && options[0]) this.choose(options[0]);
    else if (options.length > 1) this.narrowed = this.narrowed === object ? null : object;
  }

  /** Sends the picked option. */
  send(): void {
    if (this.chosenId !== null) void this.answer(this.chosenId);
  }

  clear(): void {
    this.chosenId = null;
    this.narrowed = null;
    this.reasons = null;
    this.refusal = null;
  }

  async answer(option: string): Promise<void> {
    const { state } = this;
    if (!state || state.prompt === null || state.eye === null || this.sending) return;
    this.sending = { prompt: state.prompt, option };
    await this.#try(
      this.session.request({ type: 'answer', seat: state.eye, prompt: state.prompt, option }),
      () => (this.sending = null),
    );
  }

  async undo(): Promise<void> {
    const { state } = this;
    if (!state?.can_undo || state.eye === null) return;
    await this.#try(this.session.request({ type: 'undo', seat: state.eye, row: state.row }));
  }

  async askTakeback(inputs: number | null = null): Promise<void> {
    if (this.eye !== null) await this.#try(this.session.request({ type: 'ask_takeback', seat: this.eye, inputs }));
  }

  async consent(seat: number, yes: boolean): Promise<void> {
    await this.#try(this.session.request({ type: 'consent', seat, yes }));
  }

  async why(): Promise<void> {
    if (this.eye === null) return;
    await this.#try(
      this.session.request({ type: 'why', seat: this.eye }).then((reply) => {
        if (reply.type === 'reasons') this.reasons = reply.reasons;
      }),
    );
  }

  async say(text: string): Promise<void> {
    await this.#try(this.session.request({ type: 'say', text }));
  }

  async earlierLog(): Promise<void> {
    if (this.logFrom === 0) return;
    const reply = await this.session.request({ type: 'earlier_log', before: this.logFrom });
    if (reply.type !== 'log' || reply.from + reply.events.length !== this.logFrom) return;
    this.log = [...reply.events, ...this.log];
    this.logFrom = reply.from;
  }

  /** The person of the seat behind the curtain has confirmed. */
  async openCurtain(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    await this.#try(
      this.session.request({ type: 'look', eye: seat }).then(() => {
        this.curtain = null;
      }),
    );
  }

  async #try(request: Promise<unknown>, after: () => void = () => undefined): Promise<void> {
    try {
      await request;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.error;
    } finally {
      after();
    }
  }

  // ---- showing ---------------------------------------------------------------------------------------------------

  /** Jumps to the end of what is being shown. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  #receive(state: P.State): void {
    this.#queue.push(state);
    if (!this.busy) void this.#show();
  }

  get #immediate(): boolean {
    return this.#skipping || prefs.speed === 0 || calmer() || document.hidden || this.#queue.length > longestQueue;
  }

  async #show(): Promise<void> {
    this.busy = true;
    for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
      const first = this.state === null || state.eye !== this.state.eye;
      this.#takeBackTo(state.events_from, first);
      if (first) this.log = state.events;
      else await this.#play(state.events);
      this.current = null;
      this.#settle(state);
    }
    this.#skipping = false;
    this.busy = false;
    this.#drawCurtain();
  }

  #takeBackTo(line: number, first: boolean): void {
    if (first) this.logFrom = line;
    else if (line < this.logFrom + this.log.length) this.log = this.log.slice(0, Math.max(0, line - this.logFrom));
  }

  async #play(events: P.EventLine[]): Promise<void> {
    for (const event of events) {
      this.current = event;
      this.log = [...this.log, event];
      if (!this.#immediate) await this.#wait(this.screen.pace(event) * prefs.speed);
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
    const asked = this.state?.prompt;
    this.state = state;
    if (state.prompt !== asked) this.clear();
  }

  /** With several own seats, whoever has to decide next confirms first; until then nobody's hand is on the page. */
  #drawCurtain(): void {
    if (this.mySeats.length < 2 || !this.view || this.view.over) return;
    const asked = this.mySeats.filter((seat) => this.view?.waiting.includes(seat));
    if (asked.length === 0 || (this.eye !== null && asked.includes(this.eye))) return;
    this.curtain = asked[0] ?? null;
    if (this.eye !== null) void this.#try(this.session.request({ type: 'look', eye: null }));
  }
}
