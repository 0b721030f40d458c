// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'relic-nemesis',
  place: 3,
  name: { en: 'Relic: Nemezis', pl: 'Relic: Nemezis' },
  sub: { en: 'expansion', pl: 'rozszerzenie' },
  about: {
    en: 'Some seats turn against the others. A nemesis hunts what you build.',
    pl: 'Część uczestników zwraca się przeciw pozostałym. Nemezis poluje na to, co budujesz.',
  },
  players: '2–6',
  size: { en: '+110 cards', pl: '+110 kart' },
  prefixes: ['RNE'],
  Emblem,
  loadScreen: null,
} satisfies GameEntryPoint;
