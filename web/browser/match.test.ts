// A whole match against a bot, played by clicking, and all that can be done with it afterwards.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from './test';
import { answer, boldest, question, thingFor, type Way } from './playing';
import { plain } from './person';
import { program } from './server';

/** Of a match that the boldest moves end after 32 answers, blocks, jumps and tests among them. */
const shortSeed = 24;

test('a match is played by clicking to its end, replayed, verified and kept', async ({ person }) => {
  const ola = await person({ seed: shortSeed });
  const { page } = ola;
  await ola.open('/');
  await page.getByLabel('Game and opponent').selectOption('knockdown easy');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await ola.atTable();

  const clicked = { row: 0, thing: 0 };
  for (let asked = await question(ola); asked; asked = await question(ola)) {
    const option = boldest(asked);
    const way: Way = (clicked.row + clicked.thing) % 3 === 2 ? 'row' : 'table';
    const onTable = way === 'table' && (await thingFor(ola, option)) !== null;
    await answer(ola, option, way);
    clicked[onTable ? 'thing' : 'row'] += 1;
  }
  // Fighter, skills and first cards alone are six answers, so even the shortest match has some of both.
  expect(clicked.row, 'answers by rows of the prompt').toBeGreaterThan(1);
  expect(clicked.thing, 'answers by spaces and cards').toBeGreaterThan(1);

  const [winner] = ola.state.view.winners;
  const end = page.locator('section.end');
  await expect.poll(() => end.getByRole('heading').innerText()).toContain(winner === 0 ? 'You win!' : ola.table.seats[1]?.name);

  // The replay shows every row of the journal; stepping changes what is shown.
  await expect.poll(async () => (await ola.logLines()).at(-1)).toBe(ola.read(ola.state.events.at(-1)?.text ?? { en: '', pl: '' }));
  const told = await ola.logLines();
  await end.getByRole('link', { name: 'Replay' }).click();
  const position = page.getByRole('slider', { name: 'Position in the match' });
  const step = () => position.getAttribute('aria-valuetext');
  await position.waitFor();
  await expect.poll(step).toMatch(/^Step \d+ of \d+$/);
  // How long it is stands there at once, and is the same when all of it is here.
  const length = async () => plain(await page.locator('.timeline .where').innerText());
  expect(await length()).toContain(`${ola.table.turn} turns`);
  await page.keyboard.press('End');
  await expect.poll(async () => (await ola.logLines()).slice(-3)).toEqual(told.slice(-3));
  const last = Number(/of (\d+)/.exec((await step()) ?? '')?.[1]);
  expect(await length()).toContain(`${ola.table.turn} turns`);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(step).toBe(`Step ${last - 1} of ${last}`);
  await page.keyboard.press('Home');
  await expect.poll(step).toBe(`Step 0 of ${last}`);
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect.poll(() => page.locator('#log li.turn').count()).toBe(1);

  await page.getByRole('button', { name: 'Verify the dice' }).click();
  const dice = page.getByRole('dialog', { name: 'Dice and fairness' });
  await dice.getByRole('button', { name: 'Verify the dice' }).click();
  await dice.getByText('Everything is in order.').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dice.getByRole('button', { name: 'Download the journal' }).click(),
  ]);
  const journal = join(mkdtempSync(join(tmpdir(), 'kostka-journal-')), 'match.jsonl');
  await download.saveAs(journal);
  const verdict = execFileSync(program, ['verify', journal], { encoding: 'utf8' });
  rmSync(dirname(journal), { recursive: true });
  expect(verdict).not.toBe('');
});
