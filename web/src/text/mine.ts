// Words of My games.
import type { Text } from '../lib/language';

export const mineText = {
  show: { en: 'Which games', pl: 'Które gry' },
  all: { en: 'All', pl: 'Wszystkie' },
  open: { en: 'Open', pl: 'Trwające' },
  finished: { en: 'Finished', pl: 'Zakończone' },
  game: { en: 'Game', pl: 'Gra' },
  allGames: { en: 'All games', pl: 'Wszystkie gry' },
  search: { en: 'Name or date', pl: 'Nazwa lub data' },
  noneSuch: { en: 'None of your games is like that.', pl: 'Nie masz takich gier.' },
  yourTurn: { en: 'Your turn', pl: 'Twój ruch' },
  others: { en: 'Waiting for others', pl: 'Czekają na innych' },
  over: { en: 'Finished', pl: 'Zakończone' },
  you: { en: 'you', pl: 'ty' },
  won: { en: 'won', pl: 'wygrana' },
  lost: { en: 'lost', pl: 'przegrana' },
  resigned: { en: 'resigned', pl: 'poddana' },
  lesson: { en: 'learning match', pl: 'partia do nauki' },
  faulted: { en: 'stopped', pl: 'zatrzymana' },
  left: { en: '{0} left', pl: 'zostało: {0}' },
  lobby: { en: 'lobby', pl: 'poczekalnia' },
  since: { en: '{0}, since {1}', pl: '{0}, od {1}' },
  took: { en: '{0}, {1}', pl: '{0}, {1}' },
  watched: { en: 'watched', pl: 'oglądana' },
  play: { en: 'Play', pl: 'Graj' },
  rematch: { en: 'Rematch', pl: 'Rewanż' },
} satisfies Record<string, Text>;
