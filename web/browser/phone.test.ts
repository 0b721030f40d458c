// The narrowest screen we support, with a finger.
import { expect, test } from './test';
import { expectNoSidewaysScroll } from './accessible';
import { me, open } from './lobby';
import { answer, asks, begin, boldest, mustBeAsked } from './playing';

const narrow = { width: 360, height: 740, touch: true } as const;

test('no page is wider than 360 pixels', async ({ person, lobby }) => {
  const guest = await lobby.guest('Aleksandra Wiśniewska-Kowalczyk');
  const [waiting, playing, finished] = await Promise.all([
    lobby.table(guest, { seats: [me, open], name: 'Czwartkowy pojedynek na pokładzie wraku' }),
    lobby.table(guest),
    lobby.finishedMatch(guest),
  ]);
  const ola = await person({ ...narrow, guest, language: 'pl' });
  const pages: [string, string][] = [
    ['/new', 'main form'],
    ['/', 'h1'],
    ['/mine', 'main ul li'],
    ['/tables', 'h1'],
    [`/t/${waiting.id}`, '#seats'],
    [`/t/${playing.id}`, '.prompt.asks'],
    ['/rules', 'h1'],
    ['/rules/knockdown', 'article'],
    [`/replay/${finished.id}`, '.timeline'],
    ['/claim#code=x', 'h1'],
    ['/nowhere/at/all', 'h1'],
  ];
  await ola.open('/');
  for (const [path, sign] of pages) {
    await ola.turnTo(path);
    await ola.page.locator(sign).first().waitFor();
    await expectNoSidewaysScroll(ola.page, path);
  }
});

test('a turn is played by tapping, with the decision docked at the bottom', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest);
  const ola = await person({ ...narrow, guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await begin([ola]);
  await asks(ola);
  await expectNoSidewaysScroll(page, 'a turn');

  const prompt = page.locator('section.prompt');
  const docked = async () => {
    const frame = await prompt.boundingBox();
    return frame === null ? Infinity : Math.abs(frame.y + frame.height - narrow.height);
  };
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(docked, { message: 'the decision stays at the bottom while the table scrolls' }).toBeLessThan(80);
  const grab = page.getByRole('button', { name: 'Fold or unfold the decision' });
  const tall = (await prompt.boundingBox())?.height ?? 0;
  await grab.tap();
  await expect.poll(async () => (await prompt.boundingBox())?.height ?? 0).toBeLessThan(tall);
  await grab.tap();
  await expect.poll(async () => (await prompt.boundingBox())?.height ?? 0).toBe(tall);

  // A clause is brought to where it can be read above the decision, and closing it leads back.
  const { y: place } = await page.evaluate(() => ({ y: scrollY }));
  await prompt.locator('.clause').first().tap();
  const clause = page.locator('.rules article[aria-current]');
  await clause.waitFor();
  await expect.poll(async () => {
    const [text, dock] = await Promise.all([clause.boundingBox(), prompt.boundingBox()]);
    return text !== null && dock !== null && text.y >= 0 && text.y + text.height <= dock.y;
  }, { message: 'the clause is seen' }).toBe(true);
  await page.locator('.rules').getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  const { turn } = ola.knockdown;
  let taps = 0;
  for (let next = await mustBeAsked(ola); ola.knockdown.turn === turn; next = await mustBeAsked(ola)) {
    await answer(ola, boldest(next), 'tap');
    taps += 1;
  }
  expect(taps).toBeGreaterThanOrEqual(2);

  // The three tabs below the table.
  for (const [tab, sign] of [['Rules', '.rules input'], ['Chat', '.chat input'], ['Log', '#log']] as const) {
    await page.getByRole('tab', { name: tab }).tap();
    await page.locator(sign).first().waitFor();
  }
});
