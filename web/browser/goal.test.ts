// How to win is in sight in every game, on a desk and on a phone; what happened is told with the names of the players, waits
// for whom it concerns, and can be seen again.
import type { OptionView, PromptView } from '../src/protocol';
import { bot, me, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, asks, question } from './playing';
import { expect, test } from './test';
import { pressIfThere, until } from './until';

const tables: Record<string, TableWish> = {
  knockdown: { game: 'knockdown', seats: [me, bot('lookahead')] },
  karak: { game: 'karak', seats: [me, bot('habit'), bot('habit')] },
  relic: { game: 'relic', seats: [me, bot('habit'), bot('habit')] },
  'relic-nemesis': { game: 'relic-nemesis', seats: [me, bot('habit'), bot('habit')] },
};

const first = (prompt: PromptView): OptionView => {
  const pass = prompt.options.find(({ id }) => ['pass', 'roll', 'done', 'end', 'block:none', 'react:none'].includes(id));
  const [some] = [...(pass ? [pass] : []), ...prompt.options];
  if (!some) throw new Error(`nothing to choose in ${prompt.kind}`);
  return some;
};

/** Answers some questions, whatever they are. */
async function playSome(ola: Person, answers: number): Promise<void> {
  for (let n = 0; n < answers; n += 1) {
    const asked = await question(ola);
    if (!asked) return;
    await answer(ola, first(asked));
  }
  if (await question(ola)) await asks(ola);
}

for (const [game, wish] of Object.entries(tables)) {
  test(`${game}: the goal is in sight, one tap away on a phone, and players have their names`, async ({ lobby, person }) => {
    const guest = await lobby.guest('Zosia');
    const table = await lobby.table(guest, wish);
    const ola = await person({ guest });
    await ola.sitAt(table.id);
    await playSome(ola, 8);
    const panel = ola.page.locator('.aim .goal');
    await expect.poll(() => panel.isVisible()).toBe(true);
    await expect.poll(() => panel.locator('.bar').count()).toBe(wish.seats?.length);
    await expect.poll(async () => (await panel.locator('.name.own').innerText()).trim()).toBe('You');
    const lines = await ola.wholeLog();
    expect(lines.filter((line) => /Player \d|-?\d+,-?\d+|[\ue000-\uf8ff]/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Zosia'))).toBe(true);

    const phone = await person({ guest, width: 390, height: 844, touch: true });
    await phone.sitAt(table.id);
    await expect.poll(() => phone.page.locator('.aim').isVisible()).toBe(false);
    await phone.page.getByRole('button', { name: /^How to win/ }).tap();
    const sheet = phone.page.locator('dialog:has(.goal)');
    await expect.poll(() => sheet.locator('.bar').count()).toBe(wish.seats?.length);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => sheet.isVisible()).toBe(false);
  });
}

test('the others’ turns are told when one’s own begins, and can be seen again step by step', async ({ lobby, person }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { ...tables.karak, seed: 2 });
  const ola = await person({ guest });
  await ola.sitAt(table.id);
  const story = ola.page.locator('.since');
  for (let n = 0; n < 40 && !(await story.isVisible()); n += 1) await playSome(ola, 1);
  await until('both turns to be told', async () => {
    // The story folds when the turn's first question is answered before it is seen.
    await pressIfThere(story.locator('.toggle[aria-expanded="false"]'));
    return (await story.locator('li').count()) === 2;
  });
  const now = await ola.page.locator('#log li').count();
  await story.getByRole('button', { name: /^See it again.*Bot 1/ }).click();
  const next = ola.page.getByRole('button', { name: 'Next step' });
  await next.waitFor();
  expect(await ola.page.locator('#log li').count()).toBeLessThan(now);
  // Step by step it comes back to where it was.
  await until('the end of the story', async () => {
    await pressIfThere(next);
    return ola.page.locator('.prompt.asks').isVisible();
  });
  expect(await ola.page.locator('#log li').count()).toBe(now);
  await story.getByRole('button', { name: 'To my turn' }).click();
  await expect.poll(() => story.isVisible()).toBe(false);
});

test('one’s own battle waits for the roll, and its end until one goes on', async ({ lobby, person }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { ...tables.karak, seed: 2 });
  const ola = await person({ guest, motion: true });
  await ola.sitAt(table.id);
  const fights = /^(fight|explore|move)/;
  const goOn = ola.page.locator('.prompt').getByRole('button', { name: 'Go on' });
  let held = false;
  for (let n = 0; n < 60 && !held; n += 1) {
    const asked = await question(ola);
    if (!asked) break;
    const bold = asked.options.find(({ id }) => id === 'fight') ?? asked.options.find(({ id }) => fights.test(id)) ?? first(asked);
    await answer(ola, bold);
    // Nobody goes on here but us: either the result is held, or the next question comes.
    await until('what follows', async () => (await goOn.isVisible()) || ola.page.locator('.prompt.asks').isVisible());
    held = (await goOn.isVisible()) && (await ola.page.locator('.battle .verdict').isVisible());
    if ((await goOn.isVisible()) && !held) await ola.page.keyboard.press('Enter');
  }
  expect(held).toBe(true);
  await ola.page.keyboard.press('Enter');
  await expect.poll(() => goOn.isVisible()).toBe(false);
});
