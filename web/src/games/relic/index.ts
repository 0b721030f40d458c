// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'relic',
  place: 2,
  name: { en: 'Relic', pl: 'Relic' },
  sub: { en: 'base game', pl: 'gra podstawowa' },
  about: {
    en: 'Race around three rings of a dying sector, level up and open the way to its centre.',
    pl: 'Wyścig po trzech kręgach umierającego sektora: rośnij w siłę i otwórz drogę do środka.',
  },
  players: '2–4',
  size: { en: '336 cards', pl: '336 kart' },
  prefixes: ['REL'],
  Emblem,
  loadScreen: async (content) => (await import('./screen')).loadScreen(content),
} satisfies GameEntryPoint;
