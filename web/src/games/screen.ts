// What a game adds to the generic play screen: its board, its seats, its cards. One file per game; loaded when needed.
import type { Component } from 'svelte';
import type { Text } from '../lib/language';
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

/** One step of the guided first turn: what to say, and where to point (a CSS selector of the play screen). */
export interface GuideStep {
  at: string;
  title: Text;
  text: Text;
  clause: string | null;
  /** Told only once the thing is on the screen; the guide is out of the way until then. */
  waits?: boolean;
  /** Left out unless this is on the screen by then: what only some seats have. */
  only?: string;
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
  /** How long an event is worth looking at, in milliseconds at normal speed. */
  pace: (event: EventLine) => number;
  /** The board keeps the position before this event until it has been shown (dice that still roll). */
  holds: (event: EventLine) => boolean;
  /** The seat whose turn begins with this event; the log starts a new paragraph there. */
  turnOf: (event: EventLine) => number | null;
  /** The faces that an event shows, for the history of the dice; empty for all other events. */
  diceOf: (event: EventLine) => number[];
  guide: GuideStep[];
}

export function hasScreen(game: string): boolean {
  return gameOf(game)?.loadScreen != null;
}

export async function loadScreen(game: string, content: string): Promise<GameScreen> {
  const load = gameOf(game)?.loadScreen;
  if (!load) throw new Error(`no screen for ${game}`);
  return load(content);
}
