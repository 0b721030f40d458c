// Moment: what this browser's user looks at right now on a Karak table, shared by map, seats and prompt.
import type { Stage } from '../../play/stage';
import type { OptionView, View } from '../../protocol';
import type { GameScreen } from '../screen';
import type { OpenBox } from './box';
import type { HeroView, Outcome, TableView } from './types';

export class Moment {
  /** The rotation that the ghost of a new tile shows, by its option. */
  turned: string | null = $state(null);
  /** What was told of battles up to this line of the log has been put away. */
  closedBefore = $state(0);
}

export interface KarakScreen extends GameScreen {
  box: OpenBox;
  moment: Moment;
}

export const boxOf = (play: Stage): OpenBox => (play.screen as KarakScreen).box;
export const momentOf = (play: Stage): Moment => (play.screen as KarakScreen).moment;

export const tableIn = (view: View | null): TableView | null => (view?.table ?? null) as TableView | null;
export const tableOf = (play: Stage): TableView | null => tableIn(play.view);
export const outcomeOf = (option: OptionView): Outcome | null => option.outcome as Outcome | null;

export const playerOf = (play: Stage, seat: number | null): HeroView | null =>
  seat === null ? null : (tableOf(play)?.players[seat] ?? null);

/** A click on something that stands for these options: one is chosen, several narrow the list. */
export function pick(play: Stage, object: string): void {
  if (play.lit.has(object)) play.chooseObject(object);
}

/** The option that a lit object stands for alone is previewed while it is pointed at. */
export function point(play: Stage, object: string): void {
  const [only, more] = play.lit.get(object) ?? [];
  if (only && !more) play.hoveredId = only.id;
}

export function leave(play: Stage, object: string): void {
  if (play.lit.get(object)?.some((option) => option.id === play.hoveredId)) play.hoveredId = null;
}

export const isChosen = (play: Stage, object: string): boolean =>
  play.narrowed === object || (play.chosen !== null && (play.lit.get(object)?.includes(play.chosen) ?? false));
