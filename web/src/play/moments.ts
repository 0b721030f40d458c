// Moments: events that are worth more than a line of the log. A game says which they are (GameScreen.momentOf); how they are
// shown and how long they stay is the same everywhere.
import type { EventLine } from '../protocol';
import type { GameScreen } from '../games/screen';

/** A card that was drawn, how a fight ended, or something that a player will remember. */
export type MomentKind = 'card' | 'result' | 'level' | 'crown' | 'prize' | 'mission' | 'death' | 'foe';

export interface Moment {
  kind: MomentKind;
  /** Whose moment it is; null where it is everybody's. */
  who: number | null;
  /** The item whose card is shown with it. */
  item: string | null;
}

/** One's own cards and fights wait for oneself; everything else goes on by itself. */
export function staysFor(moment: Moment | null, mine: readonly number[]): boolean {
  return moment !== null && (moment.kind === 'card' || moment.kind === 'result') && moment.who !== null && mine.includes(moment.who);
}

/** A turn of somebody else, as it is told afterwards. */
export interface TurnStory {
  seat: number;
  /** The line of the whole log with which it begins. */
  line: number;
  news: { line: EventLine; concerns: boolean }[];
}

export interface Story {
  /** The line of the whole log with which one's own turn begins. */
  until: number;
  turns: TurnStory[];
}

/** An event that names one of these seats, and is not theirs. */
const concerns = (line: EventLine, seat: number, mine: readonly number[]): boolean =>
  !mine.includes(seat) && mine.some((own) => line.objects.includes(`seat-${own}`));

/** What the others did between one's last turn and this one; null while it is not one's own turn, or nothing happened. */
export function storyOf(
  log: readonly EventLine[], logFrom: number, mine: readonly number[], { turnOf, isNews }: Pick<GameScreen, 'turnOf' | 'isNews'>,
): Story | null {
  const turns = log.flatMap((line, n) => {
    const seat = turnOf(line);
    return seat === null ? [] : [{ seat, n }];
  });
  const now = turns.at(-1);
  if (!now || !mine.includes(now.seat) || !isNews) return null;
  const before = turns.slice(0, -1);
  let first = before.length;
  while (first > 0 && !mine.includes(before[first - 1]?.seat ?? -1)) first -= 1;
  const others = before.slice(first).map(({ seat, n }, i) => {
    const end = before[first + i + 1]?.n ?? now.n;
    const news = log.slice(n + 1, end).filter(isNews).map((line) => ({ line, concerns: concerns(line, seat, mine) }));
    return { seat, line: logFrom + n, news };
  });
  return others.length > 0 ? { until: logFrom + now.n, turns: others } : null;
}
