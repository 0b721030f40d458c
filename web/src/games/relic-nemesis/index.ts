// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'relic-nemesis',
  place: 3,
  name: { en: 'Relic: Nemesis', pl: 'Relic: Nemezis' },
  sub: { en: 'expansion', pl: 'rozszerzenie' },
  about: {
    en: 'Apostates and duels for two to six, and nemeses who hunt the others for infamy.',
    pl: 'Apostaci i pojedynki dla dwojga do sześciorga oraz nemezis, które polują na innych dla niesławy.',
  },
  players: '2–6',
  size: { en: '+150 cards', pl: '+150 kart' },
  prefixes: ['RNE'],
  Emblem,
  loadScreen: async (content) => (await import('./screen')).loadScreen(content),
} satisfies GameEntryPoint;
