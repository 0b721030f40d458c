import type { PageInfo } from '../page';

export const page: PageInfo = {
  lead: {
    en: 'Wake up on a ship that is not yours any more. Everybody has an aim of their own, and something moves in the corridors. Its rules can be read; the table for it is being built.',
    pl: 'Budzisz się na statku, który nie jest już wasz. Każdy ma własny cel, a w korytarzach coś się porusza. Zasady można już czytać; stół do tej gry jest w budowie.',
  },
  best: { en: 'best 3–4', pl: 'najlepiej 3–4' },
  length: { en: '90–180 min', pl: '90–180 min' },
  firstMatch: { en: 'longer at first', pl: 'na początku dłużej' },
  difficulty: 4,
  chance: 3,
  Picture: null,
  pictures: [],
};
