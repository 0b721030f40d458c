// Words of the frame around every page, and of the small pages.
import type { Text } from '../lib/language';

export const siteText = {
  skip: { en: 'Skip to the content', pl: 'Przejdź do treści' },
  home: { en: 'Kostka, home page', pl: 'Kostka, strona główna' },
  nav: { en: 'Main', pl: 'Główna nawigacja' },
  games: { en: 'Games', pl: 'Gry' },
  mine: { en: 'My games', pl: 'Moje gry' },
  tables: { en: 'Public tables', pl: 'Stoły publiczne' },
  rules: { en: 'Rules library', pl: 'Biblioteka zasad' },
  tablesShort: { en: 'Tables', pl: 'Stoły' },
  rulesShort: { en: 'Rules', pl: 'Zasady' },
  language: { en: 'Language', pl: 'Język' },
  english: { en: 'English', pl: 'English' },
  polish: { en: 'Polski', pl: 'Polski' },
  toDark: { en: 'Dark theme', pl: 'Ciemny motyw' },
  toLight: { en: 'Light theme', pl: 'Jasny motyw' },
  guest: { en: 'Guest', pl: 'Gość' },
  guestMenu: { en: 'Your name and settings', pl: 'Twoja nazwa i ustawienia' },
  yourName: { en: 'Your name', pl: 'Twoja nazwa' },
  rename: { en: 'Change the name', pl: 'Zmień nazwę' },
  renamed: { en: 'From now on you are {0}.', pl: 'Twoja nazwa to teraz: {0}.' },
  nameless: { en: 'A name has 1 to 40 characters.', pl: 'Nazwa ma od 1 do 40 znaków.' },
  kept: {
    en: 'You are known only to this browser: no e-mail, no password. To play on another device, make a link at the table.',
    pl: 'Zna cię tylko ta przeglądarka: bez e-maila i hasła. Aby grać na innym urządzeniu, utwórz link przy stole.',
  },
  theme: { en: 'Theme', pl: 'Motyw' },
  themeSystem: { en: 'as in the system', pl: 'jak w systemie' },
  themeLight: { en: 'light', pl: 'jasny' },
  themeDark: { en: 'dark', pl: 'ciemny' },
  close: { en: 'Close', pl: 'Zamknij' },
  retry: { en: 'Try again', pl: 'Spróbuj ponownie' },
  cancel: { en: 'Cancel', pl: 'Anuluj' },
  art: {
    en: 'All pictures are drawn here; no publisher’s art or text is used. Every card shows its origin:',
    pl: 'Wszystkie obrazki powstają tutaj; nie ma tu grafiki ani tekstów wydawców. Każda karta podaje swoje pochodzenie:',
  },
  originRulebook: { en: 'rulebook', pl: 'instrukcja' },
  originPublic: { en: 'public', pl: 'publiczne' },
  originHouse: { en: 'house', pl: 'własne' },
  notice: {
    en: 'Kostka is an independent implementation of the rules and is not affiliated with any publisher. Names of games are trademarks of their owners.',
    pl: 'Kostka jest niezależną realizacją zasad i nie jest związana z żadnym wydawcą. Nazwy gier są znakami towarowymi ich właścicieli.',
  },
  version: { en: 'Version {0}', pl: 'Wersja {0}' },

  lostTitle: { en: 'There is nothing here', pl: 'Niczego tu nie ma' },
  lost: {
    en: 'The address may be cut off, or the table was deleted.',
    pl: 'Adres może być niepełny albo stół został usunięty.',
  },
  toHome: { en: 'To the games', pl: 'Do gier' },

  claimTitle: { en: 'Move a seat to this device', pl: 'Przenieś miejsce na to urządzenie' },
  claim: {
    en: 'This link gives one seat at a table to this browser. It works once and for a day.',
    pl: 'Ten link przekazuje tej przeglądarce jedno miejsce przy stole. Działa raz i przez jeden dzień.',
  },
  claimDo: { en: 'Take the seat', pl: 'Zajmij miejsce' },
  claimEmpty: {
    en: 'The code is missing from this link. Copy the whole link again.',
    pl: 'W tym linku brakuje kodu. Skopiuj cały link jeszcze raz.',
  },
  loading: { en: 'Loading …', pl: 'Wczytuję …' },
  unreachable: { en: 'The server cannot be reached.', pl: 'Nie ma połączenia z serwerem.' },
  pageProblem: { en: 'This page could not be loaded.', pl: 'Nie udało się wczytać tej strony.' },
} satisfies Record<string, Text>;
