// Words of the home page.
import type { Text } from '../lib/language';

export const homeText = {
  title: { en: 'A table that knows the rules.', pl: 'Stół, który zna zasady.' },
  lead: {
    en: 'Five board games in your browser, with friends and bots. Nobody has to be the one who read the rulebook: every move shows the clause behind it.',
    pl: 'Pięć gier planszowych w przeglądarce, ze znajomymi i z botami. Nikt nie musi czytać instrukcji za wszystkich: każdy ruch pokazuje zasadę, z której wynika.',
  },
  scene: {
    en: 'A lamp over a table of hexagons with a die, cards and two figures',
    pl: 'Lampa nad stołem z sześciokątów, na nim kość, karty i dwie figurki',
  },
  play: { en: 'Play now', pl: 'Zagraj teraz' },
  opponent: { en: 'Game and opponent', pl: 'Gra i przeciwnik' },
  againstBot: { en: '{0}, against a bot', pl: '{0}, przeciw botowi' },
  againstLevel: { en: '{0}, against a bot ({1})', pl: '{0}, przeciw botowi ({1})' },
  here: { en: '{0}, two people at this device', pl: '{0}, we dwoje przy tym urządzeniu' },
  secondPlayer: { en: 'Player 2', pl: 'Gracz 2' },
  create: { en: 'Create a table', pl: 'Załóż stół' },
  inviteLabel: { en: 'Invite link or code', pl: 'Link z zaproszeniem albo kod' },
  inviteHint: { en: 'Paste an invite link', pl: 'Wklej link z zaproszeniem' },
  join: { en: 'Join', pl: 'Dołącz' },
  fine: {
    en: 'No account, no e-mail. Your seat is kept in this browser and moves to another device with a link.',
    pl: 'Bez konta i e-maila. Twoje miejsce pamięta ta przeglądarka, a na inne urządzenie przeniesiesz je linkiem.',
  },
  five: { en: 'Five games, one table', pl: 'Pięć gier, jeden stół' },
  players: { en: 'Players', pl: 'Liczba graczy' },
  size: { en: 'Size', pl: 'Rozmiar' },
  soon: { en: 'in preparation', pl: 'w przygotowaniu' },
  readRules: { en: 'Read the rules', pl: 'Czytaj zasady' },
  promises: { en: 'Three promises', pl: 'Trzy obietnice' },
  rulebook: { en: 'It is the rulebook', pl: 'To jest instrukcja' },
  rulebookText: {
    en: 'Every prompt and every line of the log cites its clause, like {0}. Ask “why can’t I?” on anything that is not lit.',
    pl: 'Każde pytanie i każdy wpis dziennika podaje swoją klauzulę, na przykład {0}. Przy wszystkim, co nie świeci, możesz spytać „dlaczego nie mogę?”.',
  },
  nothingLost: { en: 'Nothing lost, nothing leaked', pl: 'Nic nie ginie, nic nie wycieka' },
  nothingLostText: {
    en: 'An answer is stored before anybody sees its result. A card hidden from you is never sent to you. Dice can be verified after the game.',
    pl: 'Odpowiedź jest zapisana, zanim ktokolwiek zobaczy jej wynik. Zakryta karta nigdy nie jest do ciebie wysyłana. Po grze można sprawdzić kości.',
  },
  fast: { en: 'Fast enough to think', pl: 'Dość szybka, by myśleć' },
  fastText: {
    en: 'Bots search instead of guessing, odds are exact, and undo is there until a die or another player has spoken.',
    pl: 'Boty przeszukują zamiast zgadywać, szanse są dokładne, a cofać można, dopóki nie odezwie się kość lub inny gracz.',
  },
  offline: {
    en: 'The server cannot be reached. What you see may be out of date.',
    pl: 'Nie ma połączenia z serwerem. To, co widzisz, może być nieaktualne.',
  },
} satisfies Record<string, Text>;
