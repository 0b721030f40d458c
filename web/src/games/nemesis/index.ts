// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'nemesis',
  place: 4,
  name: { en: 'Nemesis', pl: 'Nemesis' },
  sub: { en: 'with Carnomorphs', pl: 'z Karnomorfami' },
  about: {
    en: 'Wake up, mistrust your crew, get out. With the Carnomorphs that mutate as they eat.',
    pl: 'Obudź się, nie ufaj załodze, wydostań się. Z Karnomorfami, które mutują, gdy się pożywią.',
  },
  players: '1–5',
  size: { en: '2 enemy modes', pl: '2 tryby wrogów' },
  prefixes: ['NEM', 'CAR'],
  Emblem,
  loadScreen: async (content) => (await import('./screen')).loadScreen(content),
} satisfies GameEntryPoint;
