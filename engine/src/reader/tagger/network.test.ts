import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNetwork } from './network.ts';

const folder = new URL('../../../data/reader/', import.meta.url);
type Sample = { rows: number[][]; clauses: number[]; labels: number[][]; kinds: number[] };
const sample = JSON.parse(readFileSync(new URL('sample.json', folder), 'utf8')) as Sample;

test('the network thinks what it thought when it was trained', () => {
  const scores = readNetwork(folder).score(sample);
  for (const [token, row] of sample.labels.entries())
    for (const [label, score] of row.entries()) expect(scores.labels[token]?.[label]).toBeCloseTo(score, 3);
  for (const [kind, score] of sample.kinds.entries()) expect(scores.kinds[kind]).toBeCloseTo(score, 3);
});
