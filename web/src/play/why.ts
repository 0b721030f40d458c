// "Why can't I?": which of the reasons that the server knows are told.
import type { Reason } from '../protocol';
import { saysOf } from './says';

/** So many tiles or spaces that cannot be reached are told of where nobody asked about one of them. */
const mostAlike = 3;

/** The reasons about a thing, or about everything: then not each of many places that are only too far. */
export function reasonsAbout(reasons: readonly Reason[], object: string | null): { about: Reason[]; others: Reason[] } {
  const about = object === null ? [] : reasons.filter((reason) => reason.objects.includes(object));
  if (about.length > 0) return { about, others: [] };
  const counts = new Map<string, number>();
  const others = reasons.filter(({ option, outcome, clause }) => {
    if (saysOf({ id: option, outcome }).role !== 'move') return true;
    const count = (counts.get(clause) ?? 0) + 1;
    counts.set(clause, count);
    return count <= mostAlike;
  });
  return { about: [], others };
}
