// HotSeat: several people at one device. A seat's position is shown only to the person who has said that it is them; between
// two people there is a curtain, and what the former one saw is forgotten. A seat that has nothing to decide is answered for
// behind what is shown, so that nobody has to pass the device on for it.
import type { State, Table, View } from '../protocol';

export interface Device {
  readonly view: View | null;
  readonly table: Table | null;
  readonly eye: number | null;
  readonly mySeats: readonly number[];
  /** Asks the server to look through another seat, or none. */
  look(eye: number | null): void;
  /** Forgets everything that was seen through the former seat. */
  forget(): void;
  /** Answers the question of this position for its seat, if it is one that nobody has to be asked; false if it is not. */
  answerFor(state: State): boolean;
}

export class HotSeat {
  /** The seat whose person has to confirm before anything of it is shown. */
  curtain: number | null = $state(null);

  #device: Device;
  /** The seat whose person sits at the device now. No other own seat's position is ever kept. */
  #confirmed: number | null = null;
  /** The seat whose question is looked at, unseen, to find out whether its person has anything to decide. */
  #peeking: number | null = null;
  /** The seat whose question was answered unseen: until another position is here, what is shown still waits for it. */
  #left: number | null = null;
  /** A Look without an answer yet: what it asked for. */
  #looking: { eye: number | null } | null = null;

  constructor(device: Device) {
    this.#device = device;
  }

  /** Whether this position may be shown; if not, the device looks away. */
  admits(state: State): boolean {
    if (this.#looking?.eye === state.eye) this.#looking = null;
    if (this.#left !== state.eye) this.#left = null;
    if (this.#peeking !== null && state.eye === this.#peeking) {
      this.#peeked(state, this.#peeking);
      return false;
    }
    const may = this.#device.mySeats.length < 2 || state.eye === null || state.eye === this.#confirmed;
    if (!may) this.#look(null);
    return may;
  }

  /** A position is on the screen: if it is that of the seat behind the curtain, it opens. */
  settled(state: State): void {
    if (state.eye !== null && state.eye === this.curtain) this.curtain = null;
  }

  /** The person of the seat behind the curtain has confirmed; it opens when that seat's position is here. */
  open(): void {
    if (this.curtain === null) return;
    this.#confirmed = this.curtain;
    this.#look(this.curtain);
  }

  /** Looks through the only own seat; with several, the one who has to decide next confirms first. */
  lookWhereAsked(): void {
    const { view, mySeats, eye, table } = this.#device;
    if (!view) return;
    if (mySeats.length === 1 && eye === null) this.#look(mySeats[0] ?? null);
    if (mySeats.length < 2 || this.#peeking !== null || this.#left !== null) return;
    const asked = mySeats.filter((seat) => view.waiting.includes(seat) && !table?.seats[seat]?.stand_in);
    const [next] = asked;
    if (view.over || next === undefined) this.curtain = null;
    else if ((eye === null || !asked.includes(eye)) && (this.curtain === null || !asked.includes(this.curtain))) this.#peek(next);
  }

  #peek(seat: number): void {
    this.#peeking = seat;
    this.#look(seat);
  }

  /** The question of a seat that nobody has confirmed: it is answered unseen, or its person is called. */
  #peeked(state: State, seat: number): void {
    const asked = state.view.prompt !== null;
    if (asked && this.#device.answerFor(state)) return;
    this.#peeking = null;
    if (asked) return this.#draw(seat);
    this.#left = seat;
    this.#look(this.#confirmed);
  }

  #look(eye: number | null): void {
    if (this.#looking?.eye === eye) return;
    this.#looking = { eye };
    this.#device.look(eye);
  }

  #draw(seat: number): void {
    this.curtain = seat;
    this.#confirmed = null;
    this.#device.forget();
    this.#look(null);
  }
}
