import { expect, it } from 'vitest';
import { opponentsIn, quickTable } from './quick';
import type { GameEntry, Games } from '../protocol';

const same = (word: string) => ({ en: word, pl: word });
const game = (id: string, least_seats: number, standard_bot: string): GameEntry => ({
  id, name: same(id), rule_books: [id], least_seats, most_seats: 5, rules_version: 1, content: '', switches: [],
  origins: { rulebook: 0, known_publicly: 0, house: 0 }, standard_bot, levels: [], lesson: null,
});
const offer: Games = {
  version: '1', games: [game('duel', 2, 'strong'), game('crowd', 3, 'fair')], fixtures: false, temperaments: [],
  bots: ['old', 'weak', 'fair', 'strong'].map((id) => ({ id, name: same(id), about: same(id), offered: id !== 'old' })),
};

it('offers the standard bot of each game first and the hot seat where two are enough', () => {
  expect(opponentsIn(offer).map((opponent) => opponent.id)).toEqual([
    'duel strong', 'duel fair', 'duel weak', 'duel here', 'crowd fair', 'crowd strong', 'crowd weak',
  ]);
});

it('says how strong a bot is in each game', () => {
  expect(opponentsIn(offer).map((opponent) => opponent.name.en).filter((name) => name.includes('('))).toEqual([
    'duel, against a bot (fair)', 'duel, against a bot (weak)', 'crowd, against a bot (strong)', 'crowd, against a bot (weak)',
  ]);
});

it('fills as many seats as the game needs', () => {
  const [duel, , , here, crowd] = opponentsIn(offer);
  if (!duel || !here || !crowd) throw new Error('an opponent is missing');
  expect(quickTable(duel, 'P2').seats).toEqual([
    { who: 'me', name: null, level: null }, { who: 'bot', name: null, level: 'strong' },
  ]);
  expect(quickTable(here, 'P2').seats[1]).toEqual({ who: 'here', name: 'P2', level: null });
  expect(quickTable(crowd, 'P2').seats).toHaveLength(3);
});
