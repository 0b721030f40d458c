// Playing Knockdown with the hands of a person: by rows of the prompt, by what lies on the table, or by keys.
import type { Locator } from 'playwright-core';
import type * as P from '../src/protocol';
import type { OptionView, PromptView } from '../src/protocol';
import type { Outcome } from '../src/games/knockdown/types';
import { repeats } from '../src/games/relic/asking';
import { automatic } from '../src/play/passing';
import type { Person } from './person';
import { pressIfThere, until } from './until';

/** `table`: the space, card or fighter itself where it stands for one option; the row otherwise. `tap`: with a finger. */
export type Way = 'row' | 'table' | 'tap' | 'keys';

/** There is a question to ask: what has one answer, or nothing worth asking, the page answers by itself. */
const isAsked = ({ state }: Person): boolean => state.prompt !== null && !automatic(state.view.prompt);

/** And the page asks it: what its person has answered before (a weapon) it answers by itself the next time. */
async function isAskedAgain(person: Person): Promise<boolean> {
  if (!isAsked(person)) return false;
  const { prompt, view } = person.state;
  return !repeats.includes(view.prompt?.kind ?? '') || person.page.locator(`.prompt.asks[data-prompt="${prompt}"]`).isVisible();
}

/** What is held until somebody goes on is gone on from. */
async function goFromHeld(person: Person): Promise<void> {
  if (!person.holds) return;
  const held = person.page.locator('.prompt .goes-on');
  await pressIfThere(held);
}

/** Waits for the next question to this person; null when the match is over. */
export async function question(person: Person): Promise<PromptView | null> {
  await until('a question or the end', async () => {
    if (person.state.view.over || (await isAskedAgain(person))) return true;
    await goFromHeld(person);
    return false;
  });
  return person.state.view.over ? null : person.state.view.prompt;
}

export async function mustBeAsked(person: Person): Promise<PromptView> {
  const asked = await question(person);
  if (!asked) throw new Error('the match is over');
  return asked;
}

/** How somebody plays: what they choose of a question. */
export type Manner = (prompt: PromptView) => OptionView;

/** Waits for a question of a kind, answering all others before it. The table's seed must lead there. */
export async function questionOf(person: Person, kind: string, manner: Manner = boldest): Promise<PromptView> {
  for (;;) {
    const asked = await question(person);
    if (asked?.kind === kind) return asked;
    if (!asked) throw new Error(`the match is over before anything of the kind ${kind} is asked; give its table another seed`);
    await answer(person, manner(asked));
  }
}

export function optionOf(prompt: PromptView, id: string | RegExp): OptionView {
  const found = prompt.options.find((option) => (typeof id === 'string' ? option.id === id : id.test(option.id)));
  if (!found) throw new Error(`no option ${id} among ${prompt.options.map((option) => option.id).join(' ')}`);
  return found;
}

function boldness(option: OptionView): number {
  const leads = option.outcome as Outcome | null;
  if (option.id === 'ko:call') return 100;
  if (leads?.in_range) return 20 + (leads.light ?? 0) + 2 * (leads.heavy ?? 0) + (leads.effect ? 1 : 0);
  if (leads?.in_range === false) return 1;
  return leads?.distance != null ? 10 - leads.distance : 5;
}

/** Strikes whenever it can and calls every test, so that a match ends soon. */
export function boldest(prompt: PromptView): OptionView {
  const best = prompt.options.reduce<OptionView | null>((a, b) => (a && boldness(a) >= boldness(b) ? a : b), null);
  if (!best) throw new Error(`nothing to choose in ${prompt.kind}`);
  return best;
}

/** Walks about and takes every blow, so that one is attacked and tested soon. */
export function meekest(prompt: PromptView): OptionView {
  const wanted = ['move:', 'block:none', 'step:'].flatMap((begin) => prompt.options.filter((one) => one.id.startsWith(begin)));
  const [first] = [...wanted, ...prompt.options];
  if (!first) throw new Error(`nothing to choose in ${prompt.kind}`);
  return first;
}

const row = (person: Person, option: OptionView): Locator => person.page.locator(`[data-option="${option.id}"]`).first();

/** Opens the folds until the row of an option is there; the option of the lamp button is always. */
async function unfold(person: Person, option: OptionView): Promise<void> {
  const folds = person.page.locator('.fold[aria-expanded="false"]');
  while ((await row(person, option).count()) === 0 && (await folds.count()) > 0) await pressIfThere(folds.first());
}

/** Waits until the page asks what the server asked last: positions that come close together are drawn as one. */
export const asks = (person: Person): Promise<void> =>
  until('the page to ask', async () => {
    await goFromHeld(person);
    return person.page.locator(`.prompt.asks[data-prompt="${person.state.prompt}"]`).isVisible();
  });

/** What lies on the table and stands for exactly this option, once the page asks. */
export async function thingFor(person: Person, option: OptionView): Promise<Locator | null> {
  await asks(person);
  const { options } = person.state.view.prompt ?? { options: [] };
  for (const object of option.objects) {
    if (options.filter((other) => other.objects.includes(object)).length > 1) continue;
    const things = person.page.locator(`[data-object="${object}"][aria-pressed], .can[data-object="${object}"]`);
    if ((await things.count()) > 0) return things.first();
  }
  return null;
}

const press = (thing: Locator, way: Way): Promise<void> => (way === 'tap' ? thing.tap() : thing.click());

/** Answers the open question, and waits until the server has gone on. */
export const answer = (person: Person, option: OptionView, way: Way = 'row'): Promise<void> =>
  answerBy(person, option, () => choose(person, option, way), way);

/** The same, chosen in a way of one's own once the page asks. */
export async function answerBy(person: Person, option: OptionView, choosing: () => Promise<void>, way: Way = 'row'): Promise<void> {
  const { prompt } = person.state;
  await giveBy(person, option, choosing, way);
  await until(`what follows ${option.id}`, () => person.state.prompt !== prompt || person.state.view.over);
}

/** Chooses, and sends it if it cannot be taken back; that may change while one chooses, when others choose as well. */
export const give = (person: Person, option: OptionView, way: Way = 'row'): Promise<void> =>
  giveBy(person, option, () => choose(person, option, way), way);

/** A press has so much time to do something before it is taken for lost. */
const looksBeforeAgain = 8;

async function giveBy(person: Person, option: OptionView, choosing: () => Promise<void>, way: Way): Promise<void> {
  // Other answers may leave the page at the same time: what has no answer but to pass, it passes on by itself.
  const { state } = person;
  const sent = () => person.answerTo(state) !== null;
  await asks(person);
  await choosing();
  const sending = person.page.locator(`.prompt[data-prompt="${state.prompt}"] .go button.lamp[data-sends="${option.id}"]`);
  let looks = 0;
  await until(`${option.id} to be chosen`, async () => {
    if (sent() || (await sending.isVisible())) return true;
    if (way !== 'keys' && (looks += 1) % looksBeforeAgain === 0) await chooseAgain(person, option, state);
    return false;
  });
  if (sent()) return;
  if (way === 'keys') await person.page.keyboard.press('Enter');
  else await press(sending, way);
}

/**
 * A press is lost when what lies under the pointer moves away between its two halves, as rows do when a story opens above them:
 * then it is made again, as a person would, once the page has drawn what moved. Only on a row of the same question.
 */
async function chooseAgain(person: Person, option: OptionView, { prompt }: P.State): Promise<void> {
  await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const rows = person.page.locator(`.prompt.asks[data-prompt="${prompt}"]`);
  const idle = rows.locator(`[data-option="${option.id}"]:not([aria-pressed="true"], [aria-disabled="true"])`).first();
  if (await rows.isVisible()) await unfold(person, option);
  await pressIfThere(idle);
}

/** Closes the picture of a finished knockdown test, which stays on a screen without animation. */
async function goOn(person: Person): Promise<void> {
  if (person.table.game !== 'knockdown') return;
  const button = person.page.locator('#board').getByRole('button', { name: /^(Go on|Dalej)$/ });
  await pressIfThere(button);
}

async function choose(person: Person, option: OptionView, way: Way): Promise<void> {
  await goOn(person);
  if (way === 'keys') {
    await unfold(person, option);
    const key = (await row(person, option).locator('kbd').first().textContent()) ?? '';
    if (/^[1-9E]$/.test(key)) return person.page.keyboard.press(key);
    await row(person, option).focus();
    return person.page.keyboard.press('Enter');
  }
  const thing = way === 'table' ? await thingFor(person, option) : null;
  if (!thing) await unfold(person, option);
  await press(thing ?? row(person, option), way);
  // A turn that would end with something left undone is asked about once.
  const anyway = person.page.locator('.ask .btn.lamp');
  if (await anyway.isVisible()) await press(anyway, way);
}

/**
 * Answers for everybody until one of them has the first action of a turn to choose: whoever begins, whatever skills they
 * have been dealt, and whatever a bot does before. Tells who it is.
 */
export async function begin(people: readonly Person[]): Promise<Person> {
  const asked = () => people.find(isAsked);
  for (;;) {
    await until('a question to anybody', () => asked() !== undefined);
    const one = asked();
    const prompt = one?.state.view.prompt;
    if (!one || !prompt) continue;
    if (prompt.kind === 'action') return one;
    await answer(one, boldest(prompt));
  }
}
