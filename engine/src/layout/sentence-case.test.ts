import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

test('a first letter becomes a capital, but words with a shape of their own stay', () => {
  expect(['iPhone sale', 'npm.js', 'hello', 'élan', 'привет', '48 hours', 'როგორ'].map(sentenceCase)).toEqual(
    ['iPhone sale', 'npm.js', 'Hello', 'Élan', 'Привет', '48 hours', 'როგორ'],
  );
});
