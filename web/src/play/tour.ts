// The guided first turn as a model: which step is told. It follows the question that is on the table by its kind; no step is
// told before its question comes, none is told twice, and none stays when its question is over.
import type { GuideStep } from '../games/screen';
import type { Stage } from './stage';

export interface Tour {
  /** The steps told so far, by their place in the guide, in the order in which they were told. */
  readonly told: readonly number[];
  /** Which of them is read now; null while there is nothing new to tell. */
  readonly at: number | null;
  /** The question it was last told of. */
  readonly question: string;
}

/** What is asked: the question and its kind, or that others are waited for; null while something is being shown. */
export type Asked = { kind: string; question: string } | 'waiting' | null;

export const freshTour: Tour = { told: [], at: null, question: '' };

export function askedOf(play: Stage): Asked {
  if (play.prompt) {
    const { kind, options } = play.prompt;
    return { kind, question: [kind, ...options.map(({ id }) => id)].join(' ') };
  }
  if (play.busy || !play.view || play.view.over) return null;
  const mine = play.view.waiting.some((seat) => play.mySeats.includes(seat));
  return mine || play.view.waiting.length === 0 ? null : 'waiting';
}

/** The steps that this person can come to: a nemesis has others than a character. */
export const stepsFor = (steps: readonly GuideStep[], play: Stage): number[] =>
  steps.flatMap((step, n) => (step.whose?.(play) ?? true ? [n] : []));

function fits(step: GuideStep, asked: Asked, play: Stage): boolean {
  if (asked === null || step.kinds === 'goal' || !(step.whose?.(play) ?? true)) return false;
  const kind = asked === 'waiting' ? step.kinds === 'waiting' : step.kinds !== 'waiting' && step.kinds.includes(asked.kind);
  return kind && (step.when?.(play) ?? true);
}

/** The tour at a question; at the same one as before it stays where its reader is. */
export function follow(tour: Tour, steps: readonly GuideStep[], asked: Asked, play: Stage): Tour {
  const question = asked === null ? '' : asked === 'waiting' ? asked : asked.question;
  if (asked === null || question === tour.question) return tour;
  const goal = steps.findIndex((step) => step.kinds === 'goal');
  const told = tour.told.length === 0 && goal >= 0 ? [goal] : [...tour.told];
  const fresh = steps.findIndex((step, n) => !told.includes(n) && fits(step, asked, play));
  const last = told.at(-1);
  if (fresh >= 0) told.push(fresh);
  const still = last !== undefined && fits(steps[last] as GuideStep, asked, play);
  if (tour.told.length === 0 && told[0] === goal) return { told, at: 0, question };
  return { told, at: fresh >= 0 || still ? told.length - 1 : null, question };
}

export const back = (tour: Tour): Tour => ({ ...tour, at: tour.at === null ? null : Math.max(0, tour.at - 1) });

export function forth(tour: Tour): Tour {
  const next = (tour.at ?? -1) + 1;
  return { ...tour, at: next < tour.told.length ? next : null };
}
