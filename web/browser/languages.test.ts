// English and Polish: chosen by the browser, switched by hand, remembered, and never mixed.
import type { Page } from 'playwright-core';
import type { Box } from '../src/games/knockdown/types';
import type * as P from '../src/protocol';
import { expect, test } from './test';
import { games as announced } from '../src/games/games';
import { me, open } from './lobby';
import { begin } from './playing';

/** Everything a page says: its text, and what it says to those who do not see it. */
function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title.replace(/^● | [–·] Kostka$/g, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, noscript, style, code')) said.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) said.push(node.getAttribute(name) ?? '');
    }
    return said.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text));
  });
}

/** The texts in something the server said that are the same in both languages: names, and terms of a game. */
function sameInBoth(said: unknown): string[] {
  if (typeof said !== 'object' || said === null) return [];
  const { en, pl } = said as { en?: unknown; pl?: unknown };
  return [...(typeof en === 'string' && en === pl ? [en] : []), ...Object.values(said).flatMap(sameInBoth)];
}

const ours = new Set(['Kostka', 'English', 'Polski', 'EN, English', 'PL, Polski', 'Bot', 'bot', 'Ola', 'Kuba', 'Duel']);
const clause = /^[A-Z]{3}-[A-Z]+-\d+$/;
const duration = /^\d+ min$/;
/** Tables that other tests make at the same time. */
const others = /^Open to all \d+$/;
const broken = /undefined|\[object|\{\d\}|\bNaN\b|null/;

test('no page mixes its languages', async ({ person, lobby }) => {
  const box = await lobby.box<Box>('knockdown');
  const told = await Promise.all(['/api/games', '/api/rules', '/api/rules/knockdown'].map((path) => lobby.call('GET', path)));
  const same = new Set([box, ...told].flatMap(sameInBoth));
  const { fighters } = box;
  for (const { name } of fighters) for (const word of name.en.split(/[ ,]+/)) if (name.pl.includes(word)) same.add(word);
  for (const { name, size } of announced) for (const text of [name, size]) if (text.en === text.pl) same.add(text.en);
  const guest = await lobby.guest('Ola');
  const [waiting, playing, finished] = await Promise.all([
    lobby.table(guest, { seats: [me, open], name: 'Duel', begin: 'owner' }),
    lobby.table(guest, { name: 'Duel' }),
    lobby.finishedMatch(guest, { name: 'Duel' }),
  ]);
  /** Other tests make tables all the time, and what people call them is the same in every language. */
  const hearNames = async () => {
    const { tables } = await lobby.call<P.Tables>('GET', '/api/tables?list=public');
    for (const { name } of tables) same.add(name);
  };
  await hearNames();
  const [english, polish] = await Promise.all([person({ guest }), person({ guest, language: 'pl' })]);
  await english.sitAt(playing.id);
  await begin([english]);
  const pages: [string, string][] = [
    ['/', 'main ul li'], ['/new', 'main form'], ['/mine', 'main ul li'], ['/tables', 'h1'], ['/rules', 'main a'],
    [`/t/${waiting.id}`, '#seats'], [`/t/${playing.id}`, '.prompt.asks'], [`/t/${finished.id}`, 'section.end'],
    [`/replay/${finished.id}`, '#log li'], ['/claim#code=x', 'main button'], ['/claim', 'h1'], ['/nowhere/at/all', 'h1'],
  ];
  for (const [path, sign] of pages) {
    const [en, pl] = await Promise.all([english, polish].map(async (one) => {
      await one.open(path);
      await one.page.locator(sign).first().waitFor();
      return new Set(await spoken(one.page));
    }));
    if (!en || !pl) throw new Error('nothing was said');
    await hearNames();
    for (const state of english.states) for (const text of sameInBoth(state)) same.add(text);
    expect(en.size, path).toBeGreaterThan(5);
    const mixed = [...pl].filter((text) => en.has(text) && !same.has(text) && !ours.has(text) && !clause.test(text) && !duration.test(text) && !others.test(text));
    expect(mixed, `the same words in both languages on ${path}`).toEqual([]);
    expect([...en, ...pl].filter((text) => broken.test(text)), path).toEqual([]);
  }
});

test('the language is the browser\'s at first, is switched anywhere, and is remembered', async ({ person, lobby }) => {
  const guest = await lobby.guest('Kuba');
  const table = await lobby.table(guest);
  const kuba = await person({ guest, language: 'pl' });
  const { page } = kuba;
  const language = () => page.evaluate(() => document.documentElement.lang);
  await kuba.open('/');
  await page.getByRole('heading', { name: 'Stół, który zna zasady.' }).waitFor();
  expect(await language()).toBe('pl');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.getByRole('heading', { name: 'A table that knows the rules.' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'A table that knows the rules.' }).waitFor();
  expect(await language()).toBe('en');

  await kuba.sitAt(table.id);
  await page.getByRole('heading', { name: 'Which fighter do you play?' }).waitFor();
  await page.getByRole('button', { name: /Switch to Polish/ }).click();
  await page.getByRole('heading', { name: kuba.state.view.prompt?.question.pl ?? '' }).waitFor();
  await kuba.sitAt(table.id);
  await page.getByRole('heading', { name: kuba.state.view.prompt?.question.pl ?? '' }).waitFor();
  expect(await language()).toBe('pl');
});
