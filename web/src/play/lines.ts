// The log as the server tells it in pieces, and numbers as answers: small rules without state.
import { same } from '../lib/language';
import type { EventLine, NumbersView, OptionView } from '../protocol';

export interface Merged {
  /** The first line of `kept` is this line of the whole log. */
  from: number;
  /** The lines that stay. */
  kept: readonly EventLine[];
  /** The lines that nobody here has seen yet. */
  fresh: EventLine[];
}

const sameLine = (a: EventLine | undefined, b: EventLine): boolean =>
  a !== undefined && a.event === b.event && a.after === b.after && a.text.en === b.text.en;

/**
 * Puts `events`, which begin at line `eventsFrom`, behind a log that begins at line `from`. Lines that are known stay (a
 * reconnection tells them again), what was taken back goes, and after a gap the log begins anew.
 */
export function mergeLines(log: readonly EventLine[], from: number, events: EventLine[], eventsFrom: number): Merged {
  if (eventsFrom > from + log.length || eventsFrom + events.length < from) {
    return { from: eventsFrom, kept: [], fresh: events };
  }
  const ahead = Math.max(0, from - eventsFrom);
  const start = Math.max(0, eventsFrom - from);
  let known = 0;
  for (const event of events.slice(ahead)) {
    if (!sameLine(log[start + known], event)) break;
    known += 1;
  }
  return { from, kept: log.slice(0, start + known), fresh: events.slice(ahead + known) };
}

/** A number of a prompt as an option; its id is `first_id` with the number at the end. It is never sent by one click. */
export function numberOption(numbers: NumbersView, n: number): OptionView {
  const id = numbers.first_id.replace(/-?\d+$/, String(n));
  return { id, label: same(n), objects: [], final: true, ends_turn: false, outcome: null };
}
