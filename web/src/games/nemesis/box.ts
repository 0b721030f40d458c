// OpenBox: everything printed in the box of Nemesis, found by its id.
import { api } from '../../lib/api';
import { fill, same, seatMarked, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { layOut, tubesOf, type Slot, type Tube } from './ship';
import { words } from './text';
import type { Box, CharacterEntry, CorridorEntry, NumbersEntry, PaperEntry, RoomEntry, Species, SpeciesEntry, TileEntry } from './types';

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

export class OpenBox {
  readonly rooms: Map<string, RoomEntry>;
  readonly corridors: Map<string, CorridorEntry>;
  readonly tiles: Map<string, TileEntry>;
  readonly species: Map<string, SpeciesEntry>;
  readonly kinds: Map<Species, SpeciesEntry>;
  readonly characters: Map<string, CharacterEntry>;
  readonly papers: Map<string, PaperEntry>;
  readonly numbers: NumbersEntry;
  readonly slots: Map<string, Slot>;
  readonly tubes: Tube[];

  constructor(box: Box) {
    this.rooms = byId(box.rooms);
    this.corridors = byId(box.corridors);
    this.tiles = byId(box.tiles);
    this.species = byId(box.species);
    this.kinds = new Map(box.species.map((entry) => [entry.species, entry]));
    this.characters = byId(box.characters);
    this.papers = byId(box.papers);
    this.numbers = box.numbers;
    this.slots = layOut(box.rooms);
    this.tubes = tubesOf(box.corridors, this.slots);
  }

  tile(id: string | null | undefined): TileEntry | null {
    return (id && this.tiles.get(id)) || null;
  }

  /** A card by its id, or by the name of one among several equal ones: "red-medkit-2". */
  paper(object: string | null | undefined): PaperEntry | null {
    if (!object) return null;
    return this.papers.get(object) ?? this.papers.get(object.replace(/-\d+$/, '')) ?? null;
  }

  character(id: string | null | undefined): CharacterEntry | null {
    return (id && this.characters.get(id)) || null;
  }

  /** The kind of a figure ("adult-3"). */
  kindOf(object: string): SpeciesEntry | null {
    return this.species.get(object) ?? (/-\d+$/.test(object) ? (this.species.get(object.replace(/-\d+$/, '')) ?? null) : null);
  }

  name(species: Species): Text {
    return this.kinds.get(species)?.name ?? same(species);
  }

  /** The item whose card an object shows. */
  itemOf(object: string): string | null {
    if (this.rooms.has(object) || this.tiles.has(object) || this.characters.has(object)) return object;
    return this.paper(object)?.id ?? this.kindOf(object)?.id ?? null;
  }

  nameOf(object: string): Text {
    const seat = seatIn(object);
    if (seat !== null) return seatMarked(seat, words.seat(seat + 1));
    const entry = this.tile(object) ?? this.character(object) ?? this.paper(object) ?? this.kindOf(object);
    if (entry) return entry.name;
    if (this.rooms.has(object)) return fill(words.roomNo, object);
    if (this.corridors.has(object)) return fill(words.corridor, object);
    if (object === 'technical') return words.technical;
    const pod = /^pod-(\d+)$/.exec(object)?.[1];
    if (pod) return fill(words.pod, pod);
    const heavy = object.replace(/-\d+$/, '');
    if (heavy in words.heavyObject) return words.heavyObject[heavy as keyof typeof words.heavyObject];
    if (object in words.itemDeck) return words.itemDeck[object as keyof typeof words.itemDeck];
    return same(object);
  }
}

export async function openBox(game: string, content: string): Promise<OpenBox> {
  return new OpenBox(await api.box<Box>(game, content));
}
