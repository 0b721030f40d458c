// What is more than a line of the log, and what is told of a turn afterwards.
import type { Moment } from '../../play/moments';
import type { EventLine, View } from '../../protocol';
import type { OpenBox } from './box';
import { tableIn } from './moment.svelte';
import { toldIn } from './told';
import type { Told } from './types';

export function momentOf(box: OpenBox, line: EventLine, view: View | null): Moment | null {
  const told = toldIn(line);
  switch (told.event) {
    case 'threat_laid': case 'imperium_laid': return { kind: 'card', who: (view && tableIn(view)?.active) ?? null, item: told.data.card };
    case 'nemesis_card': return told.data.card ? { kind: 'card', who: told.data.who, item: told.data.card } : null;
    case 'corruption_up': case 'mission': return { kind: 'card', who: told.data.who, item: told.data.card };
    case 'asset': return { kind: box.card(told.data.card)?.deck === 'relic' ? 'prize' : 'card', who: told.data.who, item: told.data.card };
    case 'mission_done': return { kind: 'mission', who: told.data.who, item: told.data.card };
    case 'level': return { kind: 'level', who: told.data.who, item: null };
    case 'vanquished': case 'corrupted': case 'eliminated': return { kind: 'death', who: told.data.who, item: null };
    case 'battle_won': case 'battle_lost': case 'battle_tied': return { kind: 'result', who: told.data.battle.who, item: null };
    case 'test_passed': case 'test_failed': return { kind: 'result', who: told.data.test.who, item: null };
    case 'duel_won': return { kind: 'result', who: told.data.winner, item: null };
    case 'nemesis_battle_won': return { kind: 'result', who: told.data.winner, item: null };
    default: return null;
  }
}

const news = new Set<Told['event']>([
  'turn_lost', 'played', 'moved', 'threat_laid', 'imperium_laid', 'nemesis_card', 'event', 'battle_won', 'battle_lost', 'battle_tied', 'test_passed',
  'test_failed', 'evaded', 'asset', 'level', 'mission_done', 'corruption_up', 'stolen', 'asset_stolen', 'vanquished', 'corrupted', 'eliminated',
  'duel_won', 'nemesis_battle_won', 'nemesis_battle_tied', 'bounty', 'token',
]);
export const isNews = (line: EventLine): boolean => news.has(toldIn(line).event);
