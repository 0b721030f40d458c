// The guided first turn.
import { expect, test } from './test';
import { answer, begin, mustBeAsked, optionOf } from './playing';
import { me, bot } from './lobby';
import type { Person } from './person';
import { until } from './until';

/** From the step that is shown to the last one, each once it looks as it should, and out of the guide. */
async function walkThrough(person: Person, looksRight: () => Promise<boolean>): Promise<void> {
  const bubble = person.page.locator('.bubble');
  const next = bubble.getByRole('button', { name: 'Next' });
  const titles: string[] = [];
  for (;;) {
    let title = '';
    await until(`the step after "${titles.at(-1) ?? 'the choice'}"`, async () => {
      title = await bubble.getByRole('heading').innerText();
      return title !== titles.at(-1) && (await looksRight());
    });
    titles.push(title);
    if (!(await next.isVisible())) break;
    await next.click();
  }
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles).size, 'every step says something else').toBe(titles.length);
  await bubble.getByRole('button', { name: 'Play', exact: true }).click();
  await bubble.waitFor({ state: 'detached' });
}

test('the guide is offered once, can be walked through, and the table works meanwhile', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('easy')] });
  const ola = await person({ guest, guide: true });
  await ola.sitAt(table.id);
  const bubble = ola.page.locator('.bubble');
  await bubble.waitFor();
  await answer(ola, optionOf(await mustBeAsked(ola), 'fighter:F1'));
  await begin([ola]);

  await walkThrough(ola, async () => {
    const frame = await bubble.boundingBox();
    return frame !== null && frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= 1440 && frame.y + frame.height <= 900;
  });
  await ola.sitAt(table.id);
  await ola.page.locator('.prompt.asks').waitFor();
  expect(await bubble.count()).toBe(0);
});

for (const [game, choice, options] of [['relic', 'character', { first_player: 'seat-0' }], ['karak', 'hero', {}]] as const) {
  test(`the guide of ${game} waits for the choice of a ${choice}, then points at one thing after the other`, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, { game, seats: [me, bot('random')], options });
    const ola = await person({ guest, guide: true });
    await ola.sitAt(table.id);
    const bubble = ola.page.locator('.bubble');
    await expect.poll(() => bubble.getByRole('heading').innerText()).toBe(`First a ${choice}`);
    await bubble.getByRole('button', { name: 'Next' }).click();
    const asked = await mustBeAsked(ola);
    expect(asked.kind).toBe(choice);
    const [first] = asked.options;
    if (!first) throw new Error(`there is no ${choice}`);
    await answer(ola, first);

    const ring = ola.page.locator('div.ring');
    await walkThrough(ola, async () => (await bubble.isVisible()) && (await ring.count()) === 1);
  });
}

test('the guide can be skipped and does not come back', async ({ person }) => {
  const kuba = await person({ guide: true, language: 'pl' });
  await kuba.open('/');
  await kuba.page.getByRole('button', { name: 'Zagraj teraz' }).first().click();
  await kuba.page.locator('.bubble').getByRole('button', { name: 'Pomiń przewodnik' }).click();
  await kuba.page.locator('.bubble').waitFor({ state: 'detached' });
  await kuba.page.reload();
  await kuba.page.locator('.prompt.asks').waitFor();
  expect(await kuba.page.locator('.bubble').count()).toBe(0);
});
