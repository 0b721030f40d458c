// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'karak',
  place: 5,
  name: { en: 'Karak 2', pl: 'Karak 2' },
  sub: { en: 'with Imperium', pl: 'z Imperium' },
  about: {
    en: 'Discover the land tile by tile, fight what lives there, wear the crown.',
    pl: 'Odkrywaj krainę płytka po płytce, walcz z tym, co w niej żyje, załóż koronę.',
  },
  players: '2–5',
  size: { en: 'heroes, lairs', pl: 'bohaterowie, legowiska' },
  prefixes: ['KAR', 'IMP'],
  Emblem,
  loadScreen: async (content) => (await import('./screen')).loadScreen(content),
} satisfies GameEntryPoint;
