// What the player of a seat is called, as everywhere at the table; and the hero.
import type { Text } from '../../lib/language';
import { seatName as nameAtTable } from '../../play/names';
import type { Stage } from '../../play/stage';
import { boxOf, playerOf } from './moment.svelte';

export const seatName = (play: Stage, seat: number): Text => nameAtTable(play.table, seat);

/** Null until it is chosen. */
export function heroName(play: Stage, seat: number): Text | null {
  return boxOf(play).hero(playerOf(play, seat)?.hero ?? null)?.name ?? null;
}
