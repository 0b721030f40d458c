// The guided first turn: where to look, in the order in which one needs it.
import type { GuideStep } from '../screen';

export const guide: GuideStep[] = [
  {
    at: '.table:has(.choice) > .head',
    title: { en: 'First a hero', pl: 'Najpierw bohater' },
    text: {
      en: 'Every hero has two abilities, told on the card. A click on a card or on a row of the list chooses.',
      pl: 'Każdy bohater ma dwie umiejętności, opisane na karcie. Wybierasz kliknięciem karty albo wiersza listy.',
    },
    clause: 'KAR-SETUP-05',
  },
  {
    at: '#board .map',
    title: { en: 'The map', pl: 'Mapa' },
    text: {
      en: 'It begins with the castle and two tiles and grows as heroes explore. Drag it, zoom it with the wheel or two fingers; a click on a tile tells what it is.',
      pl: 'Na początku są tu zamek i dwie płytki; mapa rośnie, gdy bohaterowie odkrywają nowe. Przesuwasz ją, przeciągając, powiększasz kółkiem albo dwoma palcami; kliknięta płytka mówi, czym jest.',
    },
    clause: 'KAR-EXPL-01',
  },
  {
    at: '.prompt',
    title: { en: 'A turn', pl: 'Tura' },
    text: {
      en: 'You have two actions, and before each of them you may move once. All you can do now is in this list, and what lies on the table glows.',
      pl: 'Masz dwie akcje, a przed każdą z nich możesz się raz poruszyć. Wszystko, co możesz teraz zrobić, jest na tej liście, a to, co leży na stole, świeci.',
    },
    clause: 'KAR-TURN-01',
  },
  {
    at: '#board .spot.glows, #board .map',
    title: { en: 'Exploring', pl: 'Odkrywanie' },
    text: {
      en: 'A back of a tile that glows can be explored: a new tile is drawn, you turn it as you like and step onto it. You cannot walk over chasms.',
      pl: 'Świecący tył płytki to miejsce do odkrycia: dobierasz nową płytkę, obracasz ją według uznania i na nią wchodzisz. Przez przepaście nie przejdziesz.',
    },
    clause: 'KAR-EXPL-03',
  },
  {
    at: '.beside .battle, #board .monster, #board .map',
    title: { en: 'Monsters', pl: 'Potwory' },
    text: {
      en: 'A toothed token is an army with its strength. You roll your hero die and your units: swords and weapons must reach the strength. Skulls wound you or kill a unit.',
      pl: 'Zębaty żeton to armia i jej siła. Rzucasz kością bohatera i kośćmi oddziałów: miecze i broń muszą dorównać sile. Czaszki ranią ciebie albo zabijają oddział.',
    },
    clause: 'KAR-BAT-01',
  },
  {
    at: '.rows .opt, #prompt',
    title: { en: 'What it leads to', pl: 'Co z tego wyniknie' },
    text: {
      en: 'Where a fight waits, the row tells its strength and your chance; where something is paid or gained, the resources.',
      pl: 'Gdzie czeka walka, wiersz podaje siłę i twoją szansę; gdzie coś kosztuje albo coś zyskujesz, zasoby.',
    },
    clause: 'KAR-BAT-14',
  },
  {
    at: '#hand .mine',
    title: { en: 'Your city and army', pl: 'Twoje miasto i armia' },
    text: {
      en: 'Gather resources, build a city, then its buildings; they let you train units. Your glory limits how many you lead.',
      pl: 'Gromadź zasoby, zbuduj miasto, a w nim budynki; dzięki nim szkolisz oddziały. Ile możesz ich prowadzić, zależy od twojej chwały.',
    },
    clause: 'KAR-CITY-01',
  },
  {
    at: '.opp .seat',
    title: { en: 'The others', pl: 'Pozostali' },
    text: {
      en: 'Hearts are life, the diamond counts points from Soul Stones. Whoever has most when the Dark General falls has won.',
      pl: 'Serca to wytrzymałość, romb liczy punkty z Kamieni Dusz. Kto ma ich najwięcej, gdy padnie Mroczny Generał, ten wygrywa.',
    },
    clause: 'KAR-END-01',
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
