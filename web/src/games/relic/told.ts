// What the log tells of the last battle or test: it is over on the table as soon as the last die lies, but people look at it
// longer.
import type { EventLine } from '../../protocol';

export interface FightTold {
  kind: 'battle' | 'test';
  seat: number;
  own: number[];
  foe: number[];
  scores: { own: number; foe: number } | null;
  result: 'won' | 'lost' | 'tied' | null;
  /** The sentence that ended it. */
  last: EventLine;
}

const results: Record<string, FightTold['result']> = {
  battle_won: 'won', battle_lost: 'lost', battle_tied: 'tied', test_passed: 'won', test_failed: 'lost',
};

/** The last fight of the turn that is being told; null if there was none. */
export function lastFight(log: readonly EventLine[]): FightTold | null {
  let turn = log.length;
  while (turn > 0 && log[turn - 1]?.event !== 'turn') turn -= 1;
  let told: FightTold | null = null;
  for (const line of log.slice(turn)) {
    const face = line.amounts[0] ?? 0;
    if (line.event === 'battle' || line.event === 'test') {
      const seat = Number(/^seat-(\d+)$/.exec(line.objects[0] ?? '')?.[1] ?? 0);
      told = { kind: line.event, seat, own: [], foe: [], scores: null, result: null, last: line };
    } else if (!told || told.result !== null) continue;
    else if (line.event === 'die') told.own.push(face);
    else if (line.event === 'foe_die') told.foe.push(face);
    else if (line.event === 'scores') told.scores = { own: face, foe: line.amounts[1] ?? 0 };
    else if (results[line.event]) {
      told.result = results[line.event] ?? null;
      told.last = line;
    }
  }
  return told;
}
