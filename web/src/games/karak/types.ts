// Generated from src/games/karak/screen/screen.h by tools/protocol_types. Do not edit.

import type { Goal, Says, Text } from '../../protocol';

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
  place: Text;
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
  place: Text;
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
  goal: Goal;
}

export interface Outcome {
  strength: number | null;
  win_permille: number | null;
  sum: number | null;
  goods: Goods | null;
  chasms: number[];
  says: Says;
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

export interface RolledDie {
  kind: DieKind;
  face: number;
}

export interface FightTold {
  contest: Contest;
  fighter: number;
  hex: string;
  tile: string;
  armies: string[];
  goal: number | null;
  rival: number | null;
  dice: RolledDie[];
  swords: number;
  weapons: number;
  spells: number;
  rage: number;
  bonus: number;
  carried: number;
  sum: number;
  skulls: number;
  wounds: number;
  dead: Troops;
  tie_break: boolean;
  blessed: boolean;
  sure: boolean;
}

export type Told =
  | { event: "starter"; data: { who: number } }
  | { event: "hero"; data: { who: number; hero: string } }
  | { event: "round"; data: { number: number } }
  | { event: "turn"; data: { who: number; actions: number; round: number } }
  | { event: "woke"; data: { who: number; life: number } }
  | { event: "moved"; data: { who: number; hex: string } }
  | { event: "marched"; data: { who: number; hex: string } }
  | { event: "teleported"; data: { who: number; hex: string } }
  | { event: "dreamed"; data: { who: number; other: number } }
  | { event: "tile_drawn"; data: { who: number; tile: string } }
  | { event: "tile_rejected"; data: { who: number; tile: string } }
  | { event: "explored"; data: { who: number; hex: string; tile: string; rotation: number; chasms: number[] } }
  | { event: "army_returned"; data: { who: number; army: string } }
  | { event: "army_appears"; data: { hex: string; army: string; armies: string[]; strength: number } }
  | { event: "general_appears"; data: { hex: string; strength: number; praetorians: number } }
  | { event: "sneaked"; data: { who: number; hex: string } }
  | { event: "passed"; data: { who: number } }
  | { event: "battle"; data: { fight: FightTold } }
  | { event: "sure_win"; data: { fight: FightTold } }
  | { event: "rolled"; data: { die: DieKind; face: number; place: number; fight: FightTold } }
  | { event: "reroll"; data: { who: number; by: string } }
  | { event: "betrayal"; data: { who: number; to: number } }
  | { event: "plague"; data: { who: number; to: number } }
  | { event: "rage"; data: { who: number; strength: number } }
  | { event: "blessing"; data: { who: number } }
  | { event: "shield"; data: { who: number; die: DieKind } }
  | { event: "hard_head"; data: { who: number; die: DieKind } }
  | { event: "wounded"; data: { who: number; points: number; left: number } }
  | { event: "unit_died"; data: { who: number; die: DieKind } }
  | { event: "unconscious"; data: { who: number } }
  | { event: "collected_souls"; data: { who: number; points: number; life: number } }
  | { event: "bolt"; data: { who: number; spell: string; strength: number } }
  | { event: "total"; data: { fight: FightTold } }
  | { event: "won"; data: { fight: FightTold } }
  | { event: "lost"; data: { fight: FightTold } }
  | { event: "retreated"; data: { who: number; hex: string } }
  | { event: "soul_stone"; data: { who: number; value: number } }
  | { event: "item"; data: { who: number; item: string } }
  | { event: "item_left"; data: { who: number; item: string; hex: string } }
  | { event: "time_lord_die"; data: { who: number } }
  | { event: "glory"; data: { who: number; level: number } }
  | { event: "praetorian"; data: { who: number; left: number } }
  | { event: "general_beaten"; data: { who: number; hex: string } }
  | { event: "healed"; data: { who: number; points: number; life: number } }
  | { event: "plague_ended"; data: { who: number } }
  | { event: "gathered"; data: { who: number; goods: Goods } }
  | { event: "plundered"; data: { who: number; goods: Goods } }
  | { event: "spoils"; data: { who: number; goods: Goods } }
  | { event: "city"; data: { who: number; hex: string } }
  | { event: "built"; data: { who: number; building: string } }
  | { event: "building_gift"; data: { emperor: number; to: number; building: string } }
  | { event: "tax"; data: { who: number; emperor: number; resource: Resource } }
  | { event: "trained"; data: { who: number; die: DieKind } }
  | { event: "unit_gift"; data: { emperor: number; to: number; die: DieKind } }
  | { event: "recruited"; data: { who: number; die: DieKind } }
  | { event: "unit_taken"; data: { who: number; die: DieKind } }
  | { event: "given_back"; data: { who: number; die: DieKind } }
  | { event: "picked_up"; data: { who: number; item: string } }
  | { event: "swapped"; data: { who: number; left: string; taken: string } }
  | { event: "spell_used"; data: { who: number; spell: string } }
  | { event: "roar"; data: { who: number; army: string; hex: string } }
  | { event: "rift"; data: { who: number; hex: string } }
  | { event: "rift_moved"; data: { who: number; hex: string } }
  | { event: "tie"; data: { first: number; sum: number } }
  | { event: "rift_won"; data: { who: number; fights: FightTold[] } }
  | { event: "emperor"; data: { who: number } }
  | { event: "accession"; data: { who: number; goods: Goods } }
  | { event: "challenged"; data: { who: number; emperor: number } }
  | { event: "duel_won"; data: { winner: number; loser: number; attack: FightTold; defence: FightTold } }
  | { event: "round_limit"; data: { rounds: number } }
  | { event: "score"; data: { who: number; points: number } }
  | { event: "match_won"; data: { who: number } };
