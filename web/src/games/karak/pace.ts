// How long each event is worth looking at, in milliseconds at normal speed; what is not named is bookkeeping.
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

const bookkeeping = 120;

const worth: Partial<Record<Told['event'], number>> = {
  starter: 500, hero: 400, round: 200, turn: 400, woke: 700,
  moved: 450, marched: 550, teleported: 550, dreamed: 550, tile_drawn: 500, explored: 700, army_appears: 700, general_appears: 1500,
  sneaked: 500, battle: 800, sure_win: 900, rolled: 420, reroll: 600, betrayal: 900, plague: 900, rage: 600, blessing: 800,
  shield: 600, hard_head: 600, wounded: 600, unit_died: 600, unconscious: 1000, collected_souls: 500, bolt: 600, total: 900,
  won: 900, lost: 900, retreated: 500, soul_stone: 900, item: 900, glory: 900, praetorian: 600, general_beaten: 1600,
  healed: 350, gathered: 350, plundered: 350, spoils: 350, city: 700, built: 450, building_gift: 450, tax: 300, trained: 350,
  unit_gift: 350, recruited: 350, roar: 600, rift: 1200, tie: 1100, rift_won: 1200, emperor: 1400, challenged: 1000, duel_won: 1200,
  round_limit: 700, score: 400, match_won: 500,
};

export const pace = (event: EventLine): number => worth[toldIn(event).event] ?? bookkeeping;

/** Until these have been told the seats show what was before: dice still roll, nobody is hurt yet. */
const held = new Set([
  'sure_win', 'rolled', 'reroll', 'rage', 'blessing', 'shield', 'hard_head', 'wounded', 'unit_died', 'bolt', 'total', 'won', 'lost',
  'tie', 'rift_won', 'duel_won',
]);
export const holds = (event: EventLine): boolean => held.has(event.event);

export function turnOf(line: EventLine): number | null {
  const told = toldIn(line);
  return told.event === 'turn' || told.event === 'woke' ? told.data.who : null;
}

/** The faces of a die are numbered from 1 in its history. */
export function diceOf(line: EventLine): number[] {
  const told = toldIn(line);
  return told.event === 'rolled' ? [told.data.face + 1] : [];
}
