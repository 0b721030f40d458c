// Which consequences are worth a column: those that any option of the question has something to say about.
import type { Text } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { words } from './text';
import type { Outcome } from './types';

export type Column = keyof typeof words.columns;

const says: Record<Column, (outcome: Outcome) => boolean> = {
  reach: (o) => o.in_range !== null || o.distance !== null,
  damage: (o) => o.light !== null || o.heavy !== null,
  odds: (o) => o.strain !== null,
};

/** Of a defence the row tells the rest in words; whoever acts weighs where they stand and what it does. */
const whenDefending: Column[] = ['damage', 'odds'];
const whenActing: Column[] = ['reach', 'damage', 'odds'];
const defences = new Set(['block', 'block_card', 'ignore_damage', 'reaction']);

export const defends = (prompt: PromptView | null): boolean => defences.has(prompt?.kind ?? '');

export function columnsOf(prompt: PromptView): Column[] {
  const outcomes = prompt.options.flatMap((option) => (option.outcome ? [option.outcome as Outcome] : []));
  return (defends(prompt) ? whenDefending : whenActing).filter((column) => outcomes.some(says[column]));
}

export function headsOf(prompt: PromptView): Text[] {
  const byDice = prompt.options.some((option) => (option.outcome as Outcome | null)?.fails_of_216 != null);
  return columnsOf(prompt).map((column) => (column === 'odds' && !byDice ? words.strain : words.columns[column]));
}
