// What is told of a turn afterwards. Tests and ends of rounds have shows of their own.
import type { Moment } from '../../play/moments';
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

export function momentOf(line: EventLine): Moment | null {
  const told = toldIn(line);
  return told.event === 'test_passed' || told.event === 'test_failed' ? { kind: 'result', who: told.data.test.tested, item: null } : null;
}

const news = new Set<Told['event']>([
  'attack', 'reaction', 'out_of_range', 'evaded', 'blocked_damage', 'blocked_effect', 'damage', 'healed', 'pinned', 'corridor', 'test_passed', 'test_failed',
  'round_won',
]);
export const isNews = (line: EventLine): boolean => news.has(toldIn(line).event);
