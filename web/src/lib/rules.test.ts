import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookOf, clauseAddress, searchBooks } from './rules';

const folder = '../docs/rules/';

describe('bookOf', () => {
  it('knows the book of every clause there is', () => {
    const books = readdirSync(folder).filter((file) => file.endsWith('.md'));
    expect(books.length).toBe(5);
    for (const file of books) {
      const text = readFileSync(folder + file, 'utf8');
      const prefixes = new Set([...text.matchAll(/^- \*\*([A-Z]{3})-[A-Z0-9]+-\d+/gm)].map((match) => match[1]));
      expect(prefixes.size, file).toBeGreaterThan(0);
      for (const prefix of prefixes) expect(bookOf(prefix ?? ''), `${prefix} in ${file}`).toBe(file.replace('.md', ''));
    }
  });

  it('leads to the clause, or to the library', () => {
    expect(clauseAddress('KNO-BLK-02')).toBe('/rules/knockdown#KNO-BLK-02');
    expect(bookOf('knockdown')).toBeNull();
    expect(clauseAddress('?')).toBe('/rules');
  });
});

describe('searchBooks', () => {
  afterEach(() => vi.unstubAllGlobals());

  const clause = (id: string) => ({ id, text: { en: id, pl: id }, table: { en: '', pl: '' }, page: { en: '', pl: '' }, ruling: false });
  const answers: Record<string, unknown> = {
    '/api/rules/below': { id: 'below', title: {}, sections: [{ title: {}, clauses: [clause('BEL-A-01'), clause('BEL-A-02')] }] },
    '/api/rules/above': { id: 'above', title: {}, sections: [{ title: {}, clauses: [clause('ABO-A-01')] }] },
    '/api/rules/below/search?q=life': { clauses: ['BEL-A-02'] },
    '/api/rules/above/search?q=life': { clauses: ['ABO-A-01'] },
  };

  it('finds clauses of all books of a game, the main one first', async () => {
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]), { status: answers[path] ? 200 : 404 })));
    const found = await searchBooks(['below', 'above'], 'life');
    expect(found.map((one) => one.id)).toEqual(['BEL-A-02', 'ABO-A-01']);
    expect(await searchBooks([], 'life')).toEqual([]);
  });
});
