/** The seat that an object id names ("seat-1"); null for anything else. Events tell seats as numbers. */
export function seatNamed(object: string): number | null {
  const seat = /^seat-(\d+)$/.exec(object)?.[1];
  return seat === undefined ? null : Number(seat);
}
