// Words of the coach: the guided first turn and the lessons.
import type { Text } from '../lib/language';

export const coachText = {
  firstTurn: { en: 'First turn · {0} of {1}', pl: 'Pierwsza tura · {0} z {1}' },
  back: { en: 'Back', pl: 'Wstecz' },
  next: { en: 'Next', pl: 'Dalej' },
  later: { en: 'Later', pl: 'Później' },
  close: { en: 'Close the coach', pl: 'Zamknij trenera' },
  chooseBelow: { en: 'now: choose below', pl: 'teraz: wybierz niżej' },
  lesson: { en: 'Lesson · {0} of {1}', pl: 'Lekcja · {0} z {1}' },
  lessonDone: { en: 'Lesson · done', pl: 'Lekcja · koniec' },
  notYet: { en: 'Also allowed, but not now', pl: 'Też można, ale nie teraz' },
  wrong: {
    en: 'The rules would let you. This lesson goes on with “{0}”, so that the next thing can be shown; in your own matches choose freely.',
    pl: 'Zasady na to pozwalają. Ta lekcja prowadzi jednak przez „{0}”, by pokazać następną rzecz; we własnych partiach wybieraj swobodnie.',
  },
  marked: { en: 'what is marked', pl: 'to, co zaznaczone' },
  playOn: { en: 'Play on here', pl: 'Gram dalej tutaj' },
  playForReal: { en: 'Play a real match', pl: 'Zagraj prawdziwą partię' },
  knownDice: {
    en: 'This is a lesson. Its dice are always the same and known beforehand, so it counts for nothing.',
    pl: 'To lekcja. Jej kości są zawsze takie same i znane z góry, więc do niczego się nie liczy.',
  },
  tip: { en: 'coach’s tip', pl: 'rada trenera' },
} satisfies Record<string, Text>;
