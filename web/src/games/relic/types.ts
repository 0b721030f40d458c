// Generated from src/games/relic/screen/screen.h by tools/protocol_types. Do not edit.

import type { Goal, Says, Text } from '../../protocol';

export type Phase = "characters" | "beginnings" | "movement" | "exploration" | "engagement" | "experience" | "over";

export type Declared = "nothing" | "battle" | "duel";

export type Deck = "corruption" | "mission" | "power" | "relic" | "wargear" | "red" | "blue" | "yellow" | "imperium" | "nemesis";

export type CardType = "event" | "enemy" | "encounter" | "asset" | "corruption" | "mission" | "power" | "agent" | "arsenal" | "crisis" | "might";

export type ThreatColour = "red" | "blue" | "yellow" | "none";

export type Sector = "outer" | "middle" | "inner" | "centre";

export type Reward = "S" | "W" | "C" | "A" | "L" | "P" | "I" | "M" | "X" | "N" | "F";

export type Step = "start" | "prepare" | "foe_roll" | "roll" | "value" | "result";

export type DuelStep = "start" | "attribute" | "challenge" | "answer" | "spoils" | "apostate_asset" | "over";

export type Colour = "grey" | "brown" | "green" | "purple" | "red" | "black";

export type Attribute = "strength" | "willpower" | "cunning" | "level";

export type Teams = "none" | "pairs" | "characters";

export interface AssetView {
  card: string;
  object: string;
  charges: number;
  spent: boolean;
  without: boolean;
}

export interface CorruptionView {
  up: boolean;
  card: string | null;
}

export interface MissionView {
  card: string;
  progress: number[];
  needed: number[];
  token_space: string | null;
  token_owner: number | null;
}

export interface PlayerView {
  colour: Colour;
  character: string | null;
  dealt: string[] | null;
  space: string | null;
  strength: number;
  willpower: number;
  cunning: number;
  life: number;
  starting_life: number;
  level: number;
  influence: number;
  power_count: number;
  powers: string[] | null;
  power_limit: number;
  asset_limit: number;
  assets: AssetView[];
  trophies: string[];
  trophy_points: number;
  corruption: CorruptionView[];
  corruption_threshold: number;
  mission: MissionView | null;
  completed_missions: number;
  known_missions: string[];
  tokens_for: Attribute[];
  tokens: number;
  move_bonus: number;
  on_side: boolean;
  out: boolean;
  apostate: boolean;
  trophies_are_assets: boolean;
  nemesis: string | null;
  dealt_nemeses: string[] | null;
  infamy: number;
  team: number;
}

export interface BoardCardView {
  space: string;
  card: string;
  object: string;
  charges: number;
  done: boolean;
}

export interface PartView {
  name: Text;
  id: string | null;
  amount: number;
}

export interface OddsView {
  won: number;
  tied: number;
  lost: number;
}

export interface SideView {
  parts: PartView[];
  dice: number[];
  extra: number[];
  dice_to_roll: number;
  explodes_from: number;
  explodes_on: number[];
  total: number;
}

export interface OpponentView {
  seat: number;
  weapons: string[];
  armour: string | null;
  tie_wins: boolean;
  no_power: boolean;
  no_wargear: boolean;
}

export interface BattleView {
  seat: number;
  form: Attribute;
  foes: string[];
  of_sheet: boolean;
  step: Step;
  own: SideView;
  foe: SideView;
  odds: OddsView;
  weapons: string[];
  armour: string | null;
  tie_wins: boolean;
  no_power: boolean;
  no_wargear: boolean;
  acting: number;
  opponent: OpponentView | null;
}

export interface TestView {
  seat: number;
  attribute: Attribute;
  target: number;
  own: SideView;
  passes_of_1000: number;
}

export interface DuelView {
  challenger: number;
  defender: number;
  step: DuelStep;
  attribute: Attribute | null;
  value: number | null;
  own: SideView;
  other: SideView;
  odds: OddsView;
  winner: number | null;
  hand: string[] | null;
}

export interface MovementView {
  seat: number;
  roll: number | null;
  bonus: number;
  points_left: number;
}

export interface DeckView {
  deck: Deck;
  size: number;
  discards: string[];
  known: string[];
  seat: number | null;
}

export interface AsideView {
  card: string | null;
  deck: Deck;
}

export interface MeetingView {
  seat: number;
  odds: OddsView;
}

export interface HuntView {
  face: number;
  clockwise: boolean;
  space: string;
  imperium: number;
  lying: number;
  nemesis_card: boolean;
  crosses: boolean;
  meets: MeetingView[];
}

export interface SheetCardView {
  card: string;
  object: string;
}

export interface TokenView {
  space: string;
  seat: number;
}

export interface ScenarioView {
  deck: string[];
  laid: SheetCardView[];
  tokens: TokenView[];
  tokens_to_win: number | null;
  together: boolean;
}

export interface TableView {
  phase: Phase;
  turn: number;
  active: number | null;
  sheet: string | null;
  players: PlayerView[];
  cards_on_board: BoardCardView[];
  imperium_on_board: BoardCardView[];
  opponent: number | null;
  declared: Declared;
  decks: DeckView[];
  aside: AsideView[];
  unused_characters: number;
  movement: MovementView | null;
  battle: BattleView | null;
  test: TestView | null;
  duel: DuelView | null;
  round: number[];
  hunt: HuntView[];
  scenario: ScenarioView;
  goal: Goal;
}

export interface Outcome {
  space: string | null;
  path: string[];
  foe: number | null;
  odds: OddsView | null;
  says: Says;
}

export interface IconsEntry {
  red: number;
  blue: number;
  yellow: number;
}

export interface CardEntry {
  id: string;
  name: Text;
  deck: Deck;
  deck_name: Text;
  colour: ThreatColour;
  type: CardType;
  type_name: Text;
  traits: Text[];
  attribute: Attribute | null;
  value: number;
  icons: IconsEntry;
  omen: boolean;
  charges: number;
  number: number;
  text: Text[];
  small: Text[];
  copies: number;
  origin: string;
  source: string;
}

export interface AreaEntry {
  id: string;
  name: Text;
  sector: Sector;
}

export interface SpaceEntry {
  id: string;
  name: Text;
  sector: Sector;
  place: number;
  corner: boolean;
  area: string | null;
  icons: IconsEntry;
  boxes: Text[];
  optional: boolean;
  movement_box: string | null;
  movement_cost: number;
  movement_if: Text | null;
  crossing: string | null;
  crossing_price: number;
  nemesis_crossing: string | null;
  text: Text[];
  origin: string;
  source: string;
}

export interface CharacterEntry {
  id: string;
  name: Text;
  affiliation: Text;
  strength: number;
  willpower: number;
  cunning: number;
  life: number;
  start: string;
  asset_limit: number;
  power_limits: number[];
  levels: Reward[][];
  abilities: Text[];
  special: Text;
  origin: string;
  source: string;
}

export interface NemesisEntry {
  id: string;
  name: Text;
  title: Text;
  attribute: Attribute;
  value: number;
  life: number;
  start: string;
  bounty: Text;
  levels: Reward[][];
  abilities: Text[];
  special: Text;
  origin: string;
  source: string;
}

export interface SheetEntry {
  id: string;
  name: Text;
  needs_nemeses: boolean;
  teams: Teams;
  rule: Text[];
  confrontation: Text;
  origin: string;
  source: string;
}

export interface RewardName {
  id: Reward;
  name: Text;
}

export interface Box {
  areas: AreaEntry[];
  spaces: SpaceEntry[];
  characters: CharacterEntry[];
  nemeses: NemesisEntry[];
  sheets: SheetEntry[];
  cards: CardEntry[];
  rewards: RewardName[];
}

export interface PartTold {
  source: string | null;
  amount: number;
}

export interface SideTold {
  parts: PartTold[];
  dice: number[];
  extra: number[];
  total: number;
}

export interface BattleTold {
  who: number;
  form: string;
  foes: string[];
  own: SideTold;
  foe: SideTold;
}

export interface TestTold {
  who: number;
  attribute: string;
  target: number;
  own: SideTold;
  sure: boolean;
}

export interface DuelTold {
  challenger: number;
  defender: number;
  attribute: string;
  own: SideTold;
  other: SideTold;
  own_sure: boolean;
  other_sure: boolean;
}

export interface NemesisBattleTold {
  nemesis: number;
  character: number;
  form: string;
  own: SideTold;
  other: SideTold;
}

export type Told =
  | { event: "sheet"; data: { sheet: string } }
  | { event: "first"; data: { who: number } }
  | { event: "character"; data: { who: number; character: string } }
  | { event: "turn"; data: { who: number; number: number } }
  | { event: "turn_lost"; data: { who: number } }
  | { event: "used"; data: { who: number; source: string; ability: number; in_play: boolean } }
  | { event: "played"; data: { who: number; card: string } }
  | { event: "cancelled"; data: { who: number; card: string } }
  | { event: "number"; data: { who: number; card: string; number: number } }
  | { event: "die"; data: { who: number; face: number } }
  | { event: "foe_die"; data: { who: number; face: number } }
  | { event: "deck_shuffled"; data: { deck: Deck } }
  | { event: "moved"; data: { who: number; space: string } }
  | { event: "threat_laid"; data: { card: string; space: string } }
  | { event: "event"; data: { who: number; card: string } }
  | { event: "encounter"; data: { who: number; card: string } }
  | { event: "text_box"; data: { who: number; space: string } }
  | { event: "evaded"; data: { who: number; card: string } }
  | { event: "trophy"; data: { who: number; card: string } }
  | { event: "token"; data: { who: number; on: string } }
  | { event: "battle"; data: { who: number; form: string; value: number } }
  | { event: "scores"; data: { who: number; own: number; foe: number } }
  | { event: "battle_won"; data: { battle: BattleTold } }
  | { event: "battle_lost"; data: { battle: BattleTold } }
  | { event: "battle_tied"; data: { battle: BattleTold } }
  | { event: "test"; data: { who: number; attribute: string; target: number } }
  | { event: "test_passed"; data: { test: TestTold } }
  | { event: "test_failed"; data: { test: TestTold } }
  | { event: "gained"; data: { who: number; what: string; count: number } }
  | { event: "lost"; data: { who: number; what: string; count: number } }
  | { event: "level"; data: { who: number; level: number } }
  | { event: "power_drawn"; data: { who: number; card: string } }
  | { event: "powers_drawn"; data: { who: number; count: number; card: string | null } }
  | { event: "discarded"; data: { who: number | null; card: string } }
  | { event: "asset"; data: { who: number; card: string } }
  | { event: "charge"; data: { who: number; card: string; more: number } }
  | { event: "corruption_up"; data: { who: number; card: string } }
  | { event: "corruption_down"; data: { who: number } }
  | { event: "corruption_seen"; data: { who: number; card: string } }
  | { event: "mission"; data: { who: number; card: string } }
  | { event: "mission_done"; data: { who: number; card: string } }
  | { event: "mission_gained"; data: { who: number } }
  | { event: "stolen"; data: { thief: number; victim: number; influence: number } }
  | { event: "looked"; data: { who: number; deck: Deck; count: number } }
  | { event: "seen"; data: { who: number; card: string } }
  | { event: "shown"; data: { who: number; card: string } }
  | { event: "vanquished"; data: { who: number } }
  | { event: "corrupted"; data: { who: number; character: string } }
  | { event: "eliminated"; data: { who: number } }
  | { event: "won"; data: { who: number } }
  | { event: "challenged"; data: { challenger: number; defender: number } }
  | { event: "duel"; data: { challenger: number; defender: number; attribute: string } }
  | { event: "duel_won"; data: { winner: number; loser: number; duel: DuelTold } }
  | { event: "duel_undecided"; data: { duel: DuelTold } }
  | { event: "asset_stolen"; data: { thief: number; victim: number; card: string } }
  | { event: "hand_shown"; data: { who: number; whose: number; count: number } }
  | { event: "nemesis"; data: { who: number; nemesis: string } }
  | { event: "imperium_laid"; data: { card: string; space: string } }
  | { event: "nemesis_card_drawn"; data: { who: number } }
  | { event: "nemesis_card"; data: { who: number; card: string | null } }
  | { event: "attacked"; data: { who: number; whom: number } }
  | { event: "nemesis_battle"; data: { nemesis: number; character: number; form: string } }
  | { event: "nemesis_battle_won"; data: { winner: number; loser: number; battle: NemesisBattleTold } }
  | { event: "nemesis_battle_tied"; data: { battle: NemesisBattleTold } }
  | { event: "nemesis_battle_void"; data: { nemesis: number; character: number } }
  | { event: "bounty"; data: { who: number; nemesis: string } }
  | { event: "team"; data: { character: number; nemesis: number } }
  | { event: "laid_on_sheet"; data: { who: number; card: string } }
  | { event: "sheet_card"; data: { who: number; card: string } }
  | { event: "sheet_cards_back"; data: { count: number } }
  | { event: "requested"; data: { who: number; whom: number; influence: number; powers: number; card: string | null } }
  | { event: "handed"; data: { from: number; to: number; influence: number; powers: number; card: string | null } };
