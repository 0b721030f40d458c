// The guided first turn: the goal first, then what the question on the table is about.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { answer, asks, boldest, mustBeAsked, optionOf, question } from './playing';
import { bot, me } from './lobby';
import { chooseInMenu } from './menu';
import { plain, type Person } from './person';
import { until } from './until';
import { guide as karak } from '../src/games/karak/guide';
import { guide as knockdown } from '../src/games/knockdown/guide';
import { guide as relic } from '../src/games/relic/guide';
import { nemesisGuide } from '../src/games/relic/nemesisguide';
import type { GuideStep } from '../src/games/screen';

/** Of a table at which the first seat gets the nemesis it wishes for. */
const nemesisSeed = 3;

const guides: Record<string, GuideStep[]> = { knockdown, karak, relic, 'relic-nemesis': nemesisGuide };

const coach = (person: Person) => person.page.locator('.coach');
const button = (person: Person, name: string) => coach(person).getByRole('button', { name, exact: true });
const titles = async (person: Person): Promise<string[]> => (await coach(person).getByRole('heading').allInnerTexts()).map(plain);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

/** The coach lies over neither the decision nor what it points at, and inside the window. */
async function coversNothing(person: Person): Promise<void> {
  const { width, height } = person.page.viewportSize() ?? { width: 0, height: 0 };
  await until('the coach to stand beside what it speaks of', async () => {
    const frame = await coach(person).boundingBox();
    const others = await Promise.all([person.page.locator('section.prompt').boundingBox(), person.page.locator('div.ring').boundingBox({ timeout: 500 }).catch(() => null)]);
    if (!frame || frame.x < 0 || frame.y < 0 || frame.x + frame.width > width || frame.y + frame.height > height) return false;
    return others.every((other) => other === null || apart(frame, other));
  });
}

const wishes = {
  knockdown: {}, karak: {}, relic: { options: { first_player: 'seat-0' } },
  'relic-nemesis': { options: { first_player: 'seat-0' } },
} as const;

for (const [game, wish] of Object.entries(wishes)) {
  for (const [width, height, language] of [[1440, 900, 'en'], [390, 844, 'pl']] as const) {
    test(`the coach of ${game} follows the questions of the first turns, ${width} wide`, async ({ person, lobby }) => {
      const guest = await lobby.guest('Ola');
      const table = await lobby.table(guest, { game, seats: [me, bot('random')], ...wish });
      const ola = await person({ guest, guide: true, width, height, language, touch: width < 720 });
      await ola.sitAt(table.id);
      const steps = guides[game] ?? [];
      await expect.poll(() => titles(ola)).toEqual([steps[0]?.title[language]]);
      await coversNothing(ola);
      await button(ola, language === 'en' ? 'Next' : 'Dalej').click();

      const seen = new Set<string>();
      for (let asked = await question(ola); asked && seen.size < 4; asked = await question(ola)) {
        await asks(ola);
        const fitting = steps.filter(({ kinds }) => Array.isArray(kinds) && kinds.includes(asked.kind)).map(({ title }) => title[language]);
        let said: string[] = [];
        await until(`the coach at ${asked.kind}`, async () => (said = await titles(ola)).every((title) => fitting.includes(title)));
        if (said[0] !== undefined && !seen.has(said[0])) {
          seen.add(said[0]);
          await coversNothing(ola);
        }
        await answer(ola, boldest(asked));
      }
      expect(seen.size, 'steps that were told').toBeGreaterThanOrEqual(3);
    });
  }
}

test('whoever leads a nemesis is told of the hunt, not of characters', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, {
    game: 'relic-nemesis', seats: [me, bot('random'), bot('random')], seed: nemesisSeed, options: { first_player: 'seat-1', variant: 'enemies-of-the-imperium' },
  });
  const ola = await person({ guest, guide: true });
  await ola.sitAt(table.id);
  await button(ola, 'Next').click();
  await expect.poll(() => titles(ola)).toEqual(['Character or nemesis']);
  await answer(ola, optionOf(await mustBeAsked(ola), 'as-nemesis'));
  const told: string[] = [];
  while (!told.includes('Where to strike')) {
    const asked = await mustBeAsked(ola);
    expect(ola.relic.players[0]?.nemesis ?? ola.relic.players[0]?.dealt_nemeses?.[0], 'give the table another seed').toBeTruthy();
    await asks(ola);
    if (asked.kind === 'direction') await expect.poll(() => titles(ola)).toEqual(['Where to strike']);
    told.push(...(await titles(ola)));
    await answer(ola, boldest(asked));
  }
  expect(told[0]).toBe('Choose a nemesis');
  expect(told).not.toContain('Choose a character');
});

test('the coach can go back, is put off for a visit, and closed for good', async ({ person }) => {
  const ola = await person({ guide: true });
  await ola.open('/');
  await ola.page.getByRole('button', { name: 'Play now' }).first().click();
  await coach(ola).waitFor();
  await button(ola, 'Next').click();
  expect(await titles(ola)).toEqual(['Choose a fighter']);
  await button(ola, 'Back').click();
  expect(await titles(ola)).toEqual(['Knock them out, twice']);
  await expectAccessible(ola.page, 'a table with the coach');

  await button(ola, 'Later').click();
  await coach(ola).waitFor({ state: 'detached' });
  await ola.page.reload();
  await coach(ola).waitFor();
  await button(ola, 'Close the coach').click();
  await coach(ola).waitFor({ state: 'detached' });
  await ola.page.reload();
  await mustBeAsked(ola);
  await asks(ola);
  expect(await coach(ola).count()).toBe(0);

  await chooseInMenu(ola, 'Guided first turn');
  await coach(ola).waitFor();
});
