// Which consequences a row tells in numbers, in one column at its end: the number that matters.
import type { Text } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { words } from './text';
import type { Outcome } from './types';

const hasNumber = (o: Outcome): boolean => o.strength !== null || o.win_permille !== null || o.sum !== null || o.goods !== null;

export function headsOf({ options }: PromptView): Text[] {
  return options.some(({ outcome }) => outcome && hasNumber(outcome as Outcome)) ? [words.leadsTo] : [];
}
