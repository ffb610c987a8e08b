import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { drawings } from '../../art/drawings/drawings.ts';
import { writeTables } from '../../weights.ts';
import { EVIDENCE_ROWS, FEATURE_ROWS } from './card-features.ts';
import { readIllustrationRanker } from './rank-illustrations.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a ranker of two columns: feature 1 speaks for the second drawing, sign 5 for whatever it is evidence of. */
function openRanker(known: readonly string[], bias: readonly number[]) {
  const features = new Float32Array(FEATURE_ROWS * 2);
  features.set([1, 0], 2);
  const choices = new Float32Array((known.length + 1) * 2);
  choices.set([4, 0], 2);
  const evidence = new Float32Array(EVIDENCE_ROWS);
  evidence[5] = 3;
  const { parts, bytes } = writeTables([
    { name: 'features', columns: 2, values: features },
    { name: 'choices', columns: 2, values: choices },
    { name: 'bias', columns: 1, values: Float32Array.from(bias) },
    { name: 'evidence', columns: 1, values: evidence },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'ranker-'));
  folders.push(folder);
  writeFileSync(join(folder, 'model.json'), JSON.stringify({ drawings: known, parts }));
  writeFileSync(join(folder, 'weights.bin'), bytes);
  return readIllustrationRanker(pathToFileURL(`${folder}/`));
}

const [first, second, third] = drawings.map(({ name }) => name) as [string, string, string];
const none = new Map();

test('shares of all drawings and of none are one together', () => {
  const { ranked, none: rest } = openRanker([first, second], [0, 0, 1])({ features: [1], evidence: none });
  expect(ranked.reduce((sum, { share }) => sum + share, rest)).toBeCloseTo(1);
});

test('what the words and what the names say are added', () => {
  const rank = openRanker([first, second], [0, 0, 0]);
  expect(rank({ features: [1], evidence: none }).ranked[0]?.name).toBe(second);
  const named = new Map([[0, new Map([[5, 2]])]]);
  expect(rank({ features: [1], evidence: named }).ranked[0]?.name).toBe(first);
});

test('without a reason for a drawing, none is likelier', () => {
  const { ranked, none: rest } = openRanker([first, second], [0, 0, 2])({ features: [], evidence: none });
  expect(rest).toBeGreaterThan(ranked[0]?.share ?? 1);
});

test('a drawing that the ranker has not learned about has no share', () => {
  const { ranked } = openRanker([first, second], [0, 0, 0])({ features: [], evidence: none });
  expect(ranked.find(({ name }) => name === third)?.share).toBe(0);
});
