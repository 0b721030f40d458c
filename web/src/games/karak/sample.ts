// A small box and a position, for the tests of this folder.
import { same } from '../../lib/language';
import { OpenBox } from './box';
import type { BattleView, Box, DieKind, HexView, TableView } from './types';

const none = { food: 0, wood: 0, stone: 0 };
const printed = { clauses: [], origin: 'house', source: '' };
const blank = { swords: 0, skulls: 0, symbol: 'none', text: same('blank') } as const;
const swords = (n: number) => ({ ...blank, swords: n, text: same(`${n} swords`) });
const skulls = (n: number) => ({ ...blank, skulls: n, text: same(`${n} skulls`) });
const die = (kind: DieKind, faces: Box['dice'][number]['faces']): Box['dice'][number] => ({
  kind, name: same(`${kind} die`), count: 1, faces, price: null, origin: 'house', source: '',
});

export const sampleBox = new OpenBox({
  tiles: [
    { id: 'start', name: same('castle'), level: 0, set: 'base', kind: 'castle', landscapes: [], yield: none, chasms: [], lair: null, ...printed },
    { id: 'T1', name: same('forest'), level: 1, set: 'base', kind: 'landscape', landscapes: ['forest'], yield: { ...none, wood: 2 }, chasms: [0, 2], lair: null, ...printed },
    {
      id: 'T2', name: same('cave'), level: 1, set: 'imperium', kind: 'lair', landscapes: [], yield: none, chasms: [],
      lair: { band: same('goblins'), strength: 1, spoils: { ...none, food: 1 } }, ...printed,
    },
  ],
  armies: [
    { id: 'demons', name: same('Demons'), set: 'base', strength: 5, copies: 3, item: 'axe', soul_stone: 0, ...printed },
    { id: 'dryads', name: same('Dryads'), set: 'base', strength: 2, copies: 4, item: null, soul_stone: 1, ...printed },
  ],
  items: [{ id: 'axe', name: same('Axe'), slot: 'weapon', text: same('+2'), ...printed }],
  buildings: [{ id: 'stable', name: same('Stable'), cost: { ...none, wood: 2 }, text: same(''), ...printed }],
  dice: [
    die('hero', [swords(1), swords(2), swords(2), swords(3), skulls(1), skulls(2)]),
    die('knight', [blank, swords(1), swords(1), swords(1), swords(2), skulls(1)]),
  ],
  heroes: [
    { id: 'horan', name: same('Horan'), title: same('Warrior'), mount: same('bison'), set: 'base', abilities: [], origin: 'house', source: '' },
  ],
  resources: [{ id: 'food', name: same('food') }],
});

const noGoal = { title: same(''), sentence: same(''), clause: '', seats: [], warning: null, way: [] };

export const hex = (id: string, more: Partial<HexView> = {}): HexView => {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return {
    id, q, r, place: same(''), tile: 'T1', rotation: 0, chasms: [], armies: [], strength: null, inhabited: false, general: false, items: [], city: null,
    heroes: [], ...more,
  };
};

export const battle = (more: Partial<BattleView> = {}): BattleView => ({
  contest: 'monsters', step: 'dice', fighter: 0, hex: '0,1', goal: 7, rival: null, army: ['hero', 'knight'], dice: [], swords: 0, weapons: 2,
  spells: 0, bonus: 0, carried: 0, sum: 2, skulls: 0, tie_break: false, blessed: false, win_permille: 250, ...more,
});

export const position = (map: HexView[], more: Partial<TableView> = {}): TableView => ({
  phase: 'turn', imperium: false, round: 1, round_limit: 200, turn: 1, active: 0, starter: 0, slot: 1, slots: 2, moved: false, map, spots: [],
  players: [], level_one: 18, level_two: 10, under_level_one: [], under_level_two: [], bag: 30, tray: none,
  tray_dice: { knights: 0, archers: 0, mages: 0, skeletons: 0 }, used_up: [], plague: null, emperor: null, time_lord: null, general: null,
  praetorians: 0, drawn_tiles: [], drawn_armies: [], battle: null, goal: noGoal, ...more,
});
