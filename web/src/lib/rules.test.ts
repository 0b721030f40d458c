import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf, clauseAddress } from './rules';

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
