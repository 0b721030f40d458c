// The log of Relic with its named members. A battle or test comes whole with the event that ends it.
import { lastIndexWhere } from '../../lib/lists';
import type { EventLine } from '../../protocol';
import type { BattleTold, DuelTold, NemesisBattleTold, TestTold, Told } from './types';

/** A line of the log as this game tells it. */
export const toldIn = (line: EventLine): Told => line as unknown as Told;

export type FightTold = { result: 'won' | 'lost' | 'tied'; line: EventLine } & (
  | { kind: 'battle'; told: BattleTold }
  | { kind: 'test'; told: TestTold }
  /** Won or lost by the challenger. */
  | { kind: 'duel'; told: DuelTold }
  /** Won or lost by the nemesis. */
  | { kind: 'enemies'; told: NemesisBattleTold }
);

const results = { battle_won: 'won', battle_lost: 'lost', battle_tied: 'tied', test_passed: 'won', test_failed: 'lost' } as const;

/** The battle, test or duel that ends with this line; null for all others. */
function endedBy(line: EventLine): FightTold | null {
  const told = toldIn(line);
  switch (told.event) {
    case 'battle_won': case 'battle_lost': case 'battle_tied':
      return { kind: 'battle', told: told.data.battle, result: results[told.event], line };
    case 'test_passed': case 'test_failed':
      return { kind: 'test', told: told.data.test, result: results[told.event], line };
    case 'duel_won':
      return { kind: 'duel', told: told.data.duel, result: told.data.winner === told.data.duel.challenger ? 'won' : 'lost', line };
    case 'nemesis_battle_won':
      return { kind: 'enemies', told: told.data.battle, result: told.data.winner === told.data.battle.nemesis ? 'won' : 'lost', line };
    case 'nemesis_battle_tied':
      return { kind: 'enemies', told: told.data.battle, result: 'tied', line };
    case 'duel_undecided':
      return { kind: 'duel', told: told.data.duel, result: 'tied', line };
    default: return null;
  }
}

/** The last battle, test or duel of the turn that is being told; null if there was none, or the next one has begun. */
export function lastFight(log: readonly EventLine[]): FightTold | null {
  const others = new Set(['turn', 'battle', 'test', 'duel', 'nemesis_battle']);
  const last = log[lastIndexWhere(log, (line) => others.has(line.event) || endedBy(line) !== null)];
  return last ? endedBy(last) : null;
}
