// What seats are called on the play screen.
import { fill, same, type Text } from '../lib/language';
import type { Table } from '../protocol';
import { playText } from '../text/play';

/** A name of one's own; bots of earlier versions have none and are numbered when there are several. */
export function seatName(table: Table | null, seat: number): Text {
  const entry = table?.seats[seat];
  if (!entry || entry.kind === 'open') return playText.openSeat;
  if (entry.kind === 'person' || entry.temperament !== null) return same(entry.name);
  const bots = table.seats.flatMap((other, n) => (other.kind === 'bot' ? [n] : []));
  return bots.length > 1 ? fill(same('{0} {1}'), playText.bot, bots.indexOf(seat) + 1) : playText.bot;
}

/** Names in a row: Ola, Kuba. */
export function namesOf(table: Table | null, seats: readonly number[]): Text {
  const names = seats.map((seat) => seatName(table, seat));
  return { en: names.map((name) => name.en).join(', '), pl: names.map((name) => name.pl).join(', ') };
}

/** The other seats in turn order, beginning left of `from`. */
export function othersFrom(count: number, from: number): number[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, n) => (from + 1 + n) % count);
}
