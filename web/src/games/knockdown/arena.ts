// What the arena has to show of a position besides its tiles: who stands where, what is aimed at, what would happen.
import type { Stage } from '../../play/stage';
import type { OptionView } from '../../protocol';
import { boxOf, momentOf, tableOf } from './moment.svelte';
import { reached } from './range';
import { toldIn } from './told';
import type { ArenaEntry, TableView } from './types';

/** Questions whose answer moves the other player's fighter. */
const aboutOpponent = new Set(['step_opponent', 'put_opponent']);
const moves = new Set(['move', 'corridor', 'dash', 'step']);

/** The figure that an option would move, and where to. */
export function movedBy(play: Stage, option: OptionView | null): { seat: number; space: string } | null {
  const [verb, space] = option?.id.split(':') ?? [];
  if (!verb || space === undefined || !moves.has(verb) || play.eye === null) return null;
  const seat = aboutOpponent.has(play.prompt?.kind ?? '') ? 1 - play.eye : play.eye;
  return { seat, space };
}

/** The attack whose range is drawn: the one looked at, the one an option would begin, or the one in progress. */
export function aimed(play: Stage): { attack: string; by: number } | null {
  if (play.view?.over) return null;
  const looked = momentOf(play).inspected;
  if (looked) return looked;
  const box = boxOf(play);
  const option = play.previewed;
  if (option && play.eye !== null && /^(attack|special|react)\b/.test(option.id)) {
    const attack = option.objects.find((object) => box.attack(object));
    if (attack) return { attack, by: play.eye };
  }
  const now = tableOf(play)?.attack;
  return now ? { attack: now.attack, by: now.attacker } : null;
}

/** The spaces in range of what is aimed. */
export function rangeShown(play: Stage, arena: ArenaEntry, table: TableView): { spaces: Set<string>; by: number } | null {
  const aim = aimed(play);
  const attack = boxOf(play).attack(aim?.attack ?? null);
  const from = aim ? table.players[aim.by]?.space : null;
  return aim && attack && from ? { spaces: reached(arena, from, attack.range), by: aim.by } : null;
}

/** Who strikes whom: the attack in progress, or the one that is just being told. */
export function lunging(play: Stage): number | null {
  const table = tableOf(play);
  if (table?.attack) return table.attack.attacker;
  const told = play.current ? toldIn(play.current) : null;
  return told?.event === 'attack' ? told.data.who : null;
}
