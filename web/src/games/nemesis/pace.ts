// How long each event is worth looking at, in milliseconds at normal speed; what is not named is bookkeeping.
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { NoiseFace, Told } from './types';

const bookkeeping = 150;

const worth: Partial<Record<Told['event'], number>> = {
  character_taken: 500, round: 600, turn: 400, card_played: 500, item_used: 500, room_used: 500, interrupted: 900, moved: 600, explored: 1000,
  noise_rolled: 1000, noise_made: 400, danger: 800, encountered: 1100, appeared: 700, surprised: 800, intruder_moved: 500, shot: 1000, struck: 1000,
  injured: 500, checked: 800, killed: 900, retreated: 800, attacked: 1200, missed: 800, larva_attacked: 900, metagorger_attacked: 900, fed: 700,
  seriously_wounded: 900, lightly_wounded: 500, died: 1300, scanned: 700, burns: 400, broke: 400, door_set: 400, launched: 900, hibernated: 900,
  self_destruct: 700, event_drawn: 1300, bag_drawn: 900, adaptation_revealed: 1000, trait_known: 900, ended: 1000, engine_revealed: 900,
  coordinates_revealed: 1000, judged: 800, objective_revealed: 900, drew: 150, card_seen: 0,
};

/** The last four cards are turned over one by one. */
const lastDraw = 900;

export const pace = (event: EventLine): number =>
  event.event === 'discarded' && event.clause === 'NEM-WIN-03' ? lastDraw : (worth[toldIn(event).event] ?? bookkeeping);

/** Until these have been told the board shows what was before. */
const held = new Set(['noise_rolled', 'shot', 'struck', 'encountered']);
export const holds = (event: EventLine): boolean => held.has(event.event);

export function turnOf(line: EventLine): number | null {
  const told = toldIn(line);
  return told.event === 'turn' ? told.data.who : null;
}

const faces: Record<NoiseFace, number> = { one: 1, two: 2, three: 3, four: 4, silence: 5, danger: 6 };
export function diceOf(line: EventLine): number[] {
  const told = toldIn(line);
  return told.event === 'noise_rolled' ? [faces[told.data.face]] : [];
}
