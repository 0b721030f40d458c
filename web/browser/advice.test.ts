// Bots' thinking for people: a hint for one's own question, why a bot did something, and the review of a finished match.
import { expectAccessible } from './accessible';
import { bot, me } from './lobby';
import { answer, boldest, question } from './playing';
import { expect, test } from './test';
import { until } from './until';

const words = {
  en: { hint: 'Hint', why: 'Why did it do that?', review: /^Review/, chances: 'Chance to win', costliest: 'Costliest decisions', luck: 'Luck and decisions' },
  pl: { hint: 'Podpowiedź', why: 'Dlaczego tak?', review: /^Omówienie/, chances: 'Szansa na wygraną', costliest: 'Najkosztowniejsze decyzje', luck: 'Szczęście i decyzje' },
} as const;
const screens = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'pl', width: 390, height: 844, touch: true },
] as const;

for (const screen of screens) {
  const word = words[screen.language];
  const where = `${screen.language}, ${screen.width} px`;

  test(`a hint tells three answers, chooses nothing and goes with the question (${where})`, async ({ lobby, person }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, { game: 'karak', seats: [me, bot('habit')] });
    const ola = await person({ guest, ...screen });
    await ola.sitAt(table.id);
    await question(ola);
    const asked = ola.state.prompt;
    const button = ola.page.locator('button[data-hint]');
    if (screen.width > 700) await ola.page.keyboard.press('t');
    else await button.tap();
    const panel = ola.page.getByRole('region', { name: word.hint });
    await expect.poll(() => panel.locator('li[data-hinted]').count(), { timeout: 60_000 }).toBeGreaterThan(1);
    expect(await panel.locator('li[data-hinted]').count()).toBeLessThanOrEqual(3);
    const chances = await panel.locator('.chance').allInnerTexts();
    for (const chance of chances) expect(chance).toMatch(/^[<>]?\d{1,3}%$/);
    expect(ola.state.prompt).toBe(asked);
    await expectAccessible(ola.page, `the hint (${where})`);
    await button.click();
    await expect.poll(() => panel.count()).toBe(0);
  });

  test(`a bot’s line of the log says why, with what everybody sees (${where})`, async ({ lobby, person }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, { game: 'karak', seats: [bot('habit'), me] });
    const ola = await person({ guest, ...screen });
    await ola.sitAt(table.id);
    const lines = () => ola.page.locator('#log button.ask');
    for (let asked = await question(ola); asked && (await lines().count()) === 0; asked = await question(ola)) {
      await answer(ola, boldest(asked));
    }
    if (screen.width < 700) await ola.page.locator('[role="tab"][data-tab="log"]').tap();
    const ask = lines().first();
    await ask.waitFor({ state: 'attached' });
    await ask.click();
    const dialog = ola.page.getByRole('dialog', { name: word.why });
    await expect.poll(() => dialog.locator('.note, [role="alert"]').count(), { timeout: 60_000 }).toBeGreaterThan(0);
    expect(await dialog.locator('.bars').count()).toBe(0);
  });

  test(`the review of a match shows chances, luck and decisions, and a way back into it (${where})`, async ({ lobby, person }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.finishedMatch(guest);
    const ola = await person({ guest, ...screen });
    await ola.open(`/review/${table.id}`);
    await until('the review', async () => (await ola.page.getByRole('heading', { name: word.chances }).count()) > 0);
    await ola.page.getByRole('heading', { name: word.review, level: 1 }).waitFor();
    expect(await ola.page.locator('.plot polyline').count()).toBe(2);
    await ola.page.getByRole('heading', { name: word.luck }).waitFor();
    await ola.page.getByRole('heading', { name: word.costliest }).waitFor();
    await expectAccessible(ola.page, `the review (${where})`);
  });
}
