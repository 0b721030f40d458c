// AutoPass: passes for a person where that is the only answer (passing.ts), and takes care that nobody who goes back is
// carried forward again by it.
import { prefer, prefs } from '../lib/prefs.svelte';
import type { PromptView, Table } from '../protocol';
import { onlyPass, waitBeforePass } from './passing';

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
  undo(): void;
  answer(option: string): void;
}

export class AutoPass {
  /** The question that is being passed on because it has no other answer. */
  passing: PromptView | null = $state.raw(null);
  /** The questions that were passed on since this person last decided anything. */
  passed: readonly PromptView[] = $state.raw([]);
  /** How many inputs the match held when this person last decided. */
  decidedAt: number | null = null;

  #play: Passable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The match went back: until the next decision every question is asked, so that nobody is carried forward again. */
  #wentBack = false;
  /** An undo goes on over the passes that nobody has chosen. */
  #undoing = false;
  #closed = false;

  constructor(play: Passable) {
    this.#play = play;
  }

  /** Passes where that is the only answer, unless this person wants to be asked all the same. */
  passOn(): void {
    const { prompt, table } = this.#play;
    if (!onlyPass(prompt)) {
      if (prompt) this.#undoing = false;
      return;
    }
    if (this.#undoing && this.#play.canUndo) return this.#play.undo();
    if (prefs.askAlways || this.#wentBack || this.#play.sending || this.#play.played) return;
    this.passing = prompt;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pass(), waitBeforePass(table));
  }

  /** This person has decided something themselves. */
  decided(inputs: number | null): void {
    this.#wentBack = this.#undoing = false;
    this.decidedAt = inputs;
    this.passed = [];
  }

  /** This person wants their last decision back. */
  undoing(): void {
    this.#undoing = true;
  }

  wentBack(): void {
    this.#wentBack = true;
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

  forget(): void {
    this.passing = null;
    this.passed = [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #pass(): void {
    const { asked } = this.#play;
    const only = onlyPass(asked);
    if (!this.passing || this.#play.sending || this.#closed) return;
    if (!asked || !only) {
      this.passing = null;
      return;
    }
    this.passed = [...this.passed, asked];
    this.#play.answer(only.id);
  }
}
