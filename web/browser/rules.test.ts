// The rules: as a library, beside the table, and as answers to "Why can't I?".
import { expect, test } from './test';
import { answer, asks, begin, boldest, mustBeAsked, questionOf } from './playing';

test('the library is searched in both languages, and a clause has an address', async ({ person }) => {
  const ola = await person();
  const { page } = ola;
  await ola.open('/rules');
  await page.getByRole('link', { name: /Knockdown/ }).first().click();
  await page.getByRole('heading', { name: /Knockdown/, level: 1 }).waitFor();
  const found = page.locator('ol.found li');
  for (const words of ['defender rolls dice', 'obrońca rzuca kośćmi']) {
    await page.getByRole('searchbox').fill(words);
    await expect.poll(() => found.getByText('KNO-KDT-20', { exact: true }).count(), { message: words }).toBeGreaterThan(0);
  }
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No clause has all of these words.').waitFor();

  await ola.open('/rules/knockdown#KNO-BLK-03');
  const clause = page.locator('article#KNO-BLK-03');
  await expect.poll(() => clause.evaluate((card) => card === document.activeElement)).toBe(true);
  const top = (await clause.boundingBox())?.y ?? -1;
  expect(top, 'the clause is on the screen').toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(450);
});

test('a clause of the log, the reasons why not, and a card explain themselves', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await begin([ola]);
  await asks(ola);

  const chip = page.locator('#log li').first().getByRole('button');
  const id = await chip.innerText();
  await chip.click();
  const opened = page.locator('.rules article[aria-current]');
  await expect.poll(() => opened.innerText()).toContain(id);
  await page.locator('.rules').getByRole('button', { name: 'Close' }).click();
  await opened.waitFor({ state: 'detached' });

  const reasons = page.getByRole('group', { name: 'Why can’t I …?' }).locator('li');
  for (;;) {
    await page.getByRole('button', { name: 'Why can’t I …?' }).click();
    await reasons.first().waitFor();
    const told = await reasons.allInnerTexts();
    await page.getByRole('button', { name: 'Back to the options' }).click();
    const everything = told.length === 1 && told[0]?.startsWith('Nothing else is thinkable here');
    if (!everything) {
      for (const reason of told) expect(reason).toMatch(/\w.+KNO-[A-Z]+-\d\d/s);
      break;
    }
    await answer(ola, boldest(await mustBeAsked(ola)));
    await questionOf(ola, 'action');
    await asks(ola);
  }

  const card = page.locator('.rowbox [data-item]').first();
  const name = await card.locator('.nm').innerText();
  await card.focus();
  await page.keyboard.press(' ');
  const zoom = page.getByRole('dialog');
  await expect.poll(() => zoom.innerText()).toContain(name);
  await zoom.getByText('Where it comes from').click();
  await expect.poll(() => zoom.locator('.from p').innerText()).toMatch(/as the rulebook has it|from public sources|made for this table/);
  await page.keyboard.press('Escape');
  await zoom.waitFor({ state: 'detached' });
  expect(await card.evaluate((button) => button === document.activeElement), 'the focus is back on the card').toBe(true);
});
