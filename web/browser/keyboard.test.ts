// Everything without a mouse, from the home page to a played turn.
import { expect, test } from './test';
import { answer, asks, boldest, mustBeAsked, optionOf } from './playing';
import type { Person } from './person';
import { until } from './until';

interface Focus {
  tag: string;
  name: string;
  object: string | null;
  /** Something is drawn around it. */
  visible: boolean;
}

const focus = (person: Person): Promise<Focus> =>
  person.page.evaluate(() => {
    const at = document.activeElement;
    const ring = at?.querySelector<SVGElement>('.focus');
    // A field shows it on the frame that it shares with its button.
    const frame = at?.matches('input') ? at.closest('label, form, .line') : null;
    const drawn = (one: Element | null | undefined) =>
      one != null && (getComputedStyle(one).boxShadow !== 'none' || getComputedStyle(one).outlineStyle !== 'none');
    return {
      tag: at?.tagName.toLowerCase() ?? '',
      name: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
      object: at?.getAttribute('data-object') ?? null,
      visible: drawn(at) || drawn(frame) || (ring != null && getComputedStyle(ring).display !== 'none' && getComputedStyle(ring).opacity !== '0'),
    };
  });

/** Presses Tab until what has the focus is called so; every stop on the way can be seen. */
async function tabTo(person: Person, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await person.page.keyboard.press('Tab');
    const at = await focus(person);
    if (at.tag !== 'body') expect(at.visible, `the focus on ${at.name}`).toBe(true);
    if (name.test(at.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function expectFocusKept(person: Person, when: string): Promise<void> {
  await expect.poll(async () => (await focus(person)).tag, { message: `the focus ${when}` }).not.toBe('body');
}

test('a turn is played without a mouse, and the focus is never lost', async ({ person }) => {
  const ola = await person();
  const { page } = ola;
  const press = (key: string) => page.keyboard.press(key);
  await ola.open('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Play now' }).first().isEnabled()).toBe(true);
  const choice = page.getByLabel('Game and opponent');
  await choice.focus();
  await press('Home');
  const chosen = () => choice.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label ?? '');
  while (!(await chosen()).startsWith('Knockdown')) {
    const before = await chosen();
    await press('ArrowDown');
    await expect.poll(chosen).not.toBe(before);
  }
  await tabTo(ola, /^Play now/);
  await press('Enter');
  await ola.atTable();

  // Everything before the first action, by numbers and Enter.
  for (let asked = await mustBeAsked(ola); asked.kind !== 'action'; asked = await mustBeAsked(ola)) {
    await answer(ola, boldest(asked), 'keys');
    await asks(ola);
    await expectFocusKept(ola, `after ${asked.kind}`);
  }

  // ? says why not, Escape goes back to the options.
  await press('?');
  await page.getByRole('group', { name: 'Why can’t I …?' }).waitFor();
  await press('Escape');
  await page.getByRole('group', { name: 'Why can’t I …?' }).waitFor({ state: 'detached' });
  await expectFocusKept(ola, 'after the reasons');

  // R opens the rules with the cursor in the search; what is typed there plays nothing.
  const { prompt } = ola.state;
  await press('r');
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('1 block u');
  expect(await search.inputValue()).toBe('1 block u');
  expect(ola.state.prompt).toBe(prompt);

  // B goes to the board, arrows walk on it, Enter moves there, U takes it back.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await tabTo(ola, /^Message$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await press('b');
  await expect.poll(async () => (await focus(ola)).object).toMatch(/^-?\d,-?\d$/);
  const asked = await mustBeAsked(ola);
  const targets = asked.options.filter((option) => option.id.startsWith('move:')).map((option) => option.id.slice(5));
  const walked = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowUp']) {
    const at = await focus(ola);
    expect(at.visible, 'the focus on the board').toBe(true);
    walked.add(at.object ?? '');
    if (walked.size > 1 && targets.includes(at.object ?? '')) break;
    await press(key);
  }
  expect(walked.size, 'spaces walked over').toBeGreaterThan(1);
  const goal = targets[0];
  if (!goal) throw new Error('nowhere to go');
  await page.locator(`.arena [data-object="${goal}"]`).focus();
  const seat = ola.state.eye ?? 0;
  const from = ola.knockdown.players[seat]?.space;
  await press('Enter');
  await until('the move', () => ola.knockdown.players[seat]?.space === goal);
  await asks(ola);
  await expectFocusKept(ola, 'after a move');
  await press('u');
  await until('the undo', () => ola.knockdown.players[seat]?.space === from);
  await asks(ola);
  await expectFocusKept(ola, 'after an undo');

  // The whole turn: two actions by numbers, and whatever they lead to.
  const { turn } = ola.knockdown;
  await answer(ola, optionOf(await mustBeAsked(ola), `move:${goal}`), 'keys');
  for (let next = await mustBeAsked(ola); ola.knockdown.turn === turn; next = await mustBeAsked(ola)) {
    await asks(ola);
    await answer(ola, boldest(next), 'keys');
    await expectFocusKept(ola, `after ${next.kind}`);
  }
});
