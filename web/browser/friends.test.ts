// Two people with a browser each.
import { expect, test } from './test';
import { chooseInMenu, openChat, talk } from './menu';
import { answer, begin, mustBeAsked, optionOf } from './playing';
import { until } from './until';
import type { Person } from './person';

/** The log from the first turn on; before it, each player reads of skills that the other does not know. */
const played = async (person: Person): Promise<string[]> => {
  const lines = await person.wholeLog();
  return lines.slice(lines.findIndex((line) => line.startsWith('Turn 1:')));
};

test('two people meet by an invite link, play, talk and take back', async ({ person }) => {
  const [ola, kuba] = await Promise.all([person(), person()]);
  await ola.open('/');
  await ola.page.getByRole('link', { name: 'Create a table' }).click();
  await ola.page.locator('form select').first().selectOption('knockdown');
  await ola.page.getByLabel('Name of the table').fill('Thursday duel');
  await ola.page.getByRole('button', { name: 'Create the table' }).click();
  await ola.page.getByRole('button', { name: 'Copy the link' }).click();
  await ola.page.getByText('Copied').waitFor();
  const link = await ola.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#invite=');

  await kuba.open('/');
  await kuba.page.getByLabel('Invite link or code').fill(link);
  await kuba.page.getByRole('button', { name: 'Join' }).click();
  await kuba.page.getByRole('heading', { name: 'Thursday duel' }).waitFor();
  await kuba.page.getByRole('button', { name: 'Sit at seat 2' }).click();
  await Promise.all([ola, kuba].map((one) => one.atTable()));
  expect(ola.state.eye).toBe(0);
  await until('the seat of the second', () => kuba.state.eye === 1);

  // Each sees what the other does.
  await answer(ola, optionOf(await mustBeAsked(ola), 'fighter:F2'));
  await answer(kuba, optionOf(await mustBeAsked(kuba), 'fighter:F1'));
  for (const one of [ola, kuba]) {
    const names = ola.table.seats.map(({ name }) => name);
    await expect.poll(() => one.logLines()).toContain(`${names[0]} plays Skarn, Hunter of the Brood.`);
    await expect.poll(() => one.logLines()).toContain(`${names[1]} plays Corporal Hadar.`);
  }

  await talk(kuba, 'Good luck & have fun <3');
  const chat = await openChat(ola);
  await chat.getByText('Good luck & have fun <3').waitFor();
  for (const one of [ola, kuba]) await one.page.getByRole('tab', { name: 'Log' }).click();

  const mover = await begin([ola, kuba]);
  const watcher = mover === ola ? kuba : ola;
  await until('the same row at both tables', () => watcher.state.row === mover.state.row);
  const before = await played(watcher);
  expect(await played(mover)).toEqual(before);

  // A move that reveals nothing is undone alone, whatever question comes after it.
  const moved = async () => {
    await answer(mover, optionOf(await mustBeAsked(mover), /^move:/));
    await until('the same row at both tables', () => watcher.state.row === mover.state.row);
    expect((await played(watcher)).length).toBeGreaterThan(before.length);
    expect(await played(mover)).toEqual(await played(watcher));
  };
  await moved();
  await mover.page.getByRole('button', { name: 'Undo', exact: true }).click();
  for (const one of [mover, watcher]) await expect.poll(() => played(one)).toEqual(before);

  // A takeback needs the other's consent: first refused, then given.
  await moved();
  const after = await played(watcher);
  for (const word of ['Refuse', 'Agree']) {
    await chooseInMenu(mover, 'Ask for a takeback');
    await mover.page.getByRole('button', { name: 'Ask everybody' }).click();
    await mover.page.getByText('You have asked for a takeback').waitFor();
    await watcher.page.getByRole('button', { name: word, exact: true }).click();
    await mover.page.getByText('You have asked for a takeback').waitFor({ state: 'detached' });
    const wanted = word === 'Agree' ? before : after;
    for (const one of [mover, watcher]) await expect.poll(() => played(one)).toEqual(wanted);
  }
});
