import { expect, test } from 'vitest';
import { LANGUAGES } from '../lexicon/languages.ts';
import { SHAPES } from '../reader/vocabulary.ts';
import { isFieldPattern } from './pattern-names.ts';

test('every shape has a pattern, and a name in every language', () => {
  for (const name of SHAPES.values) expect(name === 'abstract' || isFieldPattern(name), name).toBe(true);
  for (const language of LANGUAGES)
    for (const [at, name] of SHAPES.values.entries())
      expect(SHAPES.termsIn(language)[at]?.length, `${name} in ${language}`).toBeGreaterThan(0);
});
