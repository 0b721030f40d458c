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
