// Fewer clicks: several answers for one, and what is sent after a moment.
import type { OptionView, PromptView } from '../src/protocol';
import { saysOf } from '../src/play/says';
import { bot, me, type TableWish } from './lobby';
import { answer, asks, mustBeAsked, questionOf } from './playing';
import { expect, test } from './test';
import { until } from './until';

const karak: TableWish = { game: 'karak', seats: [me, bot('random')], options: { rounds: '10' } };

/** Explores and walks, and keeps what the dice gave. */
function roaming(prompt: PromptView): OptionView {
  const wishes = [/^explore:/, /^move:/, /^roll$/, /^keep$/, /^end$/];
  const [first] = [...wishes.flatMap((wish) => prompt.options.filter((option) => wish.test(option.id))), ...prompt.options];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

test('one click on a tile further away walks there, and Undo goes back step by step', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, karak);
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  let asked = await questionOf(ola, 'slot', roaming);
  const wayIn = (prompt: PromptView) => prompt.options.flatMap((option) => saysOf(option).onward).find((one) => one.answers.length > 2);
  let way = wayIn(asked);
  while (!way) {
    await answer(ola, roaming(asked));
    asked = await questionOf(ola, 'slot', roaming);
    way = wayIn(asked);
  }
  const { object, answers } = way;
  const said = () => ola.said.flatMap((message) => (message.type === 'answer' ? [message.option] : []));
  const before = said().length;
  await ola.page.locator(`#board [data-object="${object}"][aria-pressed]`).click();
  await expect.poll(() => said().slice(before)).toEqual(answers);
  await until('the hero to stand there', () => ola.karak.map.find(({ id }) => id === object)?.heroes.includes(0) ?? false);
  await until('the next question', () => ola.state.prompt !== null);
  await asks(ola);
  await ola.page.keyboard.press('u');
  await until('the hero to be back', () => !(ola.karak.map.find(({ id }) => id === object)?.heroes.includes(0) ?? true));
});

test('what only uncovers something is sent a moment after one click', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, karak);
  const ola = await person({ guest, byHand: false });
  await ola.sitAt(table.id);
  const hero = await mustBeAsked(ola);
  await answer(ola, roaming(hero));
  const asked = await questionOf(ola, 'slot', roaming);
  const explore = asked.options.find(({ id }) => id.startsWith('explore:'));
  if (!explore) throw new Error('nothing to explore');
  const { prompt } = ola.state;
  const place = ola.page.locator(`#board [data-object="${explore.objects[0]}"][aria-pressed]`);
  await place.click();
  await until('the tile to come', () => ola.state.prompt !== prompt);
  expect(ola.said.filter((message) => message.type === 'answer').at(-1)).toMatchObject({ option: explore.id });
});
