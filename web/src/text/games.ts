// The five games as the home page tells of them.
import { fill, same, type Text } from '../lib/language';

export interface GameText {
  id: string;
  name: Text;
  sub: Text;
  about: Text;
  players: string;
  size: Text;
}

export const gamesText: GameText[] = [
  {
    id: 'knockdown',
    name: { en: 'Knockdown', pl: 'Knockdown' },
    sub: { en: 'Nemesis box', pl: 'z pudełka Nemesis' },
    about: {
      en: 'Duel of two fighters. Every card you take strikes at once, then pays for something bigger.',
      pl: 'Pojedynek dwojga zawodników. Każda wzięta karta uderza od razu, a potem płaci za coś większego.',
    },
    players: '2',
    size: { en: '15–30 min', pl: '15–30 min' },
  },
  {
    id: 'relic',
    name: { en: 'Relic', pl: 'Relic' },
    sub: { en: 'base game', pl: 'gra podstawowa' },
    about: {
      en: 'Race around three rings of a dying sector, level up and open the way to its centre.',
      pl: 'Wyścig po trzech kręgach umierającego sektora: rośnij w siłę i otwórz drogę do środka.',
    },
    players: '2–4',
    size: { en: '336 cards', pl: '336 kart' },
  },
  {
    id: 'relic-nemesis',
    name: { en: 'Relic: Nemezis', pl: 'Relic: Nemezis' },
    sub: { en: 'expansion', pl: 'rozszerzenie' },
    about: {
      en: 'Some seats turn against the others. A nemesis hunts what you build.',
      pl: 'Część uczestników zwraca się przeciw pozostałym. Nemezis poluje na to, co budujesz.',
    },
    players: '2–6',
    size: { en: '+110 cards', pl: '+110 kart' },
  },
  {
    id: 'nemesis',
    name: { en: 'Nemesis', pl: 'Nemesis' },
    sub: { en: 'with Carnomorphs', pl: 'z Karnomorfami' },
    about: {
      en: 'Wake up, mistrust your crew, get out. With the Carnomorphs that mutate as they eat.',
      pl: 'Obudź się, nie ufaj załodze, wydostań się. Z Karnomorfami, które mutują, gdy się pożywią.',
    },
    players: '1–5',
    size: { en: '2 enemy modes', pl: '2 tryby wrogów' },
  },
  {
    id: 'karak',
    name: { en: 'Karak 2', pl: 'Karak 2' },
    sub: { en: 'with Imperium', pl: 'z Imperium' },
    about: {
      en: 'Discover the land tile by tile, fight what lives there, wear the crown.',
      pl: 'Odkrywaj krainę płytka po płytce, walcz z tym, co w niej żyje, załóż koronę.',
    },
    players: '2–5',
    size: { en: 'heroes, lairs', pl: 'bohaterowie, legowiska' },
  },
];

/** What a reader calls a book: its game and which edition of it. */
export function bookName(book: { id: string; title: Text }): Text {
  const game = gamesText.find((one) => one.id === book.id);
  return game ? fill(same('{0}, {1}'), game.name, game.sub) : book.title;
}
