// The other two ways of a knockdown test: keeping time, and real cubes on a real table.
import { expect, test } from './test';
import { bot, me } from './lobby';
import { meekest, question, questionOf } from './playing';
import { pressIfThere, until } from './until';

test('a timing test is taken with the space bar, and the match goes on', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const { page } = ola;
  const presses = () => ola.said.filter((message) => message.type === 'answer' && /^press:\d/.test(message.option)).length;
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const giveUp = page.getByRole('button', { name: /^Give up/ });

  // A test lasts ten seconds. Should this machine not press within them, another table's test will do.
  for (let seed = 1; presses() === 0; seed += 1) {
    const table = await lobby.table(guest, { seats: [me, bot('lookahead')], options: { test: 'timing' }, seed });
    ola.forget();
    await ola.sitAt(table.id);
    await questionOf(ola, 'press', meekest);
    const told = (await ola.wholeLog()).length;
    await start.click();
    await page.getByRole('button', { name: /^Drop/ }).waitFor();
    await page.keyboard.press(' ');
    await until('a press or the end of the test', () => presses() > 0 || ola.knockdown.testing === null);
    // Whether the press held or not, the test ends when the player says so, unless the time is over before.
    await until('the end of the test', async () => {
      if (ola.knockdown.testing) await pressIfThere(giveUp);
      return ola.knockdown.testing === null;
    });
    expect((await ola.wholeLog()).length).toBeGreaterThan(told);
  }
  expect(ola.states.some((state) => state.events.some((line) => line.event === 'press')), 'the press is told').toBe(true);
  await question(ola);
});

test('with real cubes the one who is tested says how it went', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('lookahead')], options: { test: 'tower' } });
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  const asked = await questionOf(ola, 'tower', meekest);
  const stands = asked.options[0];
  if (!stands) throw new Error('no answer to choose');
  const { state } = ola;
  await ola.page.getByRole('button', { name: stands.label.en, exact: true }).click();
  await until('the match to go on', () => ola.state.prompt !== state.prompt);
  expect(ola.answerTo(state)).toBe(stands.id);
  await question(ola);
});
