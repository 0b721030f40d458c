// Choice: what a person has picked among the answers to the open question, before anything is sent; and in which order the
// answers stand.
import type { OptionView, PromptView } from '../protocol';
import { numberOption } from './lines';
import { Digits, rowsOf } from './order';
import { besidePrimary, primaryOf } from './says';

export interface Choosable {
  /** The open question, once everything before it has been shown. */
  readonly prompt: PromptView | null;
  /** It can be answered now. */
  readonly ready: boolean;
  /** The chance of an option that is a risk, where the game tells one. */
  chanceOf?(option: OptionView): number | null;
}

export class Choice {
  chosenId: string | null = $state(null);
  hoveredId: string | null = $state(null);
  /** The object whose options are listed alone. */
  narrowed: string | null = $state(null);

  #asked: Choosable;
  #digits = new Digits();

  constructor(asked: Choosable) {
    this.#asked = asked;
  }

  readonly options = $derived.by(() => this.#asked.prompt?.options ?? []);
  /** The option of the lamp button while nothing is chosen, and the plain buttons beside it. */
  readonly primary = $derived.by(() => primaryOf(this.#asked.prompt));
  readonly beside = $derived.by(() => besidePrimary(this.#asked.prompt));
  readonly #rows = $derived.by(() => rowsOf(this.#asked.prompt, (option) => this.#asked.chanceOf?.(option) ?? null));
  readonly #digitsNow = $derived.by(() => this.#digits.of(this.#asked.prompt?.kind ?? '', this.#rows));
  readonly listed = $derived.by(() => {
    const object = this.narrowed;
    return object === null ? this.#rows : this.#rows.filter((o) => o.objects.includes(object));
  });
  readonly chosen = $derived.by(() => this.#optionOf(this.chosenId));
  readonly previewed = $derived.by(() => this.#optionOf(this.chosenId ?? this.hoveredId));
  readonly lit: ReadonlyMap<string, OptionView[]> = $derived.by(() => {
    const lit = new Map<string, OptionView[]>();
    if (!this.#asked.ready) return lit;
    for (const option of this.options) {
      for (const object of option.objects) lit.set(object, [...(lit.get(object) ?? []), option]);
    }
    return lit;
  });

  /** The key of an option's row; null for one that has none. */
  digitOf(option: OptionView): number | null {
    const digit = this.#digitsNow.get(option.id) ?? null;
    return digit !== null && digit <= 9 ? digit : null;
  }

  /** Another turn: its rows are counted anew. */
  newTurn(): void {
    this.#digits.forget();
  }

  /** Picks a number of a number prompt; null clears it. */
  pickNumber(n: number | null): void {
    const numbers = this.#asked.prompt?.numbers;
    if (!numbers || !this.#asked.ready) return;
    const valid = n !== null && Number.isInteger(n) && n >= numbers.first && n <= numbers.last;
    this.chosenId = valid ? numberOption(numbers, n).id : null;
  }

  /**
   * An object with one option stands for it, which is returned, and one of whose options one is picked stands for that; one
   * with several lists only these.
   */
  pickObject(object: string): OptionView | null {
    const options = this.lit.get(object) ?? [];
    if (this.chosen && options.includes(this.chosen)) return this.chosen;
    if (options.length === 1) return options[0] ?? null;
    if (options.length > 1) {
      this.narrowed = this.narrowed === object ? null : object;
      if (this.chosen && !this.listed.includes(this.chosen)) this.chosenId = null;
    }
    return null;
  }

  clear(): void {
    this.chosenId = null;
    this.hoveredId = null;
    this.narrowed = null;
  }

  #optionOf(id: string | null): OptionView | null {
    if (id === null) return null;
    const listed = this.options.find((option) => option.id === id);
    if (listed) return listed;
    const numbers = this.#asked.prompt?.numbers;
    const number = Number(/-?\d+$/.exec(id)?.[0] ?? Number.NaN);
    const option = numbers && !Number.isNaN(number) ? numberOption(numbers, number) : null;
    return option?.id === id ? option : null;
  }
}
