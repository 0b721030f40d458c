// Stage: what the parts of a game are given to show a position and to act on it. Play (a running match) and Replay (a
// recorded one, where nothing can be answered) are stages; boards never talk to the server.
import type { GameScreen } from '../games/screen';
import type * as P from '../protocol';

export interface Stage {
  readonly screen: GameScreen;
  readonly table: P.Table | null;
  /** The position on the screen. */
  readonly view: P.View | null;
  /** The seat one looks through; null for a spectator. */
  readonly eye: number | null;
  readonly mySeats: readonly number[];
  /** A match that is over: one moves along it by oneself, and nothing waits to be seen. */
  readonly recorded: boolean;

  /** The log as far as it has been shown; the first line is line `logFrom` of the whole log. */
  readonly log: readonly P.EventLine[];
  readonly logFrom: number;
  /** The event that is being shown right now. */
  readonly current: P.EventLine | null;
  /** Events are still being shown. */
  readonly busy: boolean;
  /** What is shown waits for the person to go on. */
  readonly held: boolean;

  /** The open question, once everything before it has been shown. */
  readonly prompt: P.PromptView | null;
  /** It can be answered now; while it is false nothing is lit. */
  readonly ready: boolean;
  readonly options: readonly P.OptionView[];
  /** The options in the prompt: all, or those of the object that was picked (`narrowed`). */
  readonly listed: readonly P.OptionView[];
  readonly narrowed: string | null;
  /** The key of an option's row; null where it has none. It stays the same as long as the turn lasts. */
  digitOf(option: P.OptionView): number | null;
  /** The option picked but not yet sent (only for answers that cannot be taken back). */
  readonly chosen: P.OptionView | null;
  /** What the board previews: the picked option, or else the one under the pointer or focus. */
  readonly previewed: P.OptionView | null;
  /** The objects that answer when clicked, with their options. */
  readonly lit: ReadonlyMap<string, P.OptionView[]>;

  /** The option under the pointer or focus, in the prompt or on the board; both sides set it. */
  hoveredId: string | null;
  /** The item whose card is enlarged. */
  zoomed: string | null;
  /** The clause the rules drawer shows. */
  clause: string | null;

  /** A click on an option: sends it if it can be taken back or is picked already, otherwise picks it. */
  choose(option: P.OptionView): void;
  /** A click on a lit object. */
  chooseObject(object: string): void;
  /** Nothing is picked any more. */
  clear(): void;
  /** Answers at once, for panels of a game's own (a press in a timing test). */
  answer(option: string): Promise<void>;
  /** Jumps to the end of what is being shown. */
  skip(): void;
}

/** The class of a seat's colour and glyph: s1 to s6. */
export const seatClass = (seat: number): string => `s${(seat % 6) + 1}`;
