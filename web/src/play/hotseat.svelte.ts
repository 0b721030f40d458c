// HotSeat: several people at one device. A seat's position is shown only to the person who has said that it is them; between
// two people there is a curtain, and what the former one saw is forgotten.
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
}

export class HotSeat {
  /** The seat whose person has to confirm before anything of it is shown. */
  curtain: number | null = $state(null);

  #device: Device;
  /** The seat whose person sits at the device now. No other own seat's position is ever kept. */
  #confirmed: number | null = null;
  /** A Look without an answer yet: what it asked for. */
  #looking: { eye: number | null } | null = null;

  constructor(device: Device) {
    this.#device = device;
  }

  /** Whether this position may be shown; if not, the device looks away. */
  admits(state: State): boolean {
    if (this.#looking?.eye === state.eye) this.#looking = null;
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
    if (mySeats.length < 2) return;
    const asked = mySeats.filter((seat) => view.waiting.includes(seat) && !table?.seats[seat]?.stand_in);
    if (view.over || asked.length === 0) this.curtain = null;
    else if (eye === null || !asked.includes(eye)) this.#draw(asked);
  }

  #look(eye: number | null): void {
    if (this.#looking?.eye === eye) return;
    this.#looking = { eye };
    this.#device.look(eye);
  }

  #draw(asked: number[]): void {
    if (this.curtain === null || !asked.includes(this.curtain)) this.curtain = asked[0] ?? null;
    if (this.#device.eye === null) return;
    this.#confirmed = null;
    this.#device.forget();
    this.#look(null);
  }
}
