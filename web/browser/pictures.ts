// Takes the pictures of the README: `npx vite-node browser/pictures.ts`. Needs the release build and web/dist.
import { chromium } from 'playwright-core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium';
import { bot, here, Lobby, me } from './lobby';
import { Person } from './person';
import type { OptionView, PromptView } from '../src/protocol';
import { answer, begin, boldest, question, questionOf } from './playing';
import { root, Server } from './server';
import { smallPng } from './smallpng';

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });

const server = await Server.start();
const shared = await launch();
const browser = await chromium.connect(shared.wsEndpoint());
const lobby = new Lobby(server.address);
const guest = await lobby.guest('Ola');

async function take(person: Person, name: string): Promise<void> {
  await person.page.mouse.move(0, 0);
  await person.page.evaluate(() => document.fonts.ready);
  writeFileSync(join(folder, name), smallPng(await person.page.screenshot()));
  await person.context.close();
}

/** A duel in which this person has to choose how to block; some end before that. */
async function play(): Promise<void> {
  const table = await lobby.table(guest, { seats: [me, bot('lookahead')], name: 'Thursday duel' });
  const ola = await Person.arrive(browser, server.address, { guest });
  await ola.sitAt(table.id);
  for (let asked = await question(ola); asked; asked = await question(ola)) {
    if (asked.kind === 'block' && asked.options.length > 1) {
      await ola.page.locator('.prompt.asks').waitFor();
      return take(ola, 'play.png');
    }
    await answer(ola, boldest(asked));
  }
  await ola.context.close();
  return play();
}

async function phone(): Promise<void> {
  const table = await lobby.table(guest, { seats: [me, bot('lookahead')], name: 'Czwartkowy pojedynek' });
  const ola = await Person.arrive(browser, server.address, { guest, language: 'pl', dark: true, width: 390, height: 844 });
  await ola.sitAt(table.id);
  await begin([ola]);
  await ola.page.locator('.prompt.asks').waitFor();
  await take(ola, 'phone.png');
}

/** Explores where that is possible. */
const curious = (prompt: PromptView): OptionView => prompt.options.find(({ id }) => id.startsWith('explore')) ?? boldest(prompt);

/** A game for three at a question of this kind, some answers after its beginning. */
async function board(game: string, kind: string, answers: number): Promise<void> {
  const table = await lobby.table(guest, { game, seats: [me, bot('habit'), bot('habit')] });
  const ola = await Person.arrive(browser, server.address, { guest });
  await ola.sitAt(table.id);
  for (let n = 0; n < answers; n += 1) {
    const asked = await question(ola);
    if (asked) await answer(ola, curious(asked));
  }
  await questionOf(ola, kind, curious);
  await ola.page.locator('.prompt.asks').waitFor();
  await take(ola, `${game}.png`);
}

async function home(): Promise<void> {
  await lobby.table(guest, { seats: [me, here('Kuba')], name: 'Kitchen table' });
  const ola = await Person.arrive(browser, server.address, { guest });
  await ola.open('/');
  await ola.page.locator('main ul li').first().waitFor();
  await take(ola, 'home.png');
}

try {
  await home();
  await play();
  await phone();
  await board('relic', 'direction', 20);
  await board('karak', 'slot', 16);
} finally {
  await browser.close();
  await shared.close();
  await server.remove();
}
