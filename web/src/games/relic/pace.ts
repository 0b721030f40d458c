// How long each event is worth looking at, in milliseconds at normal speed; what is not named is bookkeeping.
import type { EventLine } from '../../protocol';

const bookkeeping = 150;

const worth: Record<string, number> = {
  sheet: 700, character: 600, turn: 500, turn_lost: 600, used: 500, played: 600, number: 600,
  die: 800, foe_die: 800, moved: 600, threat_laid: 500, event: 800, encounter: 700, text_box: 600,
  battle: 800, scores: 900, battle_won: 900, battle_lost: 900, battle_tied: 900, evaded: 600,
  test: 700, test_passed: 900, test_failed: 900, level: 800, corruption_up: 800, mission_done: 800,
  vanquished: 1200, corrupted: 1200, eliminated: 1000, won: 600,
};

export const pace = (event: EventLine): number => worth[event.event] ?? bookkeeping;

/** Until these have been told the board shows what was before: a figure that has not yet moved, dice that still roll. */
const held = new Set(['die', 'foe_die', 'scores']);
export const holds = (event: EventLine): boolean => held.has(event.event);

const seatOf = (event: EventLine): number | null => {
  const seat = /^seat-(\d+)$/.exec(event.objects[0] ?? '')?.[1];
  return seat === undefined ? null : Number(seat);
};
export const turnOf = (event: EventLine): number | null => (event.event === 'turn' ? seatOf(event) : null);

const dice = new Set(['die', 'foe_die']);
export const diceOf = (event: EventLine): number[] => (dice.has(event.event) ? event.amounts.slice(0, 1) : []);
