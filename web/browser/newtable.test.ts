// Making a table: what a game refuses is said where it is chosen, before anybody tries to begin.
import { join } from 'node:path';
import { expectAccessible } from './accessible';
import { expect, test } from './test';
import { createText } from '../src/text/create';
import { plain } from './person';
import { root, Server } from './server';

// An expansion for tests brings a fifth and a sixth seat and a scenario of its own; without it, the base game has four.
const expansion = join(root, 'tests/packs/night-shift');

const told = {
  en: {
    seats: 'With these sets at most 4 can play, not 5.',
    sheet: /^.+ belongs to the set Night shift, which is not in play\.$/,
  },
  pl: {
    seats: 'Z tymi zestawami grają najwyżej 4 osoby, nie 5.',
    sheet: /^.+ należy do zestawu Nocna zmiana, który nie jest w grze\.$/,
  },
};

test('what does not go together is refused while it is chosen, in both languages', async ({ person, onTestFinished }) => {
  const server = await Server.start({ packs: [expansion] });
  onTestFinished(() => server.remove());
  for (const language of ['en', 'pl'] as const) {
    const ola = await person({ address: server.address, language, width: 390, height: 844 });
    const { page } = ola;
    await ola.open('/new/relic');
    const create = page.getByRole('button', { name: createText.create[language], exact: true });
    const add = page.getByRole('button', { name: createText.add[language] });
    const seats = page.locator('section', { has: page.getByRole('heading', { name: createText.seats[language] }) });
    const sheet = page.locator('.field', { has: page.locator('#rule-sheet') });
    const set = page.locator('#rule-night-shift');
    const refusals = page.locator('form [role=alert]:not(:empty)');
    const expectRefusal = async (place: typeof seats, sentence: string | RegExp) => {
      await expect.poll(async () => (await refusals.allInnerTexts()).map(plain)).toEqual([expect.stringMatching(sentence)]);
      expect(await place.getByRole('alert').count(), 'it stands beside what was chosen').toBe(1);
      expect(await create.isDisabled()).toBe(true);
    };
    const expectNoRefusal = async () => {
      await expect.poll(() => refusals.count()).toBe(0);
      expect(await create.isEnabled()).toBe(true);
    };

    // Four is what the base game has; a fifth needs the expansion.
    await add.click();
    await add.click();
    await expectNoRefusal();
    await add.click();
    await expectRefusal(seats, told[language].seats);
    await expectAccessible(page, `a refused setup, ${language}`);
    await set.selectOption('on');
    await expectNoRefusal();
    await set.selectOption('off');
    await expectRefusal(seats, told[language].seats);
    await page.getByRole('button', { name: createText.remove[language].replace('{0}', '5') }).click();
    await expectNoRefusal();

    // A scenario of the expansion without the expansion.
    await page.locator('#rule-sheet').selectOption('until-dawn');
    await expectRefusal(sheet, told[language].sheet);
    expect(await page.locator('#rule-sheet').getAttribute('aria-invalid')).toBe('true');
    await set.selectOption('on');
    await expectNoRefusal();

    // What is refused no more can be begun, with as many as the expansion has seats for.
    await add.click();
    await add.click();
    await expectNoRefusal();
    expect(await add.isVisible() && await add.isEnabled(), 'a seventh seat').toBe(false);
    await create.click();
    await expect.poll(() => page.locator('section[aria-labelledby=seats] li').count()).toBe(6);
    await expectAccessible(page, `a lobby for six, ${language}`);
  }
});

// RNE-SET-02, RNE-SET-06, RNE-SCN-13 and the sheets that were designed here.
const forbidden = {
  en: {
    two: 'Enemies of the Imperium needs at least three players.',
    three: 'Dark Alliance is for four or six players.',
    plain: 'Dark Alliance is played only with the variant Enemies of the Imperium.',
    house: 'Master Collector was designed for this project, and such sheets are hidden.',
  },
  pl: {
    two: 'Wrogowie Imperium to wariant dla co najmniej trzech graczy.',
    three: 'Scenariusz Mroczne przymierze jest dla czterech albo sześciu graczy.',
    plain: 'Scenariusz Mroczne przymierze rozgrywa się tylko w wariancie Wrogowie Imperium.',
    house: 'Arkusz Wielki Kolekcjoner zaprojektowano tutaj, a takie arkusze są ukryte.',
  },
};

for (const language of ['en', 'pl'] as const) {
  test(`what the rulebook of Relic: Nemesis forbids is refused before the match begins, ${language}`, async ({ person }) => {
    const ola = await person({ language });
    const { page } = ola;
    await ola.open('/new/relic-nemesis');
    const create = page.getByRole('button', { name: createText.create[language], exact: true });
    const add = page.getByRole('button', { name: createText.add[language] });
    const choose = (rule: string, choice: string) => page.locator(`#rule-${rule}`).selectOption(choice);
    const refusals = page.locator('form [role=alert]:not(:empty)');
    const expectRefused = async (...sentences: string[]) => {
      await expect.poll(async () => (await refusals.allInnerTexts()).map(plain)).toEqual(sentences);
      expect(await create.isDisabled()).toBe(sentences.length > 0);
    };
    const words = forbidden[language];
    await expectRefused();
    const closed = page.locator('.closed li');
    await expect.poll(async () => (await closed.allInnerTexts()).map(plain)).toContain(words.plain);
    expect((await closed.allInnerTexts()).map(plain), 'the variant is closed to two').toContain(words.two);
    await choose('variant', 'enemies-of-the-imperium');
    await expectRefused(words.two);
    await add.click();
    await expect.poll(async () => (await closed.allInnerTexts()).map(plain)).toEqual([words.three]);
    await expectRefused();
    await choose('sheet', 'rne-dark-alliance');
    await expectRefused(words.three);
    await add.click();
    await expectRefused();
    await choose('variant', 'off');
    await expectRefused(words.plain);
    await choose('sheet', 'rne-master-collector');
    await expectRefused();
    await choose('house_sheets', 'hide');
    await expectRefused(words.house);
    await choose('house_sheets', 'show');
    await add.click();
    await add.click();
    await expectRefused();
    expect(await add.isVisible() && await add.isEnabled(), 'a seventh seat').toBe(false);
  });
}
