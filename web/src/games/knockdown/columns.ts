// Which consequences are worth a column: those that any option of the question has something to say about.
import type { Text } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { words } from '../../text/knockdown';
import type { Outcome } from './types';

export type Column = keyof typeof words.columns;

const says: Record<Column, (outcome: Outcome) => boolean> = {
  range: (o) => o.in_range !== null,
  distance: (o) => o.distance !== null,
  damage: (o) => o.light !== null || o.heavy !== null,
  effect: (o) => o.effect !== null,
  hand: (o) => o.hand !== null,
  odds: (o) => o.strain !== null,
};
const order: Column[] = ['range', 'distance', 'damage', 'effect', 'hand', 'odds'];

export function columnsOf(prompt: PromptView): Column[] {
  const outcomes = prompt.options.flatMap((option) => (option.outcome ? [option.outcome as Outcome] : []));
  return order.filter((column) => outcomes.some(says[column]));
}

export const headsOf = (prompt: PromptView): Text[] => columnsOf(prompt).map((column) => words.columns[column]);
