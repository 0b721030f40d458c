// The guided first turn: where to look, in the order in which one needs it.
import type { GuideStep } from '../screen';

export const guide: GuideStep[] = [
  {
    at: '.table:has(.setup) > .head',
    title: { en: 'First a character', pl: 'Najpierw postać' },
    text: {
      en: 'You keep one of the sheets you were dealt, in secret. Three attributes and Life are its dials; below them stands what each level will give.',
      pl: 'Z rozdanych arkuszy zatrzymujesz jeden, w tajemnicy. Tarcze to trzy atrybuty i życie; niżej widać, co daje każdy poziom.',
    },
    clause: 'REL-SETUP-05',
  },
  {
    at: '#board .map',
    waits: true,
    title: { en: 'The board', pl: 'Plansza' },
    text: {
      en: 'Three sectors, one inside the other. You begin outside, grow stronger, and end at the scenario space in the middle. Drag to move the view, turn the wheel or pinch to zoom.',
      pl: 'Trzy sektory, jeden w drugim. Zaczynasz na zewnątrz, rośniesz w siłę, a kończysz na polu scenariusza w środku. Przeciągnij, aby przesunąć widok; kółko lub dwa palce zmieniają powiększenie.',
    },
    clause: 'REL-WIN-01',
  },
  {
    at: '.prompt',
    title: { en: 'Your decision', pl: 'Twoja decyzja' },
    text: {
      en: 'Everything you can do now is in this list, and glows on the board. For a move the list says where it ends, and the board draws every step.',
      pl: 'Wszystko, co możesz teraz zrobić, jest na tej liście i świeci na planszy. Przy ruchu lista mówi, gdzie się kończy, a plansza rysuje każdy krok.',
    },
    clause: 'REL-MOVE-03',
  },
  {
    at: '.beside .here',
    title: { en: 'What goes on', pl: 'Co się dzieje' },
    text: {
      en: 'Here you see the space you stand on and the cards lying there. In a battle both sums stand here with all their parts, and your exact chances before you roll.',
      pl: 'Tu widać pole, na którym stoisz, i leżące na nim karty. W walce są tu obie sumy ze wszystkimi składnikami i dokładne szanse przed rzutem.',
    },
    clause: 'REL-BATTLE-01',
  },
  {
    at: '.mine .seat',
    title: { en: 'Your character', pl: 'Twoja postać' },
    text: {
      en: 'Dials for Strength, Willpower, Cunning and Life, your level, and how much you have of everything. Six points of trophies buy a level, three missions a relic.',
      pl: 'Tarcze siły, woli, sprytu i życia, poziom oraz liczba wszystkiego, co masz. Sześć punktów trofeów daje poziom, trzy misje relikwię.',
    },
    clause: 'REL-LEVEL-01',
  },
  {
    at: '#hand',
    title: { en: 'Your cards', pl: 'Twoje karty' },
    text: {
      en: 'Power cards are yours alone to see: use their text, or their number in place of a die. Everything else lies open.',
      pl: 'Karty Mocy widzisz tylko ty: użyj ich opisu albo liczby zamiast kości. Wszystko inne leży odkryte.',
    },
    clause: 'REL-POWER-02',
  },
  {
    at: '.opp .seat',
    title: { en: 'The others', pl: 'Pozostali' },
    text: {
      en: 'The numbers beside a name open everything that player has. Face-down Corruption stays hidden.',
      pl: 'Liczby przy imieniu otwierają wszystko, co ma ten gracz. Zakryte Spaczenie pozostaje tajne.',
    },
    clause: 'REL-CORR-11',
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
