// Which consequences are worth a column: those that any option of the question has something to say about.
import type { Text } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { words } from './text';
import type { Outcome } from './types';

export type Column = keyof typeof words.columns;

const says: Record<Column, (outcome: Outcome) => boolean> = {
  price: (outcome) => outcome.price !== null,
  odds: (outcome) => outcome.noise !== null || outcome.fight !== null,
};

export function columnsOf(prompt: PromptView): Column[] {
  const outcomes = prompt.options.flatMap((option) => (option.outcome ? [option.outcome as Outcome] : []));
  return (Object.keys(says) as Column[]).filter((column) => outcomes.some(says[column]));
}

export const headsOf = (prompt: PromptView): Text[] => columnsOf(prompt).map((column) => words.columns[column]);
