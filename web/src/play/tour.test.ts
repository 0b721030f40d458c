import { describe, expect, test } from 'vitest';
import { games } from '../games/games';
import type { GuideStep } from '../games/screen';
import { same } from '../lib/language';
import { askedOf, back, follow, forth, freshTour, stepsFor, type Asked, type Tour } from './tour';
import { openPlay, option, prompt, state, table } from './fixtures';
import type { Stage } from './stage';

const step = (name: string, kinds: GuideStep['kinds'], part: Partial<GuideStep> = {}): GuideStep => ({
  kinds, at: null, title: same(name), text: same(name), clause: null, ...part,
});
const nobody = {} as Stage;
const steps = [
  step('goal', 'goal'), step('hero', ['hero']), step('turn', ['slot']), step('city', ['slot'], { when: () => rich }), step('dice', ['dice', 'spells']),
  step('wait', 'waiting'),
];
let rich = false;
let asked = 0;
const kind = (name: string): Asked => ({ kind: name, question: `${name} ${(asked += 1)}` });
const named = ({ told, at }: Tour): string | null => (at === null ? null : (steps[told[at] ?? -1]?.title.en ?? null));
const after = (...asked: Asked[]): Tour => asked.reduce((tour, one) => follow(tour, steps, one, nobody), freshTour);

describe('the guided first turn', () => {
  test('tells the goal before anything else, and then the question that is asked', () => {
    const first = after(kind('hero'));
    expect(named(first)).toBe('goal');
    expect(named(forth(first))).toBe('hero');
    expect(named(back(forth(first)))).toBe('goal');
  });

  test('stays where its reader is while the same question is told again', () => {
    const hero = kind('hero');
    const first = after(hero);
    expect(follow(first, steps, hero, nobody)).toBe(first);
    expect(named(follow(forth(first), steps, hero, nobody))).toBe('hero');
  });

  test('leaves the goal when something was decided without reading on', () => {
    expect(named(after(kind('hero'), kind('slot')))).toBe('turn');
    expect(after(kind('hero'), kind('slot')).told).toEqual([0, 1, 2]);
  });

  test('follows the questions in whatever order they come, each step once', () => {
    rich = false;
    expect(named(after(kind('hero'), kind('slot'), kind('dice')))).toBe('dice');
    expect(named(after(kind('hero'), kind('slot'), kind('dice'), kind('slot')))).toBeNull();
    expect(named(after(kind('hero'), kind('slot'), kind('dice'), kind('spells')))).toBe('dice');
  });

  test('is silent at a question it has nothing to say of', () => {
    expect(named(after(kind('hero'), kind('slot'), kind('tax')))).toBeNull();
  });

  test('stays while the same question comes again, and goes on when there is more to say of it', () => {
    rich = false;
    const twice = after(kind('hero'), kind('slot'), kind('slot'));
    expect(named(twice)).toBe('turn');
    rich = true;
    expect(named(follow(twice, steps, kind('slot'), nobody))).toBe('city');
  });

  test('keeps what it says while something is being shown, and tells of waiting once', () => {
    const waited = after(kind('hero'), kind('slot'), null);
    expect(named(waited)).toBe('turn');
    expect(named(follow(waited, steps, 'waiting', nobody))).toBe('wait');
    expect(named(after(kind('hero'), kind('slot'), 'waiting', kind('dice'), 'waiting'))).toBeNull();
  });

  test('goes back through all that was told and comes forth again, then is out of the way', () => {
    const three = after(kind('hero'), kind('slot'));
    expect(named(back(three))).toBe('hero');
    expect(named(back(back(back(back(three)))))).toBe('goal');
    expect(named(forth(back(three)))).toBe('turn');
    expect(named(forth(three))).toBeNull();
  });

  test('counts only the steps that this person can come to', () => {
    const two = [step('a', ['a'], { whose: () => false }), step('b', ['b'])];
    expect(stepsFor(two, nobody)).toEqual([1]);
    expect(follow(freshTour, two, kind('a'), nobody).told).toEqual([]);
  });
});

test('what is asked is the open question, or that others are waited for', async () => {
  const shown = async (seen: Parameters<typeof state>) => {
    const { play } = openPlay(table(), state(...seen));
    await new Promise((done) => setTimeout(done));
    const asked = askedOf(play);
    play.close();
    return asked;
  };
  expect(await shown([{ prompt: 3 }, { waiting: [0], prompt: prompt([option('a'), option('b')]) }])).toEqual({ kind: 'action', question: 'action a b' });
  expect(await shown([{}, { waiting: [1] }])).toBe('waiting');
  expect(await shown([{}, { over: true }])).toBeNull();
});

const guides = import.meta.glob<Record<string, GuideStep[]>>('../games/*/{guide,nemesisguide}.ts', { eager: true });

describe.each(Object.entries(guides))('%s', (_, module) => {
  const guide = Object.values(module).filter(Array.isArray).sort((a, b) => b.length - a.length)[0] as GuideStep[];

  test('begins with the goal and ends with waiting', () => {
    expect(guide[0]?.kinds).toBe('goal');
    expect(guide.at(-1)?.kinds).toBe('waiting');
    expect(guide.length).toBeGreaterThan(5);
  });

  test('says each thing in both languages, briefly, and cites a clause of a known book', () => {
    const prefixes = games.flatMap((game) => game.prefixes);
    for (const { title, text, clause } of guide) {
      for (const words of [title.en, title.pl]) expect(words.length).toBeLessThan(42);
      for (const words of [text.en, text.pl]) {
        expect(words.length).toBeGreaterThan(60);
        expect(words.length, words).toBeLessThan(240);
      }
      expect(prefixes).toContain(clause?.split('-')[0]);
    }
  });
});
