// Slips: who is waited for, since when, and who has already chosen in secret.

export class Slips {
  /** Since when the seats that have to decide are waited for, in the browser's time. */
  waitingSince = $state(Date.now());
  /** Seats that have answered a question which others still think about; their slips are closed. */
  chose: readonly number[] = $state.raw([]);

  /** A seat that is no longer waited for while others are, and nothing has happened since, has chosen in secret. */
  count(before: number[], waiting: number[], happened: boolean): void {
    if (String(before) !== String(waiting)) this.waitingSince = Date.now();
    const fewer = waiting.length > 0 && waiting.every((seat) => before.includes(seat));
    this.chose = happened || !fewer ? [] : [...this.chose, ...before.filter((seat) => !waiting.includes(seat))];
  }
}
