// A whole match against a bot, played by clicking, and all that can be done with it afterwards.
import { execFileSync } from 'node:child_process';
import { expect, test } from './test';
import { answer, boldest, question, type Way } from './playing';
import { program } from './server';

test('a match is played by clicking to its end, replayed and verified', async ({ person }) => {
  const ola = await person();
  await ola.open('/');
  await ola.page.getByLabel('Game and opponent').selectOption({ label: 'Knockdown, against a bot that plays at random' });
  await ola.page.getByRole('button', { name: 'Play now' }).first().click();
  await ola.page.locator('#board .board').waitFor();

  const used = new Map<Way, number>();
  const ways: Way[] = ['table', 'table', 'row'];
  let answers = 0;
  for (let asked = await question(ola); asked; asked = await question(ola)) {
    const way = ways[answers % ways.length] ?? 'row';
    await answer(ola, boldest(asked), way);
    used.set(way, (used.get(way) ?? 0) + 1);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(20);
});
