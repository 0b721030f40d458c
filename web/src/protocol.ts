// Generated from src/server/wire/protocol.h by tools/protocol_types. Do not edit.

export interface Text {
  en: string;
  pl: string;
}

export type SeatWish = "me" | "here" | "open" | "bot";

export type Begin = "full" | "owner";

export type SeatKind = "open" | "person" | "bot";

export type Status = "waiting" | "playing" | "finished" | "faulted";

export type CheckState = "passed" | "noted" | "failed";

export type Moderation = "mute" | "unmute" | "ban" | "unban";

export type Role = "act" | "fight" | "card" | "move" | "give_away" | "roll" | "pass" | "end_turn";

export type UndoLock = "nothing" | "chance" | "revealed" | "others";

export interface SwitchChoice {
  id: string;
  name: Text;
}

export interface GameSwitch {
  id: string;
  name: Text;
  clause: string;
  choices: SwitchChoice[];
  standard: string;
}

export interface OriginCounts {
  rulebook: number;
  known_publicly: number;
  house: number;
}

export interface GameLevel {
  id: string;
  about: Text;
  elo: number | null;
}

export interface GameEntry {
  id: string;
  name: Text;
  rule_books: string[];
  least_seats: number;
  most_seats: number;
  rules_version: number;
  content: string;
  switches: GameSwitch[];
  origins: OriginCounts;
  standard_bot: string;
  levels: GameLevel[];
  lesson: number | null;
}

export interface LessonPage {
  title: Text;
  text: Text;
  clause: string | null;
  at: string | null;
}

export interface LessonStep {
  inputs: number;
  option: string;
  pages: LessonPage[];
  wrong: Text | null;
}

export interface Lesson {
  minutes: number;
  steps: LessonStep[];
  end: LessonPage[];
}

export interface SetupWish {
  seats: number;
  options: unknown;
}

export interface SetupRefusal {
  cause: string;
  sentence: Text;
}

export interface ClosedChoice {
  option: string;
  choice: string;
  sentence: Text;
}

export interface SetupAnswer {
  refusal: SetupRefusal | null;
  closed: ClosedChoice[];
}

export interface BotLevel {
  id: string;
  name: Text;
  about: Text;
  offered: boolean;
}

export interface BotTemperament {
  id: string;
  name: Text;
  about: Text;
}

export interface Games {
  version: string;
  games: GameEntry[];
  bots: BotLevel[];
  temperaments: BotTemperament[];
  fixtures: boolean;
}

export interface Item {
  id: string;
  kind: Text;
  name: Text;
  lines: Text[];
  origin: string;
  source: string;
}

export interface BookEntry {
  id: string;
  title: Text;
  clauses: number;
}

export interface RuleClause {
  id: string;
  text: Text;
  table: Text;
  page: Text;
  ruling: boolean;
}

export interface RuleSection {
  title: Text;
  clauses: RuleClause[];
}

export interface Book {
  id: string;
  title: Text;
  sections: RuleSection[];
}

export interface Found {
  clauses: string[];
}

export interface NewGuest {
  name: string | null;
}

export interface Guest {
  account: string;
  token: string;
  name: string;
}

export interface Me {
  account: string;
  name: string;
}

export interface Rename {
  name: string;
}

export interface NewSeat {
  who: SeatWish;
  name: string | null;
  level: string | null;
}

export interface NewTable {
  game: string;
  name: string | null;
  is_public: boolean;
  options: unknown;
  seats: NewSeat[];
  clock: number | null;
  begin: Begin;
  absent: string | null;
}

export interface SeatEntry {
  kind: SeatKind;
  name: string;
  level: string | null;
  temperament: string | null;
  mine: boolean;
  connected: boolean;
  away_since: number | null;
  stand_in: string | null;
  left: boolean;
  resigned: boolean;
  nonce: boolean;
  person: string | null;
  deadline: number | null;
}

export interface Takeback {
  asked_by: number;
  inputs: number;
  agreed: number[];
}

export interface TimedOut {
  seat: number;
  inputs: number;
}

export interface ModeratedPerson {
  person: string;
  name: string;
  muted: boolean;
  banned: boolean;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  status: Status;
  is_public: boolean;
  owner: boolean;
  created: number;
  changed: number;
  started: number | null;
  finished: number | null;
  options: unknown;
  seats: SeatEntry[];
  waiting_for: number[];
  winners: number[];
  turn: number;
  spectators: number;
  begin: Begin;
  clock: number | null;
  deadline: number | null;
  timed_out: TimedOut[];
  invite: string | null;
  commitment: string | null;
  secret: string | null;
  takeback: Takeback | null;
  rematch: string | null;
  rows: number;
  muted: boolean;
  moderated: ModeratedPerson[];
  lesson: boolean;
  absent: string;
}

export interface Tables {
  tables: Table[];
  open: number;
  to_watch: number;
  finished: number;
}

export interface Join {
  invite: string | null;
  seat: number | null;
}

export interface ChangeTable {
  name: string | null;
  is_public: boolean | null;
}

export interface Moderate {
  what: Moderation;
  seat: number | null;
  line: number | null;
  person: string | null;
}

export interface Nonce {
  nonce: string;
}

export interface StandIn {
  level: string | null;
}

export interface Link {
  code: string;
  expires: number;
}

export interface Claim {
  code: string;
}

export interface Continue {
  row: number;
  seats: NewSeat[];
}

export interface Check {
  id: string;
  state: CheckState;
  count: number;
  sentence: Text;
}

export interface Verification {
  ok: boolean;
  checks: Check[];
}

export interface AskHint {
  prompt: number;
}

export interface Hint {
  prompt: number;
  options: WeighedOption[];
  others: number;
}

export interface BotReasons {
  seat: number;
  everything: boolean;
  chosen: Text | null;
  options: WeighedOption[];
  terms: Term[];
}

export interface ReviewState {
  done: number;
  all: number;
  review: Review | null;
}

export interface Error {
  code: string;
  text: Text;
  clause: string | null;
}

export interface Term {
  name: Text;
  others: boolean;
  change: number;
}

export interface WeighedOption {
  option: string;
  label: Text;
  chance: number;
  terms: Term[];
}

export interface ReviewPoint {
  row: number;
  turn: number;
  seat: number;
  chances: number[];
}

export interface ReviewedDecision {
  row: number;
  turn: number;
  seat: number;
  question: Text;
  chosen: Text;
  better: Text;
  cost: number;
  chance_chosen: number;
  chance_better: number;
  terms: Term[];
}

export interface ReviewStroke {
  row: number;
  turn: number;
  seat: number;
  change: number;
  what: Text;
}

export interface SeatAccount {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  decisions: number;
  good: number;
  costly: number;
}

export interface Review {
  game: string;
  rows: number;
  learned: boolean;
  luck_cancels: boolean;
  worlds: number;
  points: ReviewPoint[];
  accounts: SeatAccount[];
  decisions: ReviewedDecision[];
  strokes: ReviewStroke[];
}

export interface Onward {
  role: Role;
  label: Text;
  object: string;
  final: boolean;
  effect: Text | null;
  answers: string[];
}

export interface Says {
  role: Role;
  effect: Text | null;
  won: Text | null;
  lost: Text | null;
  unused: Text | null;
  why_not: Text | null;
  window: string;
  usual: boolean;
  onward: Onward[];
}

export interface GoalPart {
  name: Text;
  amount: number;
  striped: boolean;
}

export interface GoalSeat {
  seat: number;
  most: number;
  parts: GoalPart[];
  shown: Text;
  note: Text | null;
}

export interface GoalStep {
  what: Text;
  brings: Text | null;
  done: boolean;
}

export interface Goal {
  title: Text;
  sentence: Text;
  clause: string;
  seats: GoalSeat[];
  warning: Text | null;
  way: GoalStep[];
}

export interface OptionView {
  id: string;
  label: Text;
  objects: string[];
  final: boolean;
  ends_turn: boolean;
  outcome: unknown;
}

export interface NumbersView {
  first: number;
  last: number;
  first_id: string;
}

export interface PromptView {
  kind: string;
  clause: string;
  question: Text;
  objects: string[];
  options: OptionView[];
  numbers: NumbersView | null;
}

export interface View {
  inputs: number;
  over: boolean;
  winners: number[];
  fault: string | null;
  waiting: number[];
  prompt: PromptView | null;
  table: unknown;
}

export interface EventLine {
  event: string;
  clause: string;
  after: number;
  text: Text;
  objects: string[];
  data: unknown;
}

export interface ReplayStep {
  row: number;
  view: View;
  events_from: number;
  events: EventLine[];
}

export interface Replay {
  rows: number;
  steps: ReplayStep[];
}

export interface OpenQuestion {
  seat: number;
  answer: string | null;
  prompt: PromptView;
}

export interface Moment {
  inputs: number;
  over: boolean;
  fault: string | null;
  chain: string;
  rules: string[];
  questions: OpenQuestion[];
  position: unknown;
}

export interface DebugTable {
  rows: number;
  row: number;
  seed: string | null;
  moment: Moment;
  events_from: number;
  events: EventLine[];
}

export interface PlayedCharacter {
  id: string;
  name: Text;
  played: number;
  won: number;
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  resigned: number;
  whole: number;
  usual: number;
  character: PlayedCharacter | null;
  characters: number;
}

export interface Achievement {
  id: string;
  game: string;
  name: Text;
  about: Text;
  have: number;
  needed: number;
}

export interface Profile {
  name: string;
  colour: number;
  avatar: number;
  since: number;
  games: GameStatistics[];
  achievements: Achievement[];
}

export interface ProfileWish {
  name: string;
  colour: number;
  avatar: number;
}

export interface Friend {
  person: string;
  name: string;
  colour: number;
  avatar: number;
  seen: number;
  together: number;
  won: number;
  lost: number;
}

export interface Invitation {
  table: string;
  game: string;
  name: string;
  from: string;
  invite: string;
  time: number;
}

export interface Friends {
  friends: Friend[];
  invitations: Invitation[];
}

export interface Befriend {
  code: string;
}

export interface TakeSeat {
  invite: string | null;
}

export interface PushState {
  key: string;
  subscriptions: number;
}

export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

export interface Unsubscribe {
  endpoint: string;
}

export interface Notice {
  kind: string;
  title: string;
  body: string;
  table: string;
  address: string;
}

export interface StoryPoint {
  turn: number;
  row: number;
  amounts: number[];
}

export interface StoryMoment {
  turn: number;
  row: number;
  kind: string;
  seat: number | null;
  text: Text;
}

export interface StoryDeed {
  kind: string;
  count: number;
}

export interface StorySeat {
  place: number;
  character: string;
  character_name: Text;
  deeds: StoryDeed[];
}

export interface Story {
  turns: number;
  started: number | null;
  finished: number | null;
  goal: Goal | null;
  seats: StorySeat[];
  points: StoryPoint[];
  moments: StoryMoment[];
}

export interface Hello {
  token: string | null;
  invite: string | null;
  eye: number | null;
}

export interface Look {
  id: number;
  eye: number | null;
}

export interface Answer {
  id: number;
  seat: number;
  prompt: number;
  option: string;
}

export interface Undo {
  id: number;
  seat: number;
  row: number;
}

export interface AskTakeback {
  id: number;
  seat: number;
  inputs: number | null;
}

export interface Consent {
  id: number;
  seat: number;
  yes: boolean;
}

export interface Say {
  id: number;
  text: string;
}

export interface Why {
  id: number;
  seat: number;
}

export interface EarlierLog {
  id: number;
  before: number;
}

export interface Ping {
  id: number;
}

export interface TableChanged {
  table: Table;
}

export interface State {
  row: number;
  eye: number | null;
  prompt: number | null;
  can_undo: boolean;
  undo_lock: UndoLock | null;
  view: View;
  events_from: number;
  events: EventLine[];
}

export interface Ok {
  id: number;
}

export interface Refusal {
  id: number | null;
  error: Error;
}

export interface ChatLine {
  number: number;
  time: number;
  seat: number | null;
  name: string;
  text: string;
  person: string | null;
}

export interface Chat {
  lines: ChatLine[];
}

export interface Reason {
  option: string;
  label: Text;
  objects: string[];
  clause: string;
  rule: Text;
  outcome: unknown;
}

export interface Reasons {
  id: number;
  reasons: Reason[];
}

export interface Log {
  id: number;
  from: number;
  events: EventLine[];
}

export interface Bye {
  error: Error;
}

export type FromClient =
  | ({ type: "hello" } & Hello)
  | ({ type: "look" } & Look)
  | ({ type: "answer" } & Answer)
  | ({ type: "undo" } & Undo)
  | ({ type: "ask_takeback" } & AskTakeback)
  | ({ type: "consent" } & Consent)
  | ({ type: "say" } & Say)
  | ({ type: "why" } & Why)
  | ({ type: "earlier_log" } & EarlierLog)
  | ({ type: "ping" } & Ping);

export type FromServer =
  | ({ type: "table_changed" } & TableChanged)
  | ({ type: "state" } & State)
  | ({ type: "ok" } & Ok)
  | ({ type: "refusal" } & Refusal)
  | ({ type: "chat" } & Chat)
  | ({ type: "reasons" } & Reasons)
  | ({ type: "log" } & Log)
  | ({ type: "bye" } & Bye);
