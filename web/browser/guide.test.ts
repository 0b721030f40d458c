// The guided first turn.
import { expect, test } from './test';
import { answer, begin, mustBeAsked, optionOf } from './playing';
import { me, bot } from './lobby';
import { until } from './until';

test('the guide is offered once, can be walked through, and the table works meanwhile', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('easy')] });
  const ola = await person({ guest, guide: true });
  await ola.sitAt(table.id);
  const bubble = ola.page.locator('.bubble');
  await bubble.waitFor();
  await answer(ola, optionOf(await mustBeAsked(ola), 'fighter:F1'));
  await begin([ola]);

  const titles: string[] = [];
  for (;;) {
    titles.push(await bubble.getByRole('heading').innerText());
    await until(`the whole of "${titles.at(-1)}" on the screen`, async () => {
      const frame = await bubble.boundingBox();
      return frame !== null && frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= 1440 && frame.y + frame.height <= 900;
    });
    const next = bubble.getByRole('button', { name: 'Next' });
    if (!(await next.isVisible())) break;
    await next.click();
  }
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles).size, 'every step says something else').toBe(titles.length);
  await bubble.getByRole('button', { name: 'Play', exact: true }).click();
  await bubble.waitFor({ state: 'detached' });
  await ola.sitAt(table.id);
  await ola.page.locator('.prompt.asks').waitFor();
  expect(await bubble.count()).toBe(0);
});

for (const [game, choice, options] of [['relic', 'character', { first_player: 'seat-0' }], ['karak', 'hero', {}]] as const) {
  test(`the guide of ${game} waits for the choice of a ${choice}, then points at one thing after the other`, { timeout: 120_000 }, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, { game, seats: [me, bot('random')], options });
    const ola = await person({ guest, guide: true });
    await ola.sitAt(table.id);
    const bubble = ola.page.locator('.bubble');
    const heading = bubble.getByRole('heading');
    const next = bubble.getByRole('button', { name: 'Next' });
    await expect.poll(() => heading.innerText()).toBe(`First a ${choice}`);
    await next.click();
    const asked = await mustBeAsked(ola);
    expect(asked.kind).toBe(choice);
    const [first] = asked.options;
    if (!first) throw new Error(`there is no ${choice}`);
    await answer(ola, first);

    const titles: string[] = [];
    for (;;) {
      await until(`a ring around what is told of after "${titles.at(-1) ?? 'the choice'}"`, async () => (await bubble.isVisible()) && (await ola.page.locator('div.ring').count()) === 1);
      titles.push(await heading.innerText());
      if (!(await next.isVisible())) break;
      await next.click();
    }
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size, 'every step says something else').toBe(titles.length);
    await bubble.getByRole('button', { name: 'Play', exact: true }).click();
    await bubble.waitFor({ state: 'detached' });
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
