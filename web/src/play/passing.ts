// Questions whose only answer is to pass: who may use a hidden card is asked by what everybody can see (decision 0015), so
// people are often asked who have nothing to choose. Their browser passes for them, unless they would rather do it themselves.
import type { OptionView, PromptView, Table } from '../protocol';

/** The id by which every game calls the option to do nothing. */
const pass = 'pass';

/** The pass of a question that has no other answer; null for every other question. */
export function onlyPass(prompt: PromptView | null): OptionView | null {
  if (!prompt || prompt.numbers !== null || prompt.options.length !== 1) return null;
  const [only] = prompt.options;
  return only?.id === pass ? only : null;
}

const shortest = 700;
const longest = 2200;

/**
 * Milliseconds before a pass is sent. Whoever else sits at the table should not read from its haste that the hand holds
 * nothing that fits, so it comes after a moment that nobody can foresee; among programs nobody looks at the clock.
 */
export function waitBeforePass(table: Table | null, chance: () => number = Math.random): number {
  const watched = (table?.seats ?? []).some((seat) => seat.kind === 'person' && !seat.mine && !seat.left) || (table?.spectators ?? 0) > 0;
  return watched ? shortest + chance() * (longest - shortest) : 0;
}
