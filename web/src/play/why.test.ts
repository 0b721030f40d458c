import { expect, it } from 'vitest';
import { same } from '../lib/language';
import type { Reason, Role } from '../protocol';
import { saying } from './fixtures';
import { reasonsAbout } from './why';

const reason = (option: string, role: Role, clause: string): Reason => ({
  option, label: same(option), objects: [option], clause, rule: same(clause), outcome: saying(option, { role }).outcome,
});
const far = ['a', 'b', 'c', 'd', 'e'].map((hex) => reason(hex, 'move', 'MOVE'));
const heal = reason('heal', 'act', 'HEAL');

it('tells of the thing that was asked about alone', () => {
  expect(reasonsAbout([...far, heal], 'e')).toEqual({ about: [far[4]], others: [] });
});

it('tells of everything, but not of each place that is too far', () => {
  const { about, others } = reasonsAbout([...far, heal], null);
  expect([about, others.map(({ option }) => option)]).toEqual([[], ['a', 'b', 'c', 'heal']]);
  expect(reasonsAbout([heal], 'river')).toEqual({ about: [], others: [heal] });
});
