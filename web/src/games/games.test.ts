import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameOf, gameOfPrefix, games } from './games';
import { hasScreen } from './screen';

const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

it('finds every folder, and each says its own id', () => {
  expect(games.map((game) => game.id).sort()).toEqual(folders.sort());
});

it('has one place for each game', () => {
  expect(games.map((game) => game.place)).toEqual(games.map((_, n) => n + 1));
});

it('knows a game by every prefix of its clauses, and no prefix twice', () => {
  const prefixes = games.flatMap((game) => game.prefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const game of games) for (const prefix of game.prefixes) expect(gameOfPrefix(prefix)).toBe(game);
  expect([gameOf('chess'), gameOfPrefix('CHE')]).toEqual([null, null]);
});

it('has a screen for exactly the games that have one beside their index', () => {
  for (const folder of folders) expect(hasScreen(folder), folder).toBe(readdirSync(`src/games/${folder}`).includes('screen.ts'));
});
