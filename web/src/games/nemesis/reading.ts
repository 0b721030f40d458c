// What the card of information says of anything on a table of Nemesis.
import { fill, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { seatName } from '../../play/names';
import type { Reading } from '../../play/reading';
import type { Stage } from '../../play/stage';
import { linesOf, whenOf } from './art';
import { boxOf, roomIn, roomName, tableOf, tileIn } from './moment.svelte';
import { label, titled, words } from './text';

function roomReading(play: Stage, id: string): Reading | null {
  const box = boxOf(play);
  const table = tableOf(play);
  const room = roomIn(table, id);
  if (!room || !table) return null;
  const tile = tileIn(box, room);
  const peeked = room.explored ? null : box.tile(room.tile);
  const lines: Text[] = [
    ...(tile?.text ?? peeked?.text ?? []),
    ...(tile && tile.colour !== 'none' ? [titled(words.colour[tile.colour], words.itemsHere(room.items))] : []),
    ...(room.fire ? [words.fire] : []), ...(room.malfunction ? [words.malfunction] : []),
    ...table.figures.filter((figure) => figure.room === id).map((figure) => (figure.injuries > 0 ? fill(words.injured, box.name(figure.species), words.injuries(figure.injuries)) : box.name(figure.species))),
    ...table.players.flatMap((player, seat) => (player.room === id && player.being === 'aboard' ? [fill(words.stands, seatName(play.table, seat))] : [])),
  ];
  return { name: room.explored ? roomName(box, room, id) : fill(words.roomNo, id), kind: room.explored ? fill(words.roomNo, id) : peeked ? fill(words.seenByYou, peeked.name) : words.unexplored, lines };
}

export function readingOf(play: Stage, object: string, item: string | null): Reading | null {
  const box = boxOf(play);
  const id = item ?? object;
  if (box.rooms.has(id)) return roomReading(play, id);
  const character = box.character(id);
  if (character) return { name: character.name, kind: words.ownCards, lines: [...new Set(character.deck)].map((card) => box.nameOf(card)) };
  const paper = box.paper(id);
  if (paper) {
    const mode = tableOf(play)?.mode ?? 'intruders';
    return {
      name: paper.name, kind: label([paper.kind, whenOf(paper)], ' · '),
      cost: paper.paper === 'action' ? fill(words.costs, words.cardsToPay(paper.number + 1)) : null, lines: linesOf(paper, mode),
    };
  }
  const tile = box.tile(id);
  if (tile) return { name: tile.name, lines: tile.text };
  const kind = box.kindOf(id);
  if (kind) return { name: kind.name, lines: kind.text };
  const seat = seatIn(object);
  return seat === null ? null : { name: seatName(play.table, seat), lines: [] };
}
