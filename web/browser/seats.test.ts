// What can be done with a seat and a table besides playing.
import { expect, test } from './test';
import { bot, me, open } from './lobby';
import { chooseInMenu } from './menu';
import { begin, mustBeAsked, question } from './playing';
import { until } from './until';

test('a seat moves to another browser with a link that works once', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest);
  const [ola, phone, thief] = await Promise.all([person({ guest }), person(), person()]);
  await ola.sitAt(table.id);
  await chooseInMenu(ola, 'Continue on another device');
  const field = ola.page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => field.inputValue()).toContain('/claim#code=');
  const link = await field.inputValue();
  await ola.page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  expect(await ola.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await phone.open(link);
  await phone.page.getByRole('button', { name: 'Take the seat' }).click();
  await phone.atTable();
  await until('the seat', () => phone.state.eye === 0 && phone.state.prompt !== null);

  await thief.open(link);
  await thief.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect.poll(() => thief.page.getByRole('alert').innerText()).not.toBe('');

  // The seat is no longer the first browser's: it was a table of hers alone, and now it is the other's.
  await until('the seat to be gone', () => ola.table.seats[0]?.mine === false);
  await ola.page.reload();
  await ola.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  expect(await ola.page.locator('.prompt.asks').count()).toBe(0);
});

test('a bot stands in and gives the seat back; the table gets another name', async ({ person, lobby }) => {
  const [guest, other] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const table = await lobby.table(guest, { seats: [me, open] });
  await lobby.join(other, table);
  const [ola, kuba] = await Promise.all([person({ guest }), person({ guest: other })]);
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id)]);
  await mustBeAsked(ola);
  await chooseInMenu(ola, 'Let a bot play for me');
  await kuba.page.getByText('a bot plays for now').waitFor();
  await until('the bot to have chosen a fighter', () => String(kuba.state.view.waiting) === '1');
  await ola.page.getByRole('button', { name: 'Play myself again' }).first().click();
  await kuba.page.getByText('a bot plays for now').waitFor({ state: 'detached' });
  await begin([ola, kuba]);

  await chooseInMenu(ola, 'Rename the table');
  await ola.page.getByLabel('Name of the table').fill('Second evening');
  await ola.page.getByRole('button', { name: 'Save the name' }).click();
  await kuba.page.getByRole('heading', { name: 'Second evening' }).waitFor();

  await chooseInMenu(kuba, 'Leave the table');
  await kuba.page.getByRole('button', { name: 'Leave for good' }).click();
  await kuba.page.getByRole('heading', { name: 'A table that knows the rules.' }).waitFor();
  await ola.page.getByText('has left').waitFor();
  await ola.page.getByRole('button', { name: 'Let a bot play for Kuba' }).click();
  await until('a bot for the empty seat', () => ola.table.seats[1]?.stand_in != null);
});

test('a clock that runs out decides once, and the seat stays its person\'s', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { clock: 5 });
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  await ola.page.locator('.seat.own').getByText(/\d:\d\d left/).waitFor();
  const { state } = ola;
  await until('a decision that nobody made', () => ola.state.row > state.row);
  expect(state.prompt).not.toBeNull();
  expect(ola.answerTo(state)).toBeNull();
  await question(ola);
  expect(ola.table.seats[0]).toMatchObject({ mine: true, stand_in: null });
});

test('a rematch leads both to the new table', async ({ person, lobby }) => {
  const [guest, other] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const table = await lobby.table(guest, { seats: [me, open] });
  await lobby.join(other, table);
  await lobby.standIn(guest, table, 0);
  await lobby.standIn(other, table, 1);
  await lobby.untilFinished(guest, table);
  const [ola, kuba] = await Promise.all([person({ guest }), person({ guest: other })]);
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id)]);

  await ola.page.getByRole('button', { name: 'Rematch' }).click();
  await kuba.page.getByRole('link', { name: 'To the rematch' }).click();
  await until('both at one new table', () => ola.table.id === kuba.table.id && ola.table.id !== table.id);
  await until('both to see a match that has begun', () => ola.table.status === 'playing' && kuba.table.status === 'playing');
  for (const one of [ola, kuba]) await one.atTable();
  expect(ola.state.view.over).toBe(false);
});

test('a match goes on from a step of its replay at a new table', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.finishedMatch(guest, { seats: [me, bot('random')] });
  const ola = await person({ guest });
  await ola.open(`/replay/${table.id}`);
  const position = ola.page.getByRole('slider', { name: 'Position in the match' });
  await position.waitFor();
  await ola.page.getByLabel('Seen by').selectOption({ label: 'seat of Ola' });
  await expect.poll(() => ola.page.locator('.timeline .line').innerText()).not.toContain('Fetching');
  // Every match has a first turn.
  await ola.page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(() => ola.page.locator('#log li.turn').count()).toBe(1);
  const told = await ola.logLines();
  await ola.page.getByRole('button', { name: 'Continue from here' }).click();
  await ola.page.getByRole('button', { name: 'Open the new table' }).click();
  await ola.page.waitForURL(/\/t\//);
  await ola.atTable();
  await question(ola);
  expect(ola.table.id).not.toBe(table.id);
  // The bot of the new table is another one, with a name of its own.
  const bots = ola.table.seats[1]?.name ?? '';
  expect((await ola.wholeLog()).slice(0, told.length)).toEqual(told.map((line) => line.replace(/^Bot\b/, bots)));
});
