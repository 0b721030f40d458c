// How many clicks a turn costs a person with the standard preferences: 50 seeded matches of each game, played by rules of thumb,
// and each question of the first seat put to the same rules that the page goes by. No browser is needed for it.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { OptionView, PromptView } from '../src/protocol';
import { automatic, type Wishes } from '../src/play/passing';
import { besidePrimary, primaryOf, saysOf } from '../src/play/says';
import { program } from './server';

interface Asked {
  match: number;
  /** The turns of the person are counted from 1; 0 is the preparation. */
  turn: number;
  own: boolean;
  prompt: PromptView;
  answer: string;
}

const tool = process.env.KOSTKA_RECORD_QUESTIONS ?? join(dirname(program), 'tools/record_questions');

function recorded(game: string): Asked[] {
  const text = execFileSync(tool, [game, '50'], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return text.trimEnd().split('\n').map((line) => JSON.parse(line) as Asked);
}

/** A question that is asked: one click, and another to confirm what cannot be taken back. */
function clicksFor(prompt: PromptView, option: OptionView | undefined): number {
  if (!option) return 2;
  if (option === primaryOf(prompt)) return saysOf(option).unused ? 2 : 1;
  if (besidePrimary(prompt).includes(option)) return 1;
  // The first way to lay a tile is shown already; another is turned to first.
  if (prompt.kind === 'rotation') return option === prompt.options[0] ? 1 : 2;
  return option.final && !option.ends_turn ? 2 : 1;
}

/** The answer that was given last to a question with the same options, as the page remembers it for weapons. */
class Again {
  #given = new Map<string, string>();
  #key = ({ match, prompt }: Asked) => [match, prompt.kind, ...prompt.options.map(({ id }) => id).sort()].join(' ');
  of = (asked: Asked): OptionView | null => asked.prompt.options.find(({ id }) => id === this.#given.get(this.#key(asked))) ?? null;
  keep = (asked: Asked): void => void this.#given.set(this.#key(asked), asked.answer);
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

interface Measured {
  /** The median of a turn of the person, without what others ask of them in between, and with it. */
  own: number;
  all: number;
  /** Questions that were answered for the person, and how many of these otherwise than the person did. */
  passed: number;
  wrongly: number;
}

function measure(game: string, repeats: readonly string[]): Measured {
  const own = new Map<string, number>();
  const all = new Map<string, number>();
  const again = new Again();
  let passed = 0;
  let wrongly = 0;
  for (const asked of recorded(game)) {
    if (asked.turn === 0) continue;
    const wishes: Wishes = { game, thisTurn: new Set(), again: () => (repeats.includes(asked.prompt.kind) ? again.of(asked) : null) };
    const found = automatic(asked.prompt, wishes);
    const right = found?.option.id === asked.answer;
    if (found) passed += 1;
    if (found && !right && found.why !== 'again') wrongly += 1;
    const given = asked.prompt.options.find(({ id }) => id === asked.answer);
    const clicks = right ? 0 : (found ? 1 : 0) + clicksFor(asked.prompt, given);
    again.keep(asked);
    const key = `${asked.match} ${asked.turn}`;
    own.set(key, (own.get(key) ?? 0) + (asked.own ? clicks : 0));
    all.set(key, (all.get(key) ?? 0) + clicks);
  }
  return { own: median([...own.values()]), all: median([...all.values()]), passed, wrongly };
}

// What was measured when decision 0029 was made; a change that costs people more clicks fails here.
it.each([
  { game: 'knockdown', repeats: [], most: 4 },
  { game: 'karak', repeats: [], most: 6 },
  { game: 'relic', repeats: ['weapon', 'armour'], most: 6 },
])('a turn of $game costs at most $most clicks in the median', ({ game, repeats, most }) => {
  const measured = measure(game, repeats);
  console.log(game, measured);
  expect(measured.own).toBeLessThanOrEqual(most);
  // Nobody loses a choice: a practised player answers the same wherever the game says that nothing is worth asking.
  expect(measured.wrongly).toBe(0);
  if (game !== 'karak') expect(measured.passed).toBeGreaterThan(500);
});
