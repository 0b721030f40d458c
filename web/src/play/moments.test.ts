import { describe, expect, test } from 'vitest';
import { staysFor, storyOf } from './moments';
import { event, fixtureScreen } from './fixtures';

const turn = (who: number) => event('turn', { data: { who } });
const game = { turnOf: fixtureScreen.turnOf, isNews: (line: { event: string }) => line.event !== 'quiet' };

describe('what stays until one goes on', () => {
  test('is one’s own card or result, and nothing else', () => {
    expect(staysFor({ kind: 'card', who: 1, item: 'A' }, [1])).toBe(true);
    expect(staysFor({ kind: 'result', who: 1, item: null }, [1])).toBe(true);
    expect(staysFor({ kind: 'card', who: 0, item: 'A' }, [1])).toBe(false);
    expect(staysFor({ kind: 'level', who: 1, item: null }, [1])).toBe(false);
    expect(staysFor({ kind: 'card', who: null, item: 'A' }, [1])).toBe(false);
    expect(staysFor(null, [1])).toBe(false);
  });
});

describe('what happened since one’s turn', () => {
  test('is told turn by turn, without what does not matter', () => {
    const log = [turn(0), event('mine'), turn(1), event('moved'), event('quiet'), turn(2), event('fought', { objects: ['seat-0'] }), turn(0)];
    const story = storyOf(log, 10, [0], game);
    expect(story?.until).toBe(17);
    expect(story?.turns.map(({ seat, line }) => [seat, line])).toEqual([[1, 12], [2, 15]]);
    expect(story?.turns[0]?.news.map(({ line }) => line.event)).toEqual(['moved']);
    expect(story?.turns[1]?.news.map(({ concerns }) => concerns)).toEqual([true]);
  });

  test('begins after the last turn of one’s own, and is not told in others’ turns', () => {
    const log = [turn(1), event('old'), turn(0), turn(1), event('new'), turn(0)];
    expect(storyOf(log, 0, [0], game)?.turns.map(({ line }) => line)).toEqual([3]);
    expect(storyOf(log.slice(0, -1), 0, [0], game)).toBeNull();
    expect(storyOf([turn(0), event('mine'), turn(0)], 0, [0], game)).toBeNull();
  });
});
