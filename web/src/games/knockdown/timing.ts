// The arithmetic of the timing test (KNO-KDT-30 to KNO-KDT-36). The server decides whether a press holds; this is for
// what the player sees, and so that a press that cannot count is not sent at all.

/** A marker crosses the middle of the tower every so many milliseconds. */
export const beatMs = 550;
export const lastBeat = 18;
export const timeMs = 10_000;

/** KNO-KDT-32: the nearest beat; exactly between two, the earlier; before the first, the first. */
export function beatOf(ms: number): number {
  const beat = Math.floor((ms + beatMs / 2 - 1) / beatMs);
  return Math.min(lastBeat, Math.max(1, beat));
}

/** How far a press is off its beat: negative when early. */
export function offBeat(ms: number): number {
  return ms - beatOf(ms) * beatMs;
}

/** KNO-KDT-36: whether a press may follow another one (or none): within the time, on a later beat. */
export function mayFollow(ms: number, before: number | null): boolean {
  if (ms < 0 || ms > timeMs) return false;
  return before === null || (ms > before && beatOf(ms) > beatOf(before));
}

/** The id of a press, made of the prompt's first one. */
export function pressId(firstId: string, ms: number): string {
  return firstId.replace(/\d+$/, String(ms));
}

/** Where the marker is: -1 left, 0 in the middle of the tower, 1 right; in the middle on every beat. */
export function swing(ms: number): number {
  return Math.sin((Math.PI * ms) / beatMs);
}

/** How far from the middle the marker may be, at the edge of a window. */
export function reachOf(windowMs: number): number {
  return Math.abs(swing(Math.min(windowMs, beatMs / 2)));
}
