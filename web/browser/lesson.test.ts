// The lessons: from the page of a game to the last word of the coach, by what the coach marks; on an ordinary server.
import { afterAll, beforeAll } from 'vitest';
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { Lobby } from './lobby';
import { plain, type Person } from './person';
import { Server } from './server';
import { pressIfThere, until } from './until';
import type * as P from '../src/protocol';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
  await server.end('SIGTERM');
  await server.run('players');
});
afterAll(() => server.remove());

const coach = (person: Person) => person.page.locator('.coach');

/** Opens the lesson from the page of its game. */
async function learn(person: Person, game: string): Promise<P.Lesson> {
  await person.open(`/games/${game}`);
  await person.page.getByRole('button', { name: /^(Learn|Nauka)/ }).click();
  await person.atTable();
  await coach(person).waitFor();
  return new Lobby(server.address).call<P.Lesson>('GET', `/api/games/${game}/lesson`);
}

const stepNow = (person: Person, lesson: P.Lesson): P.LessonStep | undefined =>
  lesson.steps.find(({ inputs }) => person.state.prompt !== null && inputs === person.state.view.inputs);

/** Chooses an answer in the list and sends it. */
async function choose(person: Person, option: string): Promise<void> {
  const { page } = person;
  const { prompt } = person.state;
  const row = page.locator(`[data-option="${option}"]`).first();
  const idle = page.locator(`.prompt.asks[data-prompt="${prompt}"] [data-option="${option}"]:not([aria-pressed="true"], [aria-disabled="true"])`).first();
  const folds = page.locator('.fold[aria-expanded="false"]');
  const goOn = page.locator('#board').getByRole('button', { name: /^(Go on|Dalej)$/ });
  await pressIfThere(goOn);
  while ((await row.count()) === 0 && (await folds.count()) > 0) await pressIfThere(folds.first());
  await row.click();
  // Only those of this question: the next one has the same buttons.
  const here = page.locator(`.prompt[data-prompt="${prompt}"]`);
  const sends = here.locator(`.go button.lamp[data-sends="${option}"], .ask .btn.lamp`);
  await until(`${option} to be taken`, async () => {
    if (person.state.prompt !== prompt) return true;
    await pressIfThere(sends.first());
    await pressIfThere(idle);
    return false;
  });
}

/** Reads on to the page that asks for an answer, and tells its title. */
async function readOn(person: Person): Promise<string> {
  const next = coach(person).locator('.next');
  while (await next.isVisible()) await pressIfThere(next);
  return plain(await coach(person).getByRole('heading').innerText());
}

for (const [game, language, width, height] of [
  ['knockdown', 'en', 1440, 900], ['karak', 'pl', 1440, 900], ['relic', 'en', 1440, 900], ['relic-nemesis', 'pl', 1440, 900], ['karak', 'en', 390, 844],
  ['nemesis', 'en', 1440, 900],
] as const) {
  test(`the lesson of ${game} can be walked through to its end, ${width} wide`, async ({ person }) => {
    const ola = await person({ address: server.address, language, width, height, touch: width < 720, guide: true });
    const lesson = await learn(ola, game);
    expect(ola.table.lesson).toBe(true);
    const spoken = lesson.steps.filter(({ pages }) => pages.length > 0);
    for (const step of spoken) {
      const title = step.pages.at(-1)?.title[language] ?? '';
      await until(`the coach to say "${title}"`, async () => stepNow(ola, lesson) === step && (await coach(ola).isVisible()) && (await readOn(ola)) === plain(title));
      await choose(ola, step.option);
    }
    const last = lesson.end.at(-1)?.title[language] ?? '';
    await until('the last word of the coach', async () => (await coach(ola).isVisible()) && (await readOn(ola)) === plain(last));
    await expectAccessible(ola.page, 'the end of a lesson');
    await coach(ola).getByRole('button', { name: /Play on here|Gram dalej tutaj/ }).click();
    await coach(ola).waitFor({ state: 'detached' });
  });
}

test('another answer is met kindly and not sent; dice say that they are known', async ({ person }) => {
  const ola = await person({ address: server.address });
  const lesson = await learn(ola, 'knockdown');
  await readOn(ola);
  const other = ola.state.view.prompt?.options.find(({ id }) => id !== stepNow(ola, lesson)?.option);
  await ola.page.locator(`[data-option="${other?.id}"]`).first().click();
  await expect.poll(async () => plain(await coach(ola).getByRole('heading').innerText())).toBe('Also allowed, but not now');
  expect(ola.said.filter(({ type }) => type === 'answer')).toEqual([]);
  expect(await ola.page.locator('.rows .tip').count()).toBe(1);
  await coach(ola).getByRole('button', { name: 'Back' }).click();
  expect(await readOn(ola)).toBe('Take Brother Mudo');
  await ola.page.getByRole('button', { name: 'Dice and fairness' }).click();
  await expect.poll(() => ola.page.getByRole('dialog').innerText()).toContain('This is a lesson');
});
