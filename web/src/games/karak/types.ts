// Generated from src/games/karak/screen/screen.h by tools/protocol_types. Do not edit.

import type { Text } from '../../protocol';

export type Phase = "lay_out" | "heroes" | "turn" | "over";

export type Resource = "food" | "wood" | "stone";

export type Landscape = "forest" | "farm" | "rocks";

export interface Goods {
  food: number;
  wood: number;
  stone: number;
}

export type DieKind = "hero" | "knight" | "archer" | "mage" | "skeleton" | "bear" | "titan" | "guard" | "time_lord";

export type Symbol = "none" | "shield" | "loop" | "betrayal";

export type TileKind = "landscape" | "castle" | "lair" | "rift";

export type Slot = "weapon" | "spell" | "amulet" | "none";

export type Contest = "monsters" | "lair" | "general" | "rift" | "duel";

export type Step = "dice" | "roll" | "rerolls" | "plague" | "skulls" | "spells" | "compare";

export interface Troops {
  knights: number;
  archers: number;
  mages: number;
  skeletons: number;
}

export interface HexView {
  id: string;
  q: number;
  r: number;
  tile: string;
  rotation: number;
  chasms: number[];
  armies: string[];
  strength: number | null;
  inhabited: boolean;
  general: boolean;
  items: string[];
  city: number | null;
  heroes: number[];
}

export interface SpotView {
  id: string;
  q: number;
  r: number;
}

export interface HeroView {
  hero: string | null;
  hex: string | null;
  life: number;
  most_life: number;
  conscious: boolean;
  glory: number;
  unit_limit: number;
  city: string | null;
  buildings: string[];
  troops: Troops;
  special_dice: DieKind[];
  goods: Goods;
  weapons: string[];
  spells: string[];
  amulet: string | null;
  soul_stones: number[];
  praetorians: number;
  points: number;
  weapon_strength: number;
  plague: boolean;
  emperor: boolean;
}

export interface DieView {
  id: string;
  kind: DieKind;
  face: number;
  swords: number;
  skulls: number;
  symbol: Symbol;
}

export interface BattleView {
  contest: Contest;
  step: Step;
  fighter: number;
  hex: string;
  goal: number | null;
  rival: number | null;
  army: DieKind[];
  dice: DieView[];
  swords: number;
  weapons: number;
  spells: number;
  bonus: number;
  carried: number;
  sum: number;
  skulls: number;
  tie_break: boolean;
  blessed: boolean;
  win_permille: number | null;
}

export interface TableView {
  phase: Phase;
  imperium: boolean;
  round: number;
  round_limit: number;
  turn: number;
  active: number | null;
  starter: number | null;
  slot: number;
  slots: number;
  moved: boolean;
  map: HexView[];
  spots: SpotView[];
  players: HeroView[];
  level_one: number;
  level_two: number;
  under_level_one: string[];
  under_level_two: string[];
  bag: number;
  tray: Goods;
  tray_dice: Troops;
  used_up: string[];
  plague: number | null;
  emperor: number | null;
  time_lord: number | null;
  general: string | null;
  praetorians: number;
  drawn_tiles: string[];
  drawn_armies: string[];
  battle: BattleView | null;
}

export interface Outcome {
  strength: number | null;
  win_permille: number | null;
  sum: number | null;
  goods: Goods | null;
  chasms: number[];
}

export interface LairEntry {
  band: Text;
  strength: number;
  spoils: Goods;
}

export interface TileEntry {
  id: string;
  name: Text;
  level: number;
  set: string;
  kind: TileKind;
  landscapes: Landscape[];
  yield: Goods;
  chasms: number[];
  lair: LairEntry | null;
  clauses: string[];
  origin: string;
  source: string;
}

export interface ArmyEntry {
  id: string;
  name: Text;
  set: string;
  strength: number;
  copies: number;
  item: string | null;
  soul_stone: number;
  clauses: string[];
  origin: string;
  source: string;
}

export interface ItemEntry {
  id: string;
  name: Text;
  slot: Slot;
  text: Text;
  clauses: string[];
  origin: string;
  source: string;
}

export interface BuildingEntry {
  id: string;
  name: Text;
  cost: Goods;
  text: Text;
  clauses: string[];
  origin: string;
  source: string;
}

export interface FaceEntry {
  swords: number;
  skulls: number;
  symbol: Symbol;
  text: Text;
}

export interface DieEntry {
  kind: DieKind;
  name: Text;
  count: number;
  faces: FaceEntry[];
  price: Goods | null;
  origin: string;
  source: string;
}

export interface AbilityEntry {
  id: string;
  name: Text;
  text: Text;
  duel: boolean;
  clauses: string[];
}

export interface HeroEntry {
  id: string;
  name: Text;
  title: Text;
  mount: Text;
  set: string;
  abilities: AbilityEntry[];
  origin: string;
  source: string;
}

export interface ResourceName {
  id: Resource;
  name: Text;
}

export interface Box {
  tiles: TileEntry[];
  armies: ArmyEntry[];
  items: ItemEntry[];
  buildings: BuildingEntry[];
  dice: DieEntry[];
  heroes: HeroEntry[];
  resources: ResourceName[];
}
