// A battle as a ledger: two columns, one line for each part of a sum. Made from the position while somebody decides in it,
// and from the event that shows it while it is told and when it is over.
import { fill, same, type Text } from '../../lib/language';
import type { OpenBox } from './box';
import { joined, words } from './text';
import type { ShownFight } from './told';
import type { BattleView, DieKind, FightTold, HexView, Step, Symbol, TableView, Troops } from './types';

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
  dice: LedgerDie[];
  /** The die that is being rolled, by its place. */
  rolling: number | null;
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
    dice,
    rolling: null,
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

/** Who was fought. */
export function foesIn(fight: FightTold, box: OpenBox): Foe[] {
  const goal = fight.goal ?? 0;
  if (fight.contest === 'general') return [{ name: words.general, kind: 'general', strength: goal }];
  const lair = box.tiles.get(fight.tile)?.lair;
  if (fight.contest === 'lair' && lair) return [{ name: lair.band, kind: 'lair', strength: lair.strength }];
  return fight.armies.map((id) => ({ name: box.nameOf(id), kind: 'army', strength: box.armies.get(id)?.strength ?? 0 }));
}

const troopKinds = { knights: 'knight', archers: 'archer', mages: 'mage', skeletons: 'skeleton' } as const;

/** The names of the units that died, each as often as it did. */
const namesOf = (dead: Troops, box: OpenBox): Text[] =>
  Object.entries(troopKinds).flatMap(([troop, kind]) => Array<Text>(dead[troop as keyof Troops]).fill(box.nameOf(kind)));

export function toldLedger({ fight, result, rolling }: ShownFight, box: OpenBox): Ledger {
  const dead = namesOf(fight.dead, box);
  return {
    title: words.contests[fight.contest],
    fighter: fight.fighter,
    step: null,
    dice: fight.dice.map(({ kind, face }) => ({ id: null, kind, face: box.face(kind, face), text: dieText(box, kind, face) })),
    rolling,
    lines: fight.sure || fight.dice.length === 0 ? [] : some([
      { name: words.swords, value: fight.swords },
      { name: words.weapons, value: fight.weapons },
      { name: words.spells, value: fight.spells },
      { name: words.rage, value: fight.rage },
      { name: words.bonus, value: fight.bonus },
      { name: words.carried, value: fight.carried },
    ]),
    sum: fight.sure || fight.dice.length === 0 ? null : fight.sum,
    foes: foesIn(fight, box),
    goal: fight.goal,
    rival: fight.rival,
    winPermille: null,
    notes: [
      ...(fight.sure ? [words.sure] : []),
      ...(fight.tie_break ? [words.tieBreak] : []),
      ...(fight.blessed ? [words.skullsCancelled] : []),
      ...(fight.wounds > 0 ? [fill(words.wounds, `−${fight.wounds}`)] : []),
      ...(dead.length > 0 ? [fill(words.died, joined(dead, ', '))] : []),
    ],
    skulls: fight.skulls,
    result,
  };
}

/** The difference as a word; null until both sums are there. */
export function verdictOf({ sum, goal, result }: Ledger): Text | null {
  if (result === null && (sum === null || goal === null)) return null;
  if (sum === null || goal === null) return result ? words[result] : null;
  if (sum > goal) return fill(words.winsBy, sum - goal);
  return sum === goal ? words.winsEven : fill(words.losesBy, goal - sum);
}
