// Who has won which round, as far as this browser can tell: the victory tokens say how many each has, the log in which
// order.
import type { EventLine } from '../../protocol';
import { toldIn } from './told';
import type { TableView } from './types';

/** The winner of each finished round; `matchWinner` once the match is over. */
export function roundWinners(table: TableView, log: readonly EventLine[], matchWinner: number | null): (number | null)[] {
  const winners: (number | null)[] = [];
  for (const line of log) {
    const told = toldIn(line);
    if (told.event === 'round_won') winners[told.data.round - 1] = told.data.who;
  }
  const played = matchWinner === null ? table.round - 1 : table.round;
  if (matchWinner !== null) winners[table.round - 1] = matchWinner;
  // Lines that are no longer in the log: one round each at most, so the tokens settle it.
  for (let n = 0; n < played; ++n) {
    winners[n] ??= table.players.findIndex((p, seat) => p.victories > winners.filter((w) => w === seat).length);
    if (winners[n] === -1) winners[n] = null;
  }
  return Array.from({ length: played }, (_, n) => winners[n] ?? null);
}
