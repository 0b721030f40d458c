// What the browser knows of this game before anybody plays it.
import type { GameEntryPoint } from '../games';
import Emblem from './Emblem.svelte';

export default {
  id: 'knockdown',
  place: 1,
  name: { en: 'Knockdown', pl: 'Knockdown' },
  sub: { en: 'Nemesis box', pl: 'z pudełka Nemesis' },
  about: {
    en: 'Duel of two fighters. Every card you take strikes at once, then pays for something bigger.',
    pl: 'Pojedynek dwojga zawodników. Każda wzięta karta uderza od razu, a potem płaci za coś większego.',
  },
  players: '2',
  size: { en: '15–30 min', pl: '15–30 min' },
  prefixes: ['KNO'],
  Emblem,
  loadScreen: async (content) => (await import('./screen')).loadScreen(content),
} satisfies GameEntryPoint;
