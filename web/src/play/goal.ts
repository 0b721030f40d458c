// How the match is won, as the game says it in the view (docs/screens.md); null for a game that says nothing.
import type { Goal, GoalSeat, View } from '../protocol';

export function goalOf(view: View | null): Goal | null {
  return (view?.table as { goal?: Goal } | null | undefined)?.goal ?? null;
}

/** How much of the bar a part takes, in hundredths; a bar is never longer than its place. */
export function shareOf(amount: number, { most, parts }: GoalSeat): number {
  const all = Math.max(most, parts.reduce((sum, part) => sum + part.amount, 0), 1);
  return (100 * amount) / all;
}

export const standingOf = (view: View | null, seat: number): GoalSeat | null =>
  goalOf(view)?.seats.find((one) => one.seat === seat) ?? null;

/** "11 of 25" where there is room for "11/25" only. */
export const inShort = (shown: string): string => shown.replace(/^(\d+)\s(?:of|z)\s(\d+)$/, '$1/$2');

/** Who has won is at the end of the way, whatever the last step was; a score stays as it is. */
export function hasArrived(view: View | null | undefined, { seat, shown }: GoalSeat): boolean {
  return (view?.over ?? false) && (view?.winners ?? []).includes(seat) && !/^[\d\s]+$/.test(shown.en);
}
