// The guided first turn: where to look, in the order in which one needs it.
import type { GuideStep } from '../screen';

export const guide: GuideStep[] = [
  {
    at: '.table:has(.setup) > .head',
    title: { en: 'First choose', pl: 'Najpierw wybór' },
    text: {
      en: 'A fighter, two skills, two cards: then the first turn begins. A click on a card or on a row of the list chooses; what a fighter can do stands beside it.',
      pl: 'Zawodnik, dwie Umiejętności, dwie karty: potem zaczyna się pierwsza tura. Wybierasz kliknięciem karty albo wiersza listy; obok Zawodnika stoi to, co potrafi.',
    },
    clause: 'KNO-SETUP-01',
  },
  {
    at: '#board .arena',
    title: { en: 'The arena', pl: 'Arena' },
    text: {
      en: 'Two fighters on hexes. Whoever fails a knockdown test loses the round; two rounds win the match.',
      pl: 'Dwóch Zawodników na heksach. Kto nie zda Testu Knockdownu, przegrywa rundę; dwie wygrane rundy dają zwycięstwo.',
    },
    clause: 'KNO-GOAL-01',
  },
  {
    at: '#board .rowbox',
    title: { en: 'The Attack Row', pl: 'Rząd Ataku' },
    text: {
      en: 'Attacks are taken from here. The card strikes if the opponent is in its range, and goes to your hand either way.',
      pl: 'Stąd bierzesz ataki. Karta trafia, jeśli przeciwnik jest w jej zasięgu, a potem i tak idzie na twoją rękę.',
    },
    clause: 'KNO-ATK-04',
  },
  {
    at: '#hand',
    title: { en: 'Your hand', pl: 'Twoja ręka' },
    text: {
      en: 'Cards in hand no longer attack. Their symbols pay for your special attacks in a Combo, and block cards defend you.',
      pl: 'Karty na ręce już nie atakują. Ich symbolami płacisz w Combo za Ataki Specjalne, a kartami Bloku się bronisz.',
    },
    clause: 'KNO-COMBO-04',
  },
  {
    at: '.prompt',
    title: { en: 'Your decision', pl: 'Twoja decyzja' },
    text: {
      en: 'You have exactly two actions: Move, Attack or Combo. Everything you can do now is in this list, and glows on the table.',
      pl: 'Masz dokładnie dwie akcje: Ruch, Atak lub Combo. Wszystko, co możesz teraz zrobić, jest na tej liście i świeci na stole.',
    },
    clause: 'KNO-TURN-04',
  },
  {
    at: '.rows .opt, #prompt',
    title: { en: 'What it leads to', pl: 'Co z tego wyniknie' },
    text: {
      en: 'Each row tells the damage, the cards you keep, and how likely a test would then knock somebody out.',
      pl: 'Każdy wiersz mówi o Obrażeniach, kartach na ręce i szansie, że Test kogoś potem znokautuje.',
    },
    clause: 'KNO-KDT-21',
  },
  {
    at: '.opp .seat',
    title: { en: 'Damage and strain', pl: 'Obrażenia i Osłabienie' },
    text: {
      en: 'A light cube is 1 strain, a heavy one 2. A K.O. attack may call the test: three dice must reach the strain.',
      pl: 'Lekka kostka to 1 Osłabienie, ciężka to 2. Atak z K.O. może zarządzić Test: trzy kości muszą dać co najmniej tyle.',
    },
    clause: 'KNO-KDT-20',
  },
  {
    at: '.prompt .clause',
    title: { en: 'The rule behind it', pl: 'Zasada za tym stojąca' },
    text: {
      en: 'A chip like this opens the rulebook at the right line. “Why can’t I?” answers what is not possible now.',
      pl: 'Taki znacznik otwiera instrukcję we właściwym miejscu. „Dlaczego nie mogę?” mówi, co teraz jest niemożliwe.',
    },
    clause: 'KNO-GOLD-01',
  },
  {
    at: '.tools, header',
    title: { en: 'Take it back', pl: 'Cofanie' },
    text: {
      en: 'What revealed nothing new can be undone. Answers that cannot be taken back are sent in two steps, with a lock beside the button.',
      pl: 'To, co niczego nie odkryło, można cofnąć. Odpowiedzi bez cofania wysyłasz w dwóch krokach, a przy przycisku stoi kłódka.',
    },
    clause: null,
  },
];
