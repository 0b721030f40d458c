// Words of the page of a game.
import type { Text } from '../lib/language';

export const gameText = {
  players: { en: 'Players', pl: 'Gracze' },
  length: { en: 'Length', pl: 'Czas' },
  difficulty: { en: 'Difficulty', pl: 'Trudność' },
  chance: { en: 'Chance', pl: 'Los' },
  grade: { en: '{0} of 5', pl: '{0} z 5' },
  toLearn: { en: '{0} min to learn', pl: 'nauka {0} min' },
  byRules: { en: 'learn by the first turn', pl: 'nauka w pierwszej turze' },
  oddsShown: { en: 'odds always shown', pl: 'szanse zawsze widać' },
  learn: { en: 'Learn, {0} min', pl: 'Nauka, {0} min' },
  learnText: { en: 'a fixed match with a coach', pl: 'ustalona partia z trenerem' },
  play: { en: 'Play now', pl: 'Zagraj teraz' },
  playText: { en: 'against a bot', pl: 'przeciw botowi' },
  playTextMany: { en: 'against {0} bots', pl: 'przeciw {0} botom' },
  create: { en: 'Create a table', pl: 'Załóż stół' },
  rules: { en: 'Rules', pl: 'Zasady' },
  watch: { en: 'Watch a match', pl: 'Oglądaj partię' },
  soon: { en: 'This game is in preparation here.', pl: 'Ta gra jest tu w przygotowaniu.' },
  noGame: { en: 'There is no such game.', pl: 'Nie ma takiej gry.' },
} satisfies Record<string, Text>;
