import { beforeEach, expect, it } from 'vitest';
import type { State, Table, View } from '../protocol';
import { option, prompt, seat, state, table, view } from './fixtures';
import { HotSeat } from './hotseat.svelte';

const device = {
  view: null as View | null,
  table: null as Table | null,
  eye: null as number | null,
  mySeats: [] as number[],
  looks: [] as (number | null)[],
  forgotten: 0,
  look(eye: number | null) { this.looks.push(eye); },
  forget() { this.forgotten += 1; this.eye = null; },
  /** The only answer of the question, if it has one. */
  answered: [] as (number | null)[],
  answerFor(position: State) {
    const only = position.view.prompt?.options.length === 1;
    if (only) this.answered.push(position.eye);
    return only;
  },
};
const asked = (eye: number, ...ids: string[]) => state({ eye, prompt: 7 }, { waiting: [eye], prompt: prompt(ids.map((id) => option(id))) });
const waitingFor = (...seats: number[]) => view({ waiting: seats });

beforeEach(() => {
  Object.assign(device, {
    view: waitingFor(0), table: table({ seats: [seat({ mine: true }), seat({ mine: true })] }), eye: null, mySeats: [0, 1],
    looks: [], forgotten: 0, answered: [],
  });
});

it('looks through the only own seat without asking anybody', () => {
  device.mySeats = [1];
  new HotSeat(device).lookWhereAsked();
  expect([device.looks, device.forgotten]).toEqual([[1], 0]);
});

it('shows a seat only to the person who has said that it is them', () => {
  const hotseat = new HotSeat(device);
  expect(hotseat.admits(state({ eye: 0 }))).toBe(false);
  expect(device.looks).toEqual([null]);
  hotseat.lookWhereAsked();
  expect([hotseat.curtain, device.looks.at(-1)]).toEqual([null, 0]);
  expect(hotseat.admits(asked(0, 'a', 'b'))).toBe(false);
  expect([hotseat.curtain, device.looks.at(-1)]).toEqual([0, null]);
  hotseat.open();
  expect(device.looks.at(-1)).toBe(0);
  expect(hotseat.admits(state({ eye: 1 }))).toBe(false);
  expect(hotseat.admits(asked(0, 'a', 'b'))).toBe(true);
  hotseat.settled(state({ eye: 0 }));
  expect(hotseat.curtain).toBeNull();
});

/** Seat 0 sits at the device, and seat 1 is asked. */
function otherAsked(): HotSeat {
  const hotseat = new HotSeat(device);
  hotseat.lookWhereAsked();
  hotseat.admits(asked(0, 'a', 'b'));
  hotseat.open();
  hotseat.settled(state({ eye: 0 }));
  Object.assign(device, { eye: 0, view: waitingFor(1), forgotten: 0 });
  hotseat.lookWhereAsked();
  return hotseat;
}

it('forgets what the former person saw before the next one is asked', () => {
  const hotseat = otherAsked();
  expect([hotseat.curtain, device.forgotten, device.looks.at(-1)]).toEqual([null, 0, 1]);
  expect(hotseat.admits(asked(1, 'a', 'b'))).toBe(false);
  expect([hotseat.curtain, device.forgotten, device.looks.at(-1)]).toEqual([1, 1, null]);
  expect(hotseat.admits(state({ eye: 0 }))).toBe(false);
});

it('draws no curtain for a question that has one answer, and goes back to who sat there', () => {
  const hotseat = otherAsked();
  expect(hotseat.admits(asked(1, 'pass'))).toBe(false);
  expect([hotseat.curtain, device.forgotten, device.answered]).toEqual([null, 0, [1]]);
  expect(hotseat.admits(state({ eye: 1 }))).toBe(false);
  expect([hotseat.curtain, device.looks.at(-1)]).toEqual([null, 0]);
  expect(hotseat.admits(state({ eye: 0 }))).toBe(true);
});

it('draws no curtain for a seat that a bot plays, nor when the match is over', () => {
  const hotseat = new HotSeat(device);
  device.table = table({ seats: [seat({ mine: true, stand_in: 'easy' }), seat({ mine: true })] });
  hotseat.lookWhereAsked();
  expect(hotseat.curtain).toBeNull();
  device.view = view({ waiting: [1], over: true });
  hotseat.lookWhereAsked();
  expect(hotseat.curtain).toBeNull();
});

it('does not ask again for a look that is on its way', () => {
  const hotseat = new HotSeat(device);
  hotseat.admits(state({ eye: 1 }));
  hotseat.admits(state({ eye: 0 }));
  expect(device.looks).toEqual([null]);
});
