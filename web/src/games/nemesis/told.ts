// The log of Nemesis with its named members.
import { lastIndexWhere } from '../../lib/lists';
import type { EventLine } from '../../protocol';
import type { Told } from './types';

/** A line of the log as this game tells it. */
export const toldIn = (line: EventLine): Told => line as unknown as Told;

/** What belongs to a fight, an encounter or a roll, and is shown until the next turn begins. */
const fought = new Set<Told['event']>([
  'noise_rolled', 'danger', 'encountered', 'appeared', 'surprised', 'attacked', 'missed', 'larva_attacked', 'metagorger_attacked', 'ignored', 'shot', 'struck',
  'injured', 'checked', 'killed', 'retreated', 'intruder_left', 'lightly_wounded', 'seriously_wounded', 'died', 'explored', 'fed', 'transformed', 'adaptation_revealed',
  'event_drawn', 'bag_drawn', 'scanned',
]);

/** The lines of the ledger: since the last turn began, the last of them last. */
export function ledgerOf(log: readonly EventLine[], most: number): EventLine[] {
  const from = lastIndexWhere(log, (line) => line.event === 'turn' || line.event === 'round');
  return log.slice(from + 1).filter((line) => fought.has(toldIn(line).event)).slice(-most);
}

export type EndStep = { kind: 'engine' | 'course' | 'scan' | 'card' | 'judged' | 'objective'; line: EventLine };

const endKinds: Partial<Record<Told['event'], EndStep['kind']>> = {
  engine_revealed: 'engine', coordinates_revealed: 'course', scanned: 'scan', discarded: 'card', judged: 'judged', objective_revealed: 'objective',
};

/** What the victory check has shown, in its order. */
export function endOf(log: readonly EventLine[]): EndStep[] {
  const from = lastIndexWhere(log, (line) => line.event === 'ended');
  if (from < 0) return [];
  return log.slice(from).flatMap((line) => {
    const kind = endKinds[toldIn(line).event];
    return kind ? [{ kind, line }] : [];
  });
}

const eventSteps: Partial<Record<Told['event'], number>> = {
  time_moved: 0, self_destruct: 0, attacked: 1, missed: 1, larva_attacked: 1, metagorger_attacked: 1, fed: 1, injured: 2, event_drawn: 3, bag_drawn: 4, token_added: 4, egg_laid: 4,
};

/** The step of the Event phase that was told last, from 0; null outside of it. Steps only go forward. */
export function eventStepOf(log: readonly EventLine[]): number | null {
  const begin = lastIndexWhere(log, (line) => line.event === 'time_moved');
  if (begin < 0 || log.slice(begin).some((line) => line.event === 'round' || line.event === 'turn' || line.event === 'ended')) return null;
  return log.slice(begin).reduce((now, line) => Math.max(now, eventSteps[toldIn(line).event] ?? 0), 0);
}
