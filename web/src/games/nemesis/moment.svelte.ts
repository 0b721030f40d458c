// What the parts of the screen share: the position with its type, and how things that stand for options are pointed at.
import type { Text } from '../../lib/language';
import { fill } from '../../lib/language';
import type { Stage } from '../../play/stage';
import type { OptionView, View } from '../../protocol';
import type { GameScreen } from '../screen';
import type { OpenBox } from './box';
import { words } from './text';
import type { Outcome, PlayerView, RoomView, TableView, TileEntry } from './types';

export class Moment {
  /** The end was shown and put away. */
  endClosed: boolean = $state(false);
  /** The board of the enemy stands in the place of the ship. */
  colony: boolean = $state(false);
}

export interface NemesisScreen extends GameScreen {
  box: OpenBox;
  moment: Moment;
}

export const boxOf = (play: Stage): OpenBox => (play.screen as NemesisScreen).box;
export const momentOf = (play: Stage): Moment => (play.screen as NemesisScreen).moment;

export const tableIn = (view: View | null): TableView | null => (view?.table ?? null) as TableView | null;
export const tableOf = (play: Stage): TableView | null => tableIn(play.view);
export const outcomeOf = (option: OptionView): Outcome | null => option.outcome as Outcome | null;

export const playerOf = (play: Stage, seat: number | null): PlayerView | null =>
  seat === null ? null : (tableOf(play)?.players[seat] ?? null);

export const roomIn = (table: TableView | null, id: string | null): RoomView | null => table?.rooms.find((room) => room.id === id) ?? null;
export const tileIn = (box: OpenBox, room: RoomView | null): TileEntry | null => (room?.explored ? box.tile(room.tile) : null);

export function roomName(box: OpenBox, room: RoomView | null, id: string): Text {
  return tileIn(box, room)?.name ?? fill(words.roomNo, id);
}

export { digitOf, isChosen, leave, pick, point } from '../../play/picking';

export function enter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
}
