// What is more than a line of the log, and what is told of a turn afterwards.
import type { Moment } from '../../play/moments';
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

export function momentOf(line: EventLine): Moment | null {
  const told = toldIn(line);
  switch (told.event) {
    case 'item': return { kind: 'card', who: told.data.who, item: told.data.item };
    case 'army_appears': return { kind: 'foe', who: null, item: told.data.army };
    case 'won': case 'lost': case 'sure_win': return { kind: 'result', who: told.data.fight.fighter, item: null };
    case 'glory': return { kind: 'level', who: told.data.who, item: null };
    case 'emperor': return { kind: 'crown', who: told.data.who, item: null };
    case 'soul_stone': return { kind: 'prize', who: told.data.who, item: null };
    case 'general_beaten': return { kind: 'prize', who: told.data.who, item: null };
    case 'unconscious': return { kind: 'death', who: told.data.who, item: null };
    case 'general_appears': return { kind: 'foe', who: null, item: null };
    default: return null;
  }
}

const news = new Set<Told['event']>([
  'woke', 'explored', 'won', 'lost', 'sure_win', 'soul_stone', 'item', 'unconscious', 'general_appears', 'general_beaten', 'praetorian',
  'city', 'built', 'building_gift', 'trained', 'recruited', 'plague', 'betrayal', 'emperor', 'rift_won', 'duel_won', 'tax', 'roar', 'glory',
]);
export const isNews = (line: EventLine): boolean => news.has(toldIn(line).event);
