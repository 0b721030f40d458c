// What the things of a board do with the options they stand for.
import type { OptionView } from '../protocol';
import type { Stage } from './stage';

/** A click on something that stands for these options: one is chosen, several narrow the list if the object is theirs. */
export function pick(play: Stage, object: string, options: readonly OptionView[]): void {
  const [only, more] = options;
  if (only && !more) play.choose(only);
  else if (play.lit.has(object)) play.chooseObject(object);
}

/** The option that an object stands for alone is previewed while it is pointed at. */
export function point(play: Stage, options: readonly OptionView[]): void {
  const [only, more] = options;
  if (only && !more) play.hoveredId = only.id;
}

export function leave(play: Stage, options: readonly OptionView[]): void {
  if (options.some((option) => option.id === play.hoveredId)) play.hoveredId = null;
}

export const isChosen = (play: Stage, object: string, options: readonly OptionView[]): boolean =>
  play.narrowed === object || (play.chosen !== null && options.includes(play.chosen));

/** The digit of the row that an object stands for, as on the keyboard. */
export function digitOf(play: Stage, options: readonly OptionView[]): string {
  const [only, more] = options;
  if (!only) return '';
  if (more) return '…';
  return String(play.digitOf(only) ?? '·');
}
