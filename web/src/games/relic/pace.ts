// How long each event is worth looking at, in milliseconds at normal speed; what is not named is bookkeeping.
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

const bookkeeping = 150;

const worth: Partial<Record<Told['event'], number>> = {
  sheet: 700, character: 600, turn: 500, turn_lost: 600, used: 500, played: 600, number: 600,
  die: 800, foe_die: 800, moved: 600, threat_laid: 1200, event: 800, encounter: 700, text_box: 600,
  battle: 800, scores: 900, battle_won: 900, battle_lost: 900, battle_tied: 900, evaded: 600,
  test: 700, test_passed: 900, test_failed: 900, level: 900, corruption_up: 900, mission_done: 900, asset: 900,
  nemesis: 600, imperium_laid: 1200, nemesis_card: 900, attacked: 800, challenged: 800, duel: 700, duel_won: 900, duel_undecided: 900,
  nemesis_battle: 800, nemesis_battle_won: 900, nemesis_battle_tied: 900, nemesis_battle_void: 700, bounty: 700, asset_stolen: 700, vanquished: 1200, corrupted: 1200, eliminated: 1000, won: 600,
};

export const pace = (event: EventLine): number => worth[toldIn(event).event] ?? bookkeeping;

/** Until these have been told the board shows what was before: a figure that has not yet moved, dice that still roll. */
const held = new Set(['die', 'foe_die', 'scores']);
export const holds = (event: EventLine): boolean => held.has(event.event);

export function turnOf(line: EventLine): number | null {
  const told = toldIn(line);
  return told.event === 'turn' ? told.data.who : null;
}

export function diceOf(line: EventLine): number[] {
  const told = toldIn(line);
  return told.event === 'die' || told.event === 'foe_die' ? [told.data.face] : [];
}
