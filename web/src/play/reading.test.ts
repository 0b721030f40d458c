import { describe, expect, it } from 'vitest';
import { besideOf } from './reading';

const window = { width: 1000, height: 800 };
const card = { width: 200, height: 100 };

describe('where the card of information stands', () => {
  it('is to the right of the thing, in the middle of its height', () => {
    expect(besideOf({ left: 300, top: 300, width: 100, height: 100 }, card, window, [])).toEqual({ left: 410, top: 300 });
  });

  it('is on the other side where the window ends', () => {
    expect(besideOf({ left: 850, top: 300, width: 100, height: 100 }, card, window, [])).toEqual({ left: 640, top: 300 });
  });

  it('leaves what can be chosen free', () => {
    const lit = [{ left: 400, top: 250, width: 200, height: 200 }, { left: 90, top: 250, width: 200, height: 200 }];
    const at = besideOf({ left: 300, top: 300, width: 100, height: 100 }, card, window, lit);
    expect(at).toEqual({ left: 250, top: 190 });
  });

  it('never lies over the thing itself, wherever that is', () => {
    for (let left = 0; left <= 900; left += 90) {
      for (let top = 0; top <= 700; top += 70) {
        const at = besideOf({ left, top, width: 100, height: 100 }, card, window, []);
        const apart = at.left >= left + 100 || at.left + card.width <= left || at.top >= top + 100 || at.top + card.height <= top;
        expect(apart, `${left},${top}`).toBe(true);
        expect(at.left >= 0 && at.top >= 0 && at.left + card.width <= window.width && at.top + card.height <= window.height).toBe(true);
      }
    }
  });
});
