// The log of Karak with its named members. A fight comes whole with the events that show it.
import type { EventLine } from '../../protocol';
import { placeOf } from './geometry';
import type { FightTold, HexView, TableView, Told } from './types';

/** A line of the log as this game tells it. */
export const toldIn = (line: EventLine): Told => line as unknown as Told;

/** Events that belong to a battle and are shown in its ledger. */
const ofBattle = new Set<Told['event']>([
  'battle', 'sure_win', 'rolled', 'reroll', 'rage', 'blessing', 'shield', 'hard_head', 'wounded', 'unit_died', 'bolt', 'total',
  'won', 'lost', 'tie', 'rift_won', 'duel_won',
]);
export const isOfBattle = (line: EventLine): boolean => ofBattle.has(toldIn(line).event);

export interface ShownFight {
  fight: FightTold;
  /** Null until it is over. */
  result: 'won' | 'lost' | null;
  /** The die that is being rolled, by its place. */
  rolling: number | null;
  /** Of the whole log: the line that shows it. */
  line: number;
}

const resultOf = (fight: FightTold, winner: number): 'won' | 'lost' => (fight.fighter === winner ? 'won' : 'lost');

/** What an event shows of a fight; null where it shows none. After a duel or a Rift it is the winner's. */
function shownBy(told: Told): Omit<ShownFight, 'line'> | null {
  switch (told.event) {
    case 'rolled': return { fight: told.data.fight, result: null, rolling: told.data.place };
    case 'battle': case 'total': return { fight: told.data.fight, result: null, rolling: null };
    case 'sure_win': case 'won': return { fight: told.data.fight, result: 'won', rolling: null };
    case 'lost': return { fight: told.data.fight, result: 'lost', rolling: null };
    case 'duel_won': {
      const { attack, defence, winner } = told.data;
      const fight = attack.fighter === winner ? { ...attack, rival: defence.sum } : defence;
      return { fight, result: resultOf(fight, winner), rolling: null };
    }
    case 'rift_won': {
      const fight = told.data.fights.find(({ fighter }) => fighter === told.data.who);
      return fight ? { fight, result: 'won', rolling: null } : null;
    }
    default: return null;
  }
}

/** The last fight that the log shows; null if there is none in it, or the turn after the next has begun since. */
export function lastFight(log: readonly EventLine[], from: number): ShownFight | null {
  let turns = 0;
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const line = log[n];
    if (!line) continue;
    const told = toldIn(line);
    if ((told.event === 'turn' || told.event === 'woke') && (turns += 1) > 1) return null;
    const shown = shownBy(told);
    if (shown) return { ...shown, line: from + n };
  }
  return null;
}

// ---- the map, as far as it has been told ---------------------------------------------------------------------------

/** Where somebody went with this event. */
function stepIn(told: Told): { who: number; hex: string } | null {
  switch (told.event) {
    case 'moved': case 'marched': case 'teleported': case 'retreated': case 'explored': case 'rift_moved': return told.data;
    default: return null;
  }
}

/**
 * The map with what the log is ahead of it: while dice roll, the board still shows the position before them, but the tile
 * that was laid, who waits there and who went there have been told already.
 */
export function toldMap(table: TableView, log: readonly EventLine[], inputs: number): HexView[] {
  const ahead = log.filter((event) => event.after > inputs).map(toldIn);
  if (ahead.length === 0) return table.map;
  const map = new Map(table.map.map((hex) => [hex.id, { ...hex }]));
  for (const told of ahead) {
    if (told.event === 'explored' && !map.has(told.data.hex)) {
      const { hex: id, tile, rotation, chasms } = told.data;
      const place = placeOf(id);
      if (place) map.set(id, { id, ...place, place: { en: '', pl: '' }, tile, rotation, chasms, armies: [], strength: null, inhabited: false, general: false, items: [], city: null, heroes: [] });
    }
    if (told.event === 'army_appears') {
      const hex = map.get(told.data.hex);
      if (hex) map.set(hex.id, { ...hex, armies: told.data.armies, strength: told.data.strength });
    }
    const step = stepIn(told);
    const to = map.get(step?.hex ?? '');
    if (step && to) {
      for (const hex of map.values()) hex.heroes = hex.heroes.filter((other) => other !== step.who);
      to.heroes = [...to.heroes, step.who];
    }
  }
  return [...map.values()];
}
