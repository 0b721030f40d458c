import { describe, expect, it } from 'vitest';
import { readRoute } from './route.svelte';

describe('readRoute', () => {
  it('knows every page', () => {
    expect(readRoute('/', '')).toEqual({ page: 'home' });
    expect(readRoute('/new', '')).toEqual({ page: 'new', game: null });
    expect(readRoute('/new/knockdown', '')).toEqual({ page: 'new', game: 'knockdown' });
    expect(readRoute('/games/karak', '')).toEqual({ page: 'game', game: 'karak' });
    expect(readRoute('/games', '')).toEqual({ page: 'lost' });
    expect(readRoute('/mine/', '')).toEqual({ page: 'mine' });
    expect(readRoute('/tables', '')).toEqual({ page: 'tables' });
    expect(readRoute('/rules', '')).toEqual({ page: 'rules', book: null, clause: null });
    expect(readRoute('/rules/knockdown', '#KNO-BLK-02')).toEqual({ page: 'rules', book: 'knockdown', clause: 'KNO-BLK-02' });
    expect(readRoute('/t/abc', '#invite=x_-1')).toEqual({ page: 'table', id: 'abc', invite: 'x_-1' });
    expect(readRoute('/t/abc', '')).toEqual({ page: 'table', id: 'abc', invite: null });
    expect(readRoute('/replay/abc', '')).toEqual({ page: 'replay', id: 'abc', step: null });
    expect(readRoute('/replay/abc', '#step=-1')).toEqual({ page: 'replay', id: 'abc', step: null });
    expect(readRoute('/review/abc', '')).toEqual({ page: 'review', id: 'abc' });
    expect(readRoute('/replay/abc', '#step=118')).toEqual({ page: 'replay', id: 'abc', step: 118 });
    expect(readRoute('/moment/abc', '#step=7')).toEqual({ page: 'moment', id: 'abc', step: 7, invite: null });
    expect(readRoute('/me', '')).toEqual({ page: 'me' });
    expect(readRoute('/friend', '#code=c')).toEqual({ page: 'friend', code: 'c' });
    expect(readRoute('/replay/abc', '#step=12')).toEqual({ page: 'replay', id: 'abc', step: 12 });
    expect(readRoute('/claim', '#code=c')).toEqual({ page: 'claim', code: 'c' });
  });

  it('is lost everywhere else, also in broken addresses', () => {
    for (const path of ['/t', '/replay', '/mine/x', '/tables/x', '/t/a/b', '/no', '/t/%E0%A4']) {
      expect(readRoute(path, ''), path).toEqual({ page: 'lost' });
    }
  });
});
