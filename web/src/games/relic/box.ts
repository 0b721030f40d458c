// OpenBox: everything printed in the box of Relic, found by its id.
import { api } from '../../lib/api';
import { same, seatMarked, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { enemyWords } from './enemies';
import { layOut, type Cell } from './geometry';
import { words } from './text';
import type { AreaEntry, Box, CardEntry, CharacterEntry, NemesisEntry, Reward, SheetEntry, SpaceEntry } from './types';

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> => new Map(entries.map((e) => [e.id, e]));

export class OpenBox {
  readonly areas: Map<string, AreaEntry>;
  readonly spaces: Map<string, SpaceEntry>;
  readonly characters: Map<string, CharacterEntry>;
  readonly nemeses: Map<string, NemesisEntry>;
  readonly sheets: Map<string, SheetEntry>;
  readonly cards: Map<string, CardEntry>;
  readonly cells: Map<string, Cell>;
  readonly #rewards: Map<string, Text>;

  constructor(box: Box) {
    this.areas = byId(box.areas);
    this.spaces = byId(box.spaces);
    this.characters = byId(box.characters);
    this.nemeses = byId(box.nemeses);
    this.sheets = byId(box.sheets);
    this.cards = byId(box.cards);
    this.cells = layOut(box.spaces);
    this.#rewards = new Map(box.rewards.map((reward) => [reward.id, reward.name]));
  }

  /** A card by its id, or by the name of one among several equal ones: "frag-grenade-2". */
  card(object: string | null): CardEntry | null {
    if (object === null) return null;
    return this.cards.get(object) ?? this.cards.get(object.replace(/-\d+$/, '')) ?? null;
  }

  space(id: string | null): SpaceEntry | null {
    return id === null ? null : (this.spaces.get(id) ?? null);
  }

  character(id: string | null): CharacterEntry | null {
    return id === null ? null : (this.characters.get(id) ?? null);
  }

  nemesis(id: string | null): NemesisEntry | null {
    return id === null ? null : (this.nemeses.get(id) ?? null);
  }

  sheet(id: string | null): SheetEntry | null {
    return id === null ? null : (this.sheets.get(id) ?? null);
  }

  reward(id: Reward): Text {
    return this.#rewards.get(id) ?? same(id);
  }

  /** The item whose card an object shows. */
  itemOf(object: string): string | null {
    if (this.spaces.has(object) || this.characters.has(object) || this.nemeses.has(object) || this.sheets.has(object)) return object;
    return this.card(object)?.id ?? null;
  }

  nameOf(object: string): Text {
    const entry = this.space(object) ?? this.character(object) ?? this.nemesis(object) ?? this.sheet(object) ?? this.card(object);
    if (entry) return entry.name;
    const seat = seatIn(object);
    if (seat !== null) return seatMarked(seat, words.seat(seat + 1));
    if (object in words.attribute) return words.attribute[object as keyof typeof words.attribute];
    if (object in words.deck) return words.deck[object as keyof typeof words.deck];
    if (object === 'life') return words.life;
    if (object === 'infamy') return enemyWords.infamy;
    return object === 'influence' ? words.influence : same(object);
  }
}

export async function openBox(game: string, content: string): Promise<OpenBox> {
  return new OpenBox(await api.box<Box>(game, content));
}
