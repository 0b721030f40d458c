// AutoPass: answers for a person what is not asked (passing.ts), tells what it did, and takes care that nobody who goes back is
// carried forward again by it.
import { prefer, prefs } from '../lib/prefs.svelte';
import type { OptionView, PromptView, Table } from '../protocol';
import { automatic, momentToTakeBack, waitBeforePass, type Automatic, type Reason, type Wishes } from './passing';
import { windowOf } from './windowrules';

export interface Passable {
  /** The open question, once everything before it has been shown; null while it is being passed on. */
  readonly prompt: PromptView | null;
  /** The open question, shown or not. */
  readonly asked: PromptView | null;
  readonly canUndo: boolean;
  /** An answer is on its way. */
  readonly sending: boolean;
  /** A bot plays for this person. */
  readonly played: boolean;
  readonly table: Table | null;
  /** The game, and the kinds of questions in which the last answer holds for the next time. */
  readonly game: string;
  readonly repeats: readonly string[];
  /** What a lesson has to say of a question: its answer, null for one that is asked, undefined where there is no lesson. */
  scripted?(prompt: PromptView): Automatic | null | undefined;
  undo(): void;
  answer(option: string): void;
}

/** A question that was answered without being asked. */
export interface Passed {
  prompt: PromptView;
  why: Reason;
  option: OptionView;
}

const sameQuestion = ({ kind, options }: PromptView): string => [kind, ...options.map(({ id }) => id).sort()].join(' ');

export class AutoPass {
  /** The question that is being passed on. */
  passing: Passed | null = $state.raw(null);
  /** The questions that were passed on since this person last decided anything. */
  passed: readonly Passed[] = $state.raw([]);
  /** How many inputs the match held when this person last decided. */
  decidedAt: number | null = null;
  /** The windows that are closed for this turn. */
  thisTurn: ReadonlySet<string> = $state.raw(new Set());

  #play: Passable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The match went back: until the next decision every question is asked, so that nobody is carried forward again. */
  #wentBack = false;
  /** An undo goes on over the passes that nobody has chosen. */
  #undoing = false;
  /** Something that this person decided could be taken back when the first of the passes was made. */
  #reaches = false;
  #again = new Map<string, string>();
  #closed = false;

  constructor(play: Passable) {
    this.#play = play;
  }

  /** An undo leads to something that this person has decided, and not only to questions that were passed on. */
  get undoReaches(): boolean {
    return this.#play.canUndo && (this.passed.length === 0 || this.#reaches);
  }

  /** Answers what is not asked, unless this person has gone back to it. */
  passOn(): void {
    const { prompt, table, canUndo } = this.#play;
    const found = this.answerTo(prompt);
    if (!prompt || !found) {
      if (prompt) this.#undoing = false;
      return;
    }
    if (this.#undoing && canUndo) return this.#play.undo();
    if (this.#wentBack || this.#play.sending || this.#play.played) return;
    this.passing = { prompt, ...found };
    clearTimeout(this.#timer);
    const hasty = found.option.final && canUndo && this.undoReaches;
    this.#timer = setTimeout(() => this.#pass(), waitBeforePass(table) + (hasty ? momentToTakeBack() : 0));
  }

  /** What would be answered to a question without asking it. */
  answerTo(prompt: PromptView | null): Automatic | null {
    const scripted = prompt ? this.#play.scripted?.(prompt) : undefined;
    return scripted === undefined ? automatic(prompt, this.#wishes) : scripted;
  }

  /** This person has decided something themselves. */
  decided(inputs: number | null, prompt: PromptView | null = null, option: string | null = null): void {
    this.#wentBack = this.#undoing = false;
    this.decidedAt = inputs;
    this.passed = [];
    if (prompt && option !== null && this.#play.repeats.includes(prompt.kind)) this.#again.set(sameQuestion(prompt), option);
  }

  /** This person wants their last decision back. */
  undoing(): void {
    this.#undoing = true;
  }

  /** The last question that was passed on is asked after all. */
  takeBackPass(): void {
    const last = this.passed.at(-1);
    if (!last || !this.#play.canUndo) return;
    this.#again.delete(sameQuestion(last.prompt));
    this.passed = this.passed.slice(0, -1);
    this.#wentBack = true;
    this.#play.undo();
  }

  wentBack(): void {
    this.#wentBack = true;
  }

  /** A new turn: what was closed for the last one is open again. */
  newTurn(): void {
    if (this.thisTurn.size > 0) this.thisTurn = new Set();
  }

  /** This window is let go by until the turn ends, from now on. */
  notThisTurn(prompt: PromptView): void {
    this.thisTurn = new Set([...this.thisTurn, windowOf(prompt)]);
  }

  stop(): void {
    this.passing = null;
  }

  /** Whether every question is asked from now on, also the one that is being passed on. */
  askAlways(on: boolean): void {
    prefer({ askAlways: on });
    if (!on) this.passOn();
    else if (!this.#play.sending) this.passing = null;
  }

  /** The question that is being passed on is asked after all. */
  askThis(): void {
    if (this.#play.sending) return;
    this.#wentBack = true;
    this.passing = null;
  }

  forget(): void {
    this.passing = null;
    this.passed = [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #wishes(): Wishes {
    return {
      game: this.#play.game,
      thisTurn: this.thisTurn,
      again: (prompt) => prompt.options.find(({ id }) => id === this.#again.get(sameQuestion(prompt))) ?? null,
    };
  }

  #pass(): void {
    const { asked, canUndo } = this.#play;
    if (!this.passing || this.#play.sending || this.#closed) return;
    const found = this.answerTo(asked);
    if (!asked || !found || prefs.askAlways) {
      this.passing = null;
      return;
    }
    if (this.passed.length === 0) this.#reaches = canUndo;
    this.passed = [...this.passed, { prompt: asked, ...found }];
    this.#play.answer(found.option.id);
  }
}
