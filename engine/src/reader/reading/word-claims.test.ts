import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDetectionTable } from './detection-table.ts';
import { claimsOf } from './word-claims.ts';

const claims = (word: string, accented = false) => Object.fromEntries(claimsOf(word, accented));

test('the table in the tree is of the words in the tree', () => {
  const file = join(import.meta.dirname, '../../../data/lexicon/detection.tsv');
  expect(readFileSync(file, 'utf8') === makeDetectionTable(), 'npm run lexicon -- --detection').toBe(true);
});

test('a word is claimed by each language that has it', () => {
  expect(claims('zwischen')).toEqual({ de: 'common' });
  expect(claims('gatto')).toEqual({ it: 'pictured' });
  expect(claims('stellenanzeige')).toEqual({ de: 'telling' });
  expect(claims('xyzzy')).toEqual({});
});

test('what English has is English alone, and a homograph proves less', () => {
  expect(claims('lake')).toEqual({ en: 'pictured' });
  expect(claims('crane')).toMatchObject({ en: 'pictured', fr: 'shared' });
  expect(claims('crane', true)).toMatchObject({ fr: 'pictured' });
});

test('a word without the accents that it has to have proves less', () => {
  expect(claims('wrobel').pl).toBe('unaccented');
  expect(claims('wrobel', true).pl).toBe('pictured');
});

test('endings of plurals and cases are no hindrance', () => {
  expect(claims('laternenfests', true).de).toBe('pictured');
  expect(claims('kotami').pl).toBe('pictured');
});
