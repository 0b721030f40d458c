// axe finds nothing serious on any page, window or state.
import { test } from './test';
import { expectAccessible } from './accessible';
import type { Person } from './person';
import { me, open } from './lobby';
import { chooseInMenu } from './menu';
import { answer, asks, begin, boldest, mustBeAsked, questionOf } from './playing';

test('the pages around the table', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const [waiting] = await Promise.all([
    lobby.table(guest, { seats: [me, open], is_public: true, name: 'Duel' }),
    lobby.finishedMatch(guest),
  ]);
  const light = await person({ guest });
  const dark = await person({ guest, dark: true, language: 'pl' });
  const pages: [string, string][] = [
    ['/new', 'main form'],
    ['/', 'main ul li'],
    ['/games/relic', 'main h1'],
    ['/games/relic-nemesis', 'main h1'],
    ['/games/knockdown', 'main h1'],
    ['/games/karak', 'main h1'],
    ['/games/nemesis', 'main h1'],
    ['/mine', 'main ul li'],
    ['/tables', 'main ul li'],
    [`/t/${waiting.id}`, '#seats'],
    ['/rules', 'main a'],
    ['/rules/knockdown#KNO-BLK-03', 'article'],
    ['/claim#code=x', 'main button'],
    ['/nowhere/at/all', 'h1'],
  ];
  const visit = async (one: Person, [path, sign]: [string, string]): Promise<void> => {
    await one.turnTo(path);
    await one.page.locator(sign).first().waitFor();
    await expectAccessible(one.page, `${path} ${one === dark ? 'pl dark' : 'en light'}`);
  };
  for (const one of [light, dark]) await one.open('/');
  // What differs at night is colours, and those are the same on every page.
  for (const page of pages) await visit(light, page);
  for (const page of pages.slice(0, 7)) await visit(dark, page);
});

test('the table, its windows, and the replay', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest);
  const ola = await person({ guest });
  const { page } = ola;
  const check = (where: string) => expectAccessible(page, where);
  await ola.sitAt(table.id);
  await asks(ola);
  await check('choosing fighters');
  await answer(ola, boldest(await mustBeAsked(ola)));
  await questionOf(ola, 'keep_first');
  await asks(ola);
  await check('choosing skills');
  await begin([ola]);
  await asks(ola);
  await check('an action');

  await page.locator('.rowbox [data-item]').first().focus();
  await page.keyboard.press(' ');
  await page.getByRole('dialog').getByText('Where it comes from').click();
  await page.getByRole('dialog').locator('.from p').waitFor();
  await check('an enlarged card');
  await page.keyboard.press('Escape');
  for (const entry of ['Dice and fairness', 'Keyboard', 'Leave the table', 'Rename the table', 'Ask for a takeback', 'Continue on another device']) {
    await chooseInMenu(ola, entry);
    await page.getByRole('dialog').waitFor();
    await check(entry);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await check('the menu');
  await page.keyboard.press('Escape');
  await page.locator('#log li').first().getByRole('button').click();
  await page.locator('.rules article[aria-current]').waitFor();
  await check('the rules beside the table');
  await page.getByRole('button', { name: 'Why can’t I …?' }).click();
  await page.getByRole('group', { name: 'Why can’t I …?' }).waitFor();
  await check('the reasons');
  await page.keyboard.press('Escape');

  // Who strikes is struck back sooner or later.
  await questionOf(ola, 'block', boldest);
  await asks(ola);
  await check('a block');

  const dark = await person({ guest, dark: true, language: 'pl' });
  await dark.sitAt(ola.table.id);
  await asks(dark);
  await expectAccessible(dark.page, 'a block, pl dark');
  const finished = await lobby.finishedMatch(guest);
  for (const one of [ola, dark]) {
    await one.open(`/replay/${finished.id}`);
    await one.page.locator('.timeline').waitFor();
    await one.page.keyboard.press('End');
    await one.page.locator('.timeline .line .clause').waitFor();
    await expectAccessible(one.page, 'a replay');
    await one.sitAt(finished.id);
    await one.page.locator('section.end').waitFor();
    await expectAccessible(one.page, 'the end');
  }
});
