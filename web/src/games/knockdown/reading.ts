// What the card of information says of anything on a Knockdown table.
import { fill } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { seatName } from '../../play/names';
import type { Reading } from '../../play/reading';
import type { Stage } from '../../play/stage';
import type { OpenBox } from './box';
import { damageText } from './damage';
import { boxOf, playerOf, tableOf, viewpoint } from './moment.svelte';
import { steps } from './range';
import { joined, spaceKinds, words } from './text';
import type { AttackEntry } from './types';

function attackReading(box: OpenBox, attack: AttackEntry): Reading {
  return {
    name: attack.name,
    kind: joined([attack.symbol ? words.attackCard : words.special, box.type(attack.type), ...(attack.symbol ? [box.symbol(attack.symbol)] : [])]),
    cost: attack.cost.length > 0 ? fill(words.cost, joined(attack.cost.map((symbol) => box.symbol(symbol)), ', ')) : null,
    lines: [
      ...(attack.trigger ? [attack.trigger] : []),
      attack.range_text,
      damageText(attack),
      ...(attack.ko ? [words.koLong] : []),
      attack.effect ?? words.noEffect,
    ],
    clause: attack.clauses[0] ?? null,
  };
}

function spaceReading(play: Stage, id: string): Reading | null {
  const table = tableOf(play);
  const arena = boxOf(play).arena(table?.arena ?? null);
  const space = arena?.spaces.find((one) => one.id === id);
  if (!table || !arena || !space) return null;
  const standing = table.players.findIndex((player) => player.space === id);
  const seat = viewpoint(play);
  const away = seat === null ? null : steps(arena, table.players[seat]?.space ?? null, id);
  return {
    name: spaceKinds[space.kind] ?? words.plainSpace,
    lines: [
      ...(space.kind === 'corridor_outer' ? [words.legendOuter] : space.kind === 'corridor_centre' ? [words.legendCentre] : []),
      ...(standing < 0 ? [] : [fill(words.stands, seatName(play.table, standing))]),
      ...(away ? [words.steps(away)] : []),
    ],
  };
}

export function readingOf(play: Stage, object: string, item: string | null): Reading | null {
  const box = boxOf(play);
  const id = item ?? object;
  const attack = box.attack(id);
  if (attack) return attackReading(box, attack);
  const skill = box.skill(id);
  if (skill) return { name: skill.name, kind: joined([words.skillCard, fill(words.initiative, skill.initiative)]), lines: [skill.text], clause: skill.clauses[0] ?? null };
  const fighter = box.fighter(id);
  if (fighter) {
    const token = fighter.token_name ? [fill(words.tokenStart, fighter.token_name, fighter.token_start)] : [];
    return { name: fighter.name, kind: words.fighter, lines: [...token, ...fighter.specials.map((special) => special.name)] };
  }
  const seat = seatIn(object);
  if (seat !== null) return { name: seatName(play.table, seat), kind: box.fighter(playerOf(play, seat)?.fighter ?? null)?.name ?? null, lines: [] };
  return spaceReading(play, object);
}
