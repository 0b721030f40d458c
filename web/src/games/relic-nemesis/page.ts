import type { PageInfo } from '../page';
import Picture from '../relic/Picture.svelte';

export const page: PageInfo = {
  lead: {
    en: 'Relic for two to six, with apostates who can be challenged to duels. In the variant Enemies of the Imperium one or two of you lead a nemesis: it hunts the others, and 25 infamy wins.',
    pl: 'Relic dla dwojga do sześciorga, z apostatami, których można wyzwać na pojedynek. W wariancie Wrogowie Imperium jedno lub dwoje z was prowadzi nemezis: poluje ona na innych i wygrywa przy 25 niesławy.',
  },
  best: { en: 'best 4–5', pl: 'najlepiej 4–5' },
  length: { en: '2–4 h', pl: '2–4 godz.' },
  firstMatch: { en: 'can be saved', pl: 'można przerwać' },
  difficulty: 4,
  chance: 4,
  head: 'hunt',
  Picture,
  pictures: [
    { of: 'infamy', caption: { en: '25 infamy wins', pl: '25 niesławy wygrywa' } },
    { of: 'duel', caption: { en: 'challenge apostates', pl: 'wyzywaj apostatów' } },
    { of: 'levels', caption: { en: 'grow level by level', pl: 'rośnij z poziomu na poziom' } },
  ],
};
