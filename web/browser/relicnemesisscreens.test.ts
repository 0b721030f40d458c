// Relic: Nemesis: what every screen must pass (axe, no scrolling sideways), in the states that only this expansion has: wishes
// and sheets, the seat of a nemesis, somebody to attack, and a battle with two rolling sides.
import type { OptionView, PromptView } from '../src/protocol';
import type { Outcome } from '../src/games/relic/types';
import { numberOption } from '../src/play/lines';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { bot, me, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, asks, mustBeAsked, optionOf } from './playing';
import { expect, test } from './test';

const variant = (bots: number): TableWish => ({
  game: 'relic-nemesis',
  options: { variant: 'enemies-of-the-imperium', first_player: 'seat-0' },
  seats: [me, ...Array.from({ length: bots }, () => bot('habit'))],
  seed: 1,
});

/** Goes where somebody of the other kind stands, attacks, and otherwise takes the first that comes. */
function rash(person: Person, prompt: PromptView): OptionView {
  const { players } = person.relic;
  const nemesis = players[0]?.nemesis != null;
  const prey = new Set(players.slice(1).filter((one) => (nemesis ? one.character : one.nemesis) && !one.out).map(({ space }) => space));
  const there = prompt.options.filter(({ outcome }) => prompt.kind === 'direction' && prey.has((outcome as Outcome | null)?.space ?? null));
  const first = prompt.options.filter(({ id }) => /^(attack:|pass$|roll$)/.test(id));
  const most = prompt.numbers ? [numberOption(prompt.numbers, prompt.numbers.last)] : [];
  const [chosen] = [...there, ...first, ...prompt.options, ...most];
  if (!chosen) throw new Error(`nothing to choose in ${prompt.kind}`);
  return chosen;
}

/** Plays on until something holds. The table's seed must lead there. */
async function until(person: Person, holds: (prompt: PromptView) => boolean): Promise<void> {
  let answers = 0;
  for (let asked = await mustBeAsked(person); !holds(asked); asked = await mustBeAsked(person)) {
    if ((answers += 1) > 40) throw new Error('give its table another seed');
    await answer(person, rash(person, asked));
  }
  await asks(person);
}

async function wish(person: Person, role: string): Promise<void> {
  await answer(person, optionOf(await mustBeAsked(person), role));
  await mustBeAsked(person);
  await asks(person);
}

for (const [language, dark] of [['en', false], ['pl', true]] as const) {
  test(`axe finds nothing serious from the wish to the attack of a nemesis, ${language}`, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, variant(4));
    const ola = await person({ guest, language, dark });
    const { page } = ola;
    await ola.sitAt(table.id);
    await mustBeAsked(ola);
    await asks(ola);
    await expectAccessible(page, 'the wish for a role');
    await wish(ola, 'as-nemesis');
    expect(await page.locator('.setup li.can').count(), 'two sheets').toBe(2);
    await expectAccessible(page, 'the sheets of nemeses');
    await until(ola, ({ kind }) => kind === 'direction');
    await expectAccessible(page, 'the seat of a nemesis');
    await until(ola, ({ kind }) => kind === 'instead_of_exploring');
    await expectAccessible(page, 'somebody to attack');
    for (const [width, height] of [[390, 844], [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, `somebody to attack at ${width}`);
    }
  });

  test(`axe finds nothing serious in a battle with two rolling sides, ${language}`, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const table = await lobby.table(guest, variant(3));
    const ola = await person({ guest, language, dark });
    await ola.sitAt(table.id);
    await wish(ola, 'as-character');
    await until(ola, () => ola.relic.battle?.opponent != null);
    await expectAccessible(ola.page, 'a battle with a nemesis');
    await ola.page.setViewportSize({ width: 360, height: 640 });
    await expectNoSidewaysScroll(ola.page, 'a battle with a nemesis on a phone');
  });
}

for (const role of ['as-character', 'as-nemesis']) test(`with six at the table the own seat and cards are in sight, and each strip is whole, ${role}`, async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, variant(5));
  const ola = await person({ guest });
  const { page } = ola;
  await ola.sitAt(table.id);
  await wish(ola, role);
  await until(ola, ({ kind }) => kind === 'direction');
  const leads = (seat: number) => ola.relic.players[seat]?.nemesis != null;
  const glyphs = await page.locator('.opp > .seat .who > b > .seat-glyph').evaluateAll((all) => all.map((one) => Number(/\bs(\d)\b/.exec(one.className)?.[1]) - 1));
  expect(glyphs.map(leads), 'nemeses stand first').toEqual([...glyphs.map(leads)].sort((a, b) => Number(b) - Number(a)));
  for (const [width, height] of [[1440, 900], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    const low = await page.locator('.mine .seat').boundingBox();
    expect((low?.y ?? 0) + (low?.height ?? height), `the own seat at ${width} x ${height}`).toBeLessThanOrEqual(height);
    const hand = await page.locator('#hand').boundingBox();
    // A nemesis begins without cards, which takes a line to say.
    const holds = (await page.locator('#hand .handbox button').count()) > 0;
    expect(Math.min(hand?.height ?? 0, height - (hand?.y ?? height)), 'room for cards').toBeGreaterThan(holds ? 80 : 40);
    const strips = await page.locator('.opp > .seat').evaluateAll((all) => all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom, inner: Math.max(...[...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom)) };
    }));
    expect(strips.length).toBe(5);
    const cut = await page.locator('.opp').evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(cut, `strips cut off at ${width} x ${height}`).toBeLessThanOrEqual(1);
    for (const [n, { bottom, inner }] of strips.entries()) {
      expect(inner, `strip ${n + 1}`).toBeLessThanOrEqual(bottom + 1);
      expect(strips[n + 1]?.top ?? Infinity, `below strip ${n + 1}`).toBeGreaterThanOrEqual(bottom);
    }
  }
});
