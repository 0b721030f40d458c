// Relic: a match by clicking on the board, the cards and the prompt; the board under mouse, keys and fingers; and what every
// screen must pass.
import type { OptionView, PromptView } from '../src/protocol';
import type { Outcome } from '../src/games/relic/types';
import { numberOption } from '../src/play/lines';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { bot, me, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, asks, mustBeAsked, question, questionOf, thingFor, type Way } from './playing';
import { expect, test } from './test';
import { until, untilEnd } from './until';

const duel: TableWish = { game: 'relic', seats: [me, bot('random')], options: { first_player: 'seat-0' } };
/** The scenario that corrupts everybody from the first turn on: whoever then gives up ends a match of two. */
const shortMatch: TableWish = { ...duel, options: { first_player: 'seat-0', sheet: 'the-fourfold-taint' } };

/** Fights rather than evades, takes what is offered, and otherwise the first that comes. */
const wishes: Record<string, RegExp[]> = {
  window: [/^pass$/],
  movement_roll: [/^roll$/],
  battle_roll: [/^roll$/],
  test_roll: [/^roll$/],
  evade: [/^pass$/, /^done$/],
  movement_box: [/^step:/],
  spend_trophies: [/^spend:/],
  exchange: [/^exchange$/],
  new_character: [/^give-up$/],
};

function straightOn(prompt: PromptView): OptionView {
  const wanted = (wishes[prompt.kind] ?? []).flatMap((wish) => prompt.options.filter((option) => wish.test(option.id)));
  const most = prompt.numbers ? [numberOption(prompt.numbers, prompt.numbers.last)] : [];
  const [first] = [...wanted, ...prompt.options, ...most];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

const board = (person: Person) => person.page.locator('#board svg.ground');
const space = (person: Person, id: string) => person.page.locator(`#board g.space[data-object="${id}"]`);

/** What the board shows, as its viewBox. */
async function frame(person: Person): Promise<number[]> {
  return ((await board(person).getAttribute('viewBox')) ?? '').split(' ').map(Number);
}

/** Answers after which somebody may get tired of a match that luck makes long, and lets a bot play on. */
const patientFor = 30;

test('a match is played by clicking to its end', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, shortMatch);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);

  const clicked = { row: 0, thing: 0 };
  const kinds = new Set<string>();
  for (let asked = await question(ola); asked; asked = await question(ola)) {
    kinds.add(asked.kind);
    const option = straightOn(asked);
    const way: Way = asked.kind === 'character' && (await thingFor(ola, option)) ? 'table' : 'row';
    await answer(ola, option, way);
    clicked[way === 'table' ? 'thing' : 'row'] += 1;
    if (clicked.row + clicked.thing === patientFor) break;
  }
  if (!ola.state.view.over) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await untilEnd('the end of the match', () => ola.state.view.over, () => ola.state.row);
  }
  expect(kinds).toContain('character');
  expect(kinds).toContain('movement_roll');
  expect(kinds).toContain('direction');
  expect(clicked.thing, 'the character is taken by its sheet').toBe(1);
  expect(clicked.row, 'answers by rows of the prompt').toBeGreaterThan(3);
  expect(ola.relic.phase).toBe('over');
  await expect.poll(() => page.locator('section.end').getByRole('heading').count()).toBe(1);
});

test('a move is chosen on the board, which shows where it leads', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, duel);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  const asked = await questionOf(ola, 'direction', straightOn);
  await asks(ola);

  // Every way is drawn, with one dot for each step, and ends at a lit space.
  const ways = asked.options.map((option) => option.outcome as Outcome);
  const dots = page.locator('#board g.way circle.dot');
  await expect.poll(() => dots.count()).toBe(ways.reduce((sum, way) => sum + way.path.length, 0));
  const [first] = ways;
  if (!first?.space) throw new Error('a direction leads nowhere');
  const drawn = await page.locator('#board g.space').count();
  expect(drawn).toBe(49);
  // The same names stand in the list.
  const row = page.locator(`[data-option="${asked.options[0]?.id}"]`);
  const name = await space(ola, first.space).locator('title').textContent();
  expect((await row.innerText()).replaceAll('\u00a0', ' ')).toContain((name ?? '').split(' · ')[0]?.replaceAll('\u00a0', ' '));

  await page.locator('#board').getByRole('button', { name: 'Show the whole board' }).click({ force: true });
  const { state } = ola;
  await space(ola, first.space).focus();
  await page.keyboard.press('Enter');
  // A move that cannot be taken back is confirmed; one that can is sent at once.
  const send = page.locator('.prompt .go button.lamp');
  await until('the move to be chosen', async () => ola.answerTo(state) !== null || (await send.isVisible()));
  if (ola.answerTo(state) === null) await send.click();
  await expect.poll(() => ola.answerTo(state)).toBe(asked.options[0]?.id);
});

test('the board is moved and zoomed with mouse and keys', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, duel);
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await questionOf(ola, 'movement_roll', straightOn);
  await board(ola).waitFor();

  const [, , wide = 0] = await frame(ola);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await frame(ola))[2] ?? 0).toBeLessThan(wide);
  const place = await board(ola).boundingBox();
  if (!place) throw new Error('no board');
  const before = await frame(ola);
  const { state } = ola;
  const from = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  for (const [dx, dy] of [[-70, -50], [140, 100]] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y + dy, { steps: 4 });
    await page.mouse.up();
  }
  await expect.poll(() => frame(ola)).not.toEqual(before);
  expect(ola.answerTo(state), 'a drag is no answer').toBeNull();

  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(() => page.locator('#board svg.mini').count()).toBe(0);
  await space(ola, 'outskirts').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-object'))).toBe('grey-knight-envoy');
});

for (const [language, dark] of [['en', false], ['pl', true]] as const) {
  test(`nothing serious is found by axe, ${language}`, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, duel);
    const ola = await person({ guest, language, dark });
    await ola.sitAt(table.id);
    await asks(ola);
    await expectAccessible(ola.page, 'the choice of a character');
    await questionOf(ola, 'direction', straightOn);
    await asks(ola);
    await expectAccessible(ola.page, 'a move');
  });
}

test('alternatives stand below each other', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { ...duel, options: { first_player: 'seat-0', sheet: 'the-sleeping-engine' } });
  const ola = await person({ guest, language: 'pl' });
  await ola.sitAt(table.id);
  await questionOf(ola, 'direction', straightOn);
  await ola.page.getByRole('button', { name: 'Uśpiona Machina' }).first().click();
  const confrontation = ola.page.locator('dialog .lines', { hasText: 'Wybierasz jedno' }).first();
  await confrontation.waitFor();
  const lines = (await confrontation.innerText()).split('\n');
  expect(lines.filter((line) => /^– wykonujesz.test/.test(line)).length, lines.join(' | ')).toBe(3);
  expect(lines.at(-1)).toMatch(/^Potem, jeśli/);
});

test('a phone shows the board, the list and no more than its width', async ({ person, lobby }) => {
  const guest = await lobby.guest('Aleksandra Wiśniewska-Kowalczyk');
  const table = await lobby.table(guest, duel);
  const ola = await person({ guest, language: 'pl', width: 360, height: 740, touch: true });
  await ola.sitAt(table.id);
  await asks(ola);
  await expectNoSidewaysScroll(ola.page, 'the choice of a character');
  const asked = await questionOf(ola, 'direction', straightOn);
  await asks(ola);
  await expectNoSidewaysScroll(ola.page, 'a move');
  // Two fingers move and zoom it; nothing lies over its spaces.
  expect(await ola.page.locator('#board svg.mini, #board .tools').filter({ visible: true }).count()).toBe(0);
  for (const option of asked.options) expect(await ola.page.locator(`[data-option="${option.id}"]`).isVisible()).toBe(true);
  await answer(ola, await mustBeAsked(ola).then(straightOn), 'tap');
});
