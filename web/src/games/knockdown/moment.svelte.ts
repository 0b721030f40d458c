// Moment: what this browser's user looks at or does right now on a Knockdown table, shared by board, seats and hand.
import type { Stage } from '../../play/stage';
import type { OptionView, View } from '../../protocol';
import type { GameScreen } from '../screen';
import type { OpenBox } from './box';
import { TimingClock } from './clock.svelte';
import { Ticking } from './ticking';
import type { Outcome, PlayerView, TableView } from './types';

/** An attack under the pointer or focus, and the seat from whose fighter its range is measured. */
export interface Inspected {
  attack: string;
  by: number;
}

export class Moment {
  inspected: Inspected | null = $state.raw(null);
  readonly clock = new TimingClock();
  readonly ticking = new Ticking();

  inspect(attack: string, by: number | null): void {
    this.inspected = by === null ? null : { attack, by };
  }

  /** Only if it is still this one that is looked at. */
  leave(attack: string): void {
    if (this.inspected?.attack === attack) this.inspected = null;
  }
}

export interface KnockdownScreen extends GameScreen {
  box: OpenBox;
  moment: Moment;
}

export const boxOf = (play: Stage): OpenBox => (play.screen as KnockdownScreen).box;
export const momentOf = (play: Stage): Moment => (play.screen as KnockdownScreen).moment;

export const tableIn = (view: View | null): TableView | null => (view?.table ?? null) as TableView | null;
export const tableOf = (play: Stage): TableView | null => tableIn(play.view);
export const outcomeOf = (option: OptionView): Outcome | null => option.outcome as Outcome | null;

export const playerOf = (play: Stage, seat: number | null): PlayerView | null =>
  seat === null ? null : (tableOf(play)?.players[seat] ?? null);

/** From whose eyes ranges are measured: one's own, or for a spectator the active player's. */
export const viewpoint = (play: Stage): number | null => play.eye ?? tableOf(play)?.active ?? null;

/** The options that use a card of the own hand. A row card of the same design names its place as well. */
export function handOptions(play: Stage, card: string): OptionView[] {
  if (play.prompt?.kind === 'discard_shown') return [];
  return (play.lit.get(card) ?? []).filter((option) => !option.objects.some((object) => object.startsWith('row-')));
}

/** Options that pick one of the opponent's shown cards. */
export function shownOptions(play: Stage, card: string): OptionView[] {
  return play.prompt?.kind === 'discard_shown' ? (play.lit.get(card) ?? []) : [];
}

/** A click on something that stands for these options: one is chosen, several narrow the list. */
export function pick(play: Stage, object: string, options: OptionView[]): void {
  const [only, more] = options;
  if (only && !more) play.choose(only);
  else if (only) play.chooseObject(object);
}
