// The player aid: one key, one button, everything in words.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { asks, begin, boldest, questionOf } from './playing';
import { bot, me } from './lobby';
import { plain } from './person';
import type { Box } from '../src/games/relic/types';

test('key A and a button open the aid; tabs tell turn, signs and numbers; a line opens its rule', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('lookahead')] });
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  await begin([ola]);
  await asks(ola);
  await ola.page.locator('aside.aid').waitFor({ state: 'detached' });
  await ola.page.keyboard.press('a');
  await expect.poll(() => ola.page.locator('aside.aid').isVisible()).toBe(true);
  expect(plain(await ola.page.locator('aside.aid .now').first().innerText())).toContain('exactly twice');
  await ola.page.getByRole('tab', { name: 'Signs' }).click();
  const signs = plain(await ola.page.locator('aside.aid .panel').innerText());
  for (const word of ['Strike', 'K.O.', 'Heavy damage', 'discard it to block']) expect(signs).toContain(word);
  await expectAccessible(ola.page, 'a table with the aid');
  await ola.page.keyboard.press('Escape');
  await ola.page.locator('aside.aid').waitFor({ state: 'detached' });
  await ola.page.locator('.tools .aid').click();
  await ola.page.locator('aside.aid .clause').first().click();
  await expect.poll(() => ola.page.getByRole('region', { name: 'Rules' }).innerText()).toContain('KNO-TURN-02');
});

test('the letters of the level track are words, on a phone too', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { game: 'relic', seats: [me, bot('random')], options: { first_player: 'seat-0' } });
  const ola = await person({ guest, width: 390, height: 844, touch: true, language: 'pl' });
  await ola.sitAt(table.id);
  await questionOf(ola, 'movement_roll', boldest);
  const box = await lobby.box<Box>('relic');
  const mine = box.characters.find(({ id }) => id === ola.relic.players[0]?.character);
  const used = new Set(mine?.levels.flat());
  await ola.page.locator('.tools .aid').tap();
  await ola.page.getByRole('tab', { name: 'Litery' }).tap();
  const panel = ola.page.locator('aside.aid .panel');
  const letters = plain(await panel.innerText());
  for (const { id, name } of box.rewards) if (used.has(id)) expect(letters, id).toContain(plain(name.pl));
  await ola.page.getByRole('tab', { name: 'Moje poziomy' }).tap();
  expect(await panel.locator('li').count()).toBe(mine?.levels.length);
  await expectAccessible(ola.page, 'the aid on a phone');
});
