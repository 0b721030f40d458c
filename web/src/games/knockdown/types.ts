// Generated from src/games/knockdown/screen.h by tools/protocol_types. Do not edit.

import type { Goal, Says, Text } from '../../protocol';

export type Phase = "pick_fighters" | "deal_skills" | "keep_first" | "keep_second" | "show_skill" | "lay_row" | "starting_picks" | "turn" | "end_of_round" | "over";

export type TestMode = "dice" | "timing" | "tower";

export type Symbol = "HP" | "LP" | "HK" | "LK" | "BL" | "DA" | "wild";

export type AttackType = "strike" | "ability" | "reaction";

export type Reach = "exactly" | "up_to" | "projectile" | "unlimited";

export type Sign = "back" | "forward" | "move" | "jump" | "cards" | "damage" | "heal" | "tokens" | "pin" | "choice";

export type Step = "announce" | "range" | "reaction" | "block" | "damage" | "effect" | "ko";

export type SpaceKind = "plain" | "start_a" | "start_b" | "corridor_outer" | "corridor_centre";

export interface KeptSkill {
  face_up: boolean;
  skill: string | null;
}

export interface PlayerView {
  fighter: string | null;
  space: string | null;
  light: number;
  heavy: number;
  strain: number;
  fails_of_216: number | null;
  tokens: number;
  victories: number;
  pinned: boolean;
  hand_size: number;
  shown: string[];
  hand_limit: number;
  hand: string[] | null;
  skills: KeptSkill[];
  dealt_size: number;
  dealt: string[] | null;
  received_size: number;
  received: string[] | null;
}

export interface AttackView {
  attacker: number;
  attack: string;
  special: boolean;
  step: Step;
  is_reaction: boolean;
  light: number;
  heavy: number;
  damage_blocked: boolean;
  effect_blocked: boolean;
}

export interface TestView {
  tested: number;
  strain: number;
  dice: number[];
  cubes_down: number;
  next_window_ms: number;
}

export interface TableView {
  phase: Phase;
  round: number;
  turn: number;
  active: number | null;
  action: number;
  test: TestMode;
  arena: string | null;
  players: PlayerView[];
  row: (string | null)[];
  attacking: string | null;
  attack: AttackView | null;
  testing: TestView | null;
  deck_size: number;
  deck_bottom: string[];
  discard: string[];
  goal: Goal;
}

export interface Outcome {
  in_range: boolean | null;
  light: number | null;
  heavy: number | null;
  more: boolean | null;
  effect: boolean | null;
  hand: number | null;
  strain: number | null;
  fails_of_216: number | null;
  distance: number | null;
  says: Says;
}

export interface RangeEntry {
  reach: Reach;
  spaces: number;
}

export interface AttackEntry {
  id: string;
  name: Text;
  type: AttackType;
  range: RangeEntry;
  range_text: Text;
  light: number;
  heavy: number;
  ko: boolean;
  effect: Text | null;
  sign: Sign | null;
  symbol: Symbol | null;
  copies: number;
  cost: Symbol[];
  trigger: Text | null;
  clauses: string[];
  origin: string;
  source: string;
}

export interface FighterEntry {
  id: string;
  name: Text;
  set: string;
  token_name: Text | null;
  token_start: number;
  specials: AttackEntry[];
  origin: string;
  source: string;
}

export interface SkillEntry {
  id: string;
  name: Text;
  initiative: number;
  text: Text;
  clauses: string[];
  origin: string;
  source: string;
}

export interface SpaceEntry {
  id: string;
  q: number;
  r: number;
  place: Text;
  kind: SpaceKind;
}

export interface ArenaEntry {
  id: string;
  name: Text;
  box: string;
  spaces: SpaceEntry[];
  distance: number[][];
  in_line: boolean[][];
  origin: string;
  source: string;
}

export interface SymbolName {
  id: Symbol;
  name: Text;
}

export interface TypeName {
  id: AttackType;
  name: Text;
}

export interface Box {
  cards: AttackEntry[];
  fighters: FighterEntry[];
  skills: SkillEntry[];
  arenas: ArenaEntry[];
  symbols: SymbolName[];
  types: TypeName[];
}

export interface Damage {
  light: number;
  heavy: number;
}

export interface PressMade {
  off: number;
  window: number;
}

export interface TestTold {
  tested: number;
  strain: number;
  failing: number;
  cubes: Damage;
  dice: number[];
  presses: PressMade[];
  time_over: boolean;
}

export type Told =
  | { event: "arena"; data: { arena: string } }
  | { event: "fighter_clash"; data: { first: number; fighter: string } }
  | { event: "fighter"; data: { who: number; fighter: string } }
  | { event: "skills_dealt"; data: { who: number; count: number } }
  | { event: "skill_kept"; data: { who: number; skill: string } }
  | { event: "skill_received"; data: { who: number; skill: string } }
  | { event: "skill_shown"; data: { who: number; skill: string } }
  | { event: "starter"; data: { who: number } }
  | { event: "row_card"; data: { place: string; card: string } }
  | { event: "start_pick"; data: { who: number; card: string } }
  | { event: "turn"; data: { who: number; number: number } }
  | { event: "moved"; data: { who: number; space: string } }
  | { event: "corridor"; data: { who: number; space: string } }
  | { event: "combo"; data: { who: number } }
  | { event: "combo_ends"; data: { who: number } }
  | { event: "attack"; data: { who: number; attack: string } }
  | { event: "reach"; data: { who: number; skill: string } }
  | { event: "out_of_range"; data: { who: number; card: string } }
  | { event: "paid"; data: { who: number; card: string } }
  | { event: "reaction"; data: { who: number; attack: string } }
  | { event: "evaded"; data: { who: number } }
  | { event: "blocked_damage"; data: { who: number } }
  | { event: "blocked_effect"; data: { who: number } }
  | { event: "block_card"; data: { who: number; card: string } }
  | { event: "ignored"; data: { who: number; cubes: Damage } }
  | { event: "softened"; data: { who: number; skill: string } }
  | { event: "pool_raised"; data: { who: number; skill: string; cubes: Damage } }
  | { event: "damage"; data: { who: number; source: string | null; cubes: Damage } }
  | { event: "discarded"; data: { who: number; card: string } }
  | { event: "shown"; data: { who: number; card: string } }
  | { event: "healed"; data: { who: number; source: string | null; cubes: Damage } }
  | { event: "tokens_gained"; data: { who: number; count: number } }
  | { event: "tokens_spent"; data: { who: number; count: number } }
  | { event: "pinned"; data: { who: number; source: string } }
  | { event: "card_to_hand"; data: { who: number; card: string } }
  | { event: "row_swapped"; data: { who: number; card: string } }
  | { event: "skill_used"; data: { who: number; skill: string } }
  | { event: "ko_called"; data: { attacker: number; test: TestTold } }
  | { event: "dice"; data: { test: TestTold } }
  | { event: "press"; data: { at_ms: number; test: TestTold } }
  | { event: "time_over"; data: { test: TestTold } }
  | { event: "test_passed"; data: { test: TestTold; gone: Damage } }
  | { event: "test_failed"; data: { test: TestTold } }
  | { event: "round_deck_empty"; data: { starting_turn: number } }
  | { event: "round_stalled"; data: { starting_turn: number } }
  | { event: "round_won"; data: { who: number; round: number } }
  | { event: "victory_token"; data: { who: number } }
  | { event: "skill_turned_up"; data: { who: number; skill: string } }
  | { event: "new_round"; data: { starter: number; round: number } }
  | { event: "match_won"; data: { who: number } };
