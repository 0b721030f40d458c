// What the log tells: the battle it told last, and what it is ahead of the position on the board.
import type { EventLine } from '../../protocol';
import type { OpenBox } from './box';
import { placeOf, turned } from './geometry';
import type { DieKind, HexView, TableView } from './types';

export interface ToldDie {
  kind: DieKind;
  face: number;
}

/** A battle as far as it has been told. Dice of a re-roll stand in a row of their own: the log does not say which fell out. */
export interface ToldBattle {
  /** Of the whole log: the line with which it began. */
  line: number;
  fighter: number;
  hex: string | null;
  goal: number | null;
  rolls: ToldDie[][];
  /** Strength of spells, and of a hero's rage. */
  spells: number;
  rage: number;
  sum: number | null;
  wounds: number;
  deaths: DieKind[];
  blessed: boolean;
  sure: boolean;
  result: 'won' | 'lost' | null;
  /** Fought between heroes: at a Rift or in a duel; null against monsters. */
  between: 'rift' | 'duel' | null;
  /** Duels and Rift fights: the sum that the others have reached. */
  rival: number | null;
}

/** Events that belong to a battle and are shown in its ledger. */
export const ofBattle = new Set([
  'battle', 'sure_win', 'rolled', 'reroll', 'rage', 'blessing', 'shield', 'hard_head', 'wounded', 'unit_died', 'bolt', 'total',
  'won', 'lost', 'tie', 'duel_won', 'emperor',
]);

const seatIn = (object: string | undefined): number | null => {
  const seat = /^seat-(\d+)$/.exec(object ?? '')?.[1];
  return seat === undefined ? null : Number(seat);
};
export const seatOf = (event: EventLine): number | null => seatIn(event.objects[0]);

const begin = (line: number, fighter: number): ToldBattle => ({
  line, fighter, hex: null, goal: null, rolls: [[]], spells: 0, rage: 0, sum: null, wounds: 0, deaths: [], blessed: false,
  sure: false, result: null, between: null, rival: null,
});

/** The event begins another ledger: a battle, or the roll of another fighter in a duel or at a Rift, or a tie-break. */
function opens(event: EventLine, now: ToldBattle | null): boolean {
  if (event.event === 'battle') return true;
  if (event.event !== 'rolled') return false;
  return now === null || now.fighter !== seatOf(event) || now.sum !== null || now.result !== null;
}

function tell(battle: ToldBattle, event: EventLine): void {
  const [amount = 0, second = 0] = event.amounts;
  const kind = event.objects[1] as DieKind;
  const roll = battle.rolls.at(-1);
  switch (event.event) {
    case 'battle': battle.hex = event.objects[1] ?? null; battle.goal = amount > 0 ? amount : null; break;
    case 'sure_win': battle.sure = true; break;
    case 'rolled': roll?.push({ kind, face: amount }); break;
    case 'reroll': battle.rolls.push([]); break;
    case 'rage': battle.rage += amount; break;
    case 'blessing': battle.blessed = true; break;
    case 'wounded': battle.wounds += amount; break;
    case 'unit_died': battle.deaths.push(kind); break;
    case 'bolt': battle.spells += amount; break;
    case 'total': battle.sum = amount; battle.goal = second > 0 ? second : battle.goal; break;
    case 'won': case 'lost': battle.result = event.event; battle.hex = event.objects[1] ?? battle.hex; break;
    case 'duel_won': case 'emperor': battle.result = seatOf(event) === battle.fighter ? 'won' : 'lost'; break;
  }
}

/** The last battle of the log; null if there is none in it, or the next turn has begun since. */
export function lastBattle(log: readonly EventLine[], from: number): ToldBattle | null {
  let battle: ToldBattle | null = null;
  let rival: number | null = null;
  let between: ToldBattle['between'] = null;
  let turns = 0;
  log.forEach((event, n) => {
    if (event.event === 'turn' || event.event === 'woke') turns += 1;
    if (event.event === 'battle' || event.event === 'turn') between = null;
    if (event.event === 'rift') between = 'rift';
    if (event.event === 'challenged') between = 'duel';
    if (opens(event, battle)) {
      const fighter = seatOf(event);
      if (fighter === null) return;
      rival = event.event === 'rolled' && battle !== null && battle.goal === null && turns === 0 ? (battle.sum ?? rival) : null;
      battle = begin(from + n, fighter);
      battle.rival = rival;
      battle.between = between;
      turns = 0;
    }
    if (battle && ofBattle.has(event.event)) tell(battle, event);
  });
  return turns > 1 ? null : battle;
}

/** Swords and skulls of a roll. */
export function counted(box: OpenBox, dice: readonly ToldDie[]): { swords: number; skulls: number } {
  return dice.reduce(
    (sum, die) => {
      const face = box.face(die.kind, die.face);
      return { swords: sum.swords + (face?.swords ?? 0), skulls: sum.skulls + (face?.skulls ?? 0) };
    },
    { swords: 0, skulls: 0 },
  );
}

// ---- the map, as far as it has been told ---------------------------------------------------------------------------

function newHex(event: EventLine, box: OpenBox): HexView | null {
  const [, id = '', tile = ''] = event.objects;
  const place = placeOf(id);
  const rotation = event.amounts[0] ?? 0;
  if (!place) return null;
  const chasms = turned(box.tiles.get(tile)?.chasms ?? [], rotation);
  return { id, ...place, tile, rotation, chasms, armies: [], strength: null, inhabited: false, general: false, items: [], city: null, heroes: [] };
}

const journeys = new Set(['moved', 'marched', 'teleported', 'retreated', 'explored', 'rift_moved']);

/**
 * The map with what the log is ahead of it: while dice roll, the board still shows the position before them, but the tile
 * that was laid, who waits there and who went there have been told already.
 */
export function toldMap(table: TableView, log: readonly EventLine[], inputs: number, box: OpenBox): HexView[] {
  const ahead = log.filter((event) => event.after > inputs);
  if (ahead.length === 0) return table.map;
  const map = new Map(table.map.map((hex) => [hex.id, { ...hex }]));
  for (const event of ahead) {
    const seat = seatOf(event);
    if (event.event === 'explored') {
      const hex = newHex(event, box);
      if (hex && !map.has(hex.id)) map.set(hex.id, hex);
    }
    if (event.event === 'army_appears') {
      const hex = map.get(event.objects[0] ?? '');
      const army = event.objects[1];
      if (hex && army) map.set(hex.id, { ...hex, armies: [...hex.armies, army], strength: (hex.strength ?? 0) + (event.amounts[0] ?? 0) });
    }
    const to = map.get(event.objects[1] ?? '');
    if (journeys.has(event.event) && seat !== null && to) {
      for (const hex of map.values()) hex.heroes = hex.heroes.filter((other) => other !== seat);
      to.heroes = [...to.heroes, seat];
    }
  }
  return [...map.values()];
}
