import { expect, it } from 'vitest';
import { cubes, damageText, stack } from './damage';

it('draws few cubes one by one, heavy first', () => {
  expect(cubes({ light: 2, heavy: 1 })).toEqual([
    { kind: 'heavy', count: 1 }, { kind: 'light', count: 1 }, { kind: 'light', count: 1 },
  ]);
  expect(cubes({ light: 5, heavy: 3 })).toHaveLength(8);
});

it('counts many cubes by kind', () => {
  expect(cubes({ light: 7, heavy: 2 })).toEqual([{ kind: 'heavy', count: 2 }, { kind: 'light', count: 7 }]);
  expect(cubes({ light: 9, heavy: 0 })).toEqual([{ kind: 'light', count: 9 }]);
});

it('says damage in words', () => {
  const space = '\u00a0';
  expect(damageText({ light: 0, heavy: 0 }).en).toBe('no damage');
  expect(damageText({ light: 2, heavy: 1 })).toEqual({
    en: `1${space}heavy and 2${space}light`, pl: `1${space}ciężkie i 2${space}lekkie`,
  });
  expect(damageText({ light: 5, heavy: 0 }).pl).toBe(`5${space}lekkich`);
});

it('stacks heavy cubes below', () => {
  expect(stack({ light: 1, heavy: 2 })).toEqual(['heavy', 'heavy', 'light']);
});
