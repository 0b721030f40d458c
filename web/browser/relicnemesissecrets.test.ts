// Relic: Nemesis: what is hidden is never sent. All that the sockets of the others and of a spectator were sent is searched for
// the cards of a hand, for the sheets that were dealt, for a Nemesis card that only its nemesis has seen, and for a wish for a role.
import type * as P from '../src/protocol';
import type { Box, TableView } from '../src/games/relic/types';
import { bot, me, open, type Lobby, type TableWish } from './lobby';
import type { Person } from './person';
import { answer, mustBeAsked, optionOf } from './playing';
import { expect, test } from './test';
import { until, untilEnd } from './until';

const variant: TableWish = {
  game: 'relic-nemesis',
  options: { variant: 'enemies-of-the-imperium', first_player: 'seat-0' },
  seats: [me, open, bot('habit')],
  is_public: true,
};

const tableOf = (state: P.State): TableView => state.view.table as unknown as TableView;
const has = (text: string, id: string, name: string): boolean => text.includes(`"${id}"`) || text.includes(name);

interface Group {
  ola: Person;
  kuba: Person;
  watcher: Person;
}

/** Three browsers at a new table, in which seat 0 and 1 are asked which role they wish for. */
async function gather({ ola, kuba, watcher }: Group, guests: readonly [P.Guest, P.Guest], lobby: Lobby, seed: number, name: string): Promise<P.Table> {
  const table = await lobby.table(guests[0], { ...variant, name, seed });
  await lobby.join(guests[1], table);
  for (const one of [ola, kuba, watcher]) one.forget();
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id), watcher.open('/tables')]);
  await watcher.page.getByRole('link', { name: `Watch: ${name}`, exact: true }).click();
  await watcher.page.getByText('You are watching').waitFor();
  await watcher.atTable();
  for (const one of [ola, kuba]) expect((await mustBeAsked(one)).kind).toBe('role');
  return table;
}

async function wish(one: Person, role: 'as-nemesis' | 'as-character'): Promise<void> {
  const asked = await mustBeAsked(one);
  await answer(one, optionOf(asked, role));
}

async function meet(person: (options?: { guest?: P.Guest }) => Promise<Person>, lobby: Lobby): Promise<{ group: Group; guests: [P.Guest, P.Guest] }> {
  const guests: [P.Guest, P.Guest] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const [ola, kuba, watcher] = await Promise.all([person({ guest: guests[0] }), person({ guest: guests[1] }), person()]);
  return { group: { ola, kuba, watcher }, guests };
}

test('what somebody wishes for cannot be told from what the others are sent', async ({ person, lobby }) => {
  const { group, guests } = await meet(person, lobby);
  const { ola, kuba, watcher } = group;
  const told: string[][] = [];
  for (const role of ['as-nemesis', 'as-character'] as const) {
    await gather(group, guests, lobby, 5, `Wishes ${role.length}`);
    await wish(ola, role);
    const others = [kuba, watcher];
    await until('her answer at the others', () => others.every((one) => one.state.row === ola.state.row));
    for (const one of others) expect(one.state.view.waiting).toContain(1);
    told.push(others.map(({ state }) => JSON.stringify(state)));
    for (const { state } of others) {
      const { prompt, ...rest } = state.view;
      expect(JSON.stringify({ ...state, view: rest })).not.toMatch(/as-nemesis|as-character/);
      expect(prompt?.kind ?? 'nothing').toBe(state.eye === 1 ? 'role' : 'nothing');
      for (const { nemesis, character, dealt_nemeses } of tableOf(state).players) expect([nemesis, character, dealt_nemeses]).toEqual([null, null, null]);
    }
  }
  expect(told[0]).toEqual(told[1]);
});

/** Something that a seat alone knows, and the last row at which the seat was told so. */
interface Secret {
  id: string;
  name: string;
  last: number;
}

type Known = (table: TableView) => readonly (string | null)[];

/**
 * What a seat alone was told from its own positions: each thing from when it had it first to when it was last sent that it still
 * had it. What everybody has seen before (a card that went back into its deck) is none, nor what exists more than once.
 */
function secretsOf(owner: Person, known: Known, unique: ReadonlyMap<string, string>): Secret[] {
  const { states } = owner;
  const ids = new Set(states.flatMap((state) => known(tableOf(state))));
  return [...ids].flatMap((id) => {
    const name = id === null ? undefined : unique.get(id);
    if (id === null || name === undefined) return [];
    const holds = (state: P.State) => known(tableOf(state)).includes(id);
    const begin = states.findIndex(holds);
    if (states.slice(0, begin).some((state) => has(JSON.stringify(state), id, name))) return [];
    const end = states.findIndex((state, n) => n > begin && !holds(state));
    const last = states[(end < 0 ? states.length : end) - 1]?.row ?? 0;
    return [{ id, name, last }];
  });
}

/** Looks through every message to somebody else up to the row, and says how many there were. */
function expectUnsaid({ id, name, last }: Secret, other: Person): number {
  // RNE-DUEL-18: the winner of a Willpower duel sees the hand of the loser.
  if (other.states.some((state) => tableOf(state).duel?.hand?.includes(id))) return 0;
  let looked = 0;
  for (const { from, text } of other.wire) {
    if (from === 'page') continue;
    const message = JSON.parse(text) as P.FromServer;
    if (message.type === 'state' && message.row > last) break;
    expect(has(text, id, name), `${id}, hidden up to row ${last}, in ${text.slice(0, 80)}`).toBe(false);
    looked += 1;
  }
  return looked;
}

interface Looked {
  might: number;
  power: number;
  sheets: number;
  drawn: number;
}

const cardOf = ({ data }: P.EventLine): string | null => (data as { card?: string | null } | null)?.card ?? null;

/**
 * RNE-EXPL-11: a Nemesis card that was drawn is seen by its nemesis alone; others hear of it first when it is resolved, discarded
 * or played, in an event that tells it to everybody.
 */
function expectDrawnInSecret(owner: Person, seat: number, other: Person, unique: ReadonlyMap<string, string>): number {
  const seen = (one: Person) => one.states.flatMap(({ events }) => events).filter(({ event, data }) => event === 'seen' && (data as { who: number }).who === seat);
  expect(seen(other), 'what somebody else has seen').toEqual([]);
  const drawn = new Set(seen(owner).map(cardOf));
  let looked = 0;
  for (const id of drawn) {
    const name = id === null ? undefined : unique.get(id);
    if (id === null || name === undefined) continue;
    const first = other.states.find((state) => has(JSON.stringify(state), id, name));
    if (first) expect(first.events.some((line) => cardOf(line) === id), `${id} is named first at row ${first.row}`).toBe(true);
    looked += 1;
  }
  return looked;
}

/** Everything that the three were sent of one match, and the two who play lead seats 0 and 1. */
function lookThrough({ ola, kuba, watcher }: Group, box: Box): Looked {
  const looked: Looked = { might: 0, power: 0, sheets: 0, drawn: 0 };
  const cards = new Map(box.cards.filter(({ copies }) => copies === 1).map(({ id, name }) => [id, name.en]));
  const sheets = new Map([...box.characters, ...box.nemeses].map(({ id, name }) => [id, name.en]));
  for (const [owner, seat] of [[ola, 0], [kuba, 1]] as const) {
    const others = [ola, kuba, watcher].filter((one) => one !== owner);
    const search = (known: Known, unique: ReadonlyMap<string, string>) =>
      secretsOf(owner, known, unique).flatMap((secret) => others.map((other) => expectUnsaid(secret, other))).reduce((a, b) => a + b, 0);
    const isNemesis = owner.relic.players[seat]?.nemesis !== null;
    looked[isNemesis ? 'might' : 'power'] += search(({ players }) => players[seat]?.powers ?? [], cards);
    looked.sheets += search(({ players }) => [...(players[seat]?.dealt ?? []), ...(players[seat]?.dealt_nemeses ?? [])], sheets);
    for (const other of others) looked.drawn += expectDrawnInSecret(owner, seat, other, cards);
    for (const other of others) {
      for (const state of other.states) {
        const { powers, dealt, dealt_nemeses } = tableOf(state).players[seat] ?? {};
        expect([powers, dealt, dealt_nemeses], `seat ${seat} at row ${state.row}`).toEqual([null, null, null]);
      }
    }
  }
  return looked;
}

/** Which of the two dealt sheets was not kept: of a nemesis nobody ever learns it. */
function expectPutAside({ ola, kuba, watcher }: Group, box: Box): void {
  const dealt = ola.states.flatMap((state) => tableOf(state).players[0]?.dealt_nemeses ?? []);
  const left = [...new Set(dealt)].filter((id) => id !== ola.relic.players[0]?.nemesis);
  expect(left.length, 'sheets that were not kept').toBe(1);
  for (const id of left) {
    const name = box.nemeses.find((one) => one.id === id)?.name.en ?? id;
    for (const other of [kuba, watcher]) expect(expectUnsaid({ id, name, last: Infinity }, other)).toBeGreaterThan(50);
  }
}

test('nobody else is ever sent a Might card, a dealt sheet or a drawn Nemesis card', async ({ person, lobby }) => {
  const box = await lobby.box<Box>('relic-nemesis');
  const { group, guests } = await meet(person, lobby);
  const { ola, kuba } = group;
  const everybody = [ola, kuba, group.watcher];
  const seen: Looked = { might: 0, power: 0, sheets: 0, drawn: 0 };
  // A browser that is too slow for the bots is sent fewer positions: as many matches as it takes.
  for (let seed = 4; seen.might < 50 || seen.power < 50 || seen.sheets < 50 || seen.drawn < 8; seed += 1) {
    const table = await gather(group, guests, lobby, seed, `Hidden ${seed}`);
    await wish(ola, 'as-nemesis');
    await wish(kuba, 'as-character');
    await until('the roles', () => everybody.every((one) => one.state.row === ola.state.row));
    // Bots play for both from here on; every position still goes to the three browsers.
    await lobby.standIn(guests[0], table, 0);
    await lobby.standIn(guests[1], table, 1);
    const playedOn = () => everybody.every((one) => one.state.view.over || one.relic.turn > 40);
    await untilEnd('many turns', playedOn, () => String(everybody.map((one) => one.state.row)));
    const looked = lookThrough(group, box);
    for (const what of ['might', 'power', 'sheets', 'drawn'] as const) seen[what] += looked[what];
    if (ola.relic.players[0]?.nemesis) expectPutAside(group, box);
  }
});
