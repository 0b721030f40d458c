// Play: what the play screen shows and does. It puts its parts together, each of which has one idea of its own: showing,
// choice, requests, autopass, hotseat, slips. Boards read from here and never talk to the server.
import { TableSession } from '../lib/session.svelte';
import type { GameScreen } from '../games/screen';
import { prefs } from '../lib/prefs.svelte';
import type * as P from '../protocol';
import { AutoPass, type Passed } from './autopass.svelte';
import { Choice } from './choice.svelte';
import { HotSeat } from './hotseat.svelte';
import { stepOf } from './lesson';
import { staysFor } from './moments';
import { answersOf, withOnward } from './onward';
import { momentToTakeBack, waitBeforePass, type Automatic } from './passing';
import { Requests } from './requests.svelte';
import { saysOf, sentInAMoment } from './says';
import { Showing } from './showing.svelte';
import { Slips } from './slips.svelte';
import type { Stage } from './stage';

export interface PlaySource {
  table: string;
  token: string | null;
  invite: string | null;
  screen: GameScreen;
  /** The script of a lesson, at its table. */
  lesson?: P.Lesson | null;
  open?: (address: string) => WebSocket;
}

export class Play implements Stage {
  readonly screen: GameScreen;
  readonly recorded = false;
  readonly lesson: P.Lesson | null;

  /** The answer on its way, until the position that follows it is here. */
  sending: { prompt: number; option: string } | null = $state(null);
  zoomed: string | null = $state(null);
  clause: string | null = $state(null);

  readonly session: TableSession;
  #requests: Requests;
  #showing: Showing;
  #choice: Choice;
  #autopass: AutoPass;
  #hotseat: HotSeat;
  #slips = new Slips();
  /** What is sent after a moment can be taken back until then. */
  #holding: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;
  /** What is still to be answered of several answers that were given by one click. */
  #ahead: readonly string[] = [];
  /** The label of what this person decided last, for the name of the undo. */
  #lastDecided: P.Text | null = $state.raw(null);

  constructor(source: PlaySource) {
    this.screen = source.screen;
    this.lesson = source.lesson ?? null;
    this.#showing = new Showing(source.screen, {
      // Until the table is known, nobody knows which seats are whose.
      ready: () => this.session.table !== null,
      admits: (state) => this.#hotseat.admits(state),
      isOwn: (seat) => this.mySeats.includes(seat),
      settled: (state, before) => this.#settled(state, before),
      rests: () => {
        this.#hotseat.lookWhereAsked();
        if (!this.#goesOn()) this.#autopass.passOn();
      },
      stays: (event) => staysFor(this.screen.momentOf?.(event, this.view) ?? null, this.#playedSeats),
      isStep: (event) => this.screen.turnOf(event) !== null || (this.screen.isNews?.(event) ?? false),
    });
    this.#choice = new Choice(this);
    this.#autopass = new AutoPass(this.#passable());
    this.#hotseat = new HotSeat(this.#device());
    this.session = new TableSession({
      ...source,
      onState: (state) => this.#showing.add(state),
      onTable: () => {
        if (this.#showing.waiting > 0) void this.#showing.show();
        else if (!this.busy) this.#hotseat.lookWhereAsked();
      },
    });
    this.#requests = new Requests(this.session);
  }

  close(): void {
    clearTimeout(this.#holding);
    clearTimeout(this.#unseen);
    this.#autopass.close();
    this.session.close();
    this.#showing.close();
  }

  // ---- the position ----------------------------------------------------------------------------------------------

  get state(): P.State | null { return this.#showing.state; }
  get log(): readonly P.EventLine[] { return this.#showing.log; }
  get logFrom(): number { return this.#showing.logFrom; }
  get current(): P.EventLine | null { return this.#showing.current; }
  get busy(): boolean { return this.#showing.busy; }
  get held(): boolean { return this.#showing.held; }
  get seenAgain(): boolean { return this.#showing.seenAgain; }
  get view(): P.View | null { return this.state?.view ?? null; }
  get table(): P.Table | null { return this.session.table; }
  get eye(): number | null { return this.state?.eye ?? null; }
  readonly mySeats: readonly number[] = $derived.by(() =>
    (this.table?.seats ?? []).flatMap((seat, n) => (seat.mine && !seat.left ? [n] : [])),
  );
  /** My seats at which no bot plays for me. */
  get #playedSeats(): readonly number[] { return this.mySeats.filter((seat) => this.table?.seats[seat]?.stand_in == null); }
  get waitingSince(): number { return this.#slips.waitingSince; }
  get chose(): readonly number[] { return this.#slips.chose; }

  skip(): void {
    this.#showing.skip();
  }
  skipAll(): void {
    this.#showing.skipAll();
  }
  /** A turn that waited for nobody can be seen again. */
  canReplay(line: number): boolean {
    return this.sending === null && this.#showing.canReplay(line);
  }
  replayFrom(line: number): void {
    if (this.sending === null) this.#showing.replayFrom(line);
  }

  /** Jumps to the end of the turn that is being shown, the second time to the end of everything. */
  skipTurn(): void {
    this.#showing.skipTurn();
  }

  #settled(state: P.State, before: P.State | null): void {
    if (before && state.view.inputs < before.view.inputs) this.#autopass.wentBack();
    if (state.events.some((event) => this.screen.turnOf(event) !== null)) {
      this.#choice.newTurn();
      this.#autopass.newTurn();
    }
    if (state.prompt !== before?.prompt) {
      this.clear();
      this.#autopass.stop();
    }
    if (this.sending && state.prompt !== this.sending.prompt) this.sending = null;
    this.#slips.count(before?.view.waiting ?? [], state.view.waiting, state.events.length > 0);
    this.#hotseat.settled(state);
  }

  // ---- lessons ---------------------------------------------------------------------------------------------------

  /** The step of the lesson that is asked for. */
  readonly lessonStep = $derived.by(() => (this.lesson && this.prompt ? stepOf(this.lesson, this.view) : null));
  /** An answer was held back because the lesson goes on with another. */
  halted = $state(false);
  /** The option that the coach advises. */
  tip: string | null = $state(null);

  advise(option: string | null): void {
    this.tip = option;
  }

  /** Holds an answer back that leads away from the lesson. */
  #departs(option: string): boolean {
    const expected = this.lessonStep?.option;
    this.halted = expected !== undefined && expected !== option;
    if (this.halted) this.#choice.clear();
    return this.halted;
  }

  #scripted(prompt: P.PromptView): Automatic | null | undefined {
    const step = this.lesson ? stepOf(this.lesson, this.view) : null;
    if (!step) return undefined;
    const option = prompt.options.find(({ id }) => id === step.option);
    return step.pages.length === 0 && option ? { option, why: 'lesson' } : null;
  }

  // ---- choosing --------------------------------------------------------------------------------------------------

  readonly prompt = $derived.by(() =>
    this.busy || this.curtain !== null || this.passing ? null : withOnward(this.view?.prompt ?? null),
  );
  readonly ready = $derived.by(() => this.prompt !== null && this.session.link === 'open' && this.sending === null);
  get options(): readonly P.OptionView[] { return this.#choice.options; }
  /** The option of the lamp button while nothing is chosen, and the plain buttons beside it. */
  get primary(): P.OptionView | null { return this.#choice.primary; }
  get beside(): readonly P.OptionView[] { return this.#choice.beside; }
  digitOf(option: P.OptionView): number | null { return this.#choice.digitOf(option); }
  chanceOf(option: P.OptionView): number | null { return this.screen.chanceOf?.(option) ?? null; }
  get listed(): readonly P.OptionView[] { return this.#choice.listed; }
  get chosen(): P.OptionView | null { return this.#choice.chosen; }
  get previewed(): P.OptionView | null { return this.#choice.previewed; }
  get lit(): ReadonlyMap<string, P.OptionView[]> { return this.#choice.lit; }
  get chosenId(): string | null { return this.#choice.chosenId; }
  set chosenId(id: string | null) { this.#choice.chosenId = id; }
  get hoveredId(): string | null { return this.#choice.hoveredId; }
  set hoveredId(id: string | null) { this.#choice.hoveredId = id; }
  get narrowed(): string | null { return this.#choice.narrowed; }
  set narrowed(object: string | null) { this.#choice.narrowed = object; }

  /** What was chosen is sent in a moment, unless it is taken back. */
  holds = $state(false);

  /**
   * One rule for all: what can be taken back is sent; what cannot is picked, and sent by the second click on the same thing.
   * What costs nothing but the way back is sent after a moment.
   */
  choose(option: P.OptionView): void {
    if (!this.ready || this.#departs(option.id)) return;
    this.#requests.clear();
    if (!option.final || option.id === this.chosenId) return void this.answer(option.id);
    this.#let();
    this.#choice.chosenId = option.id;
    if (sentInAMoment(option, this.prompt?.kind ?? '', this.screen.light ?? [], prefs.byHand)) this.#hold();
  }

  #hold(): void {
    this.holds = true;
    this.#holding = setTimeout(() => this.send(), momentToTakeBack());
  }

  #let(): void {
    clearTimeout(this.#holding);
    this.holds = false;
  }

  /** The lamp button: sends what is chosen, or else what the button stands for. */
  press(): void {
    const option = this.chosen ?? this.primary;
    if (option && this.ready) void this.answer(option.id);
  }

  /** The end of the turn would leave something undone, and that is being asked about. */
  endAsked = $state(false);

  /** Ends the turn, if that is what the lamp button stands for; with something left undone it is asked once. */
  endTurn(): void {
    const { primary } = this;
    if (!primary || saysOf(primary).role !== 'end_turn' || !this.ready) return;
    if (saysOf(primary).unused && !this.endAsked) this.endAsked = true;
    else void this.answer(primary.id);
  }

  /** Picks a number of a number prompt, sends it if it is picked already; null clears it. */
  chooseNumber(n: number | null): void {
    const before = this.chosenId;
    this.#choice.pickNumber(n);
    if (before !== null && before === this.chosenId) this.send();
  }

  /** An object with one option is that option; one with several lists only these. */
  chooseObject(object: string): void {
    const option = this.#choice.pickObject(object);
    if (option) this.choose(option);
  }

  /** Sends the picked option. */
  send(): void {
    if (this.chosen && this.ready) void this.answer(this.chosen.id);
  }

  clear(): void {
    this.#let();
    this.halted = false;
    this.endAsked = false;
    this.#choice.clear();
    this.#requests.clear();
  }

  // ---- asking the server -----------------------------------------------------------------------------------------

  get refusal(): P.Error | null { return this.#requests.refusal; }
  set refusal(error: P.Error | null) { this.#requests.refusal = error; }
  get reasons(): P.Reason[] | null { return this.#requests.reasons; }
  set reasons(reasons: P.Reason[] | null) { this.#requests.reasons = reasons; }
  get whyAbout(): string | null { return this.#requests.whyAbout; }

  async answer(option: string): Promise<void> {
    if (!this.prompt || this.sending || this.#departs(option)) return;
    this.#let();
    const [first = option, ...rest] = answersOf(option);
    this.#autopass.decided(this.view?.inputs ?? null, this.prompt, first);
    this.#lastDecided = this.options.find(({ id }) => id === option)?.label ?? null;
    this.#ahead = rest;
    await this.#answer(first);
  }

  /** The next of several answers that were given by one click; false where something else is asked, and the rest is dropped. */
  #goesOn(): boolean {
    const [next, ...rest] = this.#ahead;
    this.#ahead = [];
    const { prompt } = this;
    if (next === undefined || !prompt || !this.ready || !this.options.some(({ id }) => id === next)) return false;
    this.#ahead = rest;
    this.#autopass.decided(this.view?.inputs ?? null, prompt, next);
    void this.#answer(next);
    return true;
  }

  async #answer(option: string): Promise<void> {
    const { state } = this;
    if (!state || state.prompt === null || state.eye === null) return;
    const sent = { prompt: state.prompt, option };
    this.sending = sent;
    const refused = await this.#requests.ask({ type: 'answer', seat: state.eye, ...sent });
    if (!refused) return;
    if (this.state?.prompt !== sent.prompt) this.refusal = null;
    this.sending = null;
    this.#autopass.stop();
    if (refused.code === 'stale') this.chosenId = null;
  }

  /** Something that this person has decided can be taken back; passes that nobody has chosen are no such thing. */
  get canUndo(): boolean { return this.holds || (this.session.link === 'open' && this.#autopass.undoReaches); }
  /** What an undo takes back, if that is known. */
  get undoes(): P.Text | null { return this.holds ? (this.chosen?.label ?? null) : this.#lastDecided; }
  /** Why nothing can be taken back. */
  get undoLock(): P.UndoLock | null { return this.canUndo ? null : (this.state?.undo_lock ?? 'nothing'); }

  /** Takes the last decision back; what is not sent yet is just not sent. */
  async undo(): Promise<void> {
    if (this.holds) return this.clear();
    this.#ahead = [];
    if (!this.canUndo) return;
    this.#autopass.undoing();
    await this.#undo();
  }

  async #undo(): Promise<void> {
    const { state } = this;
    if (!state?.can_undo || state.eye === null) return;
    await this.#requests.ask({ type: 'undo', seat: state.eye, row: state.row });
  }

  /** Asks to go back to before the last decision; a pass that nobody has chosen is none. */
  async askTakeback(): Promise<void> {
    const inputs = this.passed.length > 0 ? this.#autopass.decidedAt : null;
    if (this.eye !== null) await this.#requests.ask({ type: 'ask_takeback', seat: this.eye, inputs });
  }

  async consent(seat: number, yes: boolean): Promise<void> {
    await this.#requests.ask({ type: 'consent', seat, yes });
  }

  async say(text: string): Promise<void> {
    await this.#requests.ask({ type: 'say', text });
  }

  /** Why can't I? About everything, or about one object. */
  async why(about: string | null = null): Promise<void> {
    if (this.eye !== null) await this.#requests.why(this.eye, about);
  }

  async earlierLog(): Promise<void> {
    if (this.logFrom === 0) return;
    await this.#requests.ask({ type: 'earlier_log', before: this.logFrom }, (reply) => {
      if (reply.type === 'log') this.#showing.prepend(reply.from, reply.events);
    });
  }

  // ---- passing on ------------------------------------------------------------------------------------------------

  get passing(): Passed | null { return this.#autopass.passing; }
  get passed(): readonly Passed[] { return this.#autopass.passed; }

  /** The question that is being passed on, or the last one that was, is asked after all. */
  askPassed(): void {
    if (this.passing && !this.sending) this.#autopass.askThis();
    else this.#autopass.takeBackPass();
  }

  /** The last pass can still be taken back. */
  get canAskPassed(): boolean {
    return this.passing !== null ? this.sending === null : this.passed.length > 0 && (this.state?.can_undo ?? false);
  }

  /** Lets this window go by until the turn ends. */
  notThisTurn(): void {
    const { prompt, primary } = this;
    if (!prompt || !primary || !this.ready) return;
    this.#autopass.notThisTurn(prompt);
    void this.answer(primary.id);
  }

  /** Whether every question is asked from now on, also the one that is being passed on. */
  askAlways(on: boolean): void {
    this.#autopass.askAlways(on);
  }

  #passable(): ConstructorParameters<typeof AutoPass>[0] {
    const play = this;
    return {
      get prompt() { return play.prompt; },
      get asked() { return play.view?.prompt ?? null; },
      get canUndo() { return play.state?.can_undo ?? false; },
      get sending() { return play.sending !== null; },
      get played() { return play.eye !== null && play.table?.seats[play.eye]?.stand_in != null; },
      get table() { return play.table; },
      game: play.screen.id,
      repeats: play.screen.repeats ?? [],
      scripted: (prompt) => play.#scripted(prompt),
      undo: () => void play.#undo(),
      answer: (option) => void play.#answer(option),
    };
  }

  // ---- hot seat --------------------------------------------------------------------------------------------------

  get curtain(): number | null { return this.#hotseat.curtain; }

  /** The person of the seat behind the curtain has confirmed. */
  openCurtain(): void {
    this.#hotseat.open();
  }

  /** Answers a question that nobody has to be asked, after the same moment as everywhere. */
  #answerUnseen(state: P.State): boolean {
    const found = this.#autopass.answerTo(state.view.prompt);
    if (!found || state.prompt === null || state.eye === null) return false;
    const answer = { type: 'answer' as const, seat: state.eye, prompt: state.prompt, option: found.option.id };
    this.#unseen = setTimeout(() => void this.#requests.ask(answer), waitBeforePass(this.table));
    return true;
  }

  #device(): ConstructorParameters<typeof HotSeat>[0] {
    const play = this;
    return {
      get view() { return play.view; },
      get table() { return play.table; },
      get eye() { return play.eye; },
      get mySeats() { return play.mySeats; },
      look: (eye) => void play.#requests.ask({ type: 'look', eye }),
      forget: () => {
        play.#showing.forget();
        play.zoomed = null;
        play.#autopass.forget();
        play.clear();
      },
      answerFor: (state) => play.#answerUnseen(state),
    };
  }
}
