import type { PageInfo } from '../page';
import Picture from './Picture.svelte';

export const page: PageInfo = {
  lead: {
    en: 'Lay a land tile by tile, raise a city, lead an army of dice. When the Dark General falls, the most Soul Stones win.',
    pl: 'Układaj krainę płytka po płytce, wznieś miasto, poprowadź armię kości. Gdy padnie Mroczny Generał, wygrywa najwięcej Kamieni Dusz.',
  },
  best: { en: 'best 3–4', pl: 'najlepiej 3–4' },
  length: { en: '45–70 min', pl: '45–70 min' },
  firstMatch: { en: 'first game 90', pl: 'pierwsza gra 90' },
  difficulty: 2,
  chance: 3,
  Picture,
  pictures: [
    { of: 'explore', caption: { en: 'explore', pl: 'odkrywaj' } },
    { of: 'dice', caption: { en: 'fight with dice', pl: 'walcz kośćmi' } },
    { of: 'crown', caption: { en: 'wear the crown', pl: 'załóż koronę' } },
  ],
};
