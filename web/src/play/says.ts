// What a game says of an option, whatever game it is (Outcome.says of every game). Ordering, grouping, confirming and passing
// go by this alone.
import type { OptionView, PromptView, Role, Says } from '../protocol';

const nothing = { effect: null, won: null, lost: null, unused: null, why_not: null, window: '', usual: false, onward: [] };

/** The roles that an option has by its id alone, in a game that says nothing. */
const byId: Record<string, Role> = { pass: 'pass', roll: 'roll' };

export function saysOf({ id, outcome }: Pick<OptionView, 'id' | 'outcome'>): Says {
  const says = (outcome as { says?: Says } | null)?.says;
  return says ?? { ...nothing, role: byId[id] ?? 'act' };
}

export const roleOf = (option: OptionView): Role => saysOf(option).role;

const onlyOf = (options: readonly OptionView[], role: Role): OptionView | null => {
  const found = options.filter((option) => roleOf(option) === role);
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * What cannot be taken back but costs nothing else is sent a moment after it was chosen, unless that is taken back or the person
 * confirms everything by hand: what only ends the turn, a move, and the kinds of questions that the game names (`light`). Fights,
 * cards, and what is given away are always confirmed.
 */
export function sentInAMoment(option: OptionView, kind: string, light: readonly string[], byHand: boolean): boolean {
  if (!option.final) return false;
  return option.ends_turn || (!byHand && (roleOf(option) === 'move' || light.includes(kind)));
}

/**
 * The option that the lamp button stands for while nothing is chosen: the roll, the end of the turn, or to do nothing. Null
 * where a question has none of them, or is only answered by it.
 */
export function primaryOf(prompt: PromptView | null): OptionView | null {
  if (!prompt || prompt.numbers !== null) return null;
  const { options } = prompt;
  return onlyOf(options, 'roll') ?? onlyOf(options, 'end_turn') ?? onlyOf(options, 'pass');
}

/** The other ways to do nothing, beside the lamp button: to leave out an action where the turn can be ended as well. */
export function besidePrimary(prompt: PromptView | null): OptionView[] {
  const primary = primaryOf(prompt);
  if (!prompt || !primary) return [];
  return prompt.options.filter((option) => option !== primary && ['pass', 'end_turn'].includes(roleOf(option)));
}
