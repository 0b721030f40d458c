// The other two ways of a knockdown test: keeping time, and real cubes on a real table.
import { expect, test } from './test';
import { bot, me } from './lobby';
import { answer, question, mustBeAsked } from './playing';
import type { Person } from './person';
import type { OptionView, PromptView } from '../src/protocol';
import { until } from './until';

/** Walks about and takes every blow, so that a test is called soon. */
function meekest(prompt: PromptView): OptionView {
  const wanted = ['move:', 'block:none', 'step:'].flatMap((begin) => prompt.options.filter((one) => one.id.startsWith(begin)));
  const [first] = [...wanted, ...prompt.options];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

async function untilTested(person: Person, kind: string): Promise<void> {
  for (let asked = await question(person); asked; asked = await question(person)) {
    if (asked.kind === kind) return;
    await answer(person, meekest(asked));
  }
  throw new Error('nobody called a test');
}

test('a timing test is taken with the space bar, and the match goes on', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('easy')], options: { test: 'timing' } });
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await untilTested(ola, 'press');
  const told = (await ola.logLines()).length;
  const presses = () => ola.said.filter((message) => message.type === 'answer' && !message.option.endsWith(':stop')).length;
  const before = presses();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const drop = page.getByRole('button', { name: /^Drop/ });
  await drop.waitFor();
  await page.keyboard.press(' ');
  await until('the press to be sent', () => presses() > before);
  await until('the press to be told', () => ola.states.some((state) => state.events.some((line) => line.event === 'press')));
  if (ola.knockdown.testing) await page.getByRole('button', { name: 'Give up' }).click();
  await until('the end of the test', () => ola.knockdown.testing === null);
  expect((await ola.logLines()).length).toBeGreaterThan(told);
  await mustBeAsked(ola);
});

test('with real cubes the one who is tested says how it went', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, bot('easy')], options: { test: 'tower' } });
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  await untilTested(ola, 'tower');
  const asked = await mustBeAsked(ola);
  const stands = asked.options[0];
  if (!stands) throw new Error('no answer to choose');
  const { prompt } = ola.state;
  await ola.page.getByRole('button', { name: stands.label.en, exact: true }).click();
  await until('the match to go on', () => ola.state.prompt !== prompt);
  expect(ola.said.at(-1)).toMatchObject({ type: 'answer', option: stands.id });
  await mustBeAsked(ola);
});
