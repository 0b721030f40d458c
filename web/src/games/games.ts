// The games that this browser knows: every folder beside this file that has an index.ts. A game says there how it is
// announced, which clauses are its own, and how its screen is loaded.
import type { Component } from 'svelte';
import type { Text } from '../lib/language';
import type { GameScreen } from './screen';

export interface GameEntryPoint {
  id: string;
  /** Where it stands among the games on the home page. */
  place: number;
  name: Text;
  /** Which edition, or what belongs to it. */
  sub: Text;
  about: Text;
  players: string;
  size: Text;
  /** The first groups of its clauses' ids: `KNO` of `KNO-BLK-02`. The book has the id of the game. */
  prefixes: string[];
  Emblem: Component;
  /** Loads what its screen needs, the content included; `content` is the hash of GameEntry. Null until it has a screen. */
  loadScreen: ((content: string) => Promise<GameScreen>) | null;
}

const found = import.meta.glob<GameEntryPoint>('./*/index.ts', { eager: true, import: 'default' });

export const games: readonly GameEntryPoint[] = Object.values(found).sort((a, b) => a.place - b.place);

export function gameOf(id: string): GameEntryPoint | null {
  return games.find((game) => game.id === id) ?? null;
}

/** The game whose clauses begin with this group. */
export function gameOfPrefix(prefix: string): GameEntryPoint | null {
  return games.find((game) => game.prefixes.includes(prefix)) ?? null;
}
