// A battle as a ledger: two columns, one line for each part of a sum. Made from the position while somebody decides in it,
// and from the log while it is told and when it is over.
import { fill, same, type Text } from '../../lib/language';
import type { OpenBox } from './box';
import { joined, label, words } from './text';
import { counted, type ToldBattle } from './told';
import type { BattleView, DieKind, HexView, Step, Symbol, TableView } from './types';

export interface LedgerDie {
  /** What options call it; null where it cannot be pointed at. */
  id: string | null;
  kind: DieKind;
  face: { swords: number; skulls: number; symbol: Symbol } | null;
  text: Text;
}
export interface LedgerLine {
  name: Text;
  value: number;
}
export interface Foe {
  name: Text;
  kind: 'army' | 'lair' | 'general';
  strength: number;
}
export interface Ledger {
  title: Text;
  fighter: number;
  step: Step | null;
  /** The second row is what was rolled again. */
  dice: LedgerDie[][];
  lines: LedgerLine[];
  sum: number | null;
  foes: Foe[];
  goal: number | null;
  rival: number | null;
  /** Of 1000; null where it is not known. */
  winPermille: number | null;
  notes: Text[];
  skulls: number;
  result: 'won' | 'lost' | null;
}

export function foesOn(hex: HexView | null, box: OpenBox): Foe[] {
  if (!hex) return [];
  if (hex.general) return [{ name: words.general, kind: 'general', strength: hex.strength ?? 0 }];
  const lair = box.tiles.get(hex.tile)?.lair;
  if (lair && hex.armies.length === 0) return [{ name: lair.band, kind: 'lair', strength: lair.strength }];
  return hex.armies.map((id) => ({ name: box.nameOf(id), kind: 'army', strength: box.armies.get(id)?.strength ?? 0 }));
}

const dieText = (box: OpenBox, kind: DieKind, face: number | null): Text => {
  const name = box.die(kind)?.name ?? same(kind);
  const shows = face === null ? null : box.face(kind, face);
  return shows ? fill(words.dieShows, name, shows.text) : name;
};

const some = (lines: LedgerLine[]): LedgerLine[] => lines.filter(({ value }, n) => n === 0 || value !== 0);

export function ledgerOf(battle: BattleView, table: TableView, box: OpenBox): Ledger {
  const hex = table.map.find(({ id }) => id === battle.hex) ?? null;
  const rolled = battle.dice.length > 0;
  const dice: LedgerDie[] = rolled
    ? battle.dice.map((die) => ({ id: die.id, kind: die.kind, face: die, text: dieText(box, die.kind, die.face) }))
    : battle.army.map((kind) => ({ id: kind, kind, face: null, text: dieText(box, kind, null) }));
  return {
    title: words.contests[battle.contest],
    fighter: battle.fighter,
    step: battle.step,
    dice: [dice],
    lines: some([
      { name: words.swords, value: battle.swords },
      { name: words.weapons, value: battle.weapons },
      { name: words.spells, value: battle.spells },
      { name: words.bonus, value: battle.bonus },
      { name: words.carried, value: battle.carried },
    ]),
    sum: battle.sum,
    foes: battle.contest === 'duel' || battle.contest === 'rift' ? [] : foesOn(hex, box),
    goal: battle.goal,
    rival: battle.rival,
    winPermille: battle.win_permille,
    notes: [...(battle.tie_break ? [words.tieBreak] : []), ...(battle.blessed ? [words.skullsCancelled] : [])],
    skulls: battle.skulls,
    result: null,
  };
}

/** Where a die was rolled again the log does not say which, so its parts are not told apart then. */
function toldLines(told: ToldBattle, swords: number): LedgerLine[] {
  const { sum, spells, rage } = told;
  const extra = [{ name: words.spells, value: spells }, { name: words.rage, value: rage }];
  if (told.rolls.length > 1) return sum === null ? [] : some([{ name: label([words.swords, words.arms]), value: sum - spells - rage }, ...extra]);
  return some([{ name: words.swords, value: swords }, { name: words.arms, value: sum === null ? 0 : sum - swords - spells - rage }, ...extra]);
}

export function toldLedger(told: ToldBattle, foes: Foe[], box: OpenBox): Ledger {
  const [first = []] = told.rolls;
  const count = counted(box, told.rolls.length > 1 ? [] : first);
  return {
    title: told.between ? words.contests[told.between] : words.battle,
    fighter: told.fighter,
    step: null,
    dice: told.rolls.map((roll) =>
      roll.map(({ kind, face }) => ({ id: null, kind, face: box.face(kind, face), text: dieText(box, kind, face) })),
    ),
    lines: told.sure ? [] : toldLines(told, count.swords),
    sum: told.sure ? null : told.sum,
    foes,
    goal: told.goal,
    rival: told.rival,
    winPermille: null,
    notes: [
      ...(told.sure ? [words.sure] : []),
      ...(told.blessed ? [words.skullsCancelled] : []),
      ...(told.wounds > 0 ? [fill(words.wounds, `−${told.wounds}`)] : []),
      ...(told.deaths.length > 0 ? [fill(words.died, joined(told.deaths.map((kind) => box.nameOf(kind)), ', '))] : []),
    ],
    skulls: count.skulls,
    result: told.result ?? (told.sure ? 'won' : null),
  };
}

/** The difference as a word; null until both sums are there. */
export function verdictOf({ sum, goal, result }: Ledger): Text | null {
  if (result === null && (sum === null || goal === null)) return null;
  if (sum === null || goal === null) return result ? words[result] : null;
  if (sum > goal) return fill(words.winsBy, sum - goal);
  return sum === goal ? words.winsEven : fill(words.losesBy, goal - sum);
}
