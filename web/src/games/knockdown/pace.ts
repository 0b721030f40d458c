// How long each event is worth looking at, in milliseconds at normal speed; what is not named is bookkeeping.
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { Told } from './types';

const bookkeeping = 150;

const worth: Partial<Record<Told['event'], number>> = {
  fighter: 500, fighter_clash: 900, skill_shown: 700, starter: 500, turn: 400,
  moved: 400, corridor: 500,
  attack: 700, reaction: 700, out_of_range: 500, evaded: 600,
  blocked_damage: 500, blocked_effect: 500, block_card: 400, damage: 500, healed: 500, pinned: 500,
  ko_called: 1300, dice: 1500, test_passed: 1400, test_failed: 1600, time_over: 800,
  // Presses come in real time: whoever presses must be asked again at once.
  press: 0,
  round_deck_empty: 700, round_stalled: 700, round_won: 2200, match_won: 400, new_round: 500,
};

export const pace = (event: EventLine): number => worth[toldIn(event).event] ?? bookkeeping;

/** Until these have been told the board shows what was before: figures that strike, cubes that are being stacked. */
const held = new Set(['attack', 'reaction', 'ko_called', 'dice', 'time_over', 'test_passed', 'test_failed', 'round_won']);
export const holds = (event: EventLine): boolean => held.has(event.event);

export function turnOf(line: EventLine): number | null {
  const told = toldIn(line);
  return told.event === 'turn' ? told.data.who : null;
}
export function diceOf(line: EventLine): number[] {
  const told = toldIn(line);
  return told.event === 'dice' ? told.data.test.dice : [];
}
