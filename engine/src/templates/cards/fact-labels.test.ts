import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { labelsOf } from './fact-labels.ts';

test.each(LANGUAGES)('facts have labels in %s', (language) => {
  const named = Object.entries(labelsOf(language) ?? {}).filter(([, label]) => label !== '');
  expect(named.map(([name]) => name)).toEqual([
    ...['language', 'place', 'remote', 'salary', 'kind', 'feature', 'fix', 'breaking'],
  ]);
});

test('facts in a language without labels stand for themselves', () => {
  expect(labelsOf(undefined)).toBeUndefined();
  expect(labelsOf('xx')).toBeUndefined();
});
