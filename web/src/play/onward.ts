// Several answers for one click, where the game tells of them (Says.onward): a walk over several tiles, the trophies that make a
// level, yes together with what is chosen next. They stand among the options of the question; what they stand for is answered one after the other.
import type { Onward, OptionView, PromptView } from '../protocol';
import { saysOf } from './says';

const prefix = 'onward ';

function asOption(told: OptionView, { role, label, object, final, effect, answers }: Onward): OptionView {
  const says = { ...saysOf(told), role, effect, won: null, lost: null, unused: null, why_not: null, window: '', usual: false, onward: [] };
  return {
    id: prefix + answers.join(' '), label, final, ends_turn: false,
    objects: object === '' ? [] : [object],
    outcome: { ...(told.outcome as object | null), says },
  };
}

/** The question with what can be answered further than it asks. */
export function withOnward(prompt: PromptView | null): PromptView | null {
  if (!prompt) return null;
  const further = prompt.options.flatMap((option) => saysOf(option).onward.map((onward) => asOption(option, onward)));
  return further.length === 0 ? prompt : { ...prompt, options: [...further, ...prompt.options] };
}

/** The answers that an option stands for. */
export function answersOf(option: string): string[] {
  return option.startsWith(prefix) ? option.slice(prefix.length).split(' ') : [option];
}
