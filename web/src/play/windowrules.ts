// A person's own rules for questions that come again and again, kept for each game: where to be asked always, and for which
// cards never.
import { prefer, prefs, type WindowRule } from '../lib/prefs.svelte';
import type { OptionView, PromptView } from '../protocol';
import { saysOf } from './says';

/** The window that a question is, if it may be let go by; an empty string for every other question. */
export function windowOf(prompt: PromptView): string {
  return prompt.options.map((option) => saysOf(option).window).find((window) => window !== '') ?? '';
}

/** The cards that a window offers to use. */
export function cardsIn(prompt: PromptView): string[] {
  const used = prompt.options.filter((option) => saysOf(option).role === 'card');
  return [...new Set(used.flatMap((option) => option.objects.slice(0, 1)))];
}

/** Whether all that a window offers is to use cards: only then a rule about cards can let it go by. */
export function offersOnlyCards(prompt: PromptView, pass: OptionView): boolean {
  return prompt.options.every((option) => option === pass || saysOf(option).role === 'card');
}

export const rulesOf = (game: string): readonly WindowRule[] => prefs.windows[game] ?? [];

export const hasRule = (game: string, what: WindowRule['what'], id: string): boolean =>
  rulesOf(game).some((rule) => rule.what === what && rule.id === id);

export function addRule(game: string, rule: WindowRule): void {
  const others = rulesOf(game).filter((other) => other.what !== rule.what || other.id !== rule.id);
  prefer({ windows: { ...prefs.windows, [game]: [...others, rule] } });
}

export function dropRule(game: string, what: WindowRule['what'], id: string): void {
  const left = rulesOf(game).filter((rule) => rule.what !== what || rule.id !== id);
  prefer({ windows: { ...prefs.windows, [game]: left } });
}
