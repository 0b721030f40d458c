// Generated from src/games/nemesis/screen/screen.h by tools/protocol_types. Do not edit.

import type { Goal, Says, Text } from '../../protocol';

export type Mode = "intruders" | "carnomorphs";

export type Company = "rivals" | "cooperative";

export type Phase = "lay_out" | "draft" | "round" | "turn" | "events" | "over";

export type Door = "open" | "closed" | "destroyed";

export type Section = "none" | "a" | "b";

export type Being = "aboard" | "dead" | "hibernated" | "launched";

export type Species = "larva" | "creeper" | "adult" | "breeder" | "queen" | "metagorger" | "shambler" | "fleshbeast" | "butcher";

export type HeavyObject = "corpse" | "blue_corpse" | "carcass" | "egg";

export type EngineState = "unknown" | "working" | "damaged";

export type Ending = "none" | "jump" | "destroyed";

export type Destination = "earth" | "mars" | "venus" | "deep_space" | "destroyed";

export type NoiseFace = "one" | "two" | "three" | "four" | "silence" | "danger";

export type CombatFace = "blank" | "creeper" | "adult" | "one" | "two";

export type ItemDeck = "red" | "yellow" | "green" | "crafted" | "starting" | "quest";

export type Component = "none" | "flame" | "cloth" | "cross" | "wrench" | "battery";

export type Place = "special" | "one" | "two";

export type Colour = "none" | "red" | "yellow" | "green" | "white";

export type Icon = "any" | "combat" | "peace";

export type ObjectiveDeck = "personal" | "corporate" | "shared";

export type Exploring = "malfunction" | "doors" | "fire" | "slime" | "danger" | "silence";

export type Paper = "action" | "contamination" | "item" | "attack" | "event" | "trait" | "mutation" | "objective" | "wound" | "fate" | "coordinates" | "hunt" | "exploration" | "token";

export interface RoomView {
  id: string;
  explored: boolean;
  tile: string | null;
  token: string | null;
  items: number;
  fire: boolean;
  malfunction: boolean;
  airlock: boolean;
  eggs: number;
  carcasses: number;
  corpses: number[];
  blue_corpse: boolean;
}

export interface CorridorView {
  id: string;
  door: Door;
  noise: boolean;
}

export interface FigureView {
  id: string;
  species: Species;
  room: string;
  injuries: number;
}

export interface PodView {
  number: number;
  section: Section;
  unlocked: boolean;
  gone: boolean;
  people: number[];
}

export interface WoundView {
  wound: string | null;
  dressed: boolean;
}

export interface HeldView {
  id: string;
  ammo: number;
  most_ammo: number;
  attached: string[];
  taped: boolean;
}

export interface PlayerView {
  character: string | null;
  number: number;
  being: Being;
  room: string | null;
  pod: number | null;
  passed: boolean;
  slimed: boolean;
  signal: boolean;
  larva: boolean;
  light: number;
  wounds: WoundView[];
  hand_size: number;
  deck_size: number;
  contamination: number;
  shown: number;
  shown_infected: number;
  hand: string[];
  discard: string[];
  held: HeldView[];
  backpack_backs: string[];
  backpack: string[];
  active_quests: string[];
  objectives: string[];
  mutated: boolean;
  mutation: string | null;
  markers: number;
  armour: number;
  survived: boolean;
}

export interface KindCount {
  kind: string;
  count: number;
}

export interface TraitView {
  object: HeavyObject;
  trait: string | null;
  discarded: boolean;
}

export interface DealView {
  from: number;
  to: number;
  thing: string;
}

export interface HunterView {
  seat: number;
  hand_size: number;
  deck_size: number;
  hand: string[];
  discard: string[];
  attacks: string[];
}

export interface AttackerView {
  species: Species;
  hits: number;
}

export interface TableView {
  mode: Mode;
  company: Company;
  phase: Phase;
  round: number;
  time: number;
  self_destruct: number;
  destination: number;
  first: number | null;
  active: number | null;
  actions: number;
  allowed: number;
  rooms: RoomView[];
  corridors: CorridorView[];
  technical_noise: boolean;
  figures: FigureView[];
  pods: PodView[];
  engines: (EngineState | null)[];
  engine_lookers: number[][];
  coordinates: string | null;
  coordinates_lookers: number[];
  threats: AttackerView[];
  bag: KindCount[];
  supply: KindCount[];
  traits: TraitView[];
  butcher_dead: boolean;
  eggs: number;
  nest_destroyed: boolean;
  met: boolean;
  decks: KindCount[];
  item_discards: string[];
  crafted: string[];
  attack_discard: string[];
  event_discard: string[];
  events_removed: string[];
  healed: string[];
  resolving: string[];
  last_token: string | null;
  last_scan: string | null;
  last_exploration: string | null;
  shown_characters: string[];
  found: string[];
  looked: string[];
  mutations: string[];
  deals: DealView[];
  hunter: HunterView | null;
  players: PlayerView[];
  ending: Ending;
  ship_destroyed: boolean;
  reached: Destination | null;
  goal: Goal;
}

export interface NoiseView {
  silence: number;
  noise: number;
  encounter: number;
  danger: number;
  surprised: number;
  coming: number;
}

export interface FightView {
  kills: number;
  drives: number;
  hurts: number;
  misses: number;
}

export interface Outcome {
  room: string | null;
  price: number | null;
  noise: NoiseView | null;
  fight: FightView | null;
  attackers: AttackerView[];
  says: Says;
}

export interface ExitEntry {
  number: number;
  corridor: string | null;
  to: string | null;
}

export interface RoomEntry {
  id: string;
  place: Place;
  tile: string | null;
  exits: ExitEntry[];
  technical: number[];
}

export interface CorridorEntry {
  id: string;
  ends: string[];
  numbers: number[];
}

export interface TileEntry {
  id: string;
  name: Text;
  place: Place;
  colour: Colour;
  computer: boolean;
  engine: number;
  section: Section;
  acts: boolean;
  slimes: boolean;
  nest: boolean;
  text: Text[];
  origin: string;
  source: string;
}

export interface SpeciesEntry {
  id: string;
  species: Species;
  name: Text;
  mode: Mode;
  figures: number;
  check: number;
  die: CombatFace;
  text: Text[];
}

export interface CharacterEntry {
  id: string;
  name: Text;
  colour: string;
  deck: string[];
  weapon: string;
  quests: string[];
  text: Text[];
}

export interface PaperEntry {
  id: string;
  paper: Paper;
  kind: Text;
  name: Text;
  text: Text[];
  carnomorphs: Text[];
  count: number;
  number: number;
  icon: Icon;
  deck: ItemDeck | null;
  heavy: boolean;
  weapon: boolean;
  component: Component;
  recipe: Component[];
  species: Species[];
  objective: ObjectiveDeck | null;
  exploring: Exploring | null;
  origin: string;
  source: string;
}

export interface NumbersEntry {
  noise_die: NoiseFace[];
  combat_die: CombatFace[];
  hand_slots: number;
  most_light: number;
  most_serious: number;
  mutation_limit: number;
  fires: number;
  malfunctions: number;
  time: number;
  blue_time: number;
  self_destruct: number;
  yellow: number;
  pod_seats: number;
}

export interface Box {
  rooms: RoomEntry[];
  corridors: CorridorEntry[];
  tiles: TileEntry[];
  species: SpeciesEntry[];
  characters: CharacterEntry[];
  papers: PaperEntry[];
  numbers: NumbersEntry;
}

export type Told =
  | { event: "numbered"; data: { who: number; number: number } }
  | { event: "character_taken"; data: { who: number; character: string } }
  | { event: "objective_dealt"; data: { who: number; objective: string } }
  | { event: "objective_kept"; data: { who: number; objective: string } }
  | { event: "objectives_chosen"; data: { players: number } }
  | { event: "round"; data: { number: number; time: number; first: number } }
  | { event: "turn"; data: { who: number; round: number } }
  | { event: "drew"; data: { who: number; cards: number } }
  | { event: "card_seen"; data: { who: number; card: string } }
  | { event: "passed"; data: { who: number; discarded: number } }
  | { event: "discarded"; data: { who: number; card: string } }
  | { event: "paid"; data: { who: number; card: string } }
  | { event: "card_played"; data: { who: number; card: string } }
  | { event: "item_used"; data: { who: number; item: string } }
  | { event: "room_used"; data: { who: number; tile: string } }
  | { event: "interrupted"; data: { who: number; by: number } }
  | { event: "reacted"; data: { who: number; with: string } }
  | { event: "moved"; data: { who: number; from: string; to: string } }
  | { event: "explored"; data: { who: number; room: string; tile: string; token: string } }
  | { event: "noise_rolled"; data: { who: number; face: NoiseFace } }
  | { event: "noise_made"; data: { where: string } }
  | { event: "noise_gone"; data: { room: string } }
  | { event: "danger"; data: { who: number; room: string } }
  | { event: "encountered"; data: { who: number; token: string } }
  | { event: "appeared"; data: { species: Species; room: string } }
  | { event: "intruder_moved"; data: { species: Species; from: string; to: string } }
  | { event: "intruder_left"; data: { species: Species; room: string } }
  | { event: "surprised"; data: { who: number; by: Species } }
  | { event: "shot"; data: { who: number; weapon: string; target: string; face: CombatFace; injuries: number } }
  | { event: "struck"; data: { who: number; target: string; face: CombatFace; injuries: number } }
  | { event: "injured"; data: { species: Species; room: string; injuries: number } }
  | { event: "checked"; data: { species: Species; card: string } }
  | { event: "killed"; data: { species: Species; room: string } }
  | { event: "retreated"; data: { species: Species; card: string } }
  | { event: "attacked"; data: { species: Species; who: number; card: string } }
  | { event: "missed"; data: { species: Species; who: number; card: string } }
  | { event: "larva_attacked"; data: { who: number } }
  | { event: "metagorger_attacked"; data: { who: number } }
  | { event: "ignored"; data: { who: number; species: Species } }
  | { event: "transformed"; data: { from: Species; to: Species; room: string } }
  | { event: "carcass_left"; data: { room: string } }
  | { event: "fed"; data: { from: Species; to: Species; room: string; food: string } }
  | { event: "adaptation_revealed"; data: { species: Species; trait: string } }
  | { event: "adaptation_lost"; data: { who: number; trait: string } }
  | { event: "eggs_destroyed"; data: { room: string; eggs: number } }
  | { event: "nest_destroyed"; data: { room: string } }
  | { event: "lightly_wounded"; data: { who: number; wounds: number } }
  | { event: "seriously_wounded"; data: { who: number; wound: string } }
  | { event: "dressed"; data: { who: number; wound: string } }
  | { event: "healed"; data: { who: number; light: number; serious: number } }
  | { event: "died"; data: { who: number; room: string } }
  | { event: "contaminated"; data: { who: number } }
  | { event: "scanned"; data: { who: number; fate: string } }
  | { event: "hand_shown"; data: { who: number; contamination: number; infected: number } }
  | { event: "got_larva"; data: { who: number } }
  | { event: "lost_larva"; data: { who: number } }
  | { event: "mutation_seen"; data: { who: number; mutation: string } }
  | { event: "mutation_gained"; data: { who: number } }
  | { event: "mutation_used"; data: { who: number; mutation: string } }
  | { event: "mutation_lost"; data: { who: number } }
  | { event: "marker_gained"; data: { who: number; markers: number } }
  | { event: "slimed"; data: { who: number } }
  | { event: "cleaned"; data: { who: number } }
  | { event: "revived"; data: { who: number; room: string } }
  | { event: "burns"; data: { room: string } }
  | { event: "doused"; data: { room: string } }
  | { event: "broke"; data: { room: string } }
  | { event: "repaired"; data: { room: string } }
  | { event: "door_set"; data: { corridor: string; door: Door } }
  | { event: "signal_sent"; data: { who: number } }
  | { event: "engine_set"; data: { who: number; engine: number; changed: boolean } }
  | { event: "destination_set"; data: { who: number; letter: number } }
  | { event: "self_destruct"; data: { left: number } }
  | { event: "self_destruct_stopped"; data: { who: number } }
  | { event: "pod_set"; data: { pod: string; unlocked: boolean } }
  | { event: "pod_lost"; data: { pod: string } }
  | { event: "boarded"; data: { who: number; pod: string } }
  | { event: "left_pod"; data: { who: number; pod: string } }
  | { event: "launched"; data: { who: number; pod: string } }
  | { event: "hibernated"; data: { who: number } }
  | { event: "airlock_started"; data: { room: string } }
  | { event: "depressurised"; data: { room: string } }
  | { event: "airlock_stopped"; data: { room: string } }
  | { event: "looked"; data: { who: number; at: string } }
  | { event: "tile_seen"; data: { who: number; room: string; tile: string } }
  | { event: "token_seen"; data: { who: number; room: string; token: string } }
  | { event: "engine_seen"; data: { who: number; engine: number; state: EngineState } }
  | { event: "coordinates_seen"; data: { who: number; card: string } }
  | { event: "objective_seen"; data: { who: number; whose: number; objective: string } }
  | { event: "event_seen"; data: { who: number; card: string } }
  | { event: "searched"; data: { who: number; deck: ItemDeck } }
  | { event: "item_seen"; data: { who: number; item: string } }
  | { event: "item_taken"; data: { who: number; item: string } }
  | { event: "item_kept"; data: { who: number; deck: ItemDeck } }
  | { event: "crafted"; data: { who: number; item: string } }
  | { event: "loaded"; data: { who: number; weapon: string; ammo: number } }
  | { event: "activated"; data: { who: number; item: string } }
  | { event: "object_taken"; data: { who: number; object: string } }
  | { event: "dropped"; data: { who: number; object: string } }
  | { event: "trait_known"; data: { who: number; trait: string } }
  | { event: "trade_asked"; data: { who: number; asked: number; goes_to: number } }
  | { event: "offered"; data: { from: number; goes_to: number; thing: string } }
  | { event: "trade_answered"; data: { from: number; goes_to: number; agreed: boolean } }
  | { event: "traded"; data: { from: number; goes_to: number; thing: string } }
  | { event: "hunter_rose"; data: { who: number } }
  | { event: "hunt_seen"; data: { who: number; card: string } }
  | { event: "hunt_played"; data: { who: number; card: string } }
  | { event: "hunt_discarded"; data: { who: number; card: string } }
  | { event: "attack_seen"; data: { who: number; card: string } }
  | { event: "hunter_passed"; data: { who: number; kept: number } }
  | { event: "time_moved"; data: { time: number } }
  | { event: "event_drawn"; data: { card: string } }
  | { event: "event_discarded"; data: { card: string } }
  | { event: "bag_drawn"; data: { token: string } }
  | { event: "token_added"; data: { species: Species } }
  | { event: "token_removed"; data: { species: Species } }
  | { event: "egg_laid"; data: { eggs: number } }
  | { event: "ended"; data: { ending: Ending } }
  | { event: "engine_revealed"; data: { engine: number; state: EngineState } }
  | { event: "coordinates_revealed"; data: { card: string; reached: Destination } }
  | { event: "judged"; data: { who: number; survives: boolean } }
  | { event: "objective_revealed"; data: { who: number; objective: string; fulfilled: boolean } };
