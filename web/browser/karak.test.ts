// Karak: a whole match by clicking on the map, the prompt and the dice; the map under mouse, keys and fingers; and what every
// screen must pass.
import type { OptionView, PromptView } from '../src/protocol';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { bot, me, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, asks, mustBeAsked, question, questionOf, thingFor, type Way } from './playing';
import { expect, test } from './test';

/** The shortest match that the table form offers. Its end never depends on luck: after ten rounds it is scored. */
const shortMatch: TableWish = { game: 'karak', seats: [me, bot('random')], options: { rounds: '10' } };
const withImperium: TableWish = { ...shortMatch, options: { rounds: '10', imperium: 'on' } };

/** Explores, builds and gathers, fights when it must, and keeps what the dice gave. */
const wishes: Record<string, RegExp[]> = {
  slot: [/^city$/, /^build:/, /^train:/, /^explore:/, /^move:/, /^gather$/, /^heal$/, /^end$/],
  dice: [/^roll$/],
  rerolls: [/^keep$/],
  reroll_dice: [/^roll$/],
  build_more: [/^done$/],
  train_more: [/^done$/],
};

function adventurous(prompt: PromptView): OptionView {
  const wanted = (wishes[prompt.kind] ?? []).flatMap((wish) => prompt.options.filter((option) => wish.test(option.id)));
  const [first] = [...wanted, ...prompt.options];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

const map = (person: Person) => person.page.locator('#board svg.ground');

/** What the map shows, as its viewBox. */
async function window(person: Person): Promise<number[]> {
  return ((await map(person).getAttribute('viewBox')) ?? '').split(' ').map(Number);
}

/** A hex outside the window, or below a button, is no place to click at. */
async function canBeClicked(person: Person, option: OptionView): Promise<boolean> {
  const thing = await thingFor(person, option);
  if (!thing) return false;
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });
}

test('a match is played by clicking to its end, and scored', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, shortMatch);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);

  const clicked = { row: 0, thing: 0 };
  const kinds = new Set<string>();
  let largest = 0;
  for (let asked = await question(ola); asked; asked = await question(ola)) {
    kinds.add(asked.kind);
    largest = Math.max(largest, ola.karak.map.length);
    const option = adventurous(asked);
    const onTable = (clicked.row + clicked.thing) % 3 !== 2 && (await canBeClicked(ola, option));
    const way: Way = onTable ? 'table' : 'row';
    await answer(ola, option, way);
    clicked[onTable ? 'thing' : 'row'] += 1;
  }
  expect(kinds, 'a hero is chosen, turns are taken').toContain('hero');
  expect(kinds).toContain('slot');
  // In the first turn somebody explores: a tile comes, and unless it has no chasm its rotation is asked for.
  expect(largest, 'the map has grown').toBeGreaterThan(3);
  expect(clicked.row, 'answers by rows of the prompt').toBeGreaterThan(1);
  expect(clicked.thing, 'answers by hexes, heroes, dice and buildings').toBeGreaterThan(1);

  // Every hex that was laid is drawn, and the score says what the server says.
  await expect.poll(() => page.locator('#board g.tile').count()).toBe(ola.karak.map.length);
  const score = page.locator('.beside .score');
  await score.waitFor();
  const points = await score.locator('td.total').allInnerTexts();
  expect(points.map(Number).sort()).toEqual(ola.karak.players.map((player) => player.points).sort());
  await expect.poll(() => page.locator('section.end').getByRole('heading').count()).toBe(1);
});

test('a tile is turned by eye: only what is allowed, shown where it will lie', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, shortMatch);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  // A tile with chasms has several rotations; one without has only one, and the next is tried.
  let asked = await questionOf(ola, 'rotation', adventurous);
  while (asked.options.length < 2) {
    await answer(ola, adventurous(asked));
    asked = await questionOf(ola, 'rotation', adventurous);
  }
  // Until the page asks this question, its table still shows the tile before.
  await asks(ola);
  const ghost = page.locator(`#board g.ghost[data-item="${asked.objects[0]}"]`);
  const drawnChasms = () => ghost.locator('.chasm').evaluateAll((all) => all.map((one) => one.getAttribute('d')).join());
  const first = await drawnChasms();
  expect(first, 'chasms of the tile in hand').not.toBe('');
  await page.keyboard.press('e');
  await expect.poll(drawnChasms).not.toBe(first);
  expect(await drawnChasms(), 'it still lies there').not.toBe('');
  await page.keyboard.press('q');
  await expect.poll(drawnChasms).toBe(first);
  await ghost.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(drawnChasms).not.toBe(first);

  const ways = page.locator('.prompt .way[data-option]');
  expect(await ways.count()).toBe(asked.options.length);
  const last = asked.options.at(-1);
  await page.locator(`.prompt [data-option="${last?.id}"]`).click();
  await expect.poll(() => page.locator('.prompt .way[aria-pressed="true"]').getAttribute('data-option')).toBe(last?.id);
  await page.getByRole('button', { name: 'Lay the tile like this' }).click();
  const laid = () => ola.karak.map.find((hex) => asked.objects.includes(hex.id));
  await expect.poll(() => laid()?.tile).toBe(asked.objects[0]);
  expect(laid()?.rotation).toBe(Number(/\d/.exec(last?.id ?? '')?.[0]));
});

test('the map is moved and zoomed with mouse and keys', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, shortMatch);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await questionOf(ola, 'slot', adventurous);
  await map(ola).waitFor();

  const [, , wide = 0] = await window(ola);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await window(ola))[2] ?? 0).toBeLessThan(wide);
  const [, y = 0] = await window(ola);
  const frame = await map(ola).boundingBox();
  if (!frame) throw new Error('no map');
  const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const { state } = ola;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await window(ola))[1] ?? 0).toBeGreaterThan(y);
  expect(ola.answerTo(state), 'a drag is no answer').toBeNull();

  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(async () => page.locator('#board svg.mini').count()).toBe(0);
  await page.keyboard.press('b');
  await page.locator('#board [data-object="0,0"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-object'))).toBe('0,-1');
  const [, , whole = 0] = await window(ola);
  await page.keyboard.press('+');
  await expect.poll(async () => (await window(ola))[2] ?? 0).toBeLessThan(whole);
});

test('nothing serious is found on the screen of Karak, in both themes and languages', async ({ person, lobby }) => {
  for (const [language, dark] of [['en', false], ['pl', true]] as const) {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, withImperium);
    const ola = await person({ guest, language, dark });
    await ola.sitAt(table.id);
    await mustBeAsked(ola);
    await asks(ola);
    await expectAccessible(ola.page, `heroes, ${language}`);
    await questionOf(ola, 'slot', adventurous);
    await asks(ola);
    await expectAccessible(ola.page, `a turn, ${language}`);
    await questionOf(ola, 'rotation', adventurous);
    await asks(ola);
    await expectAccessible(ola.page, `a new tile, ${language}`);
  }
});

test('on 360 pixels a turn is played with a finger', async ({ person, lobby }) => {
  const guest = await lobby.guest('Aleksandra');
  const table = await lobby.table(guest, withImperium);
  const ola = await person({ guest, width: 360, height: 740, touch: true, language: 'pl' });
  const { page } = ola;
  await ola.sitAt(table.id);
  await mustBeAsked(ola);
  await expectNoSidewaysScroll(page, 'heroes');
  await questionOf(ola, 'slot', adventurous);
  await expectNoSidewaysScroll(page, 'a turn');
  const { turn } = ola.karak;
  let taps = 0;
  for (let asked = await question(ola); asked && ola.karak.turn === turn; asked = await question(ola)) {
    await answer(ola, adventurous(asked), 'tap');
    await expectNoSidewaysScroll(page, asked.kind);
    taps += 1;
  }
  expect(taps).toBeGreaterThanOrEqual(1);
});
