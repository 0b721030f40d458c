import { describe, expect, it } from 'vitest';
import { counted, fill, named, percent, polishForm, typeset } from './language';

describe('words in two languages', () => {
  it('chooses the Polish form of a noun', () => {
    const forms = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 102, 112, 122].map(polishForm);
    expect(forms).toEqual([0, 1, 1, 2, 2, 2, 2, 2, 1, 2, 2, 1, 2, 1]);
    expect(counted(3, ['card', 'cards'], ['karta', 'karty', 'kart'])).toEqual({ en: '3\u00a0cards', pl: '3\u00a0karty' });
    expect(counted(1, ['card', 'cards'], ['karta', 'karty', 'kart']).en).toBe('1\u00a0card');
  });

  it('writes shares as each language does', () => {
    expect(percent(56 / 216)).toEqual({ en: '25.9%', pl: '25,9\u00a0%' });
    expect(percent(0.5, 0)).toEqual({ en: '50%', pl: '50\u00a0%' });
  });

  it('fills in texts in their own language and refuses gaps', () => {
    expect(fill({ en: 'take {0}', pl: 'weź {0}' }, { en: 'it', pl: 'to' })).toEqual({ en: 'take it', pl: 'weź to' });
    expect(() => fill({ en: '{1}', pl: '{1}' }, 'only one')).toThrow();
  });

  it('puts the names of players where the game names seats', () => {
    expect(named('\ue011Horan\ue001 fights \ue010Player 1\ue001.', ['Ola', 'Kuba'])).toBe('Kuba fights Ola.');
    expect(named('\ue012Taia\ue001 waits.', ['Ola', 'Kuba'])).toBe('Taia waits.');
  });

  it('keeps one-letter words off the end of a line', () => {
    expect(typeset('Idź w las i z powrotem (o ile)')).toBe('Idź w\u00a0las i\u00a0z\u00a0powrotem (o\u00a0ile)');
  });
});
