import { expect, test } from 'vitest';
import { findSeries } from './find-series.ts';
import { tokenize } from './tokenize.ts';

test.each([
  ['en', 'image for issue no. 112 of ours', 'issue no . 112'],
  ['de', 'Titel für Heft Nr. 7 der Reihe', 'Heft Nr . 7'],
  ['es', 'revista, edición n.º 3 de mayo', 'edición n . º 3'],
  ['en', 'part 2 of 5', 'part 2'],
  ['en', 'there is no. 112 people came', ''],
])('what counts the pieces of a series (%s): %s', (language, text, expected) => {
  const tokens = tokenize(text);
  const series = [...findSeries(tokens, language)].toSorted((a, b) => a - b);
  expect(series.map((at) => tokens[at]?.text).join(' ')).toBe(expected);
});
