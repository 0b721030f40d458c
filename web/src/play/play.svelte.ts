// Play: what the play screen shows and does. The server's positions pass through a queue, so that events are seen one
// after the other; the last one is what can be acted on. Boards read from here and never talk to the server.
import { calmer, prefer, prefs } from '../lib/prefs.svelte';
import { Refused, TableSession } from '../lib/session.svelte';
import type { GameScreen } from '../games/screen';
import type * as P from '../protocol';
import { mergeLines, numberOption, type Merged } from './lines';
import { onlyPass, waitBeforePass } from './passing';
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
  readonly recorded = false;

  /** The position on the screen, with what the server said about it. */
  state: P.State | null = $state.raw(null);
  log: readonly P.EventLine[] = $state.raw([]);
  logFrom = $state(0);
  current: P.EventLine | null = $state.raw(null);
  busy = $state(false);
  /** Since when the seats that have to decide are waited for, in the browser's time. */
  waitingSince = $state(Date.now());
  /** Seats that have answered a question which others still think about; their slips are closed. */
  chose: readonly number[] = $state.raw([]);

  chosenId: string | null = $state(null);
  hoveredId: string | null = $state(null);
  narrowed: string | null = $state(null);
  /** The answer on its way, until the position that follows it is here. */
  sending: { prompt: number; option: string } | null = $state(null);
  /** The question that is being passed on because it has no other answer. */
  passing: P.PromptView | null = $state.raw(null);
  /** The questions that were passed on since this person last decided anything. */
  passed: readonly P.PromptView[] = $state.raw([]);
  refusal: P.Error | null = $state(null);
  reasons: P.Reason[] | null = $state(null);
  /** The object that was asked about; null for everything. */
  whyAbout: string | null = $state(null);
  zoomed: string | null = $state(null);
  clause: string | null = $state(null);
  /** Hot seat: the seat whose person has to confirm before anything of it is shown. */
  curtain: number | null = $state(null);

  readonly view = $derived(this.state?.view ?? null);
  readonly table = $derived(this.session.table);
  readonly eye = $derived(this.state?.eye ?? null);
  readonly mySeats: readonly number[] = $derived(
    (this.table?.seats ?? []).flatMap((seat, n) => (seat.mine && !seat.left ? [n] : [])),
  );
  readonly prompt = $derived(this.busy || this.curtain !== null || this.passing ? null : (this.view?.prompt ?? null));
  readonly ready = $derived(this.prompt !== null && this.session.link === 'open' && this.sending === null);
  readonly options = $derived(this.prompt?.options ?? []);
  readonly listed = $derived.by(() => {
    const object = this.narrowed;
    return object === null ? this.options : this.options.filter((o) => o.objects.includes(object));
  });
  readonly chosen = $derived(this.#optionOf(this.chosenId));
  readonly previewed = $derived(this.#optionOf(this.chosenId ?? this.hoveredId));
  readonly lit: ReadonlyMap<string, P.OptionView[]> = $derived.by(() => {
    const lit = new Map<string, P.OptionView[]>();
    if (!this.ready) return lit;
    for (const option of this.options) {
      for (const object of option.objects) lit.set(object, [...(lit.get(object) ?? []), option]);
    }
    return lit;
  });

  #session: TableSession;
  #queue: P.State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon = false;
  #wake: (() => void) | null = null;
  #skipping = false;
  #closed = false;
  /** Hot seat: the seat whose person sits at the device now. No other own seat's position is ever kept. */
  #confirmed: number | null = null;
  /** A Look without an answer yet: what it asked for. */
  #looking: { eye: number | null } | null = null;
  #passTimer: ReturnType<typeof setTimeout> | undefined;
  /** The match went back: until the next decision every question is asked, so that nobody is carried forward again. */
  #wentBack = false;
  /** An undo goes on over the passes that nobody has chosen. */
  #undoing = false;
  /** How many inputs the match held when this person last decided. */
  #decidedAt: number | null = null;

  constructor(source: PlaySource) {
    this.screen = source.screen;
    this.#session = new TableSession({
      ...source,
      onState: (state) => {
        this.#queue.push(state);
        if (this.state && this.#immediate) this.#showSoon();
        else void this.#show();
      },
      onTable: () => {
        if (this.#queue.length > 0) void this.#show();
        else this.#lookWhereAsked();
      },
    });
  }

  get session(): TableSession {
    return this.#session;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#passTimer);
    this.session.close();
    this.skip();
  }

  // ---- acting ----------------------------------------------------------------------------------------------------

  choose(option: P.OptionView): void {
    if (!this.ready) return;
    this.refusal = null;
    this.reasons = null;
    if (!option.final) void this.answer(option.id);
    else this.chosenId = this.chosenId === option.id ? null : option.id;
  }

  /** Picks a number of a number prompt; null clears it. */
  chooseNumber(n: number | null): void {
    const numbers = this.prompt?.numbers;
    if (!numbers || !this.ready) return;
    const valid = n !== null && Number.isInteger(n) && n >= numbers.first && n <= numbers.last;
    this.chosenId = valid ? numberOption(numbers, n).id : null;
  }

  /** An object with one option is that option; one with several lists only these. */
  chooseObject(object: string): void {
    const options = this.lit.get(object) ?? [];
    if (options.length === 1 && options[0]) this.choose(options[0]);
    else if (options.length > 1) {
      this.narrowed = this.narrowed === object ? null : object;
      if (this.chosen && !this.listed.includes(this.chosen)) this.chosenId = null;
    }
  }

  /** Sends the picked option. */
  send(): void {
    if (this.chosen && this.ready) void this.answer(this.chosen.id);
  }

  clear(): void {
    this.chosenId = null;
    this.hoveredId = null;
    this.narrowed = null;
    this.reasons = null;
    this.refusal = null;
  }

  async answer(option: string): Promise<void> {
    if (!this.prompt || this.sending) return;
    this.#wentBack = this.#undoing = false;
    this.#decidedAt = this.view?.inputs ?? null;
    this.passed = [];
    await this.#answer(option);
  }

  async #answer(option: string): Promise<void> {
    const { state } = this;
    if (!state || state.prompt === null || state.eye === null) return;
    const sent = { prompt: state.prompt, option };
    this.sending = sent;
    const refused = await this.#ask({ type: 'answer', seat: state.eye, ...sent });
    if (!refused) return;
    if (this.state?.prompt !== sent.prompt) this.refusal = null;
    this.sending = null;
    this.passing = null;
    if (refused.code === 'stale') this.chosenId = null;
  }

  async undo(): Promise<void> {
    const { state } = this;
    if (!state?.can_undo || state.eye === null) return;
    this.#undoing = true;
    await this.#ask({ type: 'undo', seat: state.eye, row: state.row });
  }

  /** Asks to go back to before the last decision; a pass that nobody has chosen is none. */
  async askTakeback(): Promise<void> {
    const inputs = this.passed.length > 0 ? this.#decidedAt : null;
    if (this.eye !== null) await this.#ask({ type: 'ask_takeback', seat: this.eye, inputs });
  }

  async consent(seat: number, yes: boolean): Promise<void> {
    await this.#ask({ type: 'consent', seat, yes });
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'say', text });
  }

  /** Why can't I? About everything, or about one object. */
  async why(about: string | null = null): Promise<void> {
    if (this.eye === null) return;
    this.whyAbout = about;
    await this.#ask({ type: 'why', seat: this.eye }, (reply) => {
      if (reply.type === 'reasons') this.reasons = reply.reasons;
    });
  }

  async earlierLog(): Promise<void> {
    if (this.logFrom === 0) return;
    await this.#ask({ type: 'earlier_log', before: this.logFrom }, (reply) => {
      if (reply.type !== 'log' || reply.from + reply.events.length !== this.logFrom) return;
      this.log = [...reply.events, ...this.log];
      this.logFrom = reply.from;
    });
  }

  /** The person of the seat behind the curtain has confirmed; it opens when that seat's position is here. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.#confirmed = this.curtain;
    this.#look(this.curtain);
  }

  async #ask(
    body: Parameters<TableSession['request']>[0],
    take: (reply: Awaited<ReturnType<TableSession['request']>>) => void = () => undefined,
  ): Promise<P.Error | null> {
    try {
      take(await this.session.request(body));
      return null;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.error;
      return problem.error;
    }
  }

  #optionOf(id: string | null): P.OptionView | null {
    if (id === null) return null;
    const listed = this.options.find((option) => option.id === id);
    if (listed) return listed;
    const numbers = this.prompt?.numbers;
    const number = Number(/-?\d+$/.exec(id)?.[0] ?? Number.NaN);
    const option = numbers && !Number.isNaN(number) ? numberOption(numbers, number) : null;
    return option?.id === id ? option : null;
  }

  // ---- showing ---------------------------------------------------------------------------------------------------

  skip(): void {
    if (this.busy) this.#skipping = true;
    this.#wake?.();
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
      void this.#show();
    };
    if (document.hidden) setTimeout(show);
    else requestAnimationFrame(show);
  }

  /** Shows what waits in the queue. Until the table is known, nobody knows which seats are whose. */
  async #show(): Promise<void> {
    if (this.busy || !this.session.table) return;
    this.busy = true;
    for (let state = this.#queue.shift(); state && !this.#closed; state = this.#queue.shift()) {
      if (this.#looking?.eye === state.eye) this.#looking = null;
      if (!this.#mayShow(state)) this.#look(null);
      else if (this.#immediate) this.#take(state, this.#linesOf(state));
      else await this.#showState(state);
    }
    this.#skipping = false;
    this.busy = false;
    this.#lookWhereAsked();
    this.#passOn();
  }

  #linesOf(state: P.State): Merged {
    const anew = this.state === null || state.eye !== this.state.eye;
    return mergeLines(anew ? [] : this.log, anew ? state.events_from : this.logFrom, state.events, state.events_from);
  }

  /** The position with all that led to it, without showing how. */
  #take(state: P.State, lines: Merged): void {
    this.logFrom = lines.from;
    this.log = [...lines.kept, ...lines.fresh];
    this.#settle(state);
  }

  async #showState(state: P.State): Promise<void> {
    const anew = this.state === null || state.eye !== this.state.eye;
    const lines = this.#linesOf(state);
    if (anew) return this.#take(state, lines);
    this.logFrom = lines.from;
    this.log = lines.kept;
    const events = lines.fresh;
    const held = events.map((event) => this.screen.holds(event)).lastIndexOf(true) + 1;
    await this.#play(events.slice(0, held));
    this.#settle(state);
    await this.#play(events.slice(held));
    this.current = null;
  }

  async #play(events: P.EventLine[]): Promise<void> {
    for (const event of events) {
      this.current = event;
      this.log = [...this.log, event];
      const ms = this.#immediate ? 0 : this.screen.pace(event) * prefs.speed;
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
    if (before && state.view.inputs < before.view.inputs) this.#wentBack = true;
    if (state.prompt !== before?.prompt) {
      this.clear();
      this.passing = null;
    }
    if (this.sending && state.prompt !== this.sending.prompt) this.sending = null;
    this.#count(before?.view.waiting ?? [], state.view.waiting, state.events.length > 0);
    if (state.eye !== null && state.eye === this.curtain) this.curtain = null;
  }

  /** Whoever is no longer waited for while others are, and nothing has happened since, has chosen in secret. */
  #count(before: number[], waiting: number[], happened: boolean): void {
    if (String(before) !== String(waiting)) this.waitingSince = Date.now();
    const fewer = waiting.length > 0 && waiting.every((seat) => before.includes(seat));
    this.chose = happened || !fewer ? [] : [...this.chose, ...before.filter((seat) => !waiting.includes(seat))];
  }

  // ---- passing on ------------------------------------------------------------------------------------------------

  /** Passes where that is the only answer, unless this person wants to be asked all the same. */
  #passOn(): void {
    const { prompt } = this;
    if (!onlyPass(prompt)) {
      if (prompt) this.#undoing = false;
      return;
    }
    if (this.#undoing && this.state?.can_undo) return void this.undo();
    const played = this.eye !== null && this.table?.seats[this.eye]?.stand_in != null;
    if (prefs.askAlways || this.#wentBack || this.sending || played) return;
    this.passing = prompt;
    clearTimeout(this.#passTimer);
    this.#passTimer = setTimeout(() => this.#pass(), waitBeforePass(this.table));
  }

  #pass(): void {
    const asked = this.view?.prompt ?? null;
    const only = onlyPass(asked);
    if (!this.passing || this.sending || this.#closed) return;
    if (!asked || !only) {
      this.passing = null;
      return;
    }
    this.passed = [...this.passed, asked];
    void this.#answer(only.id);
  }

  /** Whether every question is asked from now on, also the one that is being passed on. */
  askAlways(on: boolean): void {
    prefer({ askAlways: on });
    if (!on) this.#passOn();
    else if (!this.sending) this.passing = null;
  }

  // ---- hot seat --------------------------------------------------------------------------------------------------

  /** With several own seats, a seat's position is shown only to the person who has said that it is them. */
  #mayShow(state: P.State): boolean {
    return this.mySeats.length < 2 || state.eye === null || state.eye === this.#confirmed;
  }

  #look(eye: number | null): void {
    if (this.#looking?.eye === eye) return;
    this.#looking = { eye };
    void this.#ask({ type: 'look', eye });
  }

  /** Looks through the only own seat; with several, whoever has to decide next confirms first. */
  #lookWhereAsked(): void {
    const { view, mySeats } = this;
    if (!view || this.busy) return;
    if (mySeats.length === 1 && this.eye === null) this.#look(mySeats[0] ?? null);
    if (mySeats.length < 2) return;
    const asked = mySeats.filter((seat) => view.waiting.includes(seat) && !this.table?.seats[seat]?.stand_in);
    if (view.over || asked.length === 0) this.curtain = null;
    else if (this.eye === null || !asked.includes(this.eye)) this.#drawCurtain(asked);
  }

  /** Draws the curtain and forgets everything that was seen through the former seat. */
  #drawCurtain(asked: number[]): void {
    if (this.curtain === null || !asked.includes(this.curtain)) this.curtain = asked[0] ?? null;
    if (this.eye === null) return;
    this.#confirmed = null;
    this.state = null;
    this.log = [];
    this.logFrom = 0;
    this.zoomed = null;
    this.passing = null;
    this.passed = [];
    this.clear();
    this.#look(null);
  }
}
