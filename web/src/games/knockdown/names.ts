// What the player of a seat is called: by name, or by the fighter when a computer plays.
import { same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import { words } from './text';
import { boxOf, playerOf } from './moment.svelte';

export function seatName(play: Stage, seat: number): Text {
  const entry = play.table?.seats[seat];
  if (entry?.kind === 'person' && entry.name !== '') return same(entry.name);
  const fighter = boxOf(play).fighter(playerOf(play, seat)?.fighter ?? null);
  return fighter ? shortName(fighter.name) : words.seat(seat + 1);
}

/** "Skarn" of "Skarn, Hunter of the Brood". */
export function shortName(name: Text): Text {
  const before = (whole: string) => whole.split(',')[0] ?? whole;
  return { en: before(name.en), pl: before(name.pl) };
}
