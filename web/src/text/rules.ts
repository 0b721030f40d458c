// Words of the rules library and of everything that shows a clause.
import type { Text } from '../lib/language';

export const rulesText = {
  library: { en: 'Rules library', pl: 'Biblioteka zasad' },
  lead: {
    en: 'Every rule is a numbered clause in English and Polish. Prompts and log lines of a match cite these numbers.',
    pl: 'Każda zasada to ponumerowana klauzula po angielsku i po polsku. Pytania i wpisy dziennika rozgrywki podają te numery.',
  },
  playable: { en: 'playable here', pl: 'można tu zagrać' },
  readOnly: { en: 'rules to read; the game is in preparation', pl: 'zasady do czytania; gra w przygotowaniu' },
  clauseLink: { en: 'Clause {0}', pl: 'Klauzula {0}' },
  ruling: { en: 'ruling', pl: 'interpretacja' },
  page: { en: 'rulebook, {0}', pl: 'instrukcja, {0}' },
  rulingWhy: {
    en: 'The printed rulebook is silent or unclear here; this was decided by Kostka.',
    pl: 'Drukowana instrukcja o tym milczy lub jest niejasna; tak rozstrzygnęła Kostka.',
  },
  search: { en: 'Search the rules', pl: 'Szukaj w zasadach' },
  searchHint: { en: 'Words or a clause number', pl: 'Słowa albo numer klauzuli' },
  clear: { en: 'Clear the search', pl: 'Wyczyść wyszukiwanie' },
  searching: { en: 'Searching …', pl: 'Szukam …' },
  nothing: { en: 'No clause has all of these words.', pl: 'Żadna klauzula nie zawiera wszystkich tych słów.' },
  contents: { en: 'Contents', pl: 'Spis treści' },
  copyLink: { en: 'Copy the link to {0}', pl: 'Kopiuj link do {0}' },
  copied: { en: 'Link copied', pl: 'Link skopiowany' },
  allBooks: { en: 'All rulebooks', pl: 'Wszystkie zasady' },
  noBook: { en: 'There is no such rulebook.', pl: 'Nie ma takiego zbioru zasad.' },
  noClause: { en: 'This rulebook has no clause {0}.', pl: 'W tych zasadach nie ma klauzuli {0}.' },
  loading: { en: 'Opening the book …', pl: 'Otwieram zasady …' },
} satisfies Record<string, Text>;
