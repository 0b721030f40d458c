// What lies on the table is read before it is chosen, on a screen whose board has the room.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { bot, me } from './lobby';
import { answer, asks, question, questionOf } from './playing';
import type { Person } from './person';
import type { OptionView, PromptView } from '../src/protocol';

const card = (person: Person) => person.page.locator('.reading');
const first = (prompt: PromptView): OptionView => {
  const [option] = prompt.options;
  if (!option) throw new Error('nothing to choose');
  return option;
};
const three = { game: 'karak', seats: [me, bot('habit'), bot('habit')] };

test('a glowing tile is read by pointing, and chosen by a click', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, three);
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  const asked = await questionOf(ola, 'slot', first);
  await asks(ola);
  const lit = ola.page.locator('#board g.glows').first();
  const frame = await lit.boundingBox();
  if (!frame) throw new Error('nothing glows');
  await ola.page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await card(ola).waitFor();
  await expect.poll(() => card(ola).innerText()).toMatch(/Click: /);
  await expectAccessible(ola.page, 'a table with a card of information');
  const beside = await card(ola).boundingBox();
  if (!beside) throw new Error('no card');
  const apart = beside.x >= frame.x + frame.width || beside.x + beside.width <= frame.x || beside.y >= frame.y + frame.height || beside.y + beside.height <= frame.y;
  expect(apart, 'the card stands beside the tile').toBe(true);
  const words = (await card(ola).innerText()).replaceAll(/[A-Z]{3}-[A-Z]+-\d\d/g, 'a clause');
  expect(words, 'words, no ids').not.toMatch(/docs\/|[A-Z]{2}-[A-Z]/);
  expect(ola.state.view.prompt, 'reading is no answer').toEqual(asked);

  // A right click reads at once and keeps the card; Escape puts it away.
  await ola.page.mouse.move(2, 2);
  await expect.poll(() => card(ola).count()).toBe(0);
  await lit.click({ button: 'right' });
  await card(ola).waitFor();
  await ola.page.keyboard.press('Escape');
  await expect.poll(() => card(ola).count()).toBe(0);
});

test('a resting finger reads and does not choose', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, three);
  const ola = await person({ guest, width: 390, height: 844, touch: true });
  await ola.sitAt(table.id);
  const asked = await question(ola);
  const { state } = ola;
  const hero = ola.page.locator('#board .hero.can').first();
  const frame = await hero.boundingBox();
  if (!frame || !asked) throw new Error('no hero to choose');
  const fingers = await ola.context.newCDPSession(ola.page);
  const at = { x: frame.x + 40, y: frame.y + 20 };
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await card(ola).waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await card(ola).innerText()).toMatch(/Hero/);
  expect(ola.answerTo(state), 'reading is no answer').toBeNull();
  expect(await ola.page.locator('.hero.sel').count(), 'nothing is picked').toBe(0);
});

test('the board has at least half of a large screen, and nothing scrolls, with the coach beside it', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest, guide: true });
  for (const game of ['karak', 'relic', 'knockdown']) {
    const table = await lobby.table(guest, { game, seats: game === 'knockdown' ? [me, bot('lookahead')] : three.seats });
    ola.forget();  // numbers of questions begin again at each table
    await ola.sitAt(table.id);
    for (let n = 0; n < 3; n += 1) {
      const asked = await question(ola);
      if (asked) await answer(ola, first(asked));
    }
    for (const [width, height] of [[1280, 720], [1440, 900], [1920, 1080], [2560, 1440]] as const) {
      await ola.page.setViewportSize({ width, height });
      const board = await ola.page.locator('#board').boundingBox();
      // At the narrowest the panels beside it need their letters: nearly half.
      expect(board?.width ?? 0, `${game} at ${width}`).toBeGreaterThan(0.48 * width);
      const scrolls = await ola.page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      expect(scrolls, `${game} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
