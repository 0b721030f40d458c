// What the player of a seat is called: by name, or by the hero when a computer plays.
import { same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import { boxOf, playerOf } from './moment.svelte';
import { words } from './text';

export function heroName(play: Stage, seat: number): Text {
  const hero = boxOf(play).hero(playerOf(play, seat)?.hero ?? null);
  return hero?.name ?? words.player(seat + 1);
}

export function seatName(play: Stage, seat: number): Text {
  const entry = play.table?.seats[seat];
  return entry?.kind === 'person' && entry.name !== '' ? same(entry.name) : heroName(play, seat);
}
