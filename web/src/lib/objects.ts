// The ids of objects that all games share: `seat-0` is the first seat.

/** The number of the seat that an object id names; null for every other object. */
export function seatIn(object: string | undefined): number | null {
  const seat = /^seat-(\d+)$/.exec(object ?? '')?.[1];
  return seat === undefined ? null : Number(seat);
}
