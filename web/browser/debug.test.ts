// The debug drawer of a server for tests.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { bot, here, Lobby, me } from './lobby';
import type { Person } from './person';
import { asks, mustBeAsked } from './playing';
import { Server } from './server';
import { pressIfThere, until } from './until';

const drawer = (person: Person) => person.page.getByRole('complementary', { name: 'Debug' });

async function openDrawer(person: Person): Promise<void> {
  await asks(person);
  await person.page.keyboard.press('d');
  await drawer(person).getByRole('heading', { name: 'Position' }).waitFor();
}

test('the drawer tells the seed of a table, also after a restart, and makes a table with another', async ({ person, onTestFinished }) => {
  const server = await Server.start();
  onTestFinished(() => server.remove());
  const { address } = server;
  const lobby = new Lobby(address);
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('random')], options: { test: 'timing' }, name: 'Seeded', seed: 41 });
  const ola = await person({ address, guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await openDrawer(ola);
  await drawer(ola).getByText('The dice follow from the seed 41.').waitFor();
  await expectAccessible(page, 'the debug drawer');

  // The position and the rules that wait are those of the match.
  await drawer(ola).getByRole('searchbox').fill('turn');
  await expect.poll(() => drawer(ola).locator('dt').allInnerTexts()).toContain('turn');
  expect(await drawer(ola).locator('.chain li').first().innerText()).toBe('play');

  // A seed that is none is refused with the server's sentence.
  const seed = drawer(ola).getByLabel('Seed');
  expect(await seed.inputValue()).toBe('41');
  const again = drawer(ola).getByRole('button', { name: 'The same at a new table' });
  await seed.fill('many');
  await again.click();
  await drawer(ola).getByText('A seed is a whole number from 0 to 18446744073709551615.').waitFor();
  await seed.fill('18446744073709551615');
  await again.click();
  await until('the new table', () => ola.table.id !== table.id);
  const { game, name, options, seats } = ola.table;
  expect({ game, name, options }).toEqual({ game: table.game, name: 'Seeded', options: table.options });
  expect(seats.map(({ mine, level }) => [mine, level])).toEqual([[true, null], [false, 'random']]);
  await ola.atTable();
  if (!(await drawer(ola).isVisible())) await openDrawer(ola);
  await drawer(ola).getByText('The dice follow from the seed 18446744073709551615.').waitFor();

  await server.end('SIGKILL');
  await server.run();
  await ola.sitAt(table.id);
  await openDrawer(ola);
  await drawer(ola).getByText('The dice follow from the seed 41.').waitFor();

  // A server for players neither has the drawer nor tells the seed.
  await server.end('SIGTERM');
  await server.run('players');
  ola.forget();
  await ola.sitAt(table.id);
  await mustBeAsked(ola);
  await asks(ola);
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#more-menu').getByRole('button', { name: 'Keyboard' }).waitFor();
  expect(await page.locator('#more-menu').getByText('Debug this table').count()).toBe(0);
  expect(await drawer(ola).count()).toBe(0);
  expect(ola.wire.filter(({ text }) => text.includes('"seed"'))).toEqual([]);
});

test('a table without a seed says so, and people at one device stay there at the next one', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const made = await lobby.call<{ id: string }>('POST', '/api/tables', {
    game: 'knockdown', name: null, is_public: false, options: {}, seats: [me, here('Kuba')], clock: null, begin: 'full',
  }, guest.token);
  const ola = await person({ guest, language: 'pl' });
  await ola.sitAt(made.id);
  const curtain = ola.page.locator('.curtain button');
  await until('the page to ask, behind its curtain or without one', async () => {
    await pressIfThere(curtain);
    return ola.page.locator('.prompt.asks').isVisible();
  });
  await ola.page.keyboard.press('d');
  const aside = ola.page.getByRole('complementary', { name: 'Podgląd techniczny' });
  await aside.getByText('Ten stół powstał bez ziarna.').waitFor();
  await aside.getByLabel('Ziarno').fill('007');
  await aside.getByRole('button', { name: 'To samo przy nowym stole' }).click();
  await until('the new table', () => ola.table.id !== made.id);
  expect(ola.table.seats.map(({ mine, name }) => [mine, name])).toEqual([[true, 'Ola'], [true, 'Kuba']]);
  const debug = await lobby.call<{ seed: string | null }>('GET', `/api/tables/${ola.table.id}/debug`, undefined, guest.token);
  expect(debug.seed).toBe('7');
});
