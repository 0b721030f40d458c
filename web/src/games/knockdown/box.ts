// OpenBox: everything printed in the box of Knockdown, found by its id.
import { api } from '../../lib/api';
import { same, seatMarked, type Text } from '../../lib/language';
import { words } from './text';
import type { ArenaEntry, AttackEntry, AttackType, Box, FighterEntry, SkillEntry, Symbol } from './types';

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> => new Map(entries.map((e) => [e.id, e]));

export class OpenBox {
  readonly cards: Map<string, AttackEntry>;
  readonly fighters: Map<string, FighterEntry>;
  readonly skills: Map<string, SkillEntry>;
  readonly arenas: Map<string, ArenaEntry>;
  /** Special attacks with the fighter whose board they stand on. */
  readonly specials: Map<string, { special: AttackEntry; fighter: FighterEntry }>;
  readonly #symbols: Map<string, Text>;
  readonly #types: Map<string, Text>;

  constructor(box: Box) {
    this.cards = byId(box.cards);
    this.fighters = byId(box.fighters);
    this.skills = byId(box.skills);
    this.arenas = byId(box.arenas);
    this.specials = new Map(
      box.fighters.flatMap((fighter) => fighter.specials.map((special) => [special.id, { special, fighter }] as const)),
    );
    this.#symbols = new Map(box.symbols.map((s) => [s.id, s.name]));
    this.#types = new Map(box.types.map((t) => [t.id, t.name]));
  }

  /** An attack card or a special attack. */
  attack(id: string | null): AttackEntry | null {
    if (id === null) return null;
    return this.cards.get(id) ?? this.specials.get(id)?.special ?? null;
  }

  fighter(id: string | null): FighterEntry | null {
    return id === null ? null : (this.fighters.get(id) ?? null);
  }

  skill(id: string | null): SkillEntry | null {
    return id === null ? null : (this.skills.get(id) ?? null);
  }

  arena(id: string | null): ArenaEntry | null {
    return id === null ? null : (this.arenas.get(id) ?? null);
  }

  symbol(symbol: Symbol): Text {
    return this.#symbols.get(symbol) ?? same(symbol);
  }

  type(type: AttackType): Text {
    return this.#types.get(type) ?? same(type);
  }

  /** Whether the id is of something that has a card of its own. */
  has(id: string): boolean {
    return this.attack(id) !== null || this.fighters.has(id) || this.skills.has(id);
  }

  nameOf(object: string): Text {
    const entry = this.attack(object) ?? this.fighter(object) ?? this.skill(object) ?? this.arena(object);
    if (entry) return entry.name;
    const place = /^(row|seat)-(\d+)$/.exec(object);
    if (place?.[1] === 'row') return words.rowPlace(Number(place[2]));
    if (place?.[1] === 'seat') return seatMarked(Number(place[2]), words.seat(Number(place[2]) + 1));
    return /^-?\d+,-?\d+$/.test(object) ? words.space : same(object);
  }
}

export async function openBox(content: string): Promise<OpenBox> {
  return new OpenBox(await api.box<Box>('knockdown', content));
}
