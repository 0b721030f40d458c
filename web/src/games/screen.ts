// What a game adds to the generic play screen: its board, its seats, its cards. One file per game; loaded when needed.
import type { Component } from 'svelte';
import type { Text } from '../lib/language';
import type { Moment } from '../play/moments';
import type { Reading } from '../play/reading';
import type { Stage } from '../play/stage';
import type { EventLine, OptionView, PromptView, View } from '../protocol';
import { gameOf } from './games';

export interface SeatProps {
  play: Stage;
  seat: number;
  /** The seat one looks through: at the bottom of the screen, with room for more. */
  own: boolean;
}

export interface OptionProps {
  play: Stage;
  option: OptionView;
}

/**
 * One step of the guided first turn. It is told when a question of one of these kinds is first asked: `goal` before all others,
 * `waiting` once others are waited for.
 */
export interface GuideStep {
  kinds: 'goal' | 'waiting' | readonly string[];
  /** What the position must be like, beside the kind of the question. */
  when?: (play: Stage) => boolean;
  /** Whose step it is, where not everybody has the same. */
  whose?: (play: Stage) => boolean;
  /** What it speaks of, as a CSS selector of the play screen; null for the decision itself. */
  at: string | null;
  title: Text;
  text: Text;
  clause: string | null;
}

/** One line of the player aid: a sign or a code as it is printed, its name, and what it means. */
export interface AidLine {
  /** A sign that the game's `Sign` draws. */
  sign?: string;
  /** Letters or numbers as they are printed. */
  code?: string;
  name: Text;
  text: Text;
  clause: string | null;
  /** It applies at this moment. */
  now?: boolean;
  lines?: AidLine[];
}

export interface AidPart {
  id: string;
  title: Text;
  /** The lines are steps, one after the other. */
  numbered?: boolean;
  lines: AidLine[];
}

export interface GameScreen {
  id: string;
  /** The middle of the screen. */
  Board: Component<{ play: Stage }>;
  /** What goes on, told between the decision and the log: a battle, the space one stands on. */
  Beside?: Component<{ play: Stage }>;
  /** A seat's strip: name and glyph are the play screen's, this is the game's part beside it. */
  Seat: Component<SeatProps>;
  /** The picture at the head of a seat's strip, before the name; none if the game has no figures. */
  Portrait?: Component<SeatProps>;
  /** What the seat plays, below the name of its player ("Orin the Surgeon"). */
  roleOf?: (view: View, seat: number) => Text | null;
  /** On a phone, below glyph and standing in the ribbon of five and six seats: the numbers that decide most. */
  Brief?: Component<{ play: Stage; seat: number }>;
  /** The strips of the others from top to bottom, where that is not the order of turns. */
  orderOf?: (view: View, seats: number[]) => number[];
  /** A hand that is a row of cards lies below the board; any other stands beside it, below its owner's seat. */
  handBelow?: boolean;
  /** The cards in the hand of the seat one looks through. */
  Hand: Component<{ play: Stage }>;
  /** In the top bar: how far the match is (rounds won and the like). */
  Progress: Component<{ play: Stage }>;
  /** An item by its id, enlarged or small. */
  Card: Component<{ play: Stage; id: string; size: 'small' | 'large' }>;
  /** In the prompt, the consequence of an option, in columns below `outcomeHeads`; none if the game has no outcome. */
  Outcome: Component<OptionProps> | null;
  outcomeHeads: (prompt: PromptView) => Text[];
  /** The chance of an option that is a risk, in thousandths; the best stand first. */
  chanceOf?: (option: OptionView) => number | null;
  /** Kinds of questions in which the answer given last holds for the next time, as long as the options are the same. */
  repeats?: readonly string[];
  /** Kinds of questions whose answers cost nothing but the way back (what is uncovered): they are sent after a moment. */
  light?: readonly string[];
  /** Beside the send button: what the picked option means, in a sentence or a small picture. */
  Note?: Component<{ play: Stage }>;
  /** Takes the place of the option list for a question that is more than a list (a timing test); null for all others. */
  panelFor: (prompt: PromptView) => Component<{ play: Stage }> | null;
  /** Shown over the board while it has something to show (a test, the end of a round). */
  Show: Component<{ play: Stage }> | null;
  /** "Round 2 · turn 12 · action 2 of 2". */
  status: (view: View) => Text;
  /** What an object id is called, for labels and screen readers. */
  nameOf: (object: string) => Text;
  /** What is read of a thing before it is chosen: by its object id, or the item it shows; null where its title says all. */
  readingOf?: (play: Stage, object: string, item: string | null) => Reading | null;
  /** Whether an object id names an item with a card of its own, and which. */
  itemOf: (object: string) => string | null;
  /** Key N: the sheet that matters most at this moment, by its item, and what the key is said to do; none if there is no such sheet. */
  sheetKey?: { does: Text; of: (play: Stage) => string | null };
  /** How long an event is worth looking at, in milliseconds at normal speed. */
  pace: (event: EventLine) => number;
  /** The board keeps the position before this event until it has been shown (dice that still roll). */
  holds: (event: EventLine) => boolean;
  /** An event that is shown as more than a line of the log: a drawn card, the end of a fight, a level; null for all others. */
  momentOf?: (event: EventLine, view: View | null) => Moment | null;
  /** What is told of a turn afterwards, to those who waited. */
  isNews?: (event: EventLine) => boolean;
  /** The seat whose turn begins with this event; the log starts a new paragraph there. */
  turnOf: (event: EventLine) => number | null;
  /** The faces that an event shows, for the history of the dice; empty for all other events. */
  diceOf: (event: EventLine) => number[];
  /** People lie and bargain in this game: the chat stands first, and open where more than one person plays. */
  talks?: boolean;
  /** Sentences that somebody may claim in the chat, true or not. */
  claims?: (play: Stage) => Text[];
  guide: GuideStep[];
  /** The player aid: the turn first, then signs, codes and numbers, from the game's own data. */
  aid?: { parts: (play: Stage) => AidPart[]; Sign: Component<{ sign: string }> };
}

export function hasScreen(game: string): boolean {
  return gameOf(game)?.loadScreen != null;
}

export async function loadScreen(game: string, content: string): Promise<GameScreen> {
  const load = gameOf(game)?.loadScreen;
  if (!load) throw new Error(`no screen for ${game}`);
  return load(content);
}
