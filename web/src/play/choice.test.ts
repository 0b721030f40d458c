import { expect, it } from 'vitest';
import type { PromptView } from '../protocol';
import { Choice } from './choice.svelte';
import { option, prompt, saying } from './fixtures';

const of = (asked: PromptView | null, ready = true) => new Choice({ prompt: asked, ready });
const three = prompt([
  option('go:a', { objects: ['a'] }), option('take:a', { objects: ['a'] }), option('go:b', { objects: ['b'] }),
]);

it('lights the objects of all options, and none while nothing can be answered', () => {
  expect([...of(three).lit].map(([object, options]) => [object, options.length])).toEqual([['a', 2], ['b', 1]]);
  expect(of(three, false).lit.size).toBe(0);
  expect(of(null).options).toEqual([]);
});

it('gives the option of an object that has one, and lists those of an object that has several', () => {
  const choice = of(three);
  expect(choice.pickObject('b')?.id).toBe('go:b');
  choice.chosenId = 'go:b';
  expect(choice.pickObject('a')).toBeNull();
  expect([choice.listed.length, choice.chosen, choice.narrowed]).toEqual([2, null, 'a']);
  choice.pickObject('a');
  expect([choice.listed.length, choice.narrowed]).toEqual([3, null]);
  expect(choice.pickObject('nowhere')).toBeNull();
});

it('previews what is under the pointer until something is picked', () => {
  const choice = of(three);
  choice.hoveredId = 'go:a';
  expect(choice.previewed?.id).toBe('go:a');
  choice.chosenId = 'go:b';
  expect([choice.chosen?.id, choice.previewed?.id]).toEqual(['go:b', 'go:b']);
  choice.clear();
  expect(choice.chosen).toBeNull();
});

it('takes an object of which an option is picked for that option', () => {
  const choice = of(three);
  choice.chosenId = 'take:a';
  expect([choice.pickObject('a')?.id, choice.narrowed]).toEqual(['take:a', null]);
});

it('has a button for what is neither a row nor on the table, and digits for the rest', () => {
  const asked = prompt([saying('end', { role: 'end_turn' }), option('gather'), saying('skip', { role: 'pass' })]);
  const choice = of(asked);
  expect([choice.primary?.id, choice.beside.map(({ id }) => id), choice.listed.map(({ id }) => id)]).toEqual([
    'end', ['skip'], ['gather'],
  ]);
  expect(asked.options.map((one) => choice.digitOf(one))).toEqual([null, 1, null]);
});

it('takes only numbers that are offered', () => {
  const choice = of(prompt([], { numbers: { first: 2, last: 5, first_id: 'bid:2' } }));
  for (const wrong of [1, 6, 2.5, null]) {
    choice.pickNumber(wrong);
    expect(choice.chosen).toBeNull();
  }
  choice.pickNumber(4);
  expect(choice.chosen?.id).toBe('bid:4');
  choice.chosenId = 'pay:4';
  expect(choice.chosen).toBeNull();
});
