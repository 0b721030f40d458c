// Nemesis: turns by clicking against each kind of enemy, and that no message holds what its reader must not know.
import type * as P from '../src/protocol';
import type { Box, TableView } from '../src/games/nemesis/types';
import { bot, me, open } from './lobby';
import type { Person } from './person';
import { answer, question } from './playing';
import { expect, test } from './test';
import { untilEnd } from './until';

/** Explores and fights; what is left of a question is done with, or its first answer is given. */
const wishes: Record<string, RegExp[]> = {
  action: [/^shoot:/, /^move:/, /^play:/, /^room$/, /^pass$/],
  pass_discard: [/^done$/],
  interruption: [/^no$/],
};

function straightOn(prompt: P.PromptView): P.OptionView {
  const wanted = (wishes[prompt.kind] ?? []).flatMap((wish) => prompt.options.filter((option) => wish.test(option.id)));
  const [first] = [...wanted, ...prompt.options];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

/** How many answers are given by clicking, over as many matches as it takes. */
const answers = 28;

for (const enemies of ['intruders', 'carnomorphs']) {
  test(`turns are played by clicking against ${enemies}`, async ({ person, lobby }) => {
    const guest = await lobby.guest('Ola');
    const ola = await person({ guest });
    const kinds = new Set<string>();
    let given = 0;
    for (let seed = 1; given < answers; seed += 1) {
      const table = await lobby.table(guest, { game: 'nemesis', options: { enemies }, seats: [me, bot('habit'), bot('habit')], seed });
      ola.forget();
      await ola.sitAt(table.id);
      for (let asked = await question(ola); asked && given < answers; asked = await question(ola)) {
        kinds.add(asked.kind);
        // The room itself is clicked where it stands for one move.
        await answer(ola, straightOn(asked), asked.kind === 'action' || asked.kind === 'character' ? 'table' : 'row');
        given += 1;
      }
      await ola.page.locator('.board').first().waitFor();
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['character', 'action', 'pay']));
  });
}

const tableOf = (state: P.State): TableView => state.view.table as unknown as TableView;

/** NEM-HID-01 to 07: of others neither hand nor Objectives; of Backpacks what lies open; no Engine nobody showed. */
function expectHidden(state: P.State, box: Box): void {
  const table = tableOf(state);
  if (table.phase === 'over') return;
  const openly = new Set(box.papers.filter(({ deck }) => deck === 'crafted' || deck === 'quest').map(({ id }) => id));
  for (const [seat, player] of table.players.entries()) {
    if (seat === state.eye) continue;
    expect([player.hand, player.objectives], `row ${state.row}, seat ${seat}`).toEqual([[], []]);
    expect(player.backpack.filter((id) => !openly.has(id))).toEqual([]);
  }
  table.engines.forEach((engine, n) => {
    if (engine !== null) expect(table.engine_lookers[n]).toContain(state.eye);
  });
  if (table.coordinates !== null) expect(table.coordinates_lookers).toContain(state.eye);
  if (state.eye === null) expect([state.view.prompt, table.goal.way]).toEqual([null, []]);
}

/** The Objectives that a seat was dealt, as its own player was told before anybody chose. */
const dealtTo = (owner: Person, seat: number): string[] => [...new Set(owner.states.flatMap((state) => tableOf(state).players[seat]?.objectives ?? []))];

test('neither a spectator nor an opponent is sent Objectives, hands or looks', async ({ person, lobby }) => {
  const box = await lobby.box<Box>('nemesis');
  const nameOf = new Map(box.papers.map((paper) => [paper.id, paper.name.en]));
  const [olaGuest, kubaGuest] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const [ola, kuba, watcher] = await Promise.all([person({ guest: olaGuest }), person({ guest: kubaGuest }), person()]);
  const table = await lobby.table(olaGuest, { game: 'nemesis', seats: [me, open], is_public: true, name: 'Open ship', seed: 4 });
  await lobby.join(kubaGuest, table);
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id), watcher.open('/tables')]);
  await watcher.page.getByRole('link', { name: 'Watch: Open ship', exact: true }).click();
  await watcher.page.getByText('You are watching').waitFor();
  await watcher.atTable();
  await lobby.standIn(olaGuest, table, 0);
  await lobby.standIn(kubaGuest, table, 1);
  const everybody = [ola, kuba, watcher];
  await untilEnd('some rounds', () => everybody.every((one) => one.state.view.over || tableOf(one.state).round > 3), () => String(everybody.map((one) => one.state.row)));

  for (const one of everybody) for (const state of one.states) expectHidden(state, box);
  let looked = 0;
  for (const [owner, seat] of [[ola, 0], [kuba, 1]] as const) {
    for (const observer of everybody.filter((one) => one !== owner)) {
      for (const state of observer.states) {
        if (state.view.over || tableOf(state).phase === 'over') continue;
        const text = JSON.stringify(state);
        for (const id of dealtTo(owner, seat)) {
          expect(text.includes(`"${id}"`) || text.includes(`"${nameOf.get(id)}`), `${id} at row ${state.row}`).toBe(false);
          looked += 1;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
});
