// Every game has a page that tells the same in both languages, with pictures where it has a screen.
import { expect, test } from 'vitest';
import { games } from './games';
import type { PageInfo } from './page';

const pages = import.meta.glob<PageInfo>('./*/page.ts', { eager: true, import: 'page' });

test.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const page = pages[`./${id}/page.ts`];
  expect(page).toBeDefined();
  if (!page) return;
  for (const text of [page.lead, page.best, page.length, page.firstMatch, ...page.pictures.map(({ caption }) => caption)]) {
    expect(text.en.length).toBeGreaterThan(2);
    expect(text.pl.length).toBeGreaterThan(2);
  }
  expect(page.lead.en).not.toBe(page.lead.pl);
  if (game.loadScreen) {
    expect(page.Picture).not.toBeNull();
    expect(page.pictures).toHaveLength(3);
  }
});
