// Relic: Nemesis: whole matches of the variant Enemies of the Imperium by clicking, one as a character and one as a nemesis.
import type { OptionView, PromptView } from '../src/protocol';
import type { Outcome } from '../src/games/relic/types';
import { numberOption } from '../src/play/lines';
import { seatName } from '../src/play/names';
import { bot, me, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, answerBy, mustBeAsked, question, thingFor } from './playing';
import { expect, test } from './test';

type Role = 'as-nemesis' | 'as-character';

/** Among three there is one nemesis; lots decide when the wishes do not fit, so the seed decides who gets which role. */
const variant: TableWish = {
  game: 'relic-nemesis',
  options: { variant: 'enemies-of-the-imperium', first_player: 'seat-0' },
  seats: [me, bot('habit'), bot('habit')],
};

/** Rolls rather than thinks, takes what is offered, and otherwise the first that comes. */
const wishes: Record<string, RegExp[]> = {
  window: [/^pass$/],
  movement_roll: [/^roll$/],
  battle_roll: [/^roll$/],
  test_roll: [/^roll$/],
  evade: [/^pass$/, /^done$/],
  challenge: [/^challenge:/],
  crossing: [/^pass$/],
  spend_trophies: [/^spend:/],
};

/** Chances out of a thousand from which a battle is worth it. */
const bold = 400;
const chance = (option: OptionView): number => (option.outcome as Outcome | null)?.odds?.won ?? 0;
const likeliest = (options: readonly OptionView[]): OptionView[] => [...options].sort((a, b) => chance(b) - chance(a)).slice(0, 1);

/** Where a nemesis finds somebody to battle. */
function towardsPrey(person: Person, prompt: PromptView): OptionView[] {
  const { players } = person.relic;
  if (prompt.kind !== 'direction' || !players[0]?.nemesis) return [];
  const standing = new Set(players.filter(({ character, out }) => character && !out).map(({ space }) => space));
  return prompt.options.filter((option) => standing.has((option.outcome as Outcome | null)?.space ?? null));
}

/** Walks where its prey stands, and battles when the odds are not too bad. */
function hunting(person: Person, prompt: PromptView): OptionView {
  const battles = prompt.kind === 'instead_of_exploring' ? likeliest(prompt.options.filter((option) => chance(option) >= bold)) : [];
  const explores = prompt.kind === 'instead_of_exploring' ? prompt.options.filter(({ id }) => id === 'explore') : [];
  const wanted = (wishes[prompt.kind] ?? []).flatMap((wish) => prompt.options.filter((option) => wish.test(option.id)));
  const most = prompt.numbers ? [numberOption(prompt.numbers, prompt.numbers.last)] : [];
  const fights = likeliest(prompt.options.filter((option) => (option.outcome as Outcome | null)?.odds));
  const [first] = [...towardsPrey(person, prompt), ...battles, ...explores, ...wanted, ...fights, ...prompt.options, ...most];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

interface Clicked {
  answers: number;
  /** By spaces, cards and sheets on the table, not by rows of the prompt. */
  things: number;
  kinds: Set<string>;
}

/** Wishes for a role and gets it, as the seed has it. */
async function wishFor(person: Person, role: Role): Promise<PromptView> {
  const asked = await mustBeAsked(person);
  expect(asked.kind).toBe('role');
  const option = asked.options.find(({ id }) => id === role);
  if (!option) throw new Error(`no ${role}`);
  await answer(person, option);
  const next = await mustBeAsked(person);
  expect(next.kind, 'the lots of this seed').toBe(role === 'as-nemesis' ? 'which_nemesis' : 'character');
  return next;
}

/** Goes to a space of the board with the keyboard, as somebody does who reads the board with a screen reader. */
const walkTo = (person: Person, space: string, option: OptionView): Promise<void> =>
  answerBy(person, option, async () => {
    await person.page.locator(`#board g.space[data-object="${space}"]`).focus();
    await person.page.keyboard.press('Enter');
  });

/** The space on the board that a move alone leads to. */
function goalOf(option: OptionView, { kind, options }: PromptView): string | null {
  const space = (option.outcome as Outcome | null)?.space ?? null;
  const leadThere = options.filter(({ outcome }) => (outcome as Outcome | null)?.space === space);
  return kind === 'direction' && leadThere.length === 1 ? space : null;
}

/** Every answer to the end of the match: sheets are taken as they lie there, every third move on the board, the rest by rows. */
async function playToTheEnd(person: Person): Promise<Clicked> {
  const clicked: Clicked = { answers: 0, things: 0, kinds: new Set() };
  for (let asked = await question(person); asked; asked = await question(person)) {
    clicked.kinds.add(asked.kind);
    const option = hunting(person, asked);
    const space = clicked.answers % 3 === 0 ? goalOf(option, asked) : null;
    const sheet = /^(character|which_nemesis)$/.test(asked.kind) && (await thingFor(person, option)) !== null;
    if (space) await walkTo(person, space, option);
    else await answer(person, option, sheet ? 'table' : 'row');
    clicked.answers += 1;
    clicked.things += space || sheet ? 1 : 0;
  }
  return clicked;
}

/** The end is told to everybody: who has won, and how. */
async function expectEnd(person: Person): Promise<void> {
  const { page } = person;
  const { winners } = person.state.view;
  expect(person.relic.phase).toBe('over');
  const heading = page.locator('section.end').getByRole('heading');
  for (const seat of winners) await expect.poll(() => heading.innerText()).toContain(seatName(person.table, seat).en);
  const [infamous] = person.relic.players.filter(({ infamy }) => infamy >= 25);
  const won = person.state.events.filter(({ event }) => event === 'won').map(({ data }) => (data as { who: number }).who);
  expect([...won].sort()).toEqual([...winners].sort());
  if (infamous) expect(winners.some((seat) => person.relic.players[seat] === infamous)).toBe(true);
  const [last] = person.state.events.slice(-1);
  await expect.poll(async () => (await person.logLines()).at(-1)).toBe(person.read(last?.text ?? { en: '', pl: '' }));
}

test('a whole match is played by clicking as a character among nemeses', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const table = await lobby.table(guest, { ...variant, options: { ...variant.options, sheet: 'the-mystery-beyond' }, seed: 1 });
  await ola.sitAt(table.id);
  await wishFor(ola, 'as-character');
  const clicked = await playToTheEnd(ola);
  expect(await ola.page.locator('.seat .nem').count(), 'the strip of the nemesis').toBe(1);
  expect(clicked.answers).toBeGreaterThan(60);
  expect(clicked.things, 'by the board and the sheets').toBeGreaterThan(5);
  for (const kind of ['movement_roll', 'direction', 'battle_roll']) expect(clicked.kinds).toContain(kind);
  await expectEnd(ola);
});

test('a whole match is played by clicking as a nemesis', async ({ person, lobby }) => {
  const guest = await lobby.guest('Ola');
  const ola = await person({ guest });
  const table = await lobby.table(guest, { ...variant, seed: 3 });
  await ola.sitAt(table.id);
  await wishFor(ola, 'as-nemesis');
  const clicked = await playToTheEnd(ola);
  const own = ola.page.locator('.mine .nem');
  const infamy = ola.relic.players[0]?.infamy ?? 0;
  await expect.poll(() => own.getByRole('img', { name: `Infamy ${infamy} of 25`, exact: true }).count()).toBe(1);
  expect(clicked.answers).toBeGreaterThan(40);
  expect(clicked.things, 'by the board and the sheets').toBeGreaterThan(5);
  for (const kind of ['direction', 'instead_of_exploring', 'spend_trophies']) expect(clicked.kinds).toContain(kind);
  await expectEnd(ola);
});
