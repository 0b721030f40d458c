// What is hidden is never sent: the raw messages to a spectator and to each opponent over many turns.
import type * as P from '../src/protocol';
import type { Box, TableView } from '../src/games/knockdown/types';
import { expect, test } from './test';
import { me, open } from './lobby';
import type { Person } from './person';
import { untilEnd } from './until';

const tableOf = (state: P.State): TableView => state.view.table as unknown as TableView;

/** What is face down or in hand is not in the view; skills that one has passed on oneself one may remember. */
function expectHidden(state: P.State, passedOn: ReadonlySet<string>): void {
  for (const [seat, player] of tableOf(state).players.entries()) {
    if (seat === state.eye) continue;
    expect([player.hand, player.dealt], `row ${state.row}, seat ${seat}`).toEqual([null, null]);
    expect(player.received?.filter((skill) => !passedOn.has(skill)) ?? []).toEqual([]);
    for (const kept of player.skills) if (!kept.face_up) expect(kept.skill).toBeNull();
  }
  if (state.eye !== null) return;
  expect(state.view.prompt).toBeNull();
  expect(tableOf(state).players.flatMap((player) => player.received ?? [])).toEqual([]);
}

/** Every skill card that was once dealt to this person. */
const dealtTo = (one: Person): Set<string> =>
  new Set(one.states.flatMap((state) => tableOf(state).players[state.eye ?? 0]?.dealt ?? []));

/** The face-down skills of a seat, row by row, as its own player was told. */
function faceDown(owner: Person, seat: number): Map<number, readonly string[]> {
  const rows = owner.states.map((state) => {
    const { skills, dealt } = tableOf(state).players[seat] ?? { skills: [], dealt: null };
    const down = skills.flatMap((kept) => (!kept.face_up && kept.skill ? [kept.skill] : []));
    return [state.row, [...down, ...(dealt ?? [])]] as const;
  });
  return new Map(rows);
}

interface Watched {
  /** Positions that the one who saw the fewest was sent. */
  positions: number;
  /** Times that a card somebody must not know was looked for in what they were sent. */
  looked: number;
}

/** Everything that the three browsers were sent of one match. */
function expectSecrets(ola: Person, kuba: Person, watcher: Person, nameOf: ReadonlyMap<string, string>): Watched {
  const everybody = [ola, kuba, watcher];
  const known = new Map(everybody.map((one) => [one, one === watcher ? new Set<string>() : dealtTo(one)]));
  for (const one of everybody) for (const state of one.states) expectHidden(state, known.get(one) ?? new Set());
  expect(watcher.states.every((state) => state.eye === null)).toBe(true);
  expect(ola.states.some((state) => tableOf(state).players[0]?.hand?.length), 'a hand that its owner sees').toBe(true);

  let looked = 0;
  for (const [owner, seat] of [[ola, 0], [kuba, 1]] as const) {
    const hidden = faceDown(owner, seat);
    for (const observer of everybody.filter((one) => one !== owner)) {
      for (const state of observer.states) {
        const text = JSON.stringify(state);
        for (const skill of (hidden.get(state.row) ?? []).filter((id) => !known.get(observer)?.has(id))) {
          expect(text.includes(`"${skill}"`) || text.includes(nameOf.get(skill) ?? ''), `${skill} at row ${state.row}`).toBe(false);
          looked += 1;
        }
      }
    }
  }
  return { positions: Math.min(...everybody.map((one) => one.states.length)), looked };
}

test('neither a spectator nor an opponent is ever sent a hidden card', async ({ person, lobby }) => {
  const box = await lobby.box<Box>('knockdown');
  const nameOf = new Map(box.skills.map((skill) => [skill.id, skill.name.en]));
  const [olaGuest, kubaGuest] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const [ola, kuba, watcher] = await Promise.all([person({ guest: olaGuest }), person({ guest: kubaGuest }), person()]);

  // A browser that is too slow for the bots is sent fewer positions, and not every match is long: as many as it takes.
  const seen: Watched = { positions: 0, looked: 0 };
  for (let n = 1; seen.positions <= 50 || seen.looked <= 50; n += 1) {
    const name = `Open to all ${n}`;
    const table = await lobby.table(olaGuest, { seats: [me, open], is_public: true, name, seed: n });
    await lobby.join(kubaGuest, table);
    for (const one of [ola, kuba, watcher]) one.forget();
    await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id), watcher.open('/tables')]);
    await watcher.page.getByRole('link', { name: `Watch: ${name}`, exact: true }).click();
    await watcher.page.getByText('You are watching').waitFor();
    // Who watches without a name is told what it needs to write something.
    await watcher.page.getByRole('tab', { name: /^Chat/ }).click();
    await watcher.page.getByText('You watch without a name').waitFor();
    await watcher.atTable();

    // Bots play for both from here on; every position still goes to the three browsers.
    await lobby.standIn(olaGuest, table, 0);
    await lobby.standIn(kubaGuest, table, 1);
    const everybody = [ola, kuba, watcher];
    const playedOn = () => everybody.every((one) => one.state.view.over || one.knockdown.turn > 12);
    await untilEnd('many turns', playedOn, () => String(everybody.map((one) => one.state.row)));
    const { positions, looked } = expectSecrets(ola, kuba, watcher, nameOf);
    seen.positions += positions;
    seen.looked += looked;
  }
});
