import type { PageInfo } from '../page';
import Picture from './Picture.svelte';

export const page: PageInfo = {
  lead: {
    en: 'Wake up on a ship that is not yours any more. Everybody has an aim of their own, and something moves in the corridors. Whom do you tell the truth?',
    pl: 'Budzisz się na statku, który nie jest już wasz. Każdy ma własny cel, a w korytarzach coś się porusza. Komu powiesz prawdę?',
  },
  best: { en: 'best 3–4', pl: 'najlepiej 3–4' },
  length: { en: '90–180 min', pl: '90–180 min' },
  firstMatch: { en: 'longer at first', pl: 'na początku dłużej' },
  difficulty: 4,
  chance: 3,
  Picture,
  pictures: [
    { of: 'noise', caption: { en: 'every step makes noise', pl: 'każdy krok to szmery' } },
    { of: 'fight', caption: { en: 'what wakes must be fought', pl: 'z tym, co się zbudzi, trzeba walczyć' } },
    { of: 'pod', caption: { en: 'get out, or sleep', pl: 'uciekaj albo zaśnij' } },
  ],
};
