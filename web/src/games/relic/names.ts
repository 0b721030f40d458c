// What the player of a seat is called: by name, or by what it leads when a computer plays.
import { same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import { boxOf, playerOf } from './moment.svelte';
import { words } from './text';

export function seatName(play: Stage, seat: number): Text {
  const entry = play.table?.seats[seat];
  if (entry?.kind === 'person' && entry.name !== '') return same(entry.name);
  const box = boxOf(play);
  const player = playerOf(play, seat);
  return box.nemesis(player?.nemesis ?? null)?.name ?? box.character(player?.character ?? null)?.name ?? words.seat(seat + 1);
}
