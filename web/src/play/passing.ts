// Questions that a browser answers for its person: those with one answer, those in which nothing is worth asking (the game says
// so), and windows that the person has closed. Who is asked goes by what everybody can see (decisions 0008 and 0015), so people
// are often asked who have nothing to choose.
import { prefs } from '../lib/prefs.svelte';
import type { OptionView, PromptView, Table } from '../protocol';
import { saysOf } from './says';
import { hasRule, offersOnlyCards, windowOf } from './windowrules';

/** Why a question was not asked: it has one answer, nothing in it is worth asking, the person wants it so, or a lesson
 * passes over it. */
export type Reason = 'one' | 'usual' | 'rule' | 'again' | 'lesson';

export interface Automatic {
  option: OptionView;
  why: Reason;
}

export interface Wishes {
  game: string;
  /** The windows that are closed until the turn ends. */
  thisTurn: ReadonlySet<string>;
  /** What was answered the last time to a question with the same options, where that holds for the next time (a weapon). */
  again?: (prompt: PromptView) => OptionView | null;
}

const nobody: Wishes = { game: '', thisTurn: new Set() };

/** The only answer of a question. A roll is a moment of the game and is asked for all the same. */
export function onlyAnswer(prompt: PromptView | null): OptionView | null {
  if (!prompt || prompt.numbers !== null || prompt.options.length !== 1) return null;
  const [only] = prompt.options;
  return only && saysOf(only).role !== 'roll' ? only : null;
}

function byRules(prompt: PromptView, window: string, { game, thisTurn }: Wishes): OptionView | null {
  const pass = prompt.options.find((option) => saysOf(option).role === 'pass') ?? null;
  if (!pass || window === '') return null;
  if (thisTurn.has(window)) return pass;
  const never = (option: OptionView) => option.objects.slice(0, 1).some((card) => hasRule(game, 'never', card));
  const unwanted = prompt.options.every((option) => option === pass || never(option));
  return unwanted && offersOnlyCards(prompt, pass) ? pass : null;
}

/** What is answered without asking, and why; null for a question that is asked. */
export function automatic(prompt: PromptView | null, wishes: Wishes = nobody): Automatic | null {
  if (!prompt || prompt.numbers !== null || prefs.askAlways) return null;
  const window = windowOf(prompt);
  if (window !== '' && hasRule(wishes.game, 'stop', window)) return null;
  const only = onlyAnswer(prompt);
  if (only) return { option: only, why: 'one' };
  const usual = prompt.options.filter((option) => saysOf(option).usual);
  if (usual.length === 1 && usual[0]) return { option: usual[0], why: 'usual' };
  const ruled = byRules(prompt, window, wishes);
  if (ruled) return { option: ruled, why: 'rule' };
  const again = wishes.again?.(prompt) ?? null;
  return again ? { option: again, why: 'again' } : null;
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

/** The moment in which something can still be taken back, before a final answer that nobody has confirmed is sent. */
export function momentToTakeBack(): number {
  return Math.max(900, 1500 * prefs.speed);
}
