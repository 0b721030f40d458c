// The server dies in the middle of a turn; nobody has to do anything about it.
import { expect, test } from './test';
import { Lobby, me, open } from './lobby';
import { answer, asks, begin, give, mustBeAsked, optionOf, questionOf } from './playing';
import { Server } from './server';
import { until } from './until';

test('a killed server loses nothing, and an answer on its way arrives', async ({ person, onTestFinished }) => {
  const server = await Server.start();
  onTestFinished(() => server.remove());
  const { address } = server;
  const lobby = new Lobby(address);
  const [olaGuest, kubaGuest] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const table = await lobby.table(olaGuest, { seats: [me, open] });
  await lobby.join(kubaGuest, table);
  const people = await Promise.all([person({ address, guest: olaGuest }), person({ address, guest: kubaGuest })]);
  await Promise.all(people.map((one) => one.sitAt(table.id)));
  const mover = await begin(people);
  const watcher = mover === people[0] ? people[1] : people[0];
  await answer(mover, optionOf(await mustBeAsked(mover), /^move:/));
  await questionOf(mover, 'action');
  expect(mover.knockdown.action).toBe(2);
  const { row } = mover.state;
  await until('the same row at both tables', () => watcher.state.row === row);
  const told = await Promise.all(people.map((one) => one.wholeLog()));
  const sockets = people.map((one) => one.sockets);

  await server.end('SIGKILL');
  for (const one of people) await one.page.getByText('Connection lost').waitFor();
  expect(await mover.page.locator('.prompt.asks, .tile.lit').count(), 'things that can be done meanwhile').toBe(0);
  await server.run();
  for (const one of people) await one.page.getByText('Connection lost').waitFor({ state: 'detached' });
  people.forEach((one, n) => expect(one.sockets).toBeGreaterThan(sockets[n] ?? 0));
  expect(mover.state.row).toBe(row);
  expect(await Promise.all(people.map((one) => one.wholeLog()))).toEqual(told);

  // The server no longer answers, but the page cannot know it yet: what is sent now gets no reply before the end.
  const chosen = optionOf(await mustBeAsked(mover), /^move:/);
  await asks(mover);
  server.freeze();
  await give(mover, chosen);
  await server.end('SIGKILL');
  await mover.page.getByText('Connection lost').waitFor();
  await server.run();
  const space = chosen.id.slice('move:'.length);
  const seat = mover.state.eye ?? 0;
  for (const one of people) {
    await until('the move on everybody\'s table', () => one.knockdown.players[seat]?.space === space);
    await one.page.getByText('Connection lost').waitFor({ state: 'detached' });
  }

  // And a page that is loaded anew tells the same story.
  const lines = await watcher.wholeLog();
  await watcher.sitAt(table.id);
  expect(await watcher.wholeLog()).toEqual(lines);
});
