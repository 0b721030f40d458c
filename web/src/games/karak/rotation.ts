// The choice of a rotation: which of the six are offered, and which the ghost shows.
import type { OptionView, PromptView } from '../../protocol';
import { edges, placeOf, turned, type Place } from './geometry';
import type { Outcome } from './types';

export interface Rotation {
  /** Sixths of a turn, clockwise. */
  sixths: number;
  chasms: number[];
  /** The option that lays the tile so; null where it is not offered. */
  option: OptionView | null;
}

export interface NewTile {
  tile: string;
  at: Place;
}

/** The tile in hand and the place it goes to; null unless a rotation is asked for. */
export function newTileOf(prompt: PromptView | null): NewTile | null {
  if (prompt?.kind !== 'rotation') return null;
  const [tile, place] = prompt.objects;
  const at = placeOf(place ?? '') ?? placeOf(prompt.options[0]?.objects[0] ?? '');
  return tile !== undefined && at ? { tile, at } : null;
}

const sixthsOf = (option: OptionView): number => Number(/^rotate:(\d)$/.exec(option.id)?.[1] ?? Number.NaN);
const likeness = (chasms: readonly number[]): string => chasms.join();

/** Rotations that look different, in order; those that look alike are one. */
export function rotationsOf(prompt: PromptView, printed: readonly number[]): Rotation[] {
  const offered = new Map(
    prompt.options.map((option) => [likeness((option.outcome as Outcome | null)?.chasms ?? turned(printed, sixthsOf(option))), option]),
  );
  const seen = new Set<string>();
  return edges.flatMap((sixths) => {
    const chasms = turned(printed, sixths);
    const like = likeness(chasms);
    if (seen.has(like)) return [];
    seen.add(like);
    const option = offered.get(like) ?? null;
    return [{ sixths: option ? sixthsOf(option) : sixths, chasms, option }];
  });
}

/** The next rotation that is offered, in either direction around. */
export function turnedOn(rotations: readonly Rotation[], shown: string | null, by: 1 | -1): string | null {
  const open = rotations.flatMap(({ option }) => (option ? [option.id] : []));
  if (open.length === 0) return null;
  const at = shown === null ? -1 : open.indexOf(shown);
  return open[(Math.max(at, by < 0 ? 0 : -1) + by + open.length) % open.length] ?? null;
}
