import { expect, test } from 'vitest';
import { same } from '../../lib/language';
import type { PromptView } from '../../protocol';
import { columnsOf } from './columns';
import { saysOf } from '../../play/says';
import type { Outcome } from './types';

const nothing: Outcome = { space: null, path: [], foe: null, odds: null, says: saysOf({ id: '', outcome: null }) };
const asked = (outcomes: (Outcome | null)[]): PromptView =>
  ({ options: outcomes.map((outcome, n) => ({ id: String(n), label: same(n), objects: [], final: false, outcome })) }) as unknown as PromptView;

test('only what an option has to tell gets a column', () => {
  expect(columnsOf(asked([null, null]))).toEqual([]);
  expect(columnsOf(asked([{ ...nothing, space: 'outskirts' }]))).toEqual([]);
  expect(columnsOf(asked([null, { ...nothing, space: 'outskirts', path: ['outskirts'] }]))).toEqual(['to']);
  expect(columnsOf(asked([{ ...nothing, foe: 5, odds: { won: 500, tied: 100, lost: 400 } }]))).toEqual(['foe', 'odds']);
});
