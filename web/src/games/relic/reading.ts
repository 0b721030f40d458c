// What the card of information says of anything on a Relic table.
import { fill, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { seatName } from '../../play/names';
import type { Reading } from '../../play/reading';
import type { Stage } from '../../play/stage';
import { numberOf } from './labels';
import { boxOf, playerOf, tableOf } from './moment.svelte';
import { joined, label, words } from './text';
import type { CardEntry, SpaceEntry } from './types';

const present = (parts: (Text | null)[]): Text[] => parts.filter((part) => part !== null);

function cardReading(play: Stage, card: CardEntry): Reading {
  const mine = playerOf(play, play.eye);
  const priced = card.deck === 'wargear' && mine;
  return {
    name: card.name,
    kind: joined(present([card.type_name, card.traits.length > 0 ? label(card.traits) : null, card.attribute ? words.attribute[card.attribute] : null, priced ? null : numberOf(card)])),
    cost: priced ? fill(words.costAgainst, card.number, mine.influence) : null,
    lines: [...card.text, ...(card.charges > 0 ? [words.charges(card.charges)] : [])],
  };
}

function spaceReading(play: Stage, space: SpaceEntry): Reading {
  const box = boxOf(play);
  const table = tableOf(play);
  const area = space.area ? (box.areas.get(space.area)?.name ?? null) : null;
  const lying = (table?.cards_on_board ?? []).flatMap((one) => (one.space === space.id ? [box.card(one.card)?.name ?? null] : []));
  const here = (table?.players ?? []).flatMap((player, seat) => (player.space === space.id ? [seatName(play.table, seat)] : []));
  const sheet = space.sector === 'centre' ? box.sheet(table?.sheet ?? null) : null;
  const step = box.space(space.movement_box);
  return {
    name: space.name,
    kind: joined(present([area, words.sector[space.sector]])),
    lines: [
      ...(['red', 'blue', 'yellow'] as const).flatMap((colour) => (space.icons[colour] > 0 ? [words.threats(space.icons[colour], colour)] : [])),
      ...space.boxes.map((text, n): Text => (space.optional ? fill({ en: '{0}: {1}', pl: '{0}: {1}' }, 'AB'[n] ?? '', text) : text)),
      ...(sheet ? [sheet.confrontation] : []),
      ...(step ? [fill(words.movementBox, step.name, words.points(space.movement_cost))] : []),
      ...(lying.length > 0 ? [fill(words.lies, label(lying))] : []),
      ...(here.length > 0 ? [fill(words.stands, label(here))] : []),
    ],
    clause: space.sector === 'centre' ? 'REL-WIN-02' : null,
  };
}

export function readingOf(play: Stage, object: string, item: string | null): Reading | null {
  const box = boxOf(play);
  const id = item ?? object;
  const space = box.space(id);
  if (space) return spaceReading(play, space);
  const card = box.card(id);
  if (card) return cardReading(play, card);
  const character = box.character(id);
  if (character) return { name: character.name, kind: character.affiliation, lines: character.abilities };
  const sheet = box.sheet(id);
  if (sheet) return { name: sheet.name, kind: words.scenario, lines: [...sheet.rule, sheet.confrontation], clause: 'REL-WIN-01' };
  const seat = seatIn(object);
  return seat === null ? null : { name: seatName(play.table, seat), lines: [] };
}
