// Every rule that a guide, an aid or a lesson names is in the rulebooks.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '../docs/rules/';
const clauses = new Set(
  readdirSync(folder).filter((file) => file.endsWith('.md')).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/^- \*\*([A-Z]{3}-[A-Z0-9]+-\d+)/gm)].map((match) => match[1] as string),
  ),
);
const sources = import.meta.glob<string>('./*/{guide,nemesisguide,aid}.ts', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(sources))('%s', (_, source) => {
  const cited = [...source.matchAll(/'((?:KNO|KAR|IMP|REL|RNE|NEM|CAR)-[A-Z0-9]+-\d+)'/g)].map((match) => match[1] as string);
  expect(cited.length).toBeGreaterThan(4);
  for (const id of cited) expect(clauses, id).toContain(id);
});
