// Relic: Nemesis: turns by clicking as a character among nemeses.
import type { OptionView, PromptView } from '../src/protocol';
import { numberOption } from '../src/play/lines';
import { bot, me, type Lobby, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, mustBeAsked, question } from './playing';
import { expect, test } from './test';
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

/** How many answers are given by clicking. */
const patientFor = 30;

async function playOn(ola: Person): Promise<Set<string>> {
  const kinds = new Set<string>();
  let answers = 0;
  for (let asked = await question(ola); asked && answers < patientFor; asked = await question(ola)) {
    kinds.add(asked.kind);
    await answer(ola, straightOn(asked));
    answers += 1;
  }
  return kinds;
}

test('turns are played by clicking as a character among nemeses', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const asked = await seatedAs('as-character', ola, guest, lobby);
  await answer(ola, straightOn(asked), 'table');
  await mustBeAsked(ola);
  expect(await ola.page.locator('.seat .nem').count(), 'the strip of the nemesis').toBe(1);
  const kinds = await playOn(ola);
  expect(kinds).toContain('movement_roll');
});
