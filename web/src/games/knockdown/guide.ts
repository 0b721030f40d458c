// The guided first turn: the goal, then one step for each decision as it comes.
import type { GuideStep } from '../screen';
import { tableOf } from './moment.svelte';

export const guide: GuideStep[] = [
  {
    kinds: 'goal',
    at: '.goal',
    title: { en: 'Knock them out, twice', pl: 'Znokautuj przeciwnika, dwa razy' },
    text: {
      en: 'Your blows put damage cubes on the opponent. Attacks with the K.O. sign may call a knockdown test: whoever fails it loses the round. Two rounds won win the match.',
      pl: 'Twoje ciosy kładą na przeciwniku kostki Obrażeń. Atak ze znakiem K.O. może zarządzić Test Knockdownu: kto go nie zda, przegrywa rundę. Dwie wygrane rundy dają zwycięstwo.',
    },
    clause: 'KNO-GOAL-01',
  },
  {
    kinds: ['fighter'],
    at: '.setup .fighters',
    title: { en: 'Choose a fighter', pl: 'Wybierz zawodnika' },
    text: {
      en: 'Every fighter has special attacks of their own. They are paid with symbols on your cards, so look for the cheap ones first. For a first match anyone will do.',
      pl: 'Każdy Zawodnik ma własne Ataki Specjalne. Płaci się za nie symbolami z kart, więc najpierw patrz na tanie. Na pierwszą partię nada się każdy.',
    },
    clause: 'KNO-SETUP-01',
  },
  {
    kinds: ['keep_first', 'keep_second'],
    at: '.setup .skills',
    title: { en: 'Keep a skill', pl: 'Zatrzymaj Umiejętność' },
    text: {
      en: 'You keep one of three skills, pass the other two on, and keep one of the two you get. Choose what helps often: a skill works for the whole match while it lies face up.',
      pl: 'Zatrzymujesz jedną z trzech Umiejętności, dwie oddajesz i jedną z dwóch otrzymanych zatrzymujesz. Wybierz tę, która przyda się często: odkryta działa przez całą partię.',
    },
    clause: 'KNO-SETUP-06',
  },
  {
    kinds: ['show_skill'],
    at: '.setup .skills',
    title: { en: 'One of them face up', pl: 'Jedna z nich odkryta' },
    text: {
      en: 'Only the skill that lies face up works. Whoever shows the higher initiative takes the first turn.',
      pl: 'Działa tylko odkryta Umiejętność. Kto pokaże wyższą Inicjatywę, ma pierwszą turę.',
    },
    clause: 'KNO-SETUP-11',
  },
  {
    kinds: ['start_pick'],
    at: '#board .rowbox',
    title: { en: 'Cards to begin with', pl: 'Karty na początek' },
    text: {
      en: 'You each take two cards of the row into your hand; nobody strikes yet. What counts now is the symbol: hands and feet pay for special attacks, a shield blocks.',
      pl: 'Każde z was bierze na rękę dwie karty z rzędu; nikt jeszcze nie uderza. Teraz liczy się symbol: pięści i stopy płacą za Ataki Specjalne, tarcza blokuje.',
    },
    clause: 'KNO-SETUP-13',
  },
  {
    kinds: ['action'],
    at: '#board .rowbox',
    title: { en: 'Two actions', pl: 'Dwie akcje' },
    text: {
      en: 'Exactly two: move one space, attack with a card of the row, or a Combo of special attacks. A card you attack with strikes if the opponent is in its range, and goes to your hand either way.',
      pl: 'Dokładnie dwie: Ruch o jedno pole, Atak kartą z rzędu albo Combo z Ataków Specjalnych. Karta ataku trafia, jeśli przeciwnik jest w jej zasięgu, a potem i tak idzie na twoją rękę.',
    },
    clause: 'KNO-TURN-04',
  },
  {
    kinds: ['combo', 'payment'],
    at: '#hand',
    title: { en: 'A Combo', pl: 'Combo' },
    text: {
      en: 'Cards of your hand pay for special attacks, one card for each symbol. Go on as long as you can pay, or keep cards back: they also help you to block.',
      pl: 'Kartami z ręki płacisz za Ataki Specjalne, po jednej za każdy symbol. Możesz ciągnąć, póki masz czym płacić, albo zachować karty: pomogą też w Bloku.',
    },
    clause: 'KNO-COMBO-04',
  },
  {
    kinds: ['block', 'block_card', 'reaction'],
    at: '#hand',
    title: { en: 'You are being hit', pl: 'Ktoś cię atakuje' },
    text: {
      en: 'Against a Strike you may discard a card with a shield. It stops damage, the more the more cards stay in your hand, or it cancels the effect of the attack. The K.O. cannot be blocked.',
      pl: 'Przed Uderzeniem możesz odrzucić kartę z tarczą. Powstrzyma Obrażenia – tym więcej, im więcej kart zostaje na ręce – albo odwoła efekt ataku. K.O. nie da się zablokować.',
    },
    clause: 'KNO-BLK-01',
  },
  {
    kinds: ['call_ko'],
    at: '.opp .seat',
    title: { en: 'Call the test?', pl: 'Zarządzić Test?' },
    text: {
      en: 'A light cube is 1 strain, a heavy one 2. Three dice must reach the strain. If they do, half of the cubes are gone again, so call it when the chance is good.',
      pl: 'Lekka kostka to 1 Osłabienie, ciężka 2. Trzy kości muszą dać co najmniej tyle. Jeśli dadzą, połowa kostek znika, więc zarządź Test, gdy szansa jest dobra.',
    },
    clause: 'KNO-KDT-20',
  },
  {
    kinds: 'waiting',
    when: (play) => tableOf(play)?.phase === 'turn',
    at: '.opp .seat',
    title: { en: 'Their turn', pl: 'Tura przeciwnika' },
    text: {
      en: 'Watch their space and their cubes; the log tells every blow with its rule. If you may block or react, you are asked. Key A shows turn and signs at a glance.',
      pl: 'Patrz, gdzie stoi przeciwnik i ile ma kostek; dziennik opisuje każdy cios wraz z zasadą. Gdy możesz blokować lub zareagować, padnie pytanie. Klawisz A pokazuje ściągę.',
    },
    clause: 'KNO-TURN-01',
  },
];
