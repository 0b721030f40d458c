// Moment: what this browser's user looks at right now on a table of Relic, shared by board, seats and hand.
import type { Stage } from '../../play/stage';
import type { OptionView, View } from '../../protocol';
import type { GameScreen } from '../screen';
import type { OpenBox } from './box';
import type { Outcome, PlayerView, TableView } from './types';

export class Moment {
  /** The seat whose cards are laid out in a window. */
  opened: number | null = $state(null);
}

export interface RelicScreen extends GameScreen {
  box: OpenBox;
  moment: Moment;
}

export const boxOf = (play: Stage): OpenBox => (play.screen as RelicScreen).box;
export const momentOf = (play: Stage): Moment => (play.screen as RelicScreen).moment;

export const tableIn = (view: View | null): TableView | null => (view?.table ?? null) as TableView | null;
export const tableOf = (play: Stage): TableView | null => tableIn(play.view);
export const outcomeOf = (option: OptionView): Outcome | null => option.outcome as Outcome | null;

export const playerOf = (play: Stage, seat: number | null): PlayerView | null =>
  seat === null ? null : (tableOf(play)?.players[seat] ?? null);

/** The spaces that answer when clicked: those that options name, and those where a move would end. */
export function litSpaces(play: Stage): Map<string, OptionView[]> {
  const box = boxOf(play);
  const spaces = new Map<string, OptionView[]>();
  if (!play.ready) return spaces;
  for (const option of play.listed) {
    const named = option.objects.filter((object) => box.spaces.has(object));
    const end = outcomeOf(option)?.space;
    for (const space of new Set(end ? [...named, end] : named)) spaces.set(space, [...(spaces.get(space) ?? []), option]);
  }
  return spaces;
}

export { digitOf, isChosen, leave, pick, point } from '../../play/picking';
