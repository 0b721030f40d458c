// RNE-SET-06, RNE-SET-07: how many nemeses there are, and what a wish for a role is worth when lots decide.

/** Up to four seats one nemesis, more seats two; in teams of two (RNE-SCN-13) as many as characters. */
export const nemesesAmong = (seats: number, pairs: boolean): number => (pairs ? seats / 2 : seats > 4 ? 2 : 1);

export interface Chance {
  /** Who ask for a nemesis: oneself among them, or all others. */
  askers: number;
  percent: number;
}

/** The nemeses are drawn among those who ask; if they are too few, all of them lead one and the rest is drawn among the others. */
export function wishChances(seats: number, nemeses: number): { asking: Chance[]; anyway: Chance[] } {
  const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
  const asking = Array.from({ length: seats }, (_, n) => ({ askers: n + 1, percent: percent(nemeses / (n + 1)) }));
  const anyway = Array.from({ length: seats }, (_, askers) => ({ askers, percent: percent((nemeses - askers) / (seats - askers)) }));
  return { asking, anyway };
}
