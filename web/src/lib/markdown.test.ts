import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { highlight, pieces, tables, typedWords } from './markdown';
import ClauseText from '../parts/ClauseText.svelte';
import type { RuleClause } from '../protocol';

const same = (text: string) => ({ en: text, pl: text });
const clauseOf = (text: string, table = ''): RuleClause => ({
  id: 'KNO-BLK-02', text: same(text), table: same(table), page: same(''), ruling: false,
});

describe('pieces', () => {
  it('knows a product from emphasis', () => {
    expect(pieces('with 2*h + l <= C and 2*3')).toEqual([{ kind: 'plain', text: 'with 2*h + l <= C and 2*3' }]);
    expect(pieces('the *Enemies* of **all** `x = 1`').map((piece) => piece.kind)).toEqual([
      'plain', 'em', 'plain', 'strong', 'plain', 'code',
    ]);
  });

  it('finds clauses, also at the end of a sentence', () => {
    expect(pieces('see KNO-RNG-04.')).toEqual([
      { kind: 'plain', text: 'see ' },
      { kind: 'clause', text: 'KNO-RNG-04' },
      { kind: 'plain', text: '.' },
    ]);
    expect(pieces('a KNOCKDOWN-1').every((piece) => piece.kind === 'plain')).toBe(true);
  });
});

describe('tables', () => {
  it('reads heads and rows and leaves other lines out', () => {
    expect(tables('words\n| S | 0-3 |\n|---|:-:|\n| % | 0 |\n\n| no | dashes |')).toEqual([
      { head: ['S', '0-3'], rows: [['%', '0']] },
    ]);
  });
});

describe('highlight', () => {
  it('marks beginnings of words, without regard to case and Polish letters', () => {
    expect(highlight('Żółte Obrażenie, nieobrażenie', ['obraz'])).toEqual([
      { text: 'Żółte ', hit: false },
      { text: 'Obraż', hit: true },
      { text: 'enie, nieobrażenie', hit: false },
    ]);
  });

  it('takes the longest of several words', () => {
    expect(highlight('block', typedWords('b blo'))).toEqual([
      { text: 'blo', hit: true },
      { text: 'ck', hit: false },
    ]);
  });
});

describe('ClauseText', () => {
  it('shows HTML as the text it is', () => {
    const nasty = '<img src=x onerror=alert(1)> *<b>loud</b>*';
    const { container } = render(ClauseText, {
      clause: clauseOf(nasty, '| <script>a</script> |\n|---|\n| <i>b</i> |'),
      words: ['<b>', 'img'],
    });
    expect(container.querySelector('img, script, b, i')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(container.querySelector('th')?.textContent).toBe('<script>a</script>');
    expect(container.querySelector('mark')?.textContent).toBe('img');
  });
});
