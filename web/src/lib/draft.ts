// A table while it is being set up: who shall sit where. Lists are never changed in place.
import type { GameEntry, NewSeat, SeatWish, Table } from '../protocol';

const seatOf = (who: SeatWish, level: string | null = null): NewSeat => ({ who, name: who === 'here' ? '' : null, level });

/** What was chosen last time, as far as the game still has it; otherwise its standard. */
export function optionsFor(game: GameEntry, before: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    game.switches.map((one) => {
      const last = before[one.id];
      return [one.id, one.choices.some((choice) => choice.id === last) ? (last as string) : one.standard];
    }),
  );
}

/** I sit first; the other seats are open for friends. */
export function freshSeats(game: GameEntry): NewSeat[] {
  const others = Math.max(game.least_seats, 2) - 1;
  return [seatOf('me'), ...Array.from({ length: others }, () => seatOf('open'))];
}

/** Changes who sits there. There is only one of me: my earlier seat gets whoever was here. */
export function seatWith(seats: NewSeat[], at: number, who: SeatWish, standardBot: string): NewSeat[] {
  const before = seats[at];
  if (!before || before.who === who) return seats;
  const next = seatOf(who, who === 'bot' ? standardBot : null);
  return seats.map((seat, n) => {
    if (n === at) return next;
    return who === 'me' && seat.who === 'me' ? before : seat;
  });
}

/** Moves a seat in the order of play. */
export function movedSeat(seats: NewSeat[], from: number, to: number): NewSeat[] {
  const moved = seats[from];
  if (!moved || to < 0 || to >= seats.length) return seats;
  const rest = seats.filter((_, n) => n !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

export function withOneMore(seats: NewSeat[], game: GameEntry): NewSeat[] {
  return seats.length < game.most_seats ? [...seats, seatOf('open')] : seats;
}

export function without(seats: NewSeat[], at: number, game: GameEntry): NewSeat[] {
  return seats.length > game.least_seats ? seats.filter((_, n) => n !== at) : seats;
}

/** The seats of a table once more, for one who plays them again alone: bots stay what they are, other people become bots. */
export function seatsAgain(table: Table): NewSeat[] {
  const mine = Math.max(0, table.seats.findIndex((seat) => seat.mine));
  return table.seats.map((seat, n): NewSeat => {
    if (n === mine) return { who: 'me', name: null, level: null };
    if (seat.mine) return { who: 'here', name: seat.name, level: null };
    return { who: 'bot', name: null, level: seat.kind === 'bot' ? seat.level : null };
  });
}

/** The seats as they are sent; people at this device without a name get one. */
export function finishedSeats(seats: NewSeat[], nameOf: (seat: number) => string): NewSeat[] {
  return seats.map((seat, n) => (seat.who === 'here' ? { ...seat, name: seat.name?.trim() || nameOf(n) } : seat));
}
