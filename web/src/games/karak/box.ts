// OpenBox: everything printed in the boxes of Karak 2 and Imperium, found by its id.
import { api } from '../../lib/api';
import { same, seatMarked, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { placeOf } from './geometry';
import { words } from './text';
import type {
  AbilityEntry, ArmyEntry, Box, BuildingEntry, DieEntry, DieKind, FaceEntry, HeroEntry, ItemEntry, Resource, TileEntry,
} from './types';

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> => new Map(entries.map((e) => [e.id, e]));

export class OpenBox {
  readonly tiles: Map<string, TileEntry>;
  readonly armies: Map<string, ArmyEntry>;
  readonly items: Map<string, ItemEntry>;
  readonly buildings: Map<string, BuildingEntry>;
  readonly heroes: Map<string, HeroEntry>;
  readonly dice: Map<string, DieEntry>;
  readonly abilities: Map<string, AbilityEntry>;
  readonly #resources: Map<string, Text>;

  constructor(box: Box) {
    this.tiles = byId(box.tiles);
    this.armies = byId(box.armies);
    this.items = byId(box.items);
    this.buildings = byId(box.buildings);
    this.heroes = byId(box.heroes);
    this.dice = new Map(box.dice.map((die) => [die.kind, die]));
    this.abilities = byId(box.heroes.flatMap((hero) => hero.abilities));
    this.#resources = new Map(box.resources.map((resource) => [resource.id, resource.name]));
  }

  hero(id: string | null): HeroEntry | null {
    return id === null ? null : (this.heroes.get(id) ?? null);
  }

  die(kind: DieKind): DieEntry | null {
    return this.dice.get(kind) ?? null;
  }

  face(kind: DieKind, face: number): FaceEntry | null {
    return this.die(kind)?.faces[face] ?? null;
  }

  resource(resource: Resource): Text {
    return this.#resources.get(resource) ?? same(resource);
  }

  /** The item whose card shows this object; a die on the table shows its kind's. */
  itemOf(object: string): string | null {
    if (this.tiles.has(object) || this.armies.has(object) || this.items.has(object) || this.buildings.has(object)) return object;
    return this.heroes.has(object) || this.dice.has(object) ? object : null;
  }

  nameOf(object: string): Text {
    const entry = this.tiles.get(object) ?? this.armies.get(object) ?? this.items.get(object) ?? this.buildings.get(object);
    const named = entry ?? this.heroes.get(object) ?? this.dice.get(object) ?? this.abilities.get(object);
    if (named) return named.name;
    const resource = this.#resources.get(object);
    if (resource) return resource;
    const seat = seatIn(object);
    if (seat !== null) return seatMarked(seat, words.player(seat + 1));
    const die = this.dice.get(object.split(':')[0] ?? '');
    if (die) return die.name;
    if (object === 'general') return words.general;
    return placeOf(object) ? words.place : same(object);
  }
}

export async function openBox(content: string): Promise<OpenBox> {
  return new OpenBox(await api.box<Box>('karak', content));
}
