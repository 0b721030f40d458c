import { describe, expect, it } from 'vitest';
import { finishedSeats, freshSeats, movedSeat, seatsAgain, seatWith, withOneMore, without } from './draft';
import { seat, table } from '../play/fixtures';
import type { GameEntry } from '../protocol';

const game: GameEntry = {
  id: 'x', name: { en: 'x', pl: 'x' }, rule_books: ['x'], least_seats: 2, most_seats: 3, rules_version: 1, content: '',
  switches: [], origins: { rulebook: 0, known_publicly: 0, house: 0 }, standard_bot: 'normal', levels: [], lesson: null,
};
const who = (seats: { who: string }[]) => seats.map((seat) => seat.who).join(' ');

describe('the seats of a new table', () => {
  const fresh = freshSeats(game);

  it('begins with me and free seats', () => {
    expect(who(fresh)).toBe('me open');
    expect(who(freshSeats({ ...game, least_seats: 1 }))).toBe('me open');
  });

  it('has only one of me', () => {
    const bot = seatWith(fresh, 1, 'bot', 'strong');
    expect(bot[1]).toEqual({ who: 'bot', name: null, level: 'strong' });
    const swapped = seatWith(bot, 1, 'me', 'strong');
    expect(who(swapped)).toBe('bot me');
    expect(swapped[0]?.level).toBe('strong');
    expect(who(seatWith(swapped, 1, 'open', 'strong'))).toBe('bot open');
  });

  it('moves, grows and shrinks within what the game allows', () => {
    const three = withOneMore(seatWith(fresh, 1, 'bot', 'b'), game);
    expect(who(three)).toBe('me bot open');
    expect(who(movedSeat(three, 0, 2))).toBe('bot open me');
    expect(movedSeat(three, 0, -1)).toBe(three);
    expect(withOneMore(three, game)).toBe(three);
    expect(who(without(three, 1, game))).toBe('me open');
    expect(without(fresh, 1, game)).toBe(fresh);
  });

  it('names people at this device', () => {
    const here = seatWith(fresh, 1, 'here', 'b');
    expect(finishedSeats(here, (n) => `Player ${n + 1}`)[1]?.name).toBe('Player 2');
    expect(finishedSeats([{ who: 'here', name: ' Ola ', level: null }], String)[0]?.name).toBe('Ola');
  });

  it('seats everybody again for one who plays alone', () => {
    const bot = seat({ kind: 'bot', name: 'random', level: 'random' });
    const again = seatsAgain(table({ seats: [seat({ name: 'Kuba' }), bot, seat({ mine: true }), seat({ name: 'Łucja', mine: true })] }));
    expect(again).toEqual([
      { who: 'bot', name: null, level: null }, { who: 'bot', name: null, level: 'random' },
      { who: 'me', name: null, level: null }, { who: 'here', name: 'Łucja', level: null },
    ]);
    expect(who(seatsAgain(table({ seats: [seat(), bot] })))).toBe('me bot');
  });
});
