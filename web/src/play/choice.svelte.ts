// Choice: what a person has picked among the answers to the open question, before anything is sent.
import type { OptionView, PromptView } from '../protocol';
import { numberOption } from './lines';

export interface Choosable {
  /** The open question, once everything before it has been shown. */
  readonly prompt: PromptView | null;
  /** It can be answered now. */
  readonly ready: boolean;
}

export class Choice {
  chosenId: string | null = $state(null);
  hoveredId: string | null = $state(null);
  /** The object whose options are listed alone. */
  narrowed: string | null = $state(null);

  #asked: Choosable;

  constructor(asked: Choosable) {
    this.#asked = asked;
  }

  readonly options = $derived.by(() => this.#asked.prompt?.options ?? []);
  readonly listed = $derived.by(() => {
    const object = this.narrowed;
    return object === null ? this.options : this.options.filter((o) => o.objects.includes(object));
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

  /** Picks an option, or puts it back when it is picked already. */
  toggle(id: string): void {
    this.chosenId = this.chosenId === id ? null : id;
  }

  /** Picks a number of a number prompt; null clears it. */
  pickNumber(n: number | null): void {
    const numbers = this.#asked.prompt?.numbers;
    if (!numbers || !this.#asked.ready) return;
    const valid = n !== null && Number.isInteger(n) && n >= numbers.first && n <= numbers.last;
    this.chosenId = valid ? numberOption(numbers, n).id : null;
  }

  /** An object with one option stands for it, which is returned; one with several lists only these. */
  pickObject(object: string): OptionView | null {
    const options = this.lit.get(object) ?? [];
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
