import type { PageInfo } from '../page';
import Picture from './Picture.svelte';

export const page: PageInfo = {
  lead: {
    en: 'Circle a dying sector, beat what you draw, turn trophies into levels and missions into relics. Whoever first masters the scenario in the centre wins.',
    pl: 'Krąż po umierającym sektorze, pokonuj, co dobierzesz, zamieniaj trofea na poziomy, a misje na relikwie. Wygrywa, kto pierwszy sprosta scenariuszowi w środku.',
  },
  best: { en: 'best 3', pl: 'najlepiej 3' },
  length: { en: '2–3 h', pl: '2–3 godz.' },
  firstMatch: { en: 'can be saved', pl: 'można przerwać' },
  difficulty: 3,
  chance: 4,
  Picture,
  pictures: [
    { of: 'battle', caption: { en: 'battle: a six rolls again', pl: 'walka: szóstka rzuca znów' } },
    { of: 'levels', caption: { en: 'grow level by level', pl: 'rośnij z poziomu na poziom' } },
    { of: 'relic', caption: { en: 'win a relic', pl: 'zdobądź relikwię' } },
  ],
};
