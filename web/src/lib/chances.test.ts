import { describe, expect, it } from 'vitest';
import { percent, signed, signedFinely } from './chances';

describe('chances', () => {
  it('are rounded to whole percents', () => {
    expect(percent(314)).toBe('31%');
    expect(percent(0)).toBe('0%');
    expect(percent(1000)).toBe('100%');
  });
  it('are never said to be nothing or certain when they are not', () => {
    expect(percent(4)).toBe('<1%');
    expect(percent(996)).toBe('>99%');
  });
  it('have a sign where they change', () => {
    expect(signed(42)).toBe('+4');
    expect(signed(-42)).toBe('−4');
    expect(signed(3)).toBe('±0');
    expect(signedFinely(-7, 'pl')).toBe('−0,7');
    expect(signedFinely(7, 'en')).toBe('+0.7');
  });
});
