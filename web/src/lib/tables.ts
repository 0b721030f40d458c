// What a list says about a table: its name, one line about how it stands, and what one can do there.
import { counted, fill, same, type Text } from './language';
import { tablesText as words } from '../text/tables';
import type { SeatEntry, Table } from '../protocol';

/** What the button of a table does for the reader. */
export type Deed = 'turn' | 'open' | 'replay' | 'join' | 'watch';

const isMine = (seat: SeatEntry | undefined): boolean => seat !== undefined && seat.mine && !seat.left;
const seated = (table: Table): boolean => table.seats.some(isMine);
const freeSeats = (table: Table): number => table.seats.filter((seat) => seat.kind === 'open').length;

export function deedOf(table: Table): Deed {
  if (table.status === 'finished') return 'replay';
  if (seated(table) || table.owner) {
    const mine = table.status === 'playing' && table.waiting_for.some((n) => isMine(table.seats[n]));
    return mine ? 'turn' : 'open';
  }
  return table.status === 'waiting' && freeSeats(table) > 0 ? 'join' : 'watch';
}

export function deedText(deed: Deed): Text {
  return deed === 'turn' ? words.yourTurn : words[deed];
}

export function addressOf(table: Table): string {
  return `${deedOf(table) === 'replay' ? '/replay/' : '/t/'}${encodeURIComponent(table.id)}`;
}

export function seatName(seat: SeatEntry): Text {
  if (seat.kind === 'open') return words.freeSeat;
  // Bots of earlier versions have no names.
  return seat.kind === 'bot' && seat.temperament === null ? words.bot : same(seat.name);
}

function together(names: Text[]): Text {
  const last = names.at(-1) ?? same('');
  if (names.length < 2) return last;
  const rest = names.slice(0, -1).reduce((all, name) => fill(same('{0}, {1}'), all, name));
  return fill(words.and, rest, last);
}

/**
 * The name its owner gave, otherwise who plays. The server calls a table without a name after its maker, which says
 * less than who plays there.
 */
export function titleOf(table: Table): Text {
  if (table.name && !table.seats.some((seat) => seat.name === table.name)) return same(table.name);
  const taken = table.seats.filter((seat) => seat.kind !== 'open');
  const names = taken.map(seatName);
  const duel = table.seats.length === 2 && names[0] && names[1];
  return duel ? fill(words.versus, names[0] as Text, names[1] as Text) : together(names);
}

/** A length of time in its largest unit: 30 s, 5 min, 2 h, 3 days. */
export function lasting(seconds: number): Text {
  if (seconds < 60) return same(`${Math.round(seconds)}\u00a0s`);
  if (seconds < 3600) return same(`${Math.floor(seconds / 60)}\u00a0min`);
  if (seconds < 86_400) {
    const hours = Math.floor(seconds / 3600);
    return { en: `${hours}\u00a0h`, pl: `${hours}\u00a0godz.` };
  }
  return counted(Math.floor(seconds / 86_400), ['day', 'days'], ['dzień', 'dni', 'dni']);
}

export function clockText(seconds: number | null): Text {
  return seconds === null ? words.noClock : fill(words.clock, lasting(seconds));
}

/** The time since `then`, once it is worth telling. */
function since(then: number, now: number): Text[] {
  const seconds = Math.floor((now - then) / 1000);
  return seconds < 60 ? [] : [lasting(seconds)];
}

function listed(parts: Text[], between: string): Text {
  return { en: parts.map((part) => part.en).join(between), pl: parts.map((part) => part.pl).join(between) };
}

function waitingParts(table: Table): Text[] {
  const free = freeSeats(table);
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length;
  const seats: Text[] = [];
  if (bots > 0) seats.push(counted(bots, ['bot', 'bots'], ['bot', 'boty', 'botów']));
  if (free > 0) seats.push(counted(free, ['seat free', 'seats free'], ['wolne miejsce', 'wolne miejsca', 'wolnych miejsc']));
  else seats.push(words.readyToBegin);
  return [listed(seats, ', '), clockText(table.clock)];
}

function playingParts(table: Table, now: number): Text[] {
  const parts: Text[] = table.turn > 0 ? [fill(words.turn, table.turn)] : [];
  if (!seated(table)) {
    if (table.spectators > 0) {
      parts.push(counted(table.spectators, ['watching', 'watching'], ['widz', 'widzów', 'widzów']));
    }
    return parts;
  }
  const awaited = table.waiting_for.flatMap((n) => table.seats[n] ?? []);
  if (awaited.length === 0) return parts;
  const many = awaited.length > 1 ? words.waitingForMany : words.waitingFor;
  const whom = awaited.some(isMine) ? words.yours : fill(many, together(awaited.map(seatName)));
  return [...parts, listed([whom, ...since(table.changed, now)], ', ')];
}

function endOf(table: Table): Text {
  const winners = table.winners.flatMap((n) => table.seats[n] ?? []);
  if (winners.length === 0) return words.nobodyWon;
  if (winners.length > 1) return fill(words.wonMany, together(winners.map(seatName)));
  const [winner] = winners as [SeatEntry];
  const alone = table.seats.filter((seat) => seat.mine).length === 1;
  return winner.mine && alone ? words.youWon : fill(words.won, seatName(winner));
}

/** One line: the game, and how the table stands. */
export function summaryOf(table: Table, game: Text, now: number): Text {
  const parts = {
    waiting: () => waitingParts(table),
    playing: () => playingParts(table, now),
    finished: () => [endOf(table)],
    faulted: () => [words.faulted],
  }[table.status]();
  return listed([game, ...(table.lesson ? [words.lesson] : []), ...parts], ' · ');
}
