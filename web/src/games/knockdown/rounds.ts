// Who has won which round, as far as this browser can tell: the victory tokens say how many each has, the log in which
// order.
import type { EventLine } from '../../protocol';
import type { TableView } from './types';

/** The winner of each finished round; `matchWinner` once the match is over. */
export function roundWinners(table: TableView, log: readonly EventLine[], matchWinner: number | null): (number | null)[] {
  const winners: (number | null)[] = [];
  for (const line of log) {
    const seat = /^seat-(\d)$/.exec(line.objects[0] ?? '')?.[1];
    const round = line.amounts[0];
    if (line.event === 'round_won' && seat !== undefined && round) winners[round - 1] = Number(seat);
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
