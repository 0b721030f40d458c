// Which events are more than a line of the log, and which are told to those who waited.
import type { Moment } from '../../play/moments';
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

export function momentOf(line: EventLine): Moment | null {
  const told = toldIn(line);
  switch (told.event) {
    case 'attacked': return { kind: 'card', who: told.data.who, item: told.data.card };
    case 'seriously_wounded': return { kind: 'card', who: told.data.who, item: told.data.wound };
    case 'item_seen': return { kind: 'card', who: told.data.who, item: told.data.item };
    case 'mutation_seen': return { kind: 'card', who: null, item: told.data.mutation };
    case 'event_drawn': return { kind: 'card', who: null, item: told.data.card };
    case 'encountered': return { kind: 'foe', who: told.data.who, item: told.data.token };
    case 'adaptation_revealed': case 'trait_known': return { kind: 'card', who: null, item: told.data.trait };
    case 'killed': return { kind: 'prize', who: null, item: null };
    case 'died': return { kind: 'death', who: told.data.who, item: null };
    case 'hibernated': case 'launched': return { kind: 'mission', who: told.data.who, item: null };
    default: return null;
  }
}

const news = new Set<Told['event']>([
  'moved', 'explored', 'card_played', 'item_used', 'room_used', 'interrupted', 'encountered', 'attacked', 'missed', 'shot', 'struck', 'killed', 'retreated',
  'seriously_wounded', 'died', 'scanned', 'burns', 'doused', 'broke', 'repaired', 'signal_sent', 'engine_set', 'destination_set', 'self_destruct', 'self_destruct_stopped',
  'pod_set', 'boarded', 'launched', 'hibernated', 'airlock_started', 'looked', 'searched', 'crafted', 'activated', 'object_taken', 'trait_known', 'traded', 'hunt_played',
  'passed', 'mutation_gained', 'mutation_used', 'transformed', 'fed',
]);
export const isNews = (line: EventLine): boolean => news.has(toldIn(line).event);
