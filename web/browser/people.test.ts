// What the owner of a table does about others: mute and unmute, ban and lift the ban.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { bot, me, open } from './lobby';
import { chooseInMenu, openChat, talk } from './menu';
import type { Person } from './person';

const chatOf = (person: Person) => person.page.getByRole('region', { name: 'Chat' });
const mutedWords = 'The owner of this table has muted you';

test('an owner mutes, unmutes, bans and lifts the ban of somebody who watches', async ({ person, lobby }) => {
  const [hers, his] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const table = await lobby.table(hers, { seats: [me, bot('random')], is_public: true });
  const [ola, kuba] = await Promise.all([person({ guest: hers }), person({ guest: his })]);
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id)]);
  await Promise.all([openChat(ola), openChat(kuba)]);
  await talk(kuba, 'Buy my dice!');
  await chatOf(ola).getByText('Buy my dice!').waitFor();
  // Nobody but the owner is offered anything.
  await chatOf(kuba).getByText('Buy my dice!').waitFor();
  expect(await kuba.page.getByRole('button', { name: 'Kuba: mute or ban' }).count()).toBe(0);

  // With the keyboard alone.
  const dots = chatOf(ola).getByRole('button', { name: 'Kuba: mute or ban' });
  await dots.focus();
  await ola.page.keyboard.press('Enter');
  const dialog = ola.page.getByRole('dialog', { name: 'Kuba' });
  const mute = dialog.getByRole('button', { name: 'Mute', exact: true });
  await mute.waitFor();
  await expectAccessible(ola.page, 'what an owner can do about somebody');
  await mute.focus();
  await ola.page.keyboard.press('Enter');
  await dialog.getByText('Kuba is muted.').waitFor();
  await chatOf(kuba).getByText(mutedWords).waitFor();
  expect(await kuba.page.getByLabel('Message', { exact: true }).count()).toBe(0);
  await expectAccessible(kuba.page, 'the chat of somebody muted');

  await dialog.getByRole('button', { name: 'Unmute' }).click();
  await dialog.getByText('Kuba can write again.').waitFor();
  await ola.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await chatOf(kuba).getByText(mutedWords).waitFor({ state: 'detached' });
  await talk(kuba, 'Sorry.');
  await chatOf(ola).getByText('Sorry.').waitFor();

  // A ban is asked twice, and the first answer may be no.
  await dots.first().click();
  const ban = dialog.getByRole('button', { name: 'Ban from this table' });
  await ban.click();
  await dialog.getByText('Ban Kuba from this table?').waitFor();
  await ola.page.keyboard.press('Enter');
  await ban.click();
  await dialog.getByRole('button', { name: 'Yes, ban' }).click();
  await dialog.getByText('Kuba is banned from this table.').waitFor();
  await kuba.page.getByText('The owner of this table has banned you from it.').waitFor();
  await kuba.page.reload();
  await kuba.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  await kuba.page.getByText('The owner of this table has banned you from it.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Undone from the list.
  await chooseInMenu(ola, 'Muted and banned');
  const list = ola.page.getByRole('dialog', { name: 'Muted and banned' });
  await expectAccessible(ola.page, 'the list of muted and banned people');
  await list.getByRole('button', { name: 'Lift the ban: Kuba' }).click();
  await list.getByText('Nobody is muted or banned.').waitFor();
  await kuba.sitAt(table.id);
  await openChat(kuba);
  await chatOf(kuba).getByText('Sorry.').waitFor();
});

test('a seat is taken from somebody before the match, and not during it', async ({ person, lobby }) => {
  const [hers, his] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const table = await lobby.table(hers, { seats: [me, open], is_public: true, begin: 'owner' });
  await lobby.join(his, table);
  const [ola, kuba] = await Promise.all([person({ guest: hers, width: 360, height: 640, touch: true }), person({ guest: his })]);
  await Promise.all([ola.open(`/t/${table.id}`), kuba.open(`/t/${table.id}`)]);
  await kuba.page.getByRole('button', { name: 'Leave the table' }).waitFor();
  const dots = ola.page.getByRole('button', { name: 'Kuba: mute or ban' });
  const dialog = ola.page.getByRole('dialog', { name: 'Kuba' });
  await dots.tap();
  await dialog.getByRole('button', { name: 'Ban from this table' }).tap();
  await expectAccessible(ola.page, 'the second question');
  await dialog.getByRole('button', { name: 'Yes, ban' }).tap();
  await dialog.getByText('Kuba is banned from this table.').waitFor();
  await kuba.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  await kuba.page.getByText('The owner of this table has banned you from it.').waitFor();

  // The seat is free, and the ban is lifted where the table is kept.
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => dots.count()).toBe(0);
  const list = ola.page.getByRole('region', { name: 'Muted and banned' });
  await list.getByRole('button', { name: 'Lift the ban: Kuba' }).tap();
  await list.getByText('Nobody is muted or banned.').waitFor();
  await lobby.join(his, table);
  await ola.page.getByRole('button', { name: 'Begin the match' }).tap();
  await ola.atTable();
  await dots.tap();
  await dialog.getByText('Whoever plays a match that has begun cannot be banned from it.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Ban from this table' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Mute', exact: true }).tap();
  await dialog.getByText('Kuba is muted.').waitFor();
});
