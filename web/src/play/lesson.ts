// A lesson at the table: which of its steps the open question is, and what the coach points at. The match itself follows the
// script because the page gives no other answer; the server lets the bots answer by it.
import type { Lesson, LessonStep, OptionView, View } from '../protocol';

/** The step of the question that is open; null where the script has none. */
export function stepOf(lesson: Lesson, view: View | null): LessonStep | null {
  if (!view?.prompt) return null;
  return lesson.steps.find(({ inputs }) => inputs === view.inputs) ?? null;
}

/** Every step has been answered. */
export function isDone(lesson: Lesson, view: View | null): boolean {
  const last = lesson.steps.at(-1);
  return view !== null && (view.over || last === undefined || view.inputs > last.inputs);
}

/** The steps that the coach speaks at, and the place of one among them. */
export const spokenOf = (lesson: Lesson): LessonStep[] => lesson.steps.filter(({ pages }) => pages.length > 0);

const quoted = (word: string): string => `"${word.replaceAll('"', '\\"')}"`;

/** Where an answer lies: on the table if something there stands for it alone, else its row, or the fold that hides it. */
export function placesOf(option: OptionView, lit: ReadonlyMap<string, readonly OptionView[]>, chosen: boolean): string[] {
  if (chosen) return ['.prompt .go .main'];
  const alone = option.objects.filter((object) => {
    const options = lit.get(object) ?? [];
    return options.length === 1 && options[0]?.id === option.id;
  });
  const things = alone.flatMap((object) => [`#board [data-object=${quoted(object)}]`, `#hand [data-object=${quoted(object)}]`]);
  return [...things, `.prompt [data-option=${quoted(option.id)}]`, '.prompt .fold[aria-expanded="false"]'];
}
