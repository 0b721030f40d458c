// The order of options: acts, fights with the best chance first, cards, moves, what is given away. The same in every game, and
// within a turn a row keeps its digit.
import type { OptionView, PromptView, Role } from '../protocol';
import { besidePrimary, primaryOf, roleOf } from './says';

export type Group = Extract<Role, 'act' | 'fight' | 'card' | 'move' | 'give_away'>;
const groups: Group[] = ['act', 'fight', 'card', 'move', 'give_away'];

export interface Rows {
  group: Group;
  options: OptionView[];
  /** Hidden behind a line that says how many they are, until it is opened. */
  folded: boolean;
}

const groupOf = (option: OptionView): Group => {
  const role = roleOf(option);
  return (groups as Role[]).includes(role) ? (role as Group) : 'act';
};

/** The options that are rows, in their order; those of the lamp button are none. */
export function rowsOf(prompt: PromptView | null, chanceOf: (option: OptionView) => number | null = () => null): OptionView[] {
  if (!prompt) return [];
  const buttons = [primaryOf(prompt), ...besidePrimary(prompt)];
  const rows = prompt.options.filter((option) => !buttons.includes(option));
  const chance = (option: OptionView) => chanceOf(option) ?? -1;
  return groups.flatMap((group) => {
    const own = rows.filter((option) => groupOf(option) === group);
    return group === 'fight' ? own.sort((a, b) => chance(b) - chance(a)) : own;
  });
}

/** So few rows need no headings, and none of them is hidden. */
const few = 3;
/** Moves that the board shows are folded from so many rows on. */
const manyMoves = 3;

/** Rows in their groups. `shown`: whether the board shows where an option leads. */
export function groupRows(rows: readonly OptionView[], shown: (option: OptionView) => boolean): Rows[] {
  const parts = groups.flatMap((group) => {
    const options = rows.filter((option) => groupOf(option) === group);
    return options.length > 0 ? [{ group, options, folded: false }] : [];
  });
  if (rows.length <= few || parts.length === 1) return parts;
  return parts.map((part) => ({
    ...part,
    folded: part.group === 'give_away' || (part.group === 'move' && part.options.length >= manyMoves && part.options.every(shown)),
  }));
}

/** The most rows that keys can choose. */
const keys = 9;

/** The digits of the rows of a turn, for each kind of question: what had one keeps it, what comes new gets the lowest free. */
export class Digits {
  #given = new Map<string, Map<string, number>>();

  /** Another turn: all digits are free again. */
  forget(): void {
    this.#given.clear();
  }

  of(kind: string, rows: readonly OptionView[]): ReadonlyMap<string, number> {
    if (rows.length === 0) return new Map();
    const before = this.#given.get(kind) ?? new Map<string, number>();
    const digits = this.#assign(rows, before);
    // Keys are few: those of rows that are gone are given again once they are needed.
    const scarce = rows.length <= keys && Math.max(...digits.values()) > keys;
    const now = scarce ? this.#assign(rows, new Map()) : digits;
    this.#given.set(kind, new Map([...(scarce ? [] : before), ...now]));
    return now;
  }

  #assign(rows: readonly OptionView[], before: ReadonlyMap<string, number>): Map<string, number> {
    const taken = new Set(before.values());
    let next = 1;
    return new Map(
      rows.map(({ id }) => {
        const kept = before.get(id);
        if (kept !== undefined) return [id, kept];
        while (taken.has(next)) next += 1;
        taken.add(next);
        return [id, next];
      }),
    );
  }
}
