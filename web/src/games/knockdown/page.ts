import type { PageInfo } from '../page';
import Picture from './Picture.svelte';

export const page: PageInfo = {
  lead: {
    en: 'Two fighters, one arena. Every card you take strikes at once and then pays for something bigger. Strike, block, and call the knockdown test when the moment is right.',
    pl: 'Dwoje zawodników, jedna arena. Każda wzięta karta uderza od razu, a potem płaci za coś większego. Bij, blokuj i zarządź Test Knockdownu w odpowiedniej chwili.',
  },
  best: { en: 'a duel', pl: 'pojedynek' },
  length: { en: '15–30 min', pl: '15–30 min' },
  firstMatch: { en: 'first game 35', pl: 'pierwsza gra 35' },
  difficulty: 2,
  chance: 2,
  Picture,
  pictures: [
    { of: 'row', caption: { en: 'take a card: it strikes', pl: 'weź kartę: uderza' } },
    { of: 'cubes', caption: { en: 'wear them down', pl: 'osłabiaj przeciwnika' } },
    { of: 'ko', caption: { en: 'knock them out', pl: 'znokautuj' } },
  ],
};
