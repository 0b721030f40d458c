// Relic: Nemesis: a match by clicking as a nemesis and as a character, and what is hidden of the nemeses is sent to nobody else.
import type { OptionView, PromptView } from '../src/protocol';
import { numberOption } from '../src/play/lines';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { bot, me, open, type Lobby, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, mustBeAsked, question } from './playing';
import { expect, test } from './test';
import { untilEnd } from './until';
import type * as P from '../src/protocol';

const variant: TableWish = { game: 'relic-nemesis', options: { variant: 'enemies-of-the-imperium', first_player: 'seat-0' } };
type Role = 'as-nemesis' | 'as-character';

/** Hunts rather than explores, rolls rather than thinks, and otherwise takes the first that comes. */
const wishes: Record<string, RegExp[]> = {
  window: [/^pass$/],
  movement_roll: [/^roll$/],
  battle_roll: [/^roll$/],
  test_roll: [/^roll$/],
  evade: [/^pass$/, /^done$/],
  instead_of_exploring: [/^attack:/],
  challenge: [/^challenge:/],
  crossing: [/^pass$/],
  spend_trophies: [/^spend:/],
};

function straightOn(prompt: PromptView): OptionView {
  const wanted = (wishes[prompt.kind] ?? []).flatMap((wish) => prompt.options.filter((option) => wish.test(option.id)));
  const most = prompt.numbers ? [numberOption(prompt.numbers, prompt.numbers.last)] : [];
  const [first] = [...wanted, ...prompt.options, ...most];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

/** Bots wish too, and lots decide: a table where this one gets the role it wishes for. */
async function seatedAs(role: Role, ola: Person, guest: P.Guest, lobby: Lobby): Promise<PromptView> {
  for (let seed = 1; seed <= 20; seed += 1) {
    const table = await lobby.table(guest, { ...variant, seats: [me, bot('random'), bot('random')], seed });
    ola.forget();
    await ola.sitAt(table.id);
    const asked = await mustBeAsked(ola);
    expect(asked.kind).toBe('role');
    const option = asked.options.find(({ id }) => id === role);
    if (!option) throw new Error(`no ${role}`);
    await answer(ola, option);
    const next = await mustBeAsked(ola);
    if (next.kind === (role === 'as-nemesis' ? 'which_nemesis' : 'character')) return next;
  }
  throw new Error(`no seed makes it ${role}`);
}

/** Answers after which somebody may get tired of a match that luck makes long, and lets a bot play on. */
const patientFor = 30;

async function playToTheEnd(ola: Person): Promise<Set<string>> {
  const kinds = new Set<string>();
  let answers = 0;
  for (let asked = await question(ola); asked && answers < patientFor; asked = await question(ola)) {
    kinds.add(asked.kind);
    await answer(ola, straightOn(asked));
    answers += 1;
  }
  if (!ola.state.view.over) {
    await ola.page.getByRole('button', { name: 'More', exact: true }).click();
    await ola.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await untilEnd('the end of the match', () => ola.state.view.over, () => ola.state.row);
  }
  expect(ola.relic.phase).toBe('over');
  return kinds;
}

test('a match is played by clicking as a nemesis', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const { page } = ola;
  const asked = await seatedAs('as-nemesis', ola, guest, lobby);
  await expectAccessible(page, 'the sheets of nemeses');
  await answer(ola, straightOn(asked), 'table');

  const own = page.locator('.mine .nem');
  await own.waitFor();
  await expect.poll(() => own.getByRole('img', { name: /^Infamy \d+ of 25$/ }).count()).toBe(1);
  // Its own turn begins with the hunt: six faces, and where each of them ends.
  for (let next = await mustBeAsked(ola); next.kind !== 'movement_roll'; next = await mustBeAsked(ola)) await answer(ola, straightOn(next));
  await expect.poll(() => page.locator('.hunt tbody tr').count()).toBe(6);
  expect(ola.relic.hunt.length).toBe(12);
  await expectAccessible(page, 'the seat of a nemesis');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the seat of a nemesis on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  const kinds = await playToTheEnd(ola);
  expect(kinds).toContain('movement_roll');
  expect(kinds).toContain('direction');
});

test('a match is played by clicking as a character among nemeses', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const asked = await seatedAs('as-character', ola, guest, lobby);
  await answer(ola, straightOn(asked), 'table');
  await mustBeAsked(ola);
  expect(await ola.page.locator('.seat .nem').count(), 'the strip of the nemesis').toBe(1);
  const kinds = await playToTheEnd(ola);
  expect(kinds).toContain('movement_roll');
});

test('nobody else is ever sent a Might card, a dealt sheet or a drawn Nemesis card', async ({ person, lobby }) => {
  const [olaGuest, kubaGuest] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const [ola, kuba] = await Promise.all([person({ guest: olaGuest }), person({ guest: kubaGuest })]);
  let looked = 0;
  let mights = 0;
  for (let seed = 1; seed <= 20 && (looked < 50 || mights < 20); seed += 1) {
    const table = await lobby.table(olaGuest, { ...variant, seats: [me, open, bot('random')], seed });
    await lobby.join(kubaGuest, table);
    for (const one of [ola, kuba]) one.forget();
    await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id)]);
    await lobby.standIn(olaGuest, table, 0);
    await lobby.standIn(kubaGuest, table, 1);
    const both = [ola, kuba];
    await untilEnd('many turns', () => both.every((one) => one.state.view.over || one.relic.turn > 15), () => String(both.map((one) => one.state.row)));
    for (const [owner, observer, seat] of [[ola, kuba, 0], [kuba, ola, 1]] as const) {
      const held = new Set(owner.states.flatMap((state) => { const p = (state.view.table as unknown as typeof owner.relic).players[seat]; return [...(p?.nemesis ? (p.powers ?? []) : []), ...(p?.dealt_nemeses ?? [])]; }));
      mights += held.size;
      const texts = observer.states.map((state) => JSON.stringify(state));
      // What was played, discarded or revealed later is known from then on; what never was must not be in any message.
      const final = texts.at(-1) ?? '';
      for (const card of held) if (!final.includes(`"${card}"`)) for (const text of texts) { expect(text.includes(`"${card}"`), card).toBe(false); looked += 1; }
      for (const state of observer.states) {
        const view = state.view.table as unknown as typeof owner.relic;
        expect([view.players[seat]?.powers, view.players[seat]?.dealt, view.players[seat]?.dealt_nemeses], `row ${state.row}`).toEqual([null, null, null]);
        if (view.active === seat) for (const aside of view.aside) if (aside.deck === 'nemesis') expect(aside.card).toBeNull();
      }
    }
  }
  expect(looked).toBeGreaterThan(50);
});
